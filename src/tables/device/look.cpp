#include "device/look.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "engine/talk.hpp"
#include "engine/turn.hpp"
#include "notation/notation.hpp"
#include "record/fields.hpp"
#include "record/json_parts.hpp"

namespace tenback::device {
namespace {

namespace json = boost::json;

/// A turn in progress with the hand that plays it.
struct Scene {
    Rules rules;
    Turn turn;
    CardSet hand;
    std::optional<Refusal> idle;  // why nobody, or not this seat, is to move

    [[nodiscard]] Card top(PileId pile) const { return turn.tops[pile.index()]; }
    [[nodiscard]] bool is_bare(PileId pile) const { return rules.is_bare(pile, top(pile)); }
};

Result<std::uint8_t> small_in(const json::object& object, std::string_view key) {
    const auto number = record::integer_in(object, key);
    if (!number) return Error{number.reason()};
    if (*number < 0 || *number > 200) return Error{std::string(key) + " is out of range"};
    return static_cast<std::uint8_t>(*number);
}

Result<PileSet> piles_in(const json::object& object, std::string_view key) {
    const auto names = record::array_in(object, key);
    if (!names) return Error{names.reason()};
    PileSet piles;
    for (const json::value& name : **names) {
        const auto pile = name.is_string() ? parse_pile(name.get_string()) : std::nullopt;
        if (!pile || *pile == PileId::nowhere()) return Error{std::string(key) + " must be piles"};
        piles.insert(*pile);
    }
    return piles;
}

std::optional<Card> card_of(const Rules& rules, const json::value& value) {
    const auto card = value.is_string() ? parse_card(rules.game, value.get_string()) : std::nullopt;
    return card && rules.cards.contains(*card) ? card : std::nullopt;
}

Result<CardSet> hand_in(const json::object& object, const Rules& rules) {
    const auto names = record::array_in(object, "hand");
    if (!names) return Error{names.reason()};
    CardSet hand;
    for (const json::value& name : **names) {
        const auto card = card_of(rules, name);
        if (!card) return Error{"'hand' must be cards of the game"};
        hand.insert(*card);
    }
    if (hand.size() > rules.hand_size) return Error{"a hand is not that large"};
    return hand;
}

std::optional<Error> read_tops(const json::object& state, const Rules& rules, Turn& turn) {
    const auto piles = record::object_in(state, "piles");
    if (!piles) return Error{piles.reason()};
    turn.tops = rules.row_cards;
    for (const PileId pile : all_piles) {
        if (!rules.piles.contains(pile)) continue;
        const json::value* top = (*piles)->if_contains(text_of(pile));
        if (top != nullptr && top->is_null()) continue;
        const auto card = top != nullptr ? card_of(rules, *top) : std::nullopt;
        if (!card) return Error{"'piles' must have the top of every pile"};
        turn.tops[pile.index()] = *card;
    }
    return std::nullopt;
}

/// Cards that the seat, or in a common game everybody, has still to lay.
Result<std::uint8_t> left_in(const json::object& state, const Rules& rules, Seat seat) {
    if (rules.cooperative()) return small_in(state, "left");
    const auto counts = record::object_in(state, "counts");
    const auto draw = record::object_in(state, "draw");
    if (!counts || !draw) return Error{"'counts' and 'draw' must be objects"};
    const auto held = small_in(**counts, record::key_of(seat.number()));
    const auto drawn = small_in(**draw, record::key_of(seat.number()));
    if (!held || !drawn) return Error{"'counts' and 'draw' must have every seat"};
    return static_cast<std::uint8_t>(*held + *drawn);
}

Result<Turn> turn_in(const json::object& state, const Rules& rules, Seat seat) {
    const auto played = small_in(state, "played");
    const auto required = small_in(state, "required");
    const auto given = small_in(state, "given");
    const auto left = left_in(state, rules, seat);
    for (const auto* number : {&played, &required, &given, &left})
        if (!*number) return Error{number->reason()};
    const auto burning = piles_in(state, "burning");
    const auto due = piles_in(state, "must_cover");
    for (const auto* piles : {&burning, &due})
        if (!*piles) return Error{piles->reason()};
    Turn turn{{}, seat, *played, *required, *given, *left, *burning, *due};
    if (auto error = read_tops(state, rules, turn)) return *error;
    return turn;
}

std::optional<Refusal> why_idle(const json::object& question, const json::object& state) {
    const auto status = record::string_in(state, "status");
    if (status && (*status == "won" || *status == "lost")) return Refusal::game_over;
    const json::value* you = question.if_contains("you");
    const json::value* to_move = state.if_contains("seat");
    const bool theirs = you != nullptr && to_move != nullptr && *you != *to_move;
    return !status || *status != "playing" || theirs ? std::optional(Refusal::not_your_turn) : std::nullopt;
}

Result<Scene> read_scene(const json::object& question, const json::object& state) {
    const auto table = record::object_in(question, "table");
    if (!table) return Error{table.reason()};
    const auto rules = record::rules_in(**table);
    if (!rules) return Error{rules.reason()};
    const auto hand = hand_in(question, *rules);
    if (!hand) return Error{hand.reason()};
    const auto idle = why_idle(question, state);
    const auto seat = record::seat_in(state, "seat", *rules);
    if (!seat && !idle) return Error{seat.reason()};
    const auto turn = turn_in(state, *rules, seat ? *seat : Seat::number(1));
    if (!turn) return Error{turn.reason()};
    return Scene{*rules, *turn, *hand, idle};
}

json::value top_json(const Scene& scene, PileId pile) {
    if (scene.is_bare(pile)) return nullptr;
    return json::string(text_of(scene.rules.game, scene.top(pile)));
}

/// Piles to be covered: alone at once, otherwise before the turn ends.
PileSet to_cover(const Scene& scene) { return scene.rules.solo_fire ? scene.turn.burning : scene.turn.due; }

/// The code, the rule, and all that words about it need.
json::object refusal_json(const Scene& scene, Refusal refusal) {
    return {{"code", code_of(refusal)},
            {"rule", rule_behind(scene.rules, refusal)},
            {"piles", record::piles_json(to_cover(scene))},
            {"most", scene.rules.maximum},
            {"required", scene.turn.required},
            {"played", scene.turn.played}};
}

json::object refusal_json(const Scene& scene, Refusal refusal, Play play) {
    json::object result = refusal_json(scene, refusal);
    result["card"] = text_of(scene.rules.game, play.card);
    result["pile"] = text_of(play.pile);
    result["top"] = scene.rules.piles.contains(play.pile) ? top_json(scene, play.pile) : json::value(nullptr);
    return result;
}

std::optional<Refusal> why_not_lay(const Scene& scene, Play play) {
    if (scene.idle) return scene.idle;
    return why_not(scene.rules, scene.turn, scene.hand, play);
}

/// How far the pile moves; nothing where no number lies there yet.
std::optional<int> gap_of(const Scene& scene, Play play) {
    if (scene.rules.game == GameKind::quick && scene.is_bare(play.pile)) return std::nullopt;
    return step_of(scene.rules, play, scene.top(play.pile));
}

json::object move_json(const Scene& scene, Play play) {
    const auto refusal = why_not_lay(scene, play);
    const auto gap = refusal ? std::nullopt : gap_of(scene, play);
    const Manner manner = manner_of(scene.rules, scene.turn.seat, play, scene.top(play.pile));
    return {{"card", text_of(scene.rules.game, play.card)},
            {"pile", text_of(play.pile)},
            {"refusal", refusal ? json::value(refusal_json(scene, *refusal, play)) : json::value(nullptr)},
            {"gap", gap ? json::value(*gap) : json::value(nullptr)},
            {"trick", !refusal && manner == Manner::trick},
            {"gift", !refusal && manner == Manner::gift},
            {"burns", !refusal && scene.rules.fire.contains(play.card)},
            {"loses", !refusal && would_lose(scene.rules, scene.turn, scene.hand, play)}};
}

json::array moves_json(const Scene& scene) {
    json::array moves;
    for (const Card card : scene.hand)
        for (const PileId pile : all_piles)
            if (scene.rules.piles.contains(pile)) moves.push_back(move_json(scene, {card, pile}));
    return moves;
}

/// The state with what the planned plays change of it.
json::object state_json(const Scene& scene, json::object state, int laid) {
    const Turn& turn = scene.turn;
    json::object piles;
    for (const PileId pile : all_piles)
        if (scene.rules.piles.contains(pile)) piles[text_of(pile)] = top_json(scene, pile);
    state["left"] = record::integer_in(state, "left") ? *record::integer_in(state, "left") - laid : 0;
    state["played"] = turn.played;
    state["given"] = turn.given;
    state["may_end"] = !scene.idle && may_end(turn);
    state["must_cover"] = record::piles_json(turn.due);
    state["burning"] = record::piles_json(turn.burning);
    state["piles"] = std::move(piles);
    if (json::value* counts = state.if_contains("counts"); counts != nullptr && counts->is_object())
        counts->get_object()[record::key_of(turn.seat.number())] = scene.hand.size();
    return state;
}

/// Lays what is planned, up to the first play that is refused.
Result<json::value> lay_planned(const json::array& plays, Scene& scene) {
    std::int64_t at = 0;
    for (const json::value& text : plays) {
        const auto play = text.is_string() ? parse_play(scene.rules.game, text.get_string()) : std::nullopt;
        if (!play) return Error{"'plays' must be plays"};
        if (const auto refusal = why_not_lay(scene, *play)) {
            json::object result = refusal_json(scene, *refusal, *play);
            result["at"] = at;
            return json::value(std::move(result));
        }
        scene.hand.erase(play->card);
        lay_on(scene.rules, scene.turn, *play);
        ++at;
    }
    return json::value(nullptr);
}

json::object answer(const Scene& scene, const json::object& state, json::value refusal, int laid) {
    const Turn& turn = scene.turn;
    const auto end = scene.idle ? scene.idle : why_not_end(turn);
    const bool lost = !scene.idle && turn.left != 0 && !can_finish(scene.rules, turn, scene.hand);
    return {{"refusal", std::move(refusal)},
            {"state", laid > 0 ? state_json(scene, state, laid) : state},
            {"hand", record::cards_json(scene.rules.game, scene.hand)},
            {"moves", moves_json(scene)},
            {"may_end", !scene.idle && may_end(turn)},
            {"end", end ? json::value(refusal_json(scene, *end)) : json::value(nullptr)},
            {"owed", std::max(0, turn.required - turn.played)},
            {"burning", record::piles_json(to_cover(scene))},
            {"won", laid > 0 && turn.left == 0},
            {"lost", lost}};
}

/// What the seat has said and not taken back.
Result<Voice> voice_in(const json::object& state, const Rules& rules, Seat seat) {
    const auto said = record::array_in(state, "talk");
    if (!said) return Error{said.reason()};
    Talk talk;
    for (const json::value& one : **said) {
        if (!one.is_object()) return Error{"'talk' must be a list of objects"};
        const auto who = record::seat_in(one.get_object(), "seat", rules);
        const auto text = record::string_in(one.get_object(), "say");
        const auto say = text ? parse_say(*text) : std::nullopt;
        if (!who || !say || !permits(rules, *say)) return Error{"'talk' must be what seats say"};
        const Voice& voice = talk.voices[who->index()];
        if (*who != seat || (std::holds_alternative<Hint>(*say) && voice.hint_count == voice.hints.size())) continue;
        hear(talk, seat, *say);
    }
    return talk.voices[seat.index()];
}

/// Everything that can be said in some game.
std::vector<Say> all_says(const Rules& rules) {
    std::vector<Say> says;
    for (const PileId pile : all_piles)
        for (const MarkKind kind : all_marks)
            if (rules.piles.contains(pile)) says.emplace_back(Mark{kind, pile});
    for (std::uint8_t colour = 0; colour < quick_colours; ++colour) {
        for (const Band band : {Band::low, Band::middle, Band::high}) says.emplace_back(Hint{colour, band});
        says.emplace_back(Holds{colour});
    }
    says.emplace_back(Hush{});
    return says;
}

/// Would it tell, or take back, anything?
bool is_news(const Voice& voice, const Say& say) {
    Talk talk;
    talk.voices[0] = voice;
    hear(talk, Seat::at(0), say);
    return talk.voices[0] != voice;
}

bool may_talk(const json::object& question, const json::object& state) {
    const auto table = record::object_in(question, "table");
    const auto preset = table ? record::string_in(**table, "talk") : Result<std::string_view>(Error{""});
    const auto status = record::string_in(state, "status");
    return !(preset && *preset == "silent") && status && (*status == "opening" || *status == "playing");
}

}  // namespace

Result<json::object> may_say(const json::object& question) {
    const auto state = record::object_in(question, "state");
    if (!state) return Error{state.reason()};
    const auto scene = read_scene(question, **state);
    if (!scene) return Error{scene.reason()};
    const auto you = record::seat_in(question, "you", scene->rules);
    if (!you) return Error{you.reason()};
    const auto voice = voice_in(**state, scene->rules, *you);
    if (!voice) return Error{voice.reason()};
    json::array says;
    if (may_talk(question, **state))
        for (const Say& say : all_says(scene->rules))
            if (!why_not_say(scene->rules, scene->turn, scene->hand, *voice, say) && is_news(*voice, say))
                says.emplace_back(text_of(say));
    return json::object{{"says", std::move(says)}};
}

Result<json::object> look(const json::object& question) {
    const auto state = record::object_in(question, "state");
    if (!state) return Error{state.reason()};
    auto scene = read_scene(question, **state);
    if (!scene) return Error{scene.reason()};
    const auto plays = record::array_in(question, "plays");
    if (!plays) return Error{plays.reason()};
    const int before = scene->hand.size();
    auto refusal = lay_planned(**plays, *scene);
    if (!refusal) return Error{refusal.reason()};
    return answer(*scene, **state, std::move(*refusal), before - scene->hand.size());
}

}  // namespace tenback::device
