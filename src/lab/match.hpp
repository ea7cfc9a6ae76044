// A simulated match: the truth lives here, and bots get views and visible events only.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "lab/thinking.hpp"
#include "record/game.hpp"

namespace tenback {

struct Match {
    const Rules& rules;
    std::vector<Contestant> seats;  // one for each
    std::uint64_t seed;             // of the deal, of who begins among equals, and of the bots' chance
    std::optional<Seat> first{};    // otherwise the seats settle it
    bool talk = false;
};

struct MatchResult {
    Game game;
    int turns;
    double cpu_seconds;  // of the thread that played it
};

/// Plays to the end; nothing if it was stopped before.
std::optional<MatchResult> play_match(const Match& match, const std::atomic<bool>& stop);

}  // namespace tenback
