#include "record/json.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "notation/notation.hpp"
#include "notation/variant.hpp"

namespace tenback {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 4> status_words{"opening", "playing", "won", "lost"};

json::value text_of(Reason reason) {
    switch (reason) {
        case Reason::none: return nullptr;
        case Reason::all_played: return "all_played";
        case Reason::stuck: return "stuck";
    }
    return nullptr;
}

json::value number_of(std::optional<Seat> seat) { return seat ? json::value(seat->number()) : json::value(nullptr); }

std::string key_of(int number) { return std::to_string(number); }

json::array cards_json(GameKind game, CardSet cards) {
    json::array array;
    array.reserve(static_cast<std::size_t>(cards.size()));
    for (const Card card : cards) array.emplace_back(text_of(game, card));
    return array;
}

/// In the byte order of their names: D1 D2 U1 U2.
json::array piles_json(PileSet piles) {
    json::array array;
    for (const PileId pile : {D1, D2, U1, U2})
        if (piles.contains(pile)) array.emplace_back(text_of(pile));
    return array;
}

json::object tops_json(const Rules& rules, const Turn& turn) {
    json::object tops;
    for (const PileId pile : all_piles) {
        if (!rules.piles.contains(pile)) continue;
        const Card top = turn.tops[pile.index()];
        const bool bare = top == rules.row_cards[pile.index()];
        tops[text_of(pile)] = bare ? json::value(nullptr) : json::value(text_of(rules.game, top));
    }
    return tops;
}

/// A draw pile is named after its seat, or "0" if it is common to all.
json::object draw_json(const Rules& rules, const PublicView& view) {
    json::object draw;
    for (int side = 0; side < rules.decks; ++side) draw[key_of(rules.cooperative() ? 0 : side + 1)] = view.draw[side];
    return draw;
}

json::value laid_json(const Rules& rules, const PublicView& view) {
    if (rules.cooperative()) return cards_json(rules.game, view.laid[0]);
    return json::object{{"1", cards_json(rules.game, view.laid[0])}, {"2", cards_json(rules.game, view.laid[1])}};
}

int cards_left(const PublicView& view) {
    int left = 0;
    for (const int count : view.counts) left += count;
    for (const int count : view.draw) left += count;
    return left;
}

/// `state`, with those hands that the reader may see.
json::object state_json(const Rules& rules, const PublicView& view, json::object hands) {
    const Turn& turn = view.turn;
    const bool playing = view.status == Status::playing;
    const bool begun = view.status != Status::opening;
    return {{"status", text_of(view.status)},
            {"reason", text_of(view.reason)},
            {"winner", number_of(view.winner)},
            {"left", cards_left(view)},
            {"seat", number_of(begun ? std::optional(turn.seat) : std::nullopt)},
            {"turn", view.turn_number},
            {"played", turn.played},
            {"required", turn.required},
            {"may_end", playing && may_end(turn)},
            {"must_cover", piles_json(playing ? turn.due : PileSet())},
            {"burning", piles_json(turn.burning)},
            {"piles", tops_json(rules, turn)},
            {"hands", std::move(hands)},
            {"draw", draw_json(rules, view)}};
}

json::object view_json(const Rules& rules, const View& view, json::array talk) {
    json::object counts;
    for (int seat = 0; seat < rules.players; ++seat) counts[key_of(seat + 1)] = view.counts[seat];
    json::object result = state_json(rules, view, {{key_of(view.you.number()), cards_json(rules.game, view.hand)}});
    result["you"] = view.you.number();
    result["counts"] = std::move(counts);
    result["laid"] = laid_json(rules, view);
    result["talk"] = std::move(talk);
    return result;
}

json::array turns_json(const Game& game) {
    json::array turns;
    for (const PlayedTurn& turn : game.turns()) {
        json::array plays;
        for (const Play play : turn.plays) plays.emplace_back(text_of(game.rules().game, play));
        turns.push_back(json::object{{"seat", turn.seat.number()}, {"plays", std::move(plays)}});
    }
    return turns;
}

json::array talk_json(const Game& game) {
    json::array talk;
    for (const Spoken& spoken : game.spoken())
        talk.push_back(json::object{
            {"seat", spoken.seat.number()}, {"turn", spoken.turn}, {"played", spoken.played}, {"say", text_of(spoken.say)}});
    return talk;
}

json::object wishes_json(const Game& game) {
    json::object wishes;
    for (int seat = 0; seat < game.rules().players; ++seat)
        if (const Wish wish = game.talk().wishes[seat]; wish != Wish::unsaid) wishes[key_of(seat + 1)] = text_of(wish);
    return wishes;
}

}  // namespace

std::string_view text_of(Status status) { return status_words[static_cast<std::size_t>(status)]; }

std::optional<Status> parse_status(std::string_view text) {
    const auto* word = std::find(status_words.begin(), status_words.end(), text);
    if (word == status_words.end()) return std::nullopt;
    return static_cast<Status>(word - status_words.begin());
}

json::object options_json(const Rules& rules) {
    const Options& options = rules.options;
    switch (rules.game) {
        case GameKind::classic: return {{"fire", options.fire}, {"minimum", options.minimum}, {"hand", options.hand}};
        case GameKind::quick: return {{"pro", options.pro}};
        case GameKind::face: return {};
    }
    return {};
}

json::array decks_json(const Rules& rules, const Deck& deck) {
    json::array decks;
    for (int d = 0; d < rules.decks; ++d) {
        json::array cards;
        for (const Card card : part_of(rules, deck, d)) cards.emplace_back(text_of(rules.game, card));
        decks.emplace_back(std::move(cards));
    }
    return decks;
}

json::object state_json(const Game& game) {
    const Rules& rules = game.rules();
    json::object hands;
    for (int seat = 0; seat < rules.players; ++seat)
        hands[key_of(seat + 1)] = cards_json(rules.game, game.state().hands[seat]);
    return state_json(rules, public_view(rules, game.state(), game.talk()), std::move(hands));
}

json::object view_json(const Game& game, Seat seat) {
    json::array talk;
    for (const Spoken& spoken : game.spoken())
        talk.push_back(json::object{{"seat", spoken.seat.number()}, {"turn", spoken.turn}, {"say", text_of(spoken.say)}});
    return view_json(game.rules(), game.view(seat), std::move(talk));
}

json::object result_json(const Game& game) {
    const State& state = game.state();
    return {{"status", text_of(state.status)},
            {"reason", text_of(state.reason)},
            {"left", cards_left(game.rules(), state)},
            {"winner", number_of(state.winner)}};
}

json::object record_json(const Game& game) {
    const Rules& rules = game.rules();
    json::object record{{"tenback", 1},
                        {"game", text_of(rules.game)},
                        {"players", rules.players},
                        {"options", options_json(rules)},
                        {"first", number_of(game.first())},
                        {"decks", decks_json(rules, game.deck())},
                        {"turns", turns_json(game)},
                        {"result", result_json(game)}};
    if (json::array talk = talk_json(game); !talk.empty()) record["talk"] = std::move(talk);
    if (json::object wishes = wishes_json(game); !wishes.empty()) record["wishes"] = std::move(wishes);
    return record;
}

}  // namespace tenback
