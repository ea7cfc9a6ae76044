// Two bots on the same deals, game by game, until the answer is clear.
#pragma once

#include "lab/series.hpp"
#include "lab/statistics.hpp"

namespace tenback::lab {

struct Comparison {
    Rules rules;
    Contestant one;
    Contestant other;
    std::uint64_t most_games;  // deals
    std::uint64_t seed;
    double enough = 0.01;  // stop when the difference is known to be smaller than this
    bool talk = false;
    unsigned threads = 1;
};

struct ForfeitedDeal {
    std::uint64_t deal;  // from 0
    bool by_one;
    Forfeit forfeit;
};

/// The paired results so far. The verdict is wrong at most once in twenty comparisons, whenever it stops.
struct Compared {
    enum class Verdict : std::uint8_t { open, one_is_better, other_is_better, no_difference };

    std::uint64_t deals = 0;
    std::uint64_t one_won = 0;
    std::uint64_t other_won = 0;
    Moments difference{};       // of wins, a deal; Face to Face: one's wins of two games minus the other's, halved
    Moments left_difference{};  // of cards left, cooperative games
    Tally one{};
    Tally other{};
    std::vector<ForfeitedDeal> forfeits{};

    [[nodiscard]] Verdict verdict(double enough) const;
};

/// `on_deal` is told after each deal, in order; it may end the comparison by answering false.
Compared compare(const Comparison& comparison, std::atomic<bool>& stop, const std::function<bool(const Compared&)>& on_deal);

}  // namespace tenback::lab
