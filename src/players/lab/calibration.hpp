// Whether the chances that a bot states are true: what it said in its games, and what came of them.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "lab/match.hpp"
#include "lab/statistics.hpp"

namespace tenback::lab {

/// The deals that chances are judged on begin here. Nothing is learned or measured on them.
inline constexpr std::uint64_t calibration_deals = std::uint64_t{1} << 42;
/// Those that true chances are learned from begin here (bots/true_chance.hpp).
inline constexpr std::uint64_t chance_deals = std::uint64_t{1} << 43;

struct Calibration {
    Rules rules;
    Contestant bot;  // at every seat
    std::uint64_t games;
    std::uint64_t seed = calibration_deals;  // game n is the deal of seed + n
    bool talk = false;
    unsigned threads = 1;
};

struct Statement {
    double chance;
    bool came_true;
    double imagined = chance;  // the share of the imagined games that was won
};

/// What a deal brought. It is played twice: as the bot plays, and the same but for one turn, drawn from all that the bot
/// weighed at a moment that is drawn, too.
struct JudgedDeal {
    std::vector<Statement> best;     // about every turn of the first game
    std::optional<Statement> drawn;  // about the drawn turn of the second one; nothing if no turn was taken
};

/// Called for each deal, in order.
using OnDeal = std::function<void(std::uint64_t deal, const JudgedDeal& judged)>;

/// The same whatever the number of threads.
void calibrate(const Calibration& calibration, std::atomic<bool>& stop, const OnDeal& on_deal);

/// What true chances are learned from: what imagined games said of a turn that was taken, and what came of it when the bot
/// played on.
struct Lesson {
    int left;  // cards, before the turn
    bool drawn;
    bots::Evidence evidence;
    bool came_true;
};

/// Called for each deal, in order.
using OnLessons = std::function<void(std::uint64_t deal, const std::vector<Lesson>& lessons)>;

/// Plays each deal once. In every other one a turn is drawn instead of the best one; what was said before says nothing.
void gather_lessons(const Calibration& calibration, std::atomic<bool>& stop, const OnLessons& on_lessons);

/// Statements in tenths, by what was stated.
class Reliability {
  public:
    static constexpr std::size_t tenths = 10;
    struct Tenth {
        std::uint64_t games;  // that have a statement there
        std::uint64_t statements;
        double stated;      // on average
        double came_true;   // the share
        Interval interval;  // of that share, 95 %; by game, since the statements of a game share its end
    };

    void add(const std::vector<Statement>& of_a_game);
    [[nodiscard]] Tenth tenth(std::size_t n) const;
    /// The mean of how far stated and true chances are apart, over the tenths with so many games; nothing without any.
    [[nodiscard]] std::optional<double> mean_gap(std::uint64_t least_games) const;

  private:
    struct Sums {
        double games = 0, statements = 0, stated = 0, came_true = 0;
        double statements_squared = 0, came_true_squared = 0, product = 0;  // by game
    };
    std::array<Sums, tenths> sums_{};
};

}  // namespace tenback::lab
