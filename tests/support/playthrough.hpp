// A whole game as text: what every seat sees when a turn begins, and what then happens.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tenback::testing {

/// A seeded game of players who mostly take the smallest step and talk now and then.
std::string playthrough(std::string_view variant, std::uint64_t seed);

}  // namespace tenback::testing
