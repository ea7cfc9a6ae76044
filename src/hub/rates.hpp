// How often each address does something, with a limit.
#pragma once

#include <string>
#include <unordered_map>

#include "server/token_bucket.hpp"

namespace tenback::server {

class Rates {
  public:
    explicit Rates(const Rate& rate) : rate_(rate) {}

    /// False if it is too often.
    bool take(const std::string& address, TokenBucket::Clock::time_point now) {
        if (buckets_.size() >= sweep_above_) sweep(now);
        return buckets_.try_emplace(address, rate_).first->second.take(rate_, now);
    }

  private:
    /// Forgets those who have not asked lately.
    void sweep(TokenBucket::Clock::time_point now) {
        std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(rate_, now); });
        sweep_above_ = few + 2 * buckets_.size();
    }

    static constexpr std::size_t few = 1024;

    const Rate& rate_;
    std::unordered_map<std::string, TokenBucket> buckets_;
    std::size_t sweep_above_ = few;
};

}  // namespace tenback::server
