// The cross-entropy method: draw weights around a mean, keep the fittest, move mean and spread towards them.
#pragma once

#include <string_view>
#include <vector>

#include "engine/random.hpp"

namespace tenback {

using WeightList = std::vector<double>;

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
    [[nodiscard]] std::vector<WeightList> draw();
    /// How fit each of them was; the fittest sixth shapes the next generation.
    void learn(const std::vector<WeightList>& candidates, const std::vector<double>& fitness);
    [[nodiscard]] const WeightList& mean() const { return mean_; }

  private:
    double normal();

    std::size_t population_;
    Random random_;
    WeightList mean_;
    WeightList spread_;
    WeightList floor_;  // of the spread: it shrinks with the generations, so that the search does not freeze early
};

}  // namespace tenback
