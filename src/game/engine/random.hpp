// Randomness is an input: one generator of our own for seeds, and the one shuffle, fed by any source of 64-bit words.
// docs/notation.md describes both step by step, with a test vector.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace tenback {

/// SplitMix64 (Steele, Lea, Flood 2014): the same words on every compiler.
class Random {
  public:
    constexpr explicit Random(std::uint64_t seed) : state_(seed) {}
    constexpr std::uint64_t operator()() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
        return z ^ (z >> 31);
    }

  private:
    std::uint64_t state_;
};

/// A number in 0..n-1, every one equally likely: the upper half of a word times n; the few words that would favour
/// some numbers are passed over (Lemire 2019). @pre n > 0
template <class Words>
constexpr std::uint32_t below(std::uint32_t n, Words& words) {
    std::uint64_t product = (words() >> 32) * n;
    if (static_cast<std::uint32_t>(product) < n) {
        const std::uint32_t unfair = (0U - n) % n;
        while (static_cast<std::uint32_t>(product) < unfair) product = (words() >> 32) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
}

/// Three numbers out of one word: in 0..n-1, in 0..n and in 0..n+1, every triple equally likely.
/// @pre 0 < n and n (n+1) (n+2) < 2^32
template <class Words>
constexpr std::array<std::uint32_t, 3> three_below(std::uint32_t n, Words& words) {
    const std::uint32_t triples = n * (n + 1) * (n + 2);
    for (;;) {
        const std::uint64_t a = (words() >> 32) * n;
        const std::uint64_t b = (a & 0xFFFFFFFFU) * (n + 1);
        const std::uint64_t c = (b & 0xFFFFFFFFU) * (n + 2);
        const auto rest = static_cast<std::uint32_t>(c);
        if (rest >= triples || rest >= (0U - triples) % triples) [[likely]]
            return {static_cast<std::uint32_t>(a >> 32), static_cast<std::uint32_t>(b >> 32),
                    static_cast<std::uint32_t>(c >> 32)};
    }
}

/// Fisher-Yates from the front: for i = 1, 2, … the item at i changes places with the one at a place drawn from 0..i.
/// Three draws share a word, for speed: its upper half is multiplied by i+1; the upper half of the product is the first
/// place and the lower half is multiplied by i+2, and so on. The last lower half says whether the word was fair to all
/// (i+1)(i+2)(i+3) outcomes; if not, the three are drawn again (Brackett-Rozinsky and Lemire 2024). What remains at the
/// end, one or two items, is drawn with below(). @pre items.size() <= 1600, so that the outcomes fit in 32 bits
template <class T, class Words>
constexpr void shuffle(std::span<T> items, Words& words) {
    const auto size = static_cast<std::uint32_t>(items.size());
    std::uint32_t i = 1;
    for (; i + 3 <= size; i += 3) {
        const auto [first, second, third] = three_below(i + 1, words);
        std::swap(items[i], items[first]);
        std::swap(items[i + 1], items[second]);
        std::swap(items[i + 2], items[third]);
    }
    for (; i < size; ++i) std::swap(items[i], items[below(i + 1, words)]);
}

}  // namespace tenback
