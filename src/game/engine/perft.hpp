// Counting and hashing what the rules allow: two numbers that must be the same on every compiler.
#pragma once

#include <cstdint>

#include "engine/playout.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"

namespace tenback {

/// How many sequences of exactly `depth` actions (plays and ends of turns) lead on from here.
std::uint64_t perft(const Rules& rules, const World& world, int depth);

/// A hash of what a state says, the order of the draw piles aside.
std::uint64_t fingerprint(const State& state);

/// A hash over the final states of `games` play-outs, game i by the seed `seed` + i.
template <class Player>
std::uint64_t checksum(const Rules& rules, std::uint64_t seed, int games, const Player& player) {
    std::uint64_t sum = 0;
    for (int game = 0; game < games; ++game)
        sum = sum * 31 + fingerprint(play_out(rules, seed + static_cast<std::uint64_t>(game), player));
    return sum;
}

/// A hash over every state of `games` random games, dealt and played by seeds from `seed` on.
std::uint64_t signature(const Rules& rules, std::uint64_t seed, int games);

}  // namespace tenback
