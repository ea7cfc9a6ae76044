// What makes two positions of one deal the same for the rest of the game, and when cards can never be laid any more.
#pragma once

#include <array>
#include <cstdint>

#include "engine/state.hpp"

namespace tenback::solver {

/// Equal keys: the same rest of the game, but for the names of two piles of one direction.
struct PositionKey {
    std::array<CardSet, Seat::limit> hands;
    std::array<std::uint8_t, PileId::count> tops;   // smaller first within a direction
    std::array<std::uint8_t, PileId::count> fires;  // with them: burning, due
    std::uint8_t seat;
    std::uint8_t played;  // as far as the rules still care
    std::uint8_t required;
    std::uint8_t next;  // in the draw pile
    bool operator==(const PositionKey&) const = default;
};

PositionKey key_of(const Rules& rules, const State& state);
std::uint64_t hash_of(const PositionKey& key);

/// Every card not yet laid.
CardSet unlaid_cards(const Rules& rules, const State& state);

/// Is there an unlaid card that no sequence of unlaid cards, whoever holds them and in whatever order, could bring onto
/// any pile? Then the game cannot be won. (False says nothing.)
bool has_dead_card(const Rules& rules, const State& state);

}  // namespace tenback::solver
