#include "record/json.hpp"

#include <boost/json.hpp>

#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "record/json_parts.hpp"

namespace tenback::record {
namespace {

namespace json = boost::json;

json::object tops_json(const Rules& rules, const Turn& turn, const json::storage_ptr& where) {
    json::object tops(where);
    for (const PileId pile : all_piles) {
        if (!rules.piles.contains(pile)) continue;
        const Card top = turn.tops[pile.index()];
        const bool bare = top == rules.row_cards[pile.index()];
        tops[text_of(pile)] = bare ? json::value(nullptr) : json::value(text_of(rules.game, top));
    }
    return tops;
}

/// A draw pile is named after its seat, or "0" if it is common to all.
json::object draw_json(const Rules& rules, const PublicView& view, const json::storage_ptr& where) {
    json::object draw(where);
    for (int side = 0; side < rules.decks; ++side) draw[key_of(rules.cooperative() ? 0 : side + 1)] = view.draw[side];
    return draw;
}

int cards_left(const PublicView& view) {
    int left = 0;
    for (const int count : view.counts) left += count;
    for (const int count : view.draw) left += count;
    return left;
}

json::object counts_json(const Rules& rules, const PublicView& view, const json::storage_ptr& where = {}) {
    json::object counts(where);
    for (int seat = 0; seat < rules.players; ++seat) counts[key_of(seat + 1)] = view.counts[seat];
    return counts;
}

/// `state`, with those hands that the reader may see, if any.
json::object state_json(const Rules& rules, const PublicView& view, std::optional<json::object> hands,
                        const json::storage_ptr& where = {}) {
    constexpr std::size_t fields = 32;  // at most, with what others add
    const Turn& turn = view.turn;
    const bool playing = view.status == Status::playing;
    const bool begun = view.status != Status::opening;
    json::object state({{"status", status_json(view.status)},
                        {"reason", reason_json(view.reason)},
                        {"winner", seat_json(view.winner)},
                        {"left", cards_left(view)},
                        {"seat", seat_json(begun ? std::optional(turn.seat) : std::nullopt)},
                        {"turn", view.turn_number},
                        {"played", turn.played},
                        {"required", turn.required},
                        {"may_end", playing && may_end(turn)},
                        {"must_cover", piles_json(playing ? turn.due : PileSet(), where)},
                        {"burning", piles_json(turn.burning, where)},
                        {"piles", tops_json(rules, turn, where)}},
                       fields, where);
    if (hands) state["hands"] = std::move(*hands);
    state["draw"] = draw_json(rules, view, where);
    return state;
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

/// The beginning of an entry that tells of a moment.
json::object moment_json(Seat seat, int turn, int played) {
    return {{"seat", seat.number()}, {"turn", turn}, {"played", played}};
}

json::array talk_json(const Game& game) {
    json::array talk;
    for (const Spoken& it : game.spoken())
        talk.emplace_back(moment_json(it.seat, it.turn, it.played)).get_object()["say"] = text_of(it.say);
    return talk;
}

json::array taken_back_json(const Game& game) {
    json::array all;
    for (const TakenBack& it : game.taken_back())
        all.emplace_back(moment_json(game.turn(it.turn).seat, it.turn, it.played)).get_object()["play"] =
            text_of(game.rules().game, it.play);
    return all;
}

json::array bot_turns_json(const Game& game) {
    json::array all;
    for (const StoodIn& it : game.stood_in())
        all.emplace_back(moment_json(game.turn(it.turn).seat, it.turn, it.played)).get_object()["laid"] = it.laid;
    return all;
}

json::object wishes_json(const Game& game) {
    json::object wishes;
    for (int seat = 0; seat < game.rules().players; ++seat)
        if (const Wish wish = game.talk().wishes[seat]; wish != Wish::unsaid) wishes[key_of(seat + 1)] = text_of(wish);
    return wishes;
}

}  // namespace

json::object hands_json(const Rules& rules, const State& state) {
    json::object hands;
    for (int seat = 0; seat < rules.players; ++seat) hands[key_of(seat + 1)] = cards_json(rules.game, state.hands[seat]);
    return hands;
}

json::object state_json(const Rules& rules, const State& state, const Talk& talk) {
    return state_json(rules, public_view(rules, state, talk), hands_json(rules, state));
}

json::value laid_json(const Rules& rules, const PublicView& view) {
    if (rules.cooperative()) return cards_json(rules.game, view.laid[0]);
    return json::object{{"1", cards_json(rules.game, view.laid[0])}, {"2", cards_json(rules.game, view.laid[1])}};
}

json::object public_json(const Rules& rules, const PublicView& view, const json::storage_ptr& where) {
    json::object result = state_json(rules, view, std::nullopt, where);
    result["counts"] = counts_json(rules, view, where);
    return result;
}

json::object view_json(const Rules& rules, const View& view, json::array talk) {
    json::object hands{{key_of(view.you.number()), cards_json(rules.game, view.hand)}};
    json::object result = state_json(rules, view, std::move(hands));
    result["you"] = view.you.number();
    result["counts"] = counts_json(rules, view);
    result["laid"] = laid_json(rules, view);
    result["talk"] = std::move(talk);
    return result;
}

json::object view_json(const Game& game, Seat seat) {
    json::array talk;
    for (const Spoken& spoken : game.spoken())
        talk.push_back(json::object{{"seat", spoken.seat.number()}, {"turn", spoken.turn}, {"say", text_of(spoken.say)}});
    return view_json(game.rules(), game.view(seat), std::move(talk));
}

json::object result_json(const Game& game) {
    const State& state = game.state();
    return {{"status", status_json(state.status)},
            {"reason", reason_json(state.reason)},
            {"left", cards_left(game.rules(), state)},
            {"winner", seat_json(state.winner)}};
}

json::object record_json(const Game& game) {
    const Rules& rules = game.rules();
    json::object record{{"tenback", record_version},        {"game", text_of(rules.game)},
                        {"players", rules.players},         {"options", options_json(rules)},
                        {"first", seat_json(game.first())}, {"decks", decks_json(rules, game.deck())},
                        {"turns", turns_json(game)},        {"result", result_json(game)}};
    if (json::array talk = talk_json(game); !talk.empty()) record["talk"] = std::move(talk);
    if (json::object wishes = wishes_json(game); !wishes.empty()) record["wishes"] = std::move(wishes);
    if (!game.taken_back().empty()) record["taken_back"] = taken_back_json(game);
    if (!game.stood_in().empty()) record["bot_turns"] = bot_turns_json(game);
    return record;
}

}  // namespace tenback::record
