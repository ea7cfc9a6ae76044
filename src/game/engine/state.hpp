// The truth about a game: known to nobody at the table. One flat struct; copying it is the undo.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>

#include "engine/card.hpp"
#include "engine/event.hpp"
#include "engine/random.hpp"
#include "engine/rules.hpp"
#include "engine/turn.hpp"

namespace tenback {

struct DrawPile {
    std::uint8_t next;  // where in the Deck
    std::uint8_t end;
    [[nodiscard]] int size() const { return end - next; }
    bool operator==(const DrawPile&) const = default;
};

/// Who holds what and how far the game is; the order of the cards is the Deck's, which never changes and stays beside.
struct alignas(16) State {
    std::array<CardSet, Seat::limit> hands;
    std::array<CardSet, 2> laid;   // by side
    std::array<DrawPile, 2> draw;  // by side
    Turn turn;
    std::uint16_t turn_number;  // turns actually taken, from 1; 0 before the beginning
    Status status;
    Reason reason;
    std::optional<Seat> winner;
    bool operator==(const State&) const = default;

    [[nodiscard]] CardSet hand_to_move() const {
        // Word by word: one load of both would wait until the words just written have left the store buffer.
        const CardSet& hand = hands[turn.seat.index()];
        return {hand.low(), hand.high()};
    }
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 144);

/// All there is to know about a game.
struct World {
    Deck deck;
    State state;
    bool operator==(const World&) const = default;
};

/// One of the decks, counted from 0.
inline std::span<const Card> part_of(const Rules& rules, const Deck& deck, int number) {
    return std::span(deck).subspan(static_cast<std::size_t>(number) * rules.deck_size, rules.deck_size);
}

/// Is each deck a permutation of all the game's cards?
bool is_complete(const Rules& rules, const Deck& deck);

/// Shuffles each deck in turn with the same source of 64-bit words.
template <class Words>
Deck shuffled_deck(const Rules& rules, Words& words) {
    Deck deck = *rules.sorted_deck;
    for (int d = 0; d < rules.decks; ++d)
        shuffle(std::span(deck).subspan(static_cast<std::size_t>(d) * rules.deck_size, rules.deck_size), words);
    return deck;
}

/// Seeds are below: any JSON reader holds them exactly.
inline constexpr std::uint64_t seed_limit = std::uint64_t{1} << 53;

/// The deck of a seed. @pre seed < seed_limit
inline Deck seeded_deck(const Rules& rules, std::uint64_t seed) {
    Random words(seed);
    return shuffled_deck(rules, words);
}

/// Cards not yet laid by anybody: all hands and draw piles.
int cards_left(const Rules& rules, const State& state);

/// Hands dealt, nobody has begun. @pre is_complete(rules, deck)
World deal(const Rules& rules, const Deck& deck);

/// For searches, which only want to know where they end up.
struct NoEvents {
    template <class E>
    constexpr void operator()(const E& /*event*/) const {}
};

namespace detail {

template <class Sink>
inline void finish(State& state, Finished how, Sink& sink) {
    state.status = how.status;
    state.reason = how.reason;
    state.winner = how.winner;
    sink(how);
}

/// ALL-3: ends the game if the seat to move can no longer complete its turn.
template <class Sink>
inline void finish_if_stuck(const Rules& rules, State& state, Sink& sink) {
    if (can_finish(rules, state.turn, state.hand_to_move())) [[likely]]
        return;
    if (rules.cooperative())
        finish(state, {Status::lost, Reason::stuck, std::nullopt}, sink);
    else
        finish(state, {Status::won, Reason::stuck, Seat::at(1 - state.turn.seat.index())}, sink);
}

template <class Sink>
inline void start_turn(const Rules& rules, State& state, Seat seat, Sink& sink) {
    Turn& turn = state.turn;
    const DrawPile draw = state.draw[rules.side_of(seat)];
    turn.seat = seat;
    turn.played = 0;
    turn.given = 0;
    turn.required = draw.size() > 0 ? rules.minimum : rules.late_minimum;
    turn.due = rules.solo_fire ? PileSet() : turn.burning;
    if (!rules.cooperative()) turn.left = static_cast<std::uint8_t>(state.hands[seat.index()].size() + draw.size());
    ++state.turn_number;
    sink(TurnBegan{seat, state.turn_number, turn.required, turn.due});
    finish_if_stuck(rules, state, sink);
}

/// TG-7, QE-3, FF-6.
template <class Sink>
inline void draw_cards(const Rules& rules, const Deck& deck, State& state, Sink& sink) {
    const Seat seat = state.turn.seat;
    CardSet& hand = state.hands[seat.index()];
    DrawPile& draw = state.draw[rules.side_of(seat)];
    const bool draws_two = !rules.cooperative() && state.turn.given == 0;
    const int wanted = draws_two ? 2 : rules.hand_size - hand.size();
    CardSet drawn;
    for (int n = std::min(wanted, draw.size()); n > 0; --n) drawn.insert(deck[draw.next++]);
    hand |= drawn;
    sink(Drew{seat, drawn});
}

}  // namespace detail

/// The seat begins. @pre the state is in the opening
template <class Sink = NoEvents>
inline void begin(const Rules& rules, State& state, Seat first, Sink&& sink = {}) {
    state.status = Status::playing;
    detail::start_turn(rules, state, first, sink);
}

/// The unchecked door. @pre the game is on and the play is legal
template <class Sink = NoEvents>
inline void lay(const Rules& rules, State& state, Play play, Sink&& sink = {}) {
    const Seat seat = state.turn.seat;
    sink(Laid{seat, play, state.turn.tops[play.pile.index()]});
    state.hands[seat.index()].erase(play.card);
    state.laid[rules.side_of(seat)].insert(play.card);
    lay_on(rules, state.turn, play);
    if (state.turn.left == 0) {
        const std::optional<Seat> winner = rules.cooperative() ? std::nullopt : std::optional(seat);
        detail::finish(state, {Status::won, Reason::all_played, winner}, sink);
    } else {
        detail::finish_if_stuck(rules, state, sink);
    }
}

/// The unchecked door. @pre the game is on, with this deck, and may_end(state.turn)
template <class Sink = NoEvents>
inline void end_turn(const Rules& rules, const Deck& deck, State& state, Sink&& sink = {}) {
    sink(TurnEnded{state.turn.seat});
    detail::draw_cards(rules, deck, state, sink);
    int seat = state.turn.seat.index();
    for (seat = seat + 1 == rules.players ? 0 : seat + 1; state.hands[seat].empty();
         seat = seat + 1 == rules.players ? 0 : seat + 1)
        sink(Skipped{Seat::at(seat)});
    detail::start_turn(rules, state, Seat::at(seat), sink);
}

}  // namespace tenback
