// The cross-entropy method: draw weights around a mean, keep the fittest, move mean and spread towards them.
#pragma once

#include <string_view>
#include <vector>

#include "engine/random.hpp"

namespace tenback {

using Weights = std::vector<double>;

/// A weight to be learned: where the search for it begins, and how wide.
struct WeightRange {
    std::string_view name;
    double start;
    double spread;
};

class Evolution {
  public:
    Evolution(const std::vector<WeightRange>& ranges, std::size_t population, std::uint64_t seed);

    /// The candidates of the next generation; the first is the mean itself.
    [[nodiscard]] std::vector<Weights> draw();
    /// How fit each of them was; the fittest sixth shapes the next generation.
    void learn(const std::vector<Weights>& candidates, const std::vector<double>& fitness);
    [[nodiscard]] const Weights& mean() const { return mean_; }

  private:
    double normal();

    std::size_t population_;
    Random random_;
    Weights mean_;
    Weights spread_;
    Weights floor_;  // of the spread: it shrinks with the generations, so that the search does not freeze early
};

}  // namespace tenback
