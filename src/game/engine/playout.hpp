// The simplest players, as choices and as steps on the truth: for measuring, hashing and rolling out.
#pragma once

#include <algorithm>
#include <compare>
#include <limits>
#include <optional>

#include "engine/random.hpp"
#include "engine/state.hpp"

namespace tenback {

/// A card to lay, or nothing: end the turn.
using Step = std::optional<Play>;

/// Every legal action equally likely: the plays in the order of piles and cards, the end of the turn last.
/// @pre there is a legal action
template <class Words>
inline Step random_choice(const Rules& rules, const Turn& turn, CardSet hand, Words& words) {
    const Legal options = legal(rules, turn, hand);
    std::array<int, PileId::count + 1> before{};  // how many plays there are on the piles before this one
    for (std::size_t pile = 0; pile < PileId::count; ++pile) before[pile + 1] = before[pile] + options.plays[pile].size();
    const int total = before[PileId::count] + (options.may_end ? 1 : 0);
    const int chosen = static_cast<int>(below(static_cast<std::uint32_t>(total), words));
    if (chosen == before[PileId::count]) return {};
    // The last pile that begins at or before the chosen play; by selection, since what is chosen cannot be predicted.
    int pile = 0;
    int first = 0;
    CardSet cards = options.plays[0];
    for (int next = 1; next < PileId::count; ++next) {
        const bool reached = chosen >= before[next];
        pile = reached ? next : pile;
        first = reached ? before[next] : first;
        cards = {reached ? options.plays[next].low() : cards.low(), reached ? options.plays[next].high() : cards.high()};
    }
    return Play{cards.nth(chosen - first), PileId(pile)};
}

namespace detail {

/// A play and what it costs its pile as one number, so that the smaller offer is the cheaper one, among equals that on
/// the first pile, and the choice needs no branches.
class Offer {
  public:
    constexpr Offer() = default;
    constexpr Offer(int cost, PileId pile, Card card) : key_(cost * 1024 + pile.index() * 256 + card.index()) {}
    [[nodiscard]] constexpr Play play() const { return {Card(key_ & 255), PileId((key_ >> 8) & 3)}; }
    constexpr auto operator<=>(const Offer&) const = default;

  private:
    int key_ = std::numeric_limits<int>::max();
};

/// Numbers: the cheapest card is the first that fits on a rising pile, the last on a falling one; ten back is a gain.
/// An opponent's pile turns round: there the seat loses by what it gives, and would rather lay anything elsewhere.
inline Offer cheapest_number(const Rules& rules, const Turn& turn, PileId pile, CardSet cards) {
    const bool gift = rules.belongs_to_opponent(pile, turn.seat);
    const bool rising = (pile.direction() == Direction::up) != gift;
    const Card card = rising ? cards.first() : cards.last();
    const int step = card.index() - turn.tops[pile.index()].index();
    const int rank = (gift ? Card::limit : 0) - (turn.due.contains(pile) ? Card::limit : 0);
    return {(rising ? step : -step) + rank, pile, card};
}

/// Quick & Easy: by the values on the cards; the row cards count as 0 and 11.
inline Offer cheapest_colour(const Turn& turn, PileId pile, CardSet cards) {
    const bool rising = pile.direction() == Direction::up;
    const Card top = turn.tops[pile.index()];
    const int from = top != Card() ? quick_value(top) : rising ? 0 : 11;
    Offer best;
    for (const Card card : cards) {
        const int step = quick_value(card) - from;
        best = std::min(best, Offer(rising ? step : -step, pile, card));
    }
    return best;
}

}  // namespace detail

/// Ends the turn as soon as it may; until then the play that costs its pile least, burning piles that are due first, and
/// nothing on the opponent's piles while there is another play. Among equals the first pile.
/// @pre there is a legal action
inline Step greedy_choice(const Rules& rules, const Turn& turn, CardSet hand) {
    if (may_end(turn)) return {};
    const Legal options = legal(rules, turn, hand);
    const auto offer = [&](PileId pile) {
        const CardSet cards = options.plays[pile.index()];
        if (cards.empty()) return detail::Offer();
        return rules.game == GameKind::quick ? detail::cheapest_colour(turn, pile, cards)
                                             : detail::cheapest_number(rules, turn, pile, cards);
    };
    return std::min(std::min(offer(U1), offer(U2)), std::min(offer(D1), offer(D2))).play();
}

/// @pre the game is on and the choice is legal
template <class Sink = NoEvents>
inline void take(const Rules& rules, const Deck& deck, State& state, const Step& choice, Sink&& sink = {}) {
    if (choice)
        lay(rules, state, *choice, sink);
    else
        end_turn(rules, deck, state, sink);
}

struct RandomPlayer {
    template <class Words>
    Step operator()(const Rules& rules, const State& state, Words& words) const {
        return random_choice(rules, state.turn, state.hand_to_move(), words);
    }
};

struct GreedyPlayer {
    template <class Words>
    Step operator()(const Rules& rules, const State& state, Words& /*words*/) const {
        return greedy_choice(rules, state.turn, state.hand_to_move());
    }
};

/// @pre the game is on
template <class Words>
inline void random_step(const Rules& rules, World& world, Words& words) {
    take(rules, world.deck, world.state, RandomPlayer{}(rules, world.state, words));
}

/// @pre the game is on
inline void greedy_step(const Rules& rules, World& world) {
    const State& state = world.state;
    take(rules, world.deck, world.state, greedy_choice(rules, state.turn, state.hand_to_move()));
}

/// The end of the game of a seed: seeded_deck's deck, seat 1 begins, and the player chooses with the words that follow
/// the shuffle's.
template <class Player, class Sink = NoEvents>
inline State play_out(const Rules& rules, std::uint64_t seed, const Player& choose, Sink&& sink = {}) {
    Random words(seed);
    auto [deck, state] = deal(rules, shuffled_deck(rules, words));
    begin(rules, state, Seat::at(0), sink);
    while (state.status == Status::playing) take(rules, deck, state, choose(rules, state, words), sink);
    return state;
}

}  // namespace tenback
