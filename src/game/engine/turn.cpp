#include "engine/turn.hpp"

namespace tenback {
namespace {

/// Can every card of the hand be laid, pile after pile? (Plays on different piles do not disturb each other.)
bool can_lay_all(const Rules& rules, const Turn& turn, int pile, Card top, CardSet hand) {
    if (hand.empty()) return true;
    for (const Card card : (*rules.fits[rules.side_of(turn.seat)][pile])[top.index()] & hand)
        if (can_lay_all(rules, turn, pile, card, hand.without(card))) return true;
    const int next = pile + 1;
    return next < PileId::count && can_lay_all(rules, turn, next, turn.tops[next], hand);
}

bool can_meet_duties(const Rules& rules, const Turn& turn, CardSet hand);

bool can_meet_duties_on(const Rules& rules, const Turn& turn, CardSet hand, PileId pile, CardSet cards) {
    for (const Card card : cards) {
        Turn after = turn;
        lay_on(rules, after, {card, pile});
        if (can_meet_duties(rules, after, hand.without(card))) return true;
    }
    return false;
}

/// Can the minimum be met and every due pile be covered?
bool can_meet_duties(const Rules& rules, const Turn& turn, CardSet hand) {
    if (may_end(turn)) return true;
    const Legal options = legal(rules, turn, hand);
    if (!turn.due.empty()) {
        // The covering cards may come first: plays on other piles do not change what fits here.
        const PileId pile = turn.due.first();
        return can_meet_duties_on(rules, turn, hand, pile, options.plays[pile.index()]);
    }
    if (!rules.solo_fire && turn.played + free_cards(rules, turn, hand).size() >= turn.required) return true;
    for (const PileId pile : all_piles)
        if (can_meet_duties_on(rules, turn, hand, pile, options.plays[pile.index()])) return true;
    return false;
}

}  // namespace

std::optional<Refusal> why_not(const Rules& rules, const Turn& turn, CardSet hand, Play play) {
    if (turn.played >= rules.maximum) return Refusal::too_many_cards;
    if (!hand.contains(play.card)) return Refusal::not_in_hand;
    if (!rules.piles.contains(play.pile)) return Refusal::no_such_pile;
    if (!open_piles(rules, turn).contains(play.pile))
        return rules.solo_fire ? Refusal::must_cover_fire : Refusal::one_opponent_card;
    if (fitting(rules, turn, play.pile).contains(play.card)) return std::nullopt;
    if (rules.belongs_to_opponent(play.pile, turn.seat)) return Refusal::must_improve;
    return play.pile.direction() == Direction::up ? Refusal::too_low : Refusal::too_high;
}

std::optional<Refusal> why_not_end(const Turn& turn) {
    if (turn.played < turn.required) return Refusal::too_few_cards;
    if (!turn.due.empty()) return Refusal::must_cover_fire;
    return std::nullopt;
}

bool can_finish_by_trying(const Rules& rules, const Turn& turn, CardSet hand) {
    if (can_meet_duties(rules, turn, hand)) return true;
    // OF-5: the last of all cards wins wherever it is laid, even if a due pile burns.
    const bool holds_all_that_is_left = turn.left == hand.size();
    return !turn.due.empty() && holds_all_that_is_left && can_lay_all(rules, turn, 0, turn.tops[0], hand);
}

bool would_lose(const Rules& rules, Turn turn, CardSet hand, Play play) {
    lay_on(rules, turn, play);
    return turn.left != 0 && !can_finish(rules, turn, hand.without(play.card));
}

}  // namespace tenback
