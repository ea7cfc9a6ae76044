// The turn in progress: all that the rules need to know, beside the hand, to say what the seat to move may do.
// It holds nothing secret, so the truth (State) and a seat's knowledge (View) both contain it, and one piece of code
// decides legality for server, page, terminal and bots alike.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/card.hpp"
#include "engine/refusal.hpp"
#include "engine/rules.hpp"

namespace tenback {

struct Play {
    Card card;
    PileId pile;
    constexpr bool operator==(const Play&) const = default;
};

/// How far a play moves its pile on in the pile's direction; negative: back.
inline int step_of(const Rules& rules, Play play, Card onto) {
    const int rise = value_of(rules.game, play.card) - value_of(rules.game, onto);
    return play.pile.direction() == Direction::up ? rise : -rise;
}

/// How a card comes onto a pile.
enum class Manner : std::uint8_t {
    onwards,
    trick,  // back: by exactly ten, in Quick & Easy by colour
    gift,   // onto the opponent's pile (FF-5)
};
inline Manner manner_of(const Rules& rules, Seat seat, Play play, Card onto) {
    if (rules.belongs_to_opponent(play.pile, seat)) return Manner::gift;
    const bool back = !rules.is_bare(play.pile, onto) && step_of(rules, play, onto) < 0;
    return back ? Manner::trick : Manner::onwards;
}

struct Turn {
    std::array<Card, PileId::count> tops;
    Seat seat;
    std::uint8_t played;    // cards laid in this turn
    std::uint8_t required;  // the whole turn's minimum, fixed when it began
    std::uint8_t given;     // of them on an opponent's pile (FF-3)
    std::uint8_t left;      // cards still to be laid: by all, in Face to Face by this seat
    PileSet burning;        // a fire card on top
    PileSet due;            // must be covered before this turn may end (OF-2)
    bool operator==(const Turn&) const = default;
};

/// What a seat may do, as sets: the plays on each pile, and whether the turn may end.
struct Legal {
    std::array<CardSet, PileId::count> plays;
    bool may_end;

    [[nodiscard]] int count() const {
        int n = may_end ? 1 : 0;
        for (const CardSet& cards : plays) n += cards.size();
        return n;
    }
};

inline bool may_end(const Turn& turn) { return turn.played >= turn.required && turn.due.empty(); }

/// The piles that this turn may still use.
inline PileSet open_piles(const Rules& rules, const Turn& turn) {
    if (turn.played >= rules.maximum) return {};
    if (rules.solo_fire && !turn.burning.empty()) return turn.burning;
    if (turn.given != 0) return PileSet(turn.seat.index() == 0 ? 0b0101U : 0b1010U);
    return rules.piles;
}

/// The cards of any hand that fit on a pile, whether or not the turn may use it.
inline CardSet fitting(const Rules& rules, const Turn& turn, PileId pile) {
    return (*rules.fits[rules.side_of(turn.seat)][pile.index()])[turn.tops[pile.index()].index()];
}

inline Legal legal(const Rules& rules, const Turn& turn, CardSet hand) {
    const PileSet open = open_piles(rules, turn);
    const auto& fits = rules.fits[rules.side_of(turn.seat)];
    const auto on = [&](PileId pile) { return (*fits[pile.index()])[turn.tops[pile.index()].index()] & hand; };
    Legal result{.plays = {}, .may_end = may_end(turn)};
    if (open.contains(U1)) result.plays[0] = on(U1);
    if (open.contains(U2)) result.plays[1] = on(U2);
    if (open.contains(D1)) result.plays[2] = on(D1);
    if (open.contains(D2)) result.plays[3] = on(D2);
    return result;
}

/// The first rule that forbids the play, or nothing.
std::optional<Refusal> why_not(const Rules& rules, const Turn& turn, CardSet hand, Play play);
/// The first rule that forbids to end the turn, or nothing.
std::optional<Refusal> why_not_end(const Turn& turn);

/// Lays a card in the turn; the hand is the caller's. @pre the play is legal
inline void lay_on(const Rules& rules, Turn& turn, Play play) {
    turn.tops[play.pile.index()] = play.card;
    ++turn.played;
    --turn.left;
    turn.given = static_cast<std::uint8_t>(turn.given + (rules.belongs_to_opponent(play.pile, turn.seat) ? 1 : 0));
    turn.due.erase(play.pile);
    turn.burning.erase(play.pile);
    if (rules.fire.contains(play.card)) turn.burning.insert(play.pile);
}

/// The cards of the hand that fit on a pile of the seat's own or of all.
inline CardSet free_cards(const Rules& rules, const Turn& turn, CardSet hand) {
    CardSet cards;
    for (const PileId pile : all_piles)
        if (!rules.belongs_to_opponent(pile, turn.seat)) cards |= fitting(rules, turn, pile);
    return cards & hand;
}

/// can_finish where the quick answer is not enough: exact, by trying.
bool can_finish_by_trying(const Rules& rules, const Turn& turn, CardSet hand);

/// ALL-3: is there a sequence of plays from here, perhaps empty, that completes the turn or lays the last of all cards?
/// Cards that each fit somewhere now can all be laid, whatever their number: ten-backs first, then onwards in order.
inline bool can_finish(const Rules& rules, const Turn& turn, CardSet hand) {
    if (may_end(turn)) return true;
    if (turn.due.empty() && !rules.solo_fire && turn.played + free_cards(rules, turn, hand).size() >= turn.required)
        return true;
    return can_finish_by_trying(rules, turn, hand);
}

/// Would this play lose the game at once? @pre the play is legal
bool would_lose(const Rules& rules, Turn turn, CardSet hand, Play play);

}  // namespace tenback
