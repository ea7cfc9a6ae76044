// A network while it learns: real numbers, one step down the slope for every lesson.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "bots/value_net.hpp"
#include "engine/random.hpp"

namespace tenback::lab {

class NetLearner {
  public:
    using Chances = std::array<float, bots::ValueNet::most_heads>;  // by head
    using Inputs = std::span<const std::uint16_t>;                  // those that are on

    NetLearner(const bots::NetKind& kind, std::uint64_t seed);

    [[nodiscard]] const bots::NetKind& kind() const { return kind_; }
    /// In the order of NetKind; and their average over the last while, which is steadier.
    [[nodiscard]] const std::vector<float>& numbers() const { return numbers_; }
    [[nodiscard]] const std::vector<float>& average() const { return average_; }
    /// Goes on with these. @pre as many as the kind has
    void take(std::span<const float> numbers, std::span<const float> average);

    [[nodiscard]] Chances say(Inputs on) const;
    /// One step down the slope of the cross entropy between what is said and the targets; gives what was said before.
    Chances learn(Inputs on, const Chances& targets, float rate);
    /// The average moves by this share towards the numbers.
    void take_note(float share);

  private:
    /// What a run leaves behind.
    struct Trace {
        std::array<float, bots::ValueNet::most_units> units;
        std::array<float, bots::ValueNet::most_second> second;
        Chances said;
    };
    [[nodiscard]] Trace run(Inputs on) const;

    bots::NetKind kind_;
    std::vector<float> numbers_;
    std::vector<float> average_;
};

}  // namespace tenback::lab
