// What can be learned about a variant: the weights of its rule of thumb, judged by the games that a bot plays with them.
#pragma once

#include <atomic>
#include <functional>
#include <optional>

#include "bots/registry.hpp"
#include "lab/row.hpp"

namespace tenback::lab {

/// How well a policy did, a game.
struct Score {
    double utility;  // 1 for a win; in cooperative games losing narrowly is worth something
    double won;
};

class Trainee {
  public:
    /// Weights for greedy are judged by whole games of the quick policy, thousands a second; for others by matches.
    /// Without a row to begin with, a usual one is taken.
    Trainee(const Rules& rules, const bots::BotEntry& bot, std::optional<bots::Effort> effort,
            const std::optional<WeightList>& start);

    [[nodiscard]] const std::vector<WeightRange>& ranges() const { return ranges_; }
    /// The deals of seed, seed + 1, … In Face to Face the opponent has the weights of the beginning.
    [[nodiscard]] Score play(const WeightList& weights, std::uint64_t seed, std::uint64_t games,
                             const std::atomic<bool>& stop) const;

  private:
    const Rules rules_;
    const bots::BotEntry& bot_;
    std::optional<bots::Effort> effort_;
    std::vector<WeightRange> ranges_;
    TrialWeights start_;
};

struct Training {
    int generations = 40;
    std::size_t population = 48;
    std::uint64_t games = 250;  // a candidate; twice as many in the second half, four times in the last quarter
    std::uint64_t seed = 1;
    unsigned threads = 1;
};

/// One generation: how its mean does on deals that nothing is learned from.
struct Generation {
    int number;
    Score score;
};

/// Told after each generation; false ends the training.
using OnGeneration = std::function<bool(const Generation&)>;

/// The weights learned; the same for the same seed, whatever the number of threads.
WeightList train(const Trainee& trainee, const Training& training, std::atomic<bool>& stop,
                 const OnGeneration& on_generation);

}  // namespace tenback::lab
