#include "record/explain.hpp"

#include <fmt/format.h>

#include "notation/notation.hpp"
#include "notation/variant.hpp"

namespace tenback::record {
namespace {

std::string names_of(PileSet piles) {
    std::string names;
    for (const PileId pile : all_piles)
        if (piles.contains(pile)) names.append(names.empty() ? "" : " and ").append(text_of(pile));
    return names;
}

std::string top_of(const Rules& rules, const Turn& turn, PileId pile) {
    const Card top = turn.tops[pile.index()];
    return top == rules.row_cards[pile.index()] ? "no card lies there" : "the top is " + text_of(rules.game, top);
}

std::string fire_sentence(const Rules& rules, const Turn& turn) {
    if (rules.solo_fire) return fmt::format("the next card must go on {}, which burns", names_of(turn.burning));
    return fmt::format("{} must be covered before the turn ends", names_of(turn.due));
}

/// What only a play can be refused for.
std::string play_sentence(const Rules& rules, const Turn& turn, Seat seat, const Action& action, Refusal refusal) {
    const auto* play = std::get_if<Play>(&action);
    if (play == nullptr) return fmt::format("{} has no such pile", text_of(rules.game));
    const std::string card = text_of(rules.game, play->card);
    switch (refusal) {
        case Refusal::not_in_hand: return fmt::format("seat {} does not hold {}", seat.number(), card);
        case Refusal::too_low:
        case Refusal::too_high:
            return fmt::format("{} does not fit on {}: {}", card, text_of(play->pile), top_of(rules, turn, play->pile));
        case Refusal::must_improve:
            return fmt::format("{} does not improve {}: {}", card, text_of(play->pile), top_of(rules, turn, play->pile));
        default: return fmt::format("{} has no such pile", text_of(rules.game));
    }
}

std::string sentence(const Rules& rules, const Turn& turn, Seat seat, const Action& action, Refusal refusal) {
    switch (refusal) {
        case Refusal::game_over: return "the game is over";
        case Refusal::not_your_turn: return fmt::format("it is not the turn of seat {}", seat.number());
        case Refusal::too_many_cards:
            return fmt::format("a turn lays at most {}", rules.maximum == 1 ? "one card" : "two cards");
        case Refusal::not_in_hand:
        case Refusal::no_such_pile:
        case Refusal::too_low:
        case Refusal::too_high:
        case Refusal::must_improve: return play_sentence(rules, turn, seat, action, refusal);
        case Refusal::must_cover_fire: return fire_sentence(rules, turn);
        case Refusal::one_opponent_card: return "only one card a turn may go on the opponent's piles";
        case Refusal::too_few_cards:
            return fmt::format("the turn needs {} card{} at least and has {}", turn.required, turn.required == 1 ? "" : "s",
                               turn.played);
        case Refusal::talk_not_allowed: return "the rules of this game do not let a seat say that";
        case Refusal::talk_not_true: return fmt::format("that is not true of the hand of seat {}", seat.number());
        case Refusal::already_begun: return "somebody has already begun";
    }
    return {};
}

}  // namespace

std::string explain(const Rules& rules, const Turn& turn, Seat seat, const Action& action, Refusal refusal) {
    return fmt::format("{} ({})", sentence(rules, turn, seat, action, refusal), rule_behind(rules, refusal));
}

}  // namespace tenback::record
