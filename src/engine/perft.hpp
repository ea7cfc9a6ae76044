// Counting and hashing what the rules allow: two numbers that must be the same on every compiler.
#pragma once

#include <cstdint>

#include "engine/rules.hpp"
#include "engine/state.hpp"

namespace tenback {

/// How many sequences of exactly `depth` actions (plays and ends of turns) lead on from here.
std::uint64_t perft(const Rules& rules, const State& state, int depth);

/// A hash over every state of `games` random games, dealt and played by seeds from `seed` on.
std::uint64_t signature(const Rules& rules, std::uint64_t seed, int games);

}  // namespace tenback
