// Chances as whole numbers, so that sums come out exactly and machines agree.
#pragma once

#include <cstdint>

namespace tenback::review {

/// A millionth of certainty: 1'000'000 is a win, 10'000 is a point.
using Millionths = std::int32_t;

inline constexpr Millionths certain = 1'000'000;
inline constexpr Millionths one_point = certain / 100;

constexpr Millionths millionths(double chance) {
    return static_cast<Millionths>(chance * certain + (chance < 0 ? -0.5 : 0.5));
}
constexpr double points(std::int64_t millionths) { return static_cast<double>(millionths) / one_point; }

}  // namespace tenback::review
