// How often each address does something, with a limit.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "server/token_bucket.hpp"

namespace tenback::hub {

/// The 48 bits that the site of an IPv6 network has in common, of the text that Connection::address tells (`2001:db8:1:2::`:
/// there is nothing but zeros behind the two colons); empty for IPv4.
inline std::string site_of(std::string_view address) {
    constexpr int groups = 3;
    std::string site;
    if (address.find(':') == std::string_view::npos) return site;
    for (int n = 0; n < groups; ++n) {
        const std::size_t end = std::min(address.find(':'), address.size());
        site.append(end == 0 ? "0" : address.substr(0, end)).append(":");
        address.remove_prefix(end == 0 ? 0 : std::min(end + 1, address.size()));
    }
    return site;
}

class Rates {
  public:
    explicit Rates(const server::Rate& rate) : rate_(rate) {}

    /// False if it is too often, for the address or for all of its site.
    bool take(const std::string& address, server::TokenBucket::Clock::time_point now) {
        if (buckets_.size() >= sweep_above_) sweep(now);
        if (!buckets_.try_emplace(address, rate_).first->second.take(rate_, now)) return false;
        const std::string site = site_of(address);
        const server::Rate together = of_site();
        return site.empty() || sites_.try_emplace(site, together).first->second.take(together, now);
    }

  private:
    [[nodiscard]] server::Rate of_site() const { return {4 * rate_.a_second, 4 * rate_.at_once}; }
    /// Forgets those who have not asked lately.
    void sweep(server::TokenBucket::Clock::time_point now) {
        std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(rate_, now); });
        std::erase_if(sites_, [&](const auto& entry) { return entry.second.full(of_site(), now); });
        sweep_above_ = few + 2 * buckets_.size();
    }

    static constexpr std::size_t few = 1024;

    const server::Rate& rate_;
    std::unordered_map<std::string, server::TokenBucket> buckets_;
    std::unordered_map<std::string, server::TokenBucket> sites_;
    std::size_t sweep_above_ = few;
};

}  // namespace tenback::hub
