// What can be learned about a variant: the weights of its quick policy, judged by the games that the policy plays.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include "engine/rules.hpp"
#include "lab/evolution.hpp"

namespace tenback {

/// How well a policy did, a game.
struct Score {
    double utility;  // 1 for a win; in cooperative games losing narrowly is worth something
    double won;
};

class Trainee {
  public:
    Trainee() = default;
    Trainee(const Trainee&) = delete;
    Trainee& operator=(const Trainee&) = delete;
    virtual ~Trainee() = default;

    [[nodiscard]] virtual std::vector<WeightRange> ranges() const = 0;
    /// The policy with these weights plays the deals of seed, seed + 1, …
    [[nodiscard]] virtual Score play(const WeightList& weights, std::uint64_t seed, std::uint64_t games) const = 0;
    /// The weights as bots/trained holds them.
    [[nodiscard]] virtual std::string row(const WeightList& weights) const = 0;
};

std::unique_ptr<Trainee> make_trainee(const Rules& rules);

struct Training {
    int generations = 60;
    std::size_t population = 72;
    std::uint64_t games = 1000;  // a candidate; twice as many in the second half, four times in the last quarter
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

}  // namespace tenback
