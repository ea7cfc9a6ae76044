// The cross-entropy method: draw weights around a mean, keep the fittest, move mean and spread towards them.
#pragma once

#include <vector>

#include "engine/random.hpp"

namespace tenback::lab {

using WeightList = std::vector<double>;

/// A weight: where the search for it begins, how wide (0: it stays there), and where it ends.
struct WeightRange {
    double start;
    double spread;
    double least = -100;
    double most = 100;
};

class Evolution {
  public:
    Evolution(const std::vector<WeightRange>& ranges, std::size_t population, std::uint64_t seed);

    /// The candidates of the next generation; the first is the mean itself.
    [[nodiscard]] std::vector<WeightList> draw();
    /// How fit each of them was; the fittest sixth shapes the next generation.
    void learn(const std::vector<WeightList>& candidates, const std::vector<double>& fitness);
    [[nodiscard]] const WeightList& mean() const { return mean_; }

  private:
    double normal();

    std::vector<WeightRange> ranges_;
    std::size_t population_;
    Random random_;
    WeightList mean_;
    WeightList spread_;
    WeightList floor_;  // of the spread: it shrinks with the generations, so that the search does not freeze early
};

}  // namespace tenback::lab
