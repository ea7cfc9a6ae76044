#include "record/referee.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <exception>
#include <vector>

#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "record/chance.hpp"
#include "record/explain.hpp"
#include "record/fields.hpp"
#include "record/json.hpp"
#include "record/lines.hpp"

namespace tenback::record {
namespace {

namespace json = boost::json;

using MaybeGame = std::optional<Game>;

json::object good(std::string_view key, json::value value) { return {{"ok", true}, {key, std::move(value)}}; }

json::object bad(std::string_view code, std::string_view message) {
    return {{"ok", false}, {"error", json::object{{"code", code}, {"message", message}}}};
}

json::object bad_request(std::string_view reason) { return bad("bad_request", reason); }

json::object no_game() { return bad("no_game", "there is no game yet: ask for a new one"); }

/// From `decks`, from `seed`, or shuffled.
Result<Deck> new_deck(const json::object& request, const Rules& rules) {
    const bool has_seed = request.contains("seed");
    if (request.contains("decks")) {
        if (has_seed) return Error{"'decks' and 'seed' exclude each other"};
        return deck_in(request, rules);
    }
    if (!has_seed) return seeded_deck(rules, chance_seed());
    const auto seed = integer_in(request, "seed");
    if (!seed) return Error{seed.reason()};
    if (*seed < 0 || static_cast<std::uint64_t>(*seed) >= seed_limit) return Error{"'seed' must be from 0 to 2^53-1"};
    return seeded_deck(rules, static_cast<std::uint64_t>(*seed));
}

json::object start(const json::object& request, MaybeGame& game) {
    const auto rules = rules_in(request);
    if (!rules) return bad_request(rules.reason());
    Seat first;
    if (request.contains("first")) {
        const auto seat = seat_in(request, "first", *rules);
        if (!seat) return bad_request(seat.reason());
        first = *seat;
    }
    const auto deck = new_deck(request, *rules);
    if (!deck) return bad_request(deck.reason());
    game = Game(*rules, *deck, first);
    return good("state", state_json(*game));
}

json::object act(Game& game, Seat seat, const Action& action) {
    if (const auto refusal = game.act(seat, action))
        return bad(code_of(*refusal), explain(game.rules(), game.state().turn, seat, action, *refusal));
    return good("state", state_json(game));
}

json::object play(const json::object& request, MaybeGame& game) {
    const auto shape = integer_in(request, "seat");
    if (!shape) return bad_request(shape.reason());
    const auto card_text = string_in(request, "card");
    if (!card_text) return bad_request(card_text.reason());
    const auto pile_text = string_in(request, "pile");
    if (!pile_text) return bad_request(pile_text.reason());
    if (!game) return no_game();
    const Rules& rules = game->rules();
    const auto seat = seat_in(request, "seat", rules);
    if (!seat) return bad_request(seat.reason());
    const auto card = parse_card(rules.game, *card_text);
    if (!card) return bad_request(quoted(*card_text) + " is no card of " + std::string(text_of(rules.game)));
    // An unknown pile is the game's to refuse, in its turn.
    return act(*game, *seat, Play{*card, parse_pile(*pile_text).value_or(PileId::nowhere())});
}

json::object end(const json::object& request, MaybeGame& game) {
    const auto shape = integer_in(request, "seat");
    if (!shape) return bad_request(shape.reason());
    if (!game) return no_game();
    const auto seat = seat_in(request, "seat", game->rules());
    if (!seat) return bad_request(seat.reason());
    return act(*game, *seat, EndTurn{});
}

json::object list_legal(const json::object& /*request*/, MaybeGame& game) {
    if (!game) return no_game();
    const Rules& rules = game->rules();
    const State& state = game->state();
    std::vector<std::string> actions;
    if (state.status == Status::playing) {
        const Legal options = legal(rules, state.turn, state.hand_to_move());
        if (options.may_end) actions.push_back(text_of(rules.game, Move(EndTurn{})));
        for (const PileId pile : all_piles)
            for (const Card card : options.plays[pile.index()]) actions.push_back(text_of(rules.game, Play{card, pile}));
    }
    std::sort(actions.begin(), actions.end());
    return good("legal", json::value_from(actions));
}

json::object look(const json::object& request, MaybeGame& game) {
    const auto shape = integer_in(request, "seat");
    if (!shape) return bad_request(shape.reason());
    if (!game) return no_game();
    const auto seat = seat_in(request, "seat", game->rules());
    if (!seat) return bad_request(seat.reason());
    return good("view", view_json(*game, *seat));
}

json::object write_record(const json::object& /*request*/, MaybeGame& game) {
    if (!game) return no_game();
    return good("record", record_json(*game));
}

struct Request {
    std::string_view name;
    json::object (*handle)(const json::object& request, MaybeGame& game);
};
constexpr std::array<Request, 6> requests{
    {{"new", start}, {"play", play}, {"end", end}, {"legal", list_legal}, {"view", look}, {"record", write_record}}};

json::object handle(std::string_view line, MaybeGame& game) {
    if (line.size() > Referee::longest_line) return bad_request("the line is longer than 1 MiB");
    const auto request = parse_object(line);
    if (!request) return bad_request(request.reason());
    const auto name = string_in(*request, "do");
    if (!name) return bad_request(name.reason());
    for (const Request& known : requests)
        if (known.name == *name) return known.handle(*request, game);
    return bad_request(quoted(*name) + " is no request");
}

}  // namespace

std::string Referee::answer(std::string_view line) {
    try {
        return json::serialize(handle(line, game_));
    } catch (const std::exception& error) {  // such as memory running out
        return json::serialize(bad_request(error.what()));
    }
}

void run_referee(std::istream& in, std::ostream& out) {
    Referee referee;
    std::string line;
    while (read_line(in, line, Referee::longest_line)) out << referee.answer(line) << '\n' << std::flush;
}

}  // namespace tenback::record
