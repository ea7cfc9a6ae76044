#include "bots/odds.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace tenback::bots {
namespace {

constexpr int most = 8;
constexpr int a_unit = 128;
using Table = std::array<float, 2 * most * a_unit + 1>;

const Table& chances() {
    static const Table table = [] {
        Table chances{};
        for (std::size_t i = 0; i < chances.size(); ++i) {
            const double odds = static_cast<double>(i) / a_unit - most;
            chances[i] = static_cast<float>(std::llround(65536 / (1 + std::exp(-odds)))) / 65536;
        }
        return chances;
    }();
    return table;
}

}  // namespace

float chance_of_odds(float odds) {
    constexpr float to_nearest = 0.5F;
    const float bounded = std::clamp(odds, static_cast<float>(-most), static_cast<float>(most));
    return chances()[static_cast<std::size_t>((bounded + most) * a_unit + to_nearest)];
}

float odds_of_chance(float chance) {
    const Table& table = chances();
    const auto found = std::lower_bound(table.begin(), table.end() - 1, chance);
    return static_cast<float>(found - table.begin()) / a_unit - most;
}

}  // namespace tenback::bots
