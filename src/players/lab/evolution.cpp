#include "lab/evolution.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tenback::lab {
namespace {

constexpr double haste = 0.7;         // how far mean and spread move towards the fittest
constexpr double first_floor = 0.35;  // of the first spread
constexpr double floor_shrink = 0.95;

}  // namespace

Evolution::Evolution(const std::vector<WeightRange>& ranges, std::size_t population, std::uint64_t seed)
    : ranges_(ranges), population_(population), random_(seed) {
    for (const WeightRange& range : ranges) {
        mean_.push_back(range.start);
        spread_.push_back(range.spread);
        floor_.push_back(range.spread * first_floor);
    }
}

/// The sum of twelve even numbers: normal enough, and the same in every library.
double Evolution::normal() {
    double sum = -6;
    for (int n = 0; n < 12; ++n) sum += static_cast<double>(random_() >> 11) * 0x1p-53;
    return sum;
}

std::vector<WeightList> Evolution::draw() {
    std::vector<WeightList> candidates{mean_};
    while (candidates.size() < population_) {
        WeightList weights = mean_;
        for (std::size_t i = 0; i < weights.size(); ++i)
            weights[i] = std::clamp(weights[i] + spread_[i] * normal(), ranges_[i].least, ranges_[i].most);
        candidates.push_back(std::move(weights));
    }
    return candidates;
}

void Evolution::learn(const std::vector<WeightList>& candidates, const std::vector<double>& fitness) {
    std::vector<std::size_t> order(candidates.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return fitness[a] != fitness[b] ? fitness[a] > fitness[b] : a < b; });
    order.resize(std::max<std::size_t>(2, candidates.size() / 6));
    const auto count = static_cast<double>(order.size());
    for (std::size_t i = 0; i < mean_.size(); ++i) {
        double sum = 0;
        double squares = 0;
        for (const std::size_t n : order) sum += candidates[n][i];
        const double mean = sum / count;
        for (const std::size_t n : order) squares += (candidates[n][i] - mean) * (candidates[n][i] - mean);
        mean_[i] += haste * (mean - mean_[i]);
        spread_[i] = std::max(floor_[i], spread_[i] + haste * (std::sqrt(squares / count) - spread_[i]));
        floor_[i] *= floor_shrink;
    }
}

}  // namespace tenback::lab
