#include "lab/statistics.hpp"

#include <cmath>

namespace tenback::lab {

Interval wilson(std::uint64_t hits, std::uint64_t tries) {
    if (tries == 0) return {0, 1};
    constexpr double z = 1.959963984540054;
    const auto n = static_cast<double>(tries);
    const double share = static_cast<double>(hits) / n;
    const double middle = share + z * z / (2 * n);
    const double reach = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    const double scale = 1 + z * z / n;
    return {hits == 0 ? 0 : (middle - reach) / scale, hits == tries ? 1 : (middle + reach) / scale};
}

void Moments::add(double x) {
    ++count_;
    const double before = x - mean_;
    mean_ += before / static_cast<double>(count_);
    squares_ += before * (x - mean_);
}

Interval anytime_interval(const Moments& moments) {
    constexpr double error = 0.05;
    constexpr double sharpest_at = 400;  // games; the interval is narrowest there compared with a fixed number
    const auto n = static_cast<double>(moments.count());
    if (n < 2) return {-1e9, 1e9};
    // The value of rho^2 that is near the best one for this number (Waudby-Smith et al. 2024).
    const double rho = (-2 * std::log(error) + std::log(-2 * std::log(error) + 1)) / sharpest_at;
    const double reach =
        std::sqrt(moments.variance() * 2 * (n * rho + 1) / (n * n * rho) * std::log(std::sqrt(n * rho + 1) / error));
    return {moments.mean() - reach, moments.mean() + reach};
}

}  // namespace tenback::lab
