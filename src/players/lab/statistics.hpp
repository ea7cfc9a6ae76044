// What a number of games says, and how sure it is.
#pragma once

#include <array>
#include <cstdint>

namespace tenback::lab {

struct Interval {
    double low;
    double high;
};

/// Wilson's 95 % interval for a share.
Interval wilson(std::uint64_t hits, std::uint64_t tries);

/// Mean and spread of a stream of numbers (Welford).
class Moments {
  public:
    void add(double x);
    [[nodiscard]] std::uint64_t count() const { return count_; }
    [[nodiscard]] double mean() const { return mean_; }
    /// Of the population.
    [[nodiscard]] double variance() const { return count_ > 0 ? squares_ / static_cast<double>(count_) : 0; }

  private:
    std::uint64_t count_ = 0;
    double mean_ = 0;
    double squares_ = 0;
};

/// A 95 % interval for the mean that holds at every moment at once, so one may look after each game and stop when the
/// answer is clear: Robbins' normal mixture with the spread seen so far (an asymptotic confidence sequence).
Interval anytime_interval(const Moments& moments);

}  // namespace tenback::lab
