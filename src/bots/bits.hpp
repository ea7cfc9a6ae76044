// Sets of cards as one 128-bit word, for the roll-outs: shifting by a top is counting what lies ahead of it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/card.hpp"

namespace tenback {

__extension__ using Bits = unsigned __int128;

constexpr std::uint64_t low_word(Bits b) { return static_cast<std::uint64_t>(b); }
constexpr std::uint64_t high_word(Bits b) { return static_cast<std::uint64_t>(b >> 64); }
constexpr Bits bit(int n) { return Bits{1} << n; }
constexpr bool has(Bits b, int n) { return (((n & 64) != 0 ? high_word(b) : low_word(b)) >> (n & 63)) & 1; }
constexpr int count(Bits b) { return std::popcount(low_word(b)) + std::popcount(high_word(b)); }
/// @pre b is not empty
constexpr int lowest(Bits b) {
    return low_word(b) != 0 ? std::countr_zero(low_word(b)) : 64 + std::countr_zero(high_word(b));
}

/// For every number the ones above it: looking it up is quicker than shifting two words.
inline constexpr std::array<Bits, Card::limit> ahead_of = [] {
    std::array<Bits, Card::limit> masks{};
    for (int n = 0; n < Card::limit; ++n) masks[static_cast<std::size_t>(n)] = ~Bits{0} << (n + 1);
    return masks;
}();
/// The members above n. @pre n < Card::limit
constexpr Bits above(Bits b, int n) { return b & ahead_of[static_cast<std::size_t>(n)]; }
constexpr int count_above(Bits b, int n) { return count(above(b, n)); }
constexpr Bits bits_of(CardSet set) { return Bits{set.high()} << 64 | set.low(); }

constexpr std::uint64_t reversed(std::uint64_t w) {
    constexpr std::uint64_t pairs = 0x5555555555555555U, fours = 0x3333333333333333U, eights = 0x0F0F0F0F0F0F0F0FU;
    w = (w >> 1 & pairs) | (w & pairs) << 1;
    w = (w >> 2 & fours) | (w & fours) << 2;
    w = (w >> 4 & eights) | (w & eights) << 4;
    return __builtin_bswap64(w);
}
/// Bit n becomes bit 127 - n.
constexpr Bits reversed(Bits b) { return Bits{reversed(low_word(b))} << 64 | reversed(high_word(b)); }

}  // namespace tenback
