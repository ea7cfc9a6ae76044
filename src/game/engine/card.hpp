// Small strong values: cards, piles, seats and sets of them.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <iterator>
#include <type_traits>

namespace tenback {

/// A number card or a row card. Classic and Face to Face: the index is the value printed on it (row cards 1, 100, 60).
/// Quick & Easy: colour * 10 + value (1..50); its row cards carry no value and are index 0.
/// So the order of indices is the order of cards wherever a list is sorted.
class Card {
  public:
    static constexpr int limit = 101;  // indices are below this

    constexpr Card() = default;
    constexpr explicit Card(int index) : index_(static_cast<std::uint8_t>(index)) {}
    [[nodiscard]] constexpr int index() const { return index_; }
    constexpr auto operator<=>(const Card&) const = default;

  private:
    std::uint8_t index_ = 0;
};

/// The place of the bit with n set bits below it. @pre n < popcount(word)
constexpr int nth_bit(std::uint64_t word, int n) {
#ifdef __BMI2__
    if (!std::is_constant_evaluated()) return std::countr_zero(__builtin_ia32_pdep_di(std::uint64_t{1} << n, word));
#endif
    // Without branches to the right byte (Vigna 2008); a hand has seldom two cards in one, so the loop seldom runs.
    constexpr std::uint64_t every_byte = 0x0101010101010101U;
    std::uint64_t counts = word - ((word >> 1) & (every_byte * 0x55));
    counts = (counts & (every_byte * 0x33)) + ((counts >> 2) & (every_byte * 0x33));
    counts = ((counts + (counts >> 4)) & (every_byte * 0x0F)) * every_byte;  // in each byte: the bits up to its end
    const std::uint64_t before =
        ((static_cast<std::uint64_t>(n) * every_byte | every_byte * 0x80) - counts) & (every_byte * 0x80);
    const int start = std::popcount(before) * 8;
    word >>= start;
    for (n -= static_cast<int>((counts << 8) >> start & 0xFF); n > 0; --n) word &= word - 1;
    return start + std::countr_zero(word);
}

/// A set of cards; iterates in the order of cards.
class CardSet {
  public:
    constexpr CardSet() = default;
    constexpr CardSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}

    /// The cards with indices first..last.
    static constexpr CardSet range(int first, int last) {
        CardSet set;
        for (int i = first; i <= last; ++i) set.insert(Card(i));
        return set;
    }

    [[nodiscard]] constexpr bool contains(Card c) const { return ((c.index() < 64 ? low_ : high_) >> (c.index() & 63)) & 1; }
    [[nodiscard]] constexpr bool empty() const { return (low_ | high_) == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
    constexpr void insert(Card c) {
        const std::uint64_t bit = std::uint64_t{1} << (c.index() & 63);
        low_ |= c.index() < 64 ? bit : 0;
        high_ |= c.index() < 64 ? 0 : bit;
    }
    constexpr void erase(Card c) {
        const std::uint64_t bit = std::uint64_t{1} << (c.index() & 63);
        low_ &= ~(c.index() < 64 ? bit : 0);
        high_ &= ~(c.index() < 64 ? 0 : bit);
    }
    /// @pre not empty
    [[nodiscard]] constexpr Card first() const {
        return Card(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
    }
    /// @pre not empty
    [[nodiscard]] constexpr Card last() const {
        return Card(high_ != 0 ? 127 - std::countl_zero(high_) : 63 - std::countl_zero(low_));
    }
    /// The card with n cards before it. @pre n < size()
    [[nodiscard]] constexpr Card nth(int n) const {
        const int in_low = std::popcount(low_);
        const bool low = n < in_low;
        return Card((low ? 0 : 64) + nth_bit(low ? low_ : high_, low ? n : n - in_low));
    }
    [[nodiscard]] constexpr CardSet without(Card c) const {
        CardSet rest = *this;
        rest.erase(c);
        return rest;
    }
    [[nodiscard]] constexpr std::uint64_t low() const { return low_; }
    [[nodiscard]] constexpr std::uint64_t high() const { return high_; }

    constexpr CardSet& operator|=(CardSet o) { return *this = *this | o; }
    friend constexpr CardSet operator|(CardSet a, CardSet b) { return {a.low_ | b.low_, a.high_ | b.high_}; }
    friend constexpr CardSet operator&(CardSet a, CardSet b) { return {a.low_ & b.low_, a.high_ & b.high_}; }
    friend constexpr CardSet operator-(CardSet a, CardSet b) { return {a.low_ & ~b.low_, a.high_ & ~b.high_}; }
    constexpr bool operator==(const CardSet&) const = default;

    class Iterator {
      public:
        using value_type = Card;
        using reference = Card;
        using pointer = void;
        using difference_type = int;
        using iterator_category = std::input_iterator_tag;

        constexpr Iterator() = default;
        constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
        constexpr Card operator*() const { return CardSet(low_, high_).first(); }
        constexpr Iterator& operator++() {
            if (low_ != 0)
                low_ &= low_ - 1;
            else
                high_ &= high_ - 1;
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        constexpr bool operator==(const Iterator&) const = default;

      private:
        std::uint64_t low_ = 0;
        std::uint64_t high_ = 0;
    };
    [[nodiscard]] constexpr Iterator begin() const { return {low_, high_}; }
    [[nodiscard]] constexpr Iterator end() const { return {0, 0}; }

  private:
    std::uint64_t low_ = 0;
    std::uint64_t high_ = 0;
};

enum class Direction : std::uint8_t { up, down };

/// U1 U2 D1 D2, or nowhere: a name that no game has. Which of them a game has is for its Rules to say.
class PileId {
  public:
    static constexpr int count = 4;

    constexpr PileId() = default;
    constexpr explicit PileId(int index) : index_(static_cast<std::uint8_t>(index)) {}
    constexpr PileId(Direction direction, int number)
        : index_(static_cast<std::uint8_t>((direction == Direction::down ? 2 : 0) + number - 1)) {}
    static constexpr PileId nowhere() { return PileId(count); }

    [[nodiscard]] constexpr int index() const { return index_; }
    [[nodiscard]] constexpr Direction direction() const { return index_ < 2 ? Direction::up : Direction::down; }
    [[nodiscard]] constexpr int number() const { return (index_ & 1) + 1; }
    constexpr auto operator<=>(const PileId&) const = default;

  private:
    std::uint8_t index_ = 0;
};

inline constexpr PileId U1{0}, U2{1}, D1{2}, D2{3};
inline constexpr std::array<PileId, PileId::count> all_piles{U1, U2, D1, D2};

/// A set of piles.
class PileSet {
  public:
    constexpr PileSet() = default;
    constexpr explicit PileSet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}
    [[nodiscard]] constexpr bool contains(PileId p) const { return (bits_ >> p.index()) & 1; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    constexpr void insert(PileId p) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << p.index())); }
    constexpr void erase(PileId p) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << p.index())); }
    /// @pre not empty
    [[nodiscard]] constexpr PileId first() const { return PileId(std::countr_zero(bits_)); }
    [[nodiscard]] constexpr unsigned bits() const { return bits_; }
    constexpr bool operator==(const PileSet&) const = default;

  private:
    std::uint8_t bits_ = 0;
};

/// A seat at the table; people count from 1, arrays from 0.
class Seat {
  public:
    static constexpr int limit = 5;

    constexpr Seat() = default;
    static constexpr Seat at(int index) {
        Seat seat;
        seat.index_ = static_cast<std::uint8_t>(index);
        return seat;
    }
    static constexpr Seat number(int number) { return at(number - 1); }
    [[nodiscard]] constexpr int index() const { return index_; }
    [[nodiscard]] constexpr int number() const { return index_ + 1; }
    constexpr auto operator<=>(const Seat&) const = default;

  private:
    std::uint8_t index_ = 0;
};

}  // namespace tenback
