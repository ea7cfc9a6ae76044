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
