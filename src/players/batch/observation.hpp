// What the seat that is asked may know, packed: one flat struct a game. Like a View it has no room for another hand.
#pragma once

#include <array>
#include <cstdint>

#include "engine/state.hpp"
#include "engine/view.hpp"

namespace tenback::batch {

struct Observation {
    std::array<std::uint64_t, 2> hand;                 // your cards: bit n of the two words is the card of index n
    std::array<std::array<std::uint64_t, 2>, 2> laid;  // by all; in Face to Face by seat 1, by seat 2
    std::array<std::uint8_t, PileId::count> tops;      // of U1 U2 D1 D2: the index of the card
    std::array<std::uint8_t, Seat::limit> counts;      // cards in every hand
    std::array<std::uint8_t, 2> draw;                  // cards in the draw pile; in Face to Face seat 1's, seat 2's
    std::uint8_t you;                                  // the seat that is asked, from 1
    std::uint8_t seat;                                 // whose turn it is, from 1: you, but in a round of talk
    std::uint8_t played;                               // cards laid in this turn
    std::uint8_t required;                             // the whole turn's minimum
    std::uint8_t given;                                // of them on an opponent's pile (FF-3)
    std::uint8_t due;                                  // bits of the piles that must be covered in this turn (OF-2)
    std::uint8_t burning;                              // bits of the piles with a fire card on top
    std::uint8_t speaking;                             // 1: you may say something before this turn begins
    std::uint16_t turn;                                // turns taken, from 1
    bool operator==(const Observation&) const = default;
};
static_assert(sizeof(Observation) == 72);

Observation observe(const Rules& rules, const State& state, Seat you, bool speaking);
/// The same from what a seat knows.
Observation observe(const View& view);

}  // namespace tenback::batch
