#include "lab/training.hpp"

#include <algorithm>

#include "lab/parallel.hpp"

namespace tenback::lab {
namespace {

constexpr std::uint64_t trial_deals = std::uint64_t{1} << 40;  // never met in training

}  // namespace

WeightList train(const Trainee& trainee, const Training& training, std::atomic<bool>& stop,
                 const OnGeneration& on_generation) {
    Evolution evolution(trainee.ranges(), training.population, training.seed);
    Random seeds(training.seed);
    const std::uint64_t trials = std::max<std::uint64_t>(1, training.population * training.games / 4);
    for (int n = 1; n <= training.generations && !stop; ++n) {
        const std::vector<WeightList> candidates = evolution.draw();
        const std::uint64_t deals = seeds() >> 25;
        const int quarter = 4 * (n - 1) / training.generations;
        const std::uint64_t games = training.games * (quarter < 2 ? 1 : quarter < 3 ? 2 : 4);
        std::vector<double> fitness;
        in_parallel(
            candidates.size(), training.threads, stop,
            [&](std::uint64_t i) { return std::optional(trainee.play(candidates[i], deals, games, stop).utility); },
            [&](std::uint64_t /*i*/, double utility) {
                fitness.push_back(utility);
                return true;
            });
        if (stop || fitness.size() < candidates.size()) break;
        evolution.learn(candidates, fitness);
        const Score score = trainee.play(evolution.mean(), trial_deals, trials, stop);
        if (stop || !on_generation({n, score})) break;
    }
    return evolution.mean();
}

}  // namespace tenback::lab
