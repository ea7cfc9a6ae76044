// What a position after a turn is worth, by a small network that learned it from games (`tenback train GAME --net`). One
// reader, one inference and one kind of file for all games; a game says only which inputs are on.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace tenback::bots {

/// What a network is about and how large it is: a file of another kind is refused.
struct NetKind {
    std::string_view about;  // the game, and which meaning of the inputs this is
    std::size_t inputs;
    std::size_t hidden;
    std::size_t second;
    std::size_t heads;  // chances that it states
    bool operator==(const NetKind&) const = default;

    /// An input leads to the hidden units, and straight to the heads.
    [[nodiscard]] constexpr std::size_t units() const { return hidden + heads; }
    // Where a network's numbers stand. The first rows are those of the inputs.
    [[nodiscard]] constexpr std::size_t biases() const { return inputs * units(); }
    [[nodiscard]] constexpr std::size_t from_hidden() const { return biases() + units(); }
    [[nodiscard]] constexpr std::size_t second_biases() const { return from_hidden() + hidden * second; }
    [[nodiscard]] constexpr std::size_t from_second() const { return second_biases() + second; }
    [[nodiscard]] constexpr std::size_t numbers() const { return from_second() + heads * second; }
};

/// Weights are whole numbers of 1/4096. What the inputs add up to is a sum of whole numbers, too; the few sums behind it are
/// taken in one order and without contraction: every compiler and WebAssembly judge alike.
class ValueNet {
  public:
    using Number = std::int16_t;
    static constexpr float precision = 4096;
    static constexpr std::size_t most_units = 72;  // hidden units and heads
    static constexpr std::size_t most_second = 32;
    static constexpr std::size_t most_heads = 2;

    /// @pre as many numbers as the kind has
    ValueNet(const NetKind& kind, std::span<const Number> numbers);

    [[nodiscard]] const NetKind& kind() const { return kind_; }

    /// What the inputs that are on add up to: for each hidden unit, then for each head.
    struct Sums {
        alignas(16) std::array<std::int32_t, most_units> units;
    };
    /// With no input on.
    [[nodiscard]] const Sums& none() const { return none_; }
    void add(Sums& sums, std::size_t input) const {
        const Number* row = &rows_[input * width_];
        for (std::size_t at = 0; at < width_; at += step)
            for (std::size_t i = 0; i < step; ++i) sums.units[at + i] += row[at + i];
    }
    void add(Sums& sums, const Sums& more) const {
        for (std::size_t at = 0; at < width_; at += step)
            for (std::size_t i = 0; i < step; ++i) sums.units[at + i] += more.units[at + i];
    }
    /// The chance that each head states, in steps of 1/65536.
    [[nodiscard]] std::array<float, most_heads> chances(const Sums& sums) const;

  private:
    static constexpr std::size_t step = 8;  // what vectors take at once

    NetKind kind_;
    std::size_t width_;         // of a row, with zeros at its end
    std::size_t second_width_;  // the same for the second layer
    std::vector<Number> rows_;
    Sums none_{};
    std::vector<std::array<float, most_second>> from_hidden_;
    std::array<float, most_second> second_bias_{};
    std::array<std::array<float, most_second>, most_heads> from_second_{};
};

/// A file: a line that says what the network is about and how it was made, its numbers in 16 bits each, and a fingerprint of
/// all that. @pre as many numbers as the kind has; those that do not fit in 16 bits are bounded
std::string net_file(const NetKind& kind, std::span<const float> numbers, std::string_view how);
/// The network in a file, or why there is none of this kind in it.
Result<std::unique_ptr<ValueNet>> read_net(const NetKind& kind, std::string_view file);

}  // namespace tenback::bots
