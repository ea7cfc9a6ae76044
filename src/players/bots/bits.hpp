// Sets of cards as two words, for the roll-outs: masking by a top is counting what lies ahead of it.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/card.hpp"

namespace tenback::bots {

/// A number below Bits::limit, as wide as an index, so that none has to be widened.
using Place = std::ptrdiff_t;

/// Numbers below 128. In words, since WebAssembly has nothing wider.
struct Bits {
    static constexpr int limit = 128;
    std::array<std::uint64_t, 2> words{};

    [[nodiscard]] constexpr std::uint64_t low() const { return words[0]; }
    [[nodiscard]] constexpr std::uint64_t high() const { return words[1]; }
    [[nodiscard]] constexpr bool empty() const { return (low() | high()) == 0; }
    [[nodiscard]] constexpr int count() const { return std::popcount(low()) + std::popcount(high()); }
    [[nodiscard]] constexpr bool has(Place n) const { return (words[word_of(n)] >> (n & 63)) & 1; }
    constexpr void insert(Place n) { words[word_of(n)] |= std::uint64_t{1} << (n & 63); }
    constexpr void erase(Place n) { words[word_of(n)] &= ~(std::uint64_t{1} << (n & 63)); }
    friend constexpr Bits operator&(const Bits& a, const Bits& b) { return {{a.low() & b.low(), a.high() & b.high()}}; }
    friend constexpr Bits operator~(const Bits& b) { return {{~b.low(), ~b.high()}}; }
    /// @pre 0 < n < 64
    friend constexpr Bits operator<<(const Bits& b, int n) { return {{b.low() << n, b.high() << n | b.low() >> (64 - n)}}; }
    /// @pre 0 < n < 64
    friend constexpr Bits operator>>(const Bits& b, int n) { return {{b.low() >> n | b.high() << (64 - n), b.high() >> n}}; }

  private:
    static constexpr std::size_t word_of(Place n) { return static_cast<std::size_t>(n) / 64; }
};

/// For every number the ones above it, by word: looking them up is quicker than shifting two words.
inline constexpr auto ahead_of = [] {
    std::array<std::array<std::uint64_t, Bits::limit>, 2> masks{};
    for (std::size_t n = 0; n < Bits::limit; ++n) {
        masks[0][n] = n < 63 ? ~std::uint64_t{0} << (n + 1) : 0;
        masks[1][n] = n < 63 ? ~std::uint64_t{0} : n < 127 ? ~std::uint64_t{0} << (n - 63) : 0;
    }
    return masks;
}();
/// The members above n.
constexpr Bits above(const Bits& b, Place n) {
    return {{b.low() & ahead_of[0][static_cast<std::size_t>(n)], b.high() & ahead_of[1][static_cast<std::size_t>(n)]}};
}

constexpr std::uint64_t reversed(std::uint64_t w) {
    constexpr std::uint64_t pairs = 0x5555555555555555U, fours = 0x3333333333333333U, eights = 0x0F0F0F0F0F0F0F0FU;
    w = (w >> 1 & pairs) | (w & pairs) << 1;
    w = (w >> 2 & fours) | (w & fours) << 2;
    w = (w >> 4 & eights) | (w & eights) << 4;
    return __builtin_bswap64(w);
}
/// Bit n becomes bit 127 - n.
constexpr Bits reversed(const Bits& b) { return {{reversed(b.high()), reversed(b.low())}}; }

}  // namespace tenback::bots
