// The simplest players, as choices and as steps on the truth: for measuring, hashing and rolling out.
#pragma once

#include <optional>

#include "engine/random.hpp"
#include "engine/state.hpp"

namespace tenback {

/// A card to lay, or nothing: end the turn.
using Choice = std::optional<Play>;

/// Every legal action equally likely: the plays in the order of piles and cards, the end of the turn last.
/// @pre there is a legal action
template <class Words>
Choice random_choice(const Rules& rules, const Turn& turn, CardSet hand, Words& words) {
    const Legal options = legal(rules, turn, hand);
    std::array<int, PileId::count> sizes{};
    int total = options.may_end ? 1 : 0;
    for (std::size_t pile = 0; pile < sizes.size(); ++pile) total += sizes[pile] = options.plays[pile].size();
    int chosen = static_cast<int>(below(static_cast<std::uint32_t>(total), words));
    for (std::size_t pile = 0; pile < sizes.size(); ++pile) {
        if (chosen < sizes[pile]) return Play{options.plays[pile].nth(chosen), PileId(static_cast<int>(pile))};
        chosen -= sizes[pile];
    }
    return {};
}

namespace detail {

struct Offer {
    int cost;
    Play play;
};

/// Numbers: the cheapest card is the first that fits on a rising pile, the last on a falling one; ten back is a gain.
/// An opponent's pile turns round: there the seat loses by what it gives, and would rather lay anything elsewhere.
inline Offer cheapest_number(const Rules& rules, const Turn& turn, PileId pile, CardSet cards) {
    const bool gift = rules.belongs_to_opponent(pile, turn.seat);
    const bool rising = (pile.direction() == Direction::up) != gift;
    const Card card = rising ? cards.first() : cards.last();
    const int step = card.index() - turn.tops[pile.index()].index();
    return {(rising ? step : -step) + (gift ? Card::limit : 0), {card, pile}};
}

/// Quick & Easy: by the values on the cards; the row cards count as 0 and 11.
inline Offer cheapest_colour(const Turn& turn, PileId pile, CardSet cards) {
    const bool rising = pile.direction() == Direction::up;
    const Card top = turn.tops[pile.index()];
    const int from = top != Card() ? quick_value(top) : rising ? 0 : 11;
    Offer best{Card::limit, {}};
    for (const Card card : cards) {
        const int step = quick_value(card) - from;
        const int cost = rising ? step : -step;
        if (cost < best.cost) best = {cost, {card, pile}};
    }
    return best;
}

}  // namespace detail

/// Ends the turn as soon as it may; until then the play that costs its pile least, burning piles that are due first, and
/// nothing on the opponent's piles while there is another play. Among equals the first pile.
/// @pre there is a legal action
inline Choice greedy_choice(const Rules& rules, const Turn& turn, CardSet hand) {
    const Legal options = legal(rules, turn, hand);
    if (options.may_end) return {};
    detail::Offer best{4 * Card::limit, {}};
    for (const PileId pile : all_piles) {
        const CardSet cards = options.plays[pile.index()];
        if (cards.empty()) continue;
        detail::Offer offer = rules.game == GameKind::quick ? detail::cheapest_colour(turn, pile, cards)
                                                            : detail::cheapest_number(rules, turn, pile, cards);
        if (turn.due.contains(pile)) offer.cost -= Card::limit;
        if (offer.cost < best.cost) best = offer;
    }
    return best.play;
}

/// @pre the game is on and the choice is legal
template <class Sink = NoEvents>
void take(const Rules& rules, State& state, const Choice& choice, Sink&& sink = {}) {
    if (choice)
        lay(rules, state, *choice, sink);
    else
        end_turn(rules, state, sink);
}

/// @pre the game is on
template <class Words>
void random_step(const Rules& rules, State& state, Words& words) {
    take(rules, state, random_choice(rules, state.turn, state.hand_to_move(), words));
}

/// @pre the game is on
inline void greedy_step(const Rules& rules, State& state) {
    take(rules, state, greedy_choice(rules, state.turn, state.hand_to_move()));
}

}  // namespace tenback
