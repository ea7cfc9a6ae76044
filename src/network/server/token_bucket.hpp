// Limits how often something happens: it fills at a rate and each time takes one.
#pragma once

#include <algorithm>
#include <chrono>

#include "server/settings.hpp"

namespace tenback::server {

class TokenBucket {
  public:
    using Clock = std::chrono::steady_clock;

    explicit TokenBucket(const Rate& rate) : tokens_(rate.at_once) {}

    /// False if it is too soon.
    bool take(const Rate& rate, Clock::time_point now) {
        if (rate.a_second == 0) return true;
        tokens_ = tokens(rate, now);
        counted_ = now;
        if (tokens_ < 1) return false;
        tokens_ -= 1;
        return true;
    }
    /// Takes what was used already, also more than there is: a debt, of no more than what is given at once.
    void spend(const Rate& rate, double amount, Clock::time_point now) {
        if (rate.a_second == 0) return;
        tokens_ = std::max(-rate.at_once, tokens(rate, now) - amount);
        counted_ = now;
    }
    /// How long until there is no debt any more.
    [[nodiscard]] Clock::duration debt(const Rate& rate, Clock::time_point now) const {
        if (rate.a_second == 0) return {};
        const std::chrono::duration<double> seconds(std::max(0.0, -tokens(rate, now) / rate.a_second));
        return std::chrono::duration_cast<Clock::duration>(seconds);
    }
    /// Does it remember nothing that matters?
    [[nodiscard]] bool full(const Rate& rate, Clock::time_point now) const {
        return rate.a_second == 0 || tokens(rate, now) >= rate.at_once;
    }

  private:
    [[nodiscard]] double tokens(const Rate& rate, Clock::time_point now) const {
        const double seconds = std::max(0.0, std::chrono::duration<double>(now - counted_).count());
        return std::min(rate.at_once, tokens_ + seconds * rate.a_second);
    }

    double tokens_;
    Clock::time_point counted_;
};

}  // namespace tenback::server
