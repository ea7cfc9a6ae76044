// Randomness is an input: one generator of our own for seeds, and the one shuffle, fed by any source of 64-bit words.
// docs/notation.md describes both step by step, with a test vector.
#pragma once

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

/// Fisher-Yates from the back.
template <class T, class Words>
constexpr void shuffle(std::span<T> items, Words& words) {
    for (auto i = static_cast<std::uint32_t>(items.size()); i > 1; --i) std::swap(items[i - 1], items[below(i, words)]);
}

}  // namespace tenback
