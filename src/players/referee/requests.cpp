#include "referee/requests.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "notation/notation.hpp"
#include "notation/position.hpp"
#include "notation/variant.hpp"
#include "record/chance.hpp"
#include "record/event_json.hpp"
#include "record/explain.hpp"
#include "record/fields.hpp"
#include "record/json.hpp"
#include "record/record.hpp"
#include "record/replay.hpp"

namespace tenback::referee {
namespace {

namespace json = boost::json;

json::object good(std::string_view key, json::value value) { return {{"ok", true}, {key, std::move(value)}}; }

json::object bad_request(std::string_view reason) { return refusal_json("bad_request", reason); }

json::object no_game() { return refusal_json("no_game", "there is no game yet: ask for a new one"); }

/// A request with what it is about.
struct Asked {
    const json::object& request;
    std::string id;  // of the game
    Desk& desk;
    Session* game;  // nothing if there is none

    /// Keys that older programs may use for anything count only where they say true.
    [[nodiscard]] bool wants(std::string_view key) const {
        const json::value* value = request.if_contains(key);
        return value != nullptr && value->is_bool() && value->get_bool();
    }
};

json::array legal_json(const Rules& rules, const Turn& turn, CardSet hand) {
    std::vector<std::string> actions;
    const Legal options = legal(rules, turn, hand);
    if (options.may_end) actions.push_back(text_of(rules.game, Move(EndTurn{})));
    for (const PileId pile : all_piles)
        for (const Card card : options.plays[pile.index()]) actions.push_back(text_of(rules.game, Play{card, pile}));
    std::sort(actions.begin(), actions.end());
    return json::value_from(actions).as_array();
}

json::array legal_json(const record::Game& game) {
    if (game.state().status != Status::playing) return {};
    return legal_json(game.rules(), game.state().turn, game.state().hand_to_move());
}

/// What everybody saw happen from there on.
json::array news_json(const Session& session, std::size_t from) {
    json::array news;
    const std::vector<Event>& all = session.events();
    for (std::size_t n = from; n < all.size(); ++n)
        news.push_back(record::event_json(session.game().rules(), std::nullopt, seen_by(std::nullopt, all[n])));
    return news;
}

/// @param since how many events there had been
json::object state_answer(const Asked& asked, const Session& session, std::size_t since) {
    json::object state = record::state_json(session.game());
    if (asked.wants("legal")) state["legal"] = legal_json(session.game());
    json::object answer = good("state", std::move(state));
    if (asked.wants("events")) answer["events"] = news_json(session, since);
    return answer;
}

// A new game

/// From `decks`, or shuffled by the seed.
Result<Deck> new_deck(const json::object& request, const Rules& rules, std::uint64_t seed) {
    if (!request.contains("decks")) return seeded_deck(rules, seed);
    if (request.contains("seed")) return Error{"'decks' and 'seed' exclude each other"};
    return record::deck_in(request, rules);
}

/// The one that was asked for; with `decks` a fixed one, otherwise by chance.
Result<std::uint64_t> new_seed(const json::object& request) {
    if (!request.contains("seed"))
        return request.contains("decks") || request.contains("record") ? 0 : record::chance_seed();
    const auto seed = record::integer_in(request, "seed");
    if (!seed) return Error{seed.reason()};
    if (*seed < 0 || static_cast<std::uint64_t>(*seed) >= seed_limit) return Error{"'seed' must be from 0 to 2^53-1"};
    return static_cast<std::uint64_t>(*seed);
}

/// Who begins; nothing if the wishes settle it.
Result<std::optional<Seat>> new_first(const json::object& request, const Rules& rules) {
    if (!request.contains("first")) return std::optional(Seat());
    if (const json::value& first = request.at("first"); first.is_string() && first.get_string() == "wishes")
        return std::optional<Seat>();
    const auto seat = record::seat_in(request, "first", rules);
    if (!seat) return Error{seat.reason()};
    return std::optional(*seat);
}

struct Start {
    record::Game game;
    std::vector<Event> events{};
};

Result<Start> dealt(const json::object& request, std::uint64_t seed) {
    const auto rules = record::rules_in(request);
    if (!rules) return Error{rules.reason()};
    const auto first = new_first(request, *rules);
    if (!first) return Error{first.reason()};
    const auto deck = new_deck(request, *rules, seed);
    if (!deck) return Error{deck.reason()};
    Start start{record::Game(*rules, *deck)};
    if (*first) start.game.begin(**first, &start.events);
    return start;
}

/// A number that need not be there.
Result<std::optional<int>> number_in(const json::object& request, std::string_view key, int least, int most) {
    if (!request.contains(key)) return std::optional<int>();
    const auto number = record::integer_in(request, key);
    if (!number || *number < least || *number > most)
        return Error{fmt::format("'{}' must be an integer from {} to {}", key, least, most)};
    return std::optional(static_cast<int>(*number));
}

/// The game of a record as it stood when so many cards of a turn lay; as it ends without `turn`.
Result<Start> recorded(const json::object& request) {
    for (const std::string_view key : {"decks", "seed", "first"})
        if (request.contains(key)) return Error{fmt::format("'record' and '{}' exclude each other", key)};
    const auto record = record::object_in(request, "record");
    if (!record) return Error{record.reason()};
    const auto turn = number_in(request, "turn", 1, 999);
    if (!turn) return Error{turn.reason()};
    const auto played = number_in(request, "played", 0, 99);
    if (!played) return Error{played.reason()};
    const auto game = record::read_record(**record);
    if (!game) return Error{"record: " + game.reason()};
    record::Replay replay(*game);
    replay.go_to(replay.last_place());
    if (*turn && !replay.go_to(**turn, played->value_or(0))) return Error{"the game never came to that moment"};
    return Start{replay.game(), replay.history()};
}

std::optional<Error> read_bots(const json::object& bots, const Rules& rules, Machines& machines) {
    for (const auto& [key, value] : bots) {
        const bool is_seat = key.size() == 1 && key[0] >= '1' && key[0] <= '0' + rules.players;
        const bool is_bot = value.is_string() && bots::find_bot(value.get_string()) != nullptr;
        if (!is_seat || !is_bot) return Error{fmt::format("bots: {} is no seat or its bot is unknown", record::quoted(key))};
        machines.bots[static_cast<std::size_t>(key[0] - '1')] = value.get_string();
    }
    return std::nullopt;
}

Result<Machines> machines_in(const Asked& asked, const Rules& rules, std::uint64_t seed) {
    Machines machines{.seed = seed, .talk = asked.wants("bots_talk")};
    if (!asked.request.contains("bots")) return machines;
    const auto bots = record::object_in(asked.request, "bots");
    if (!bots) return Error{bots.reason()};
    if (auto error = read_bots(**bots, rules, machines)) return *error;
    const auto effort = number_in(asked.request, "effort", 1, 1'000'000);
    if (!effort) return Error{effort.reason()};
    if (*effort) machines.effort = bots::Effort{static_cast<std::uint32_t>(**effort)};
    return machines;
}

json::object too_many_games() {
    return refusal_json("too_many_games", fmt::format("there are {} games already: close some", Desk::most_games));
}

bool has_room(const Desk& desk, std::string_view id) {
    return desk.games.size() < Desk::most_games || desk.games.contains(id);
}

json::object start(const Asked& asked) {
    const auto seed = new_seed(asked.request);
    if (!seed) return bad_request(seed.reason());
    auto begun = asked.request.contains("record") ? recorded(asked.request) : dealt(asked.request, *seed);
    if (!begun) return bad_request(begun.reason());
    const auto machines = machines_in(asked, begun->game.rules(), *seed);
    if (!machines) return bad_request(machines.reason());
    if (!has_room(asked.desk, asked.id)) return too_many_games();
    Session session(std::move(begun->game), std::move(begun->events), *machines, asked.desk.crew);
    return state_answer(asked, asked.desk.games.insert_or_assign(asked.id, std::move(session)).first->second, 0);
}

// What seats do

json::object act(const Asked& asked, Seat seat, const Action& action) {
    Session& session = *asked.game;
    const record::Game& game = session.game();
    const bool speaks = std::holds_alternative<Say>(action) || std::holds_alternative<Wish>(action);
    if (speaks && session.machines().at(seat))
        return refusal_json("bots_seat", fmt::format("a bot plays seat {}", seat.number()));
    const std::size_t since = session.events().size();
    if (const auto refusal = session.act(seat, action, asked.desk.crew))
        return refusal_json(code_of(*refusal), record::explain(game.rules(), game.state().turn, seat, action, *refusal));
    return state_answer(asked, session, since);
}

json::object play(const Asked& asked) {
    const json::object& request = asked.request;
    const auto shape = record::integer_in(request, "seat");
    if (!shape) return bad_request(shape.reason());
    const auto card_text = record::string_in(request, "card");
    if (!card_text) return bad_request(card_text.reason());
    const auto pile_text = record::string_in(request, "pile");
    if (!pile_text) return bad_request(pile_text.reason());
    if (asked.game == nullptr) return no_game();
    const Rules& rules = asked.game->game().rules();
    const auto seat = record::seat_in(request, "seat", rules);
    if (!seat) return bad_request(seat.reason());
    const auto card = parse_card(rules.game, *card_text);
    if (!card) return bad_request(record::quoted(*card_text) + " is no card of " + std::string(text_of(rules.game)));
    // An unknown pile is the game's to refuse, in its turn.
    return act(asked, *seat, Play{*card, parse_pile(*pile_text).value_or(PileId::nowhere())});
}

/// A request about a seat and nothing else.
template <class Then>
json::object with_seat(const Asked& asked, Then then) {
    const auto shape = record::integer_in(asked.request, "seat");
    if (!shape) return bad_request(shape.reason());
    if (asked.game == nullptr) return no_game();
    const auto seat = record::seat_in(asked.request, "seat", asked.game->game().rules());
    if (!seat) return bad_request(seat.reason());
    return then(*seat);
}

json::object end(const Asked& asked) {
    return with_seat(asked, [&](Seat seat) { return act(asked, seat, EndTurn{}); });
}

json::object say(const Asked& asked) {
    const auto text = record::string_in(asked.request, "say");
    if (!text) return bad_request(text.reason());
    const auto said = parse_say(*text);
    if (!said) return bad_request(record::quoted(*text) + " cannot be said");
    return with_seat(asked, [&](Seat seat) { return act(asked, seat, *said); });
}

json::object wish(const Asked& asked) {
    const auto text = record::string_in(asked.request, "wish");
    if (!text) return bad_request(text.reason());
    const auto wished = parse_wish(*text);
    if (!wished) return bad_request(record::quoted(*text) + " is no wish");
    return with_seat(asked, [&](Seat seat) { return act(asked, seat, *wished); });
}

json::object begin(const Asked& asked) {
    if (asked.game == nullptr) return no_game();
    Session& session = *asked.game;
    if (session.game().state().status != Status::opening)
        return refusal_json(code_of(Refusal::already_begun), "somebody has already begun");
    const std::size_t since = session.events().size();
    session.begin(session.settled_first(), asked.desk.crew);
    return state_answer(asked, session, since);
}

// What is asked about a game

json::object list_legal(const Asked& asked) {
    if (asked.request.contains("position")) {
        const auto text = record::string_in(asked.request, "position");
        if (!text) return bad_request(text.reason());
        const auto position = parse_position(*text);
        if (!position) return bad_request("position: " + position.reason());
        if (!position->view.your_move()) return good("legal", json::array());
        return good("legal", legal_json(position->rules, position->view.turn, position->view.hand));
    }
    if (asked.game == nullptr) return no_game();
    return good("legal", legal_json(asked.game->game()));
}

json::object look(const Asked& asked) {
    return with_seat(asked, [&](Seat seat) { return good("view", record::view_json(asked.game->game(), seat)); });
}

/// The game has begun, or why that is asked for in vain.
std::optional<json::object> not_begun(const Asked& asked) {
    if (asked.game->game().state().status != Status::opening) return std::nullopt;
    return refusal_json("not_begun", "nobody has begun yet");
}

json::object locate(const Asked& asked) {
    return with_seat(asked, [&](Seat seat) {
        if (auto refused = not_begun(asked)) return *refused;
        const record::Game& game = asked.game->game();
        if (game.state().status != Status::playing) return refusal_json(code_of(Refusal::game_over), "the game is over");
        return good("position", json::string(text_of(game.rules(), game.view(seat))));
    });
}

json::object write_record(const Asked& asked) {
    if (asked.game == nullptr) return no_game();
    if (auto refused = not_begun(asked)) return *refused;
    return good("record", record::record_json(asked.game->game()));
}

// Several games

Result<std::string> id_in(const json::object& request, std::string_view key) {
    const auto text = record::string_in(request, key);
    if (!text || text->empty() || text->size() > Desk::longest_id)
        return Error{fmt::format("'{}' must be a string of 1 to {} bytes", key, Desk::longest_id)};
    return std::string(*text);
}

json::object clone(const Asked& asked) {
    const auto to = id_in(asked.request, "to");
    if (!to) return bad_request(to.reason());
    if (asked.game == nullptr) return no_game();
    if (!has_room(asked.desk, *to)) return too_many_games();
    const Session copy = *asked.game;
    return state_answer(asked, asked.desk.games.insert_or_assign(*to, copy).first->second, copy.events().size());
}

json::object undo(const Asked& asked) {
    const auto count = number_in(asked.request, "count", 1, 1'000'000);
    if (!count) return bad_request(count.reason());
    if (asked.game == nullptr) return no_game();
    if (!asked.game->undo(static_cast<std::size_t>(count->value_or(1))))
        return refusal_json("nothing_to_undo", "so many requests have not changed this game");
    return state_answer(asked, *asked.game, asked.game->events().size());
}

json::object close(const Asked& asked) {
    if (asked.game == nullptr) return no_game();
    asked.desk.games.erase(asked.id);
    return good("games", asked.desk.games.size());
}

struct Request {
    std::string_view name;
    json::object (*handle)(const Asked& asked);
};
constexpr std::array requests{Request{"new", start},        Request{"play", play},   Request{"end", end},
                              Request{"legal", list_legal}, Request{"view", look},   Request{"record", write_record},
                              Request{"say", say},          Request{"wish", wish},   Request{"begin", begin},
                              Request{"position", locate},  Request{"clone", clone}, Request{"undo", undo},
                              Request{"close", close}};

}  // namespace

json::object refusal_json(std::string_view code, std::string_view message) {
    return {{"ok", false}, {"error", json::object{{"code", code}, {"message", message}}}};
}

json::object answer_request(const json::object& request, Desk& desk) {
    const auto name = record::string_in(request, "do");
    if (!name) return bad_request(name.reason());
    const auto known = std::ranges::find(requests, *name, &Request::name);
    if (known == requests.end()) return bad_request(record::quoted(*name) + " is no request");
    const bool has_id = request.contains("id");
    const auto id = has_id ? id_in(request, "id") : Result<std::string>(std::string());
    if (!id) return bad_request(id.reason());
    json::object answer = known->handle({request, *id, desk, desk.find(*id)});
    if (has_id) answer["id"] = *id;
    return answer;
}

}  // namespace tenback::referee
