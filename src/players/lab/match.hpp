// A simulated match: the truth lives here, and bots get views and visible events only.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "external/foul.hpp"
#include "lab/thinking.hpp"
#include "record/game.hpp"

namespace tenback::lab {

struct Match {
    const Rules& rules;
    std::vector<Contestant> seats;  // one for each
    std::uint64_t seed;             // of the deal, of who begins among equals, and of the bots' chance
    std::optional<Seat> first{};    // otherwise the seats settle it
    bool talk = false;
    bool keep_weighed = false;
};

/// What a seat could have laid in a turn, as its bot saw it.
struct Weighed {
    View view;                        // before the turn
    std::vector<bots::Choice> turns;  // best first; the first one was laid
};

/// A seat whose program did something wrong: the game ends there.
struct Forfeit {
    Seat seat;
    external::Foul foul;
};

struct MatchResult {
    record::Game game;  // still on if it was forfeited
    int turns;
    double cpu_seconds;  // of the thread that played it
    std::optional<Forfeit> forfeit{};
    std::vector<Weighed> weighed{};  // if it was to be kept

    /// Cooperative games: all cards were laid.
    [[nodiscard]] bool won() const;
    /// Face to Face: who won, be it because the other forfeited.
    [[nodiscard]] std::optional<Seat> winner() const;
};

/// Plays to the end, or until a seat forfeits; nothing if it was stopped before.
std::optional<MatchResult> play_match(const Match& match, const std::atomic<bool>& stop);

}  // namespace tenback::lab
