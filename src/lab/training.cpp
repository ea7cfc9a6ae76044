#include "lab/training.hpp"

#include <algorithm>

#include "lab/parallel.hpp"

namespace tenback {
namespace {

constexpr std::uint64_t trial_deals = std::uint64_t{1} << 40;  // never met in training
constexpr std::uint64_t trial_games = 20;                      // for each one of a candidate, up to a limit
constexpr std::uint64_t most_trial_games = 20000;

}  // namespace

WeightList train(const Trainee& trainee, const Training& training, std::atomic<bool>& stop,
                 const OnGeneration& on_generation) {
    Evolution evolution(trainee.ranges(), training.population, training.seed);
    Random seeds(training.seed);
    const std::uint64_t trials = std::min(most_trial_games, trial_games * training.games);
    for (int n = 1; n <= training.generations && !stop; ++n) {
        const std::vector<WeightList> candidates = evolution.draw();
        const std::uint64_t deals = seeds() >> 25;
        const int quarter = 4 * (n - 1) / training.generations;
        const std::uint64_t games = training.games * (quarter < 2 ? 1 : quarter < 3 ? 2 : 4);
        std::vector<double> fitness;
        in_parallel(
            candidates.size(), training.threads, stop,
            [&](std::uint64_t i) { return std::optional(trainee.play(candidates[i], deals, games).utility); },
            [&](std::uint64_t /*i*/, double utility) {
                fitness.push_back(utility);
                return true;
            });
        if (fitness.size() < candidates.size()) break;
        evolution.learn(candidates, fitness);
        if (!on_generation({n, trainee.play(evolution.mean(), trial_deals, trials)})) break;
    }
    return evolution.mean();
}

}  // namespace tenback
