// Many matches of the same bots, and what comes of them.
#pragma once

#include <functional>
#include <map>

#include "lab/match.hpp"

namespace tenback::lab {

struct Series {
    Rules rules;
    std::vector<Contestant> bots;  // go round the table; Face to Face: every pair plays, seats swapped
    std::uint64_t games;
    std::uint64_t seed;  // game n is the deal of seed + n
    std::optional<Seat> first{};
    bool talk = false;
    unsigned threads = 1;
    bool keep_weighed = false;
};

/// The deal of a game of a series.
constexpr std::uint64_t game_seed(std::uint64_t seed, std::uint64_t game) { return (seed + game) % seed_limit; }

/// What the games so far have brought.
struct Tally {
    std::uint64_t games = 0;
    std::uint64_t won = 0;
    std::uint64_t forfeited = 0;  // counted as not won
    std::uint64_t turns = 0;
    double cpu_seconds = 0;
    std::map<int, std::uint64_t> left{};  // how often so many cards

    void add(const MatchResult& result);
    [[nodiscard]] double mean_left() const;
};

/// Called after each game, in order; false ends the series.
using OnGame = std::function<bool(std::uint64_t game, const MatchResult& result)>;

/// The seats of a table where these bots go round.
std::vector<Contestant> seated(const Rules& rules, const std::vector<Contestant>& bots);

/// A series of one line-up.
void run_series(const Series& series, std::atomic<bool>& stop, const OnGame& on_game);

}  // namespace tenback::lab
