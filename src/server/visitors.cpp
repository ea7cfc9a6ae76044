#include "server/visitors.hpp"

namespace tenback::server {

Visitors::Place Visitors::enter(const Address& address) {
    Visitor& who = visitor(address);
    if (limits_.connections_an_address != 0 && who.here >= limits_.connections_an_address) return nullptr;
    ++who.here;
    return Place(&who);
}

bool Visitors::may_ask(const Address& address, TokenBucket::Clock::time_point now) {
    if (visitors_.size() > sweep_above_) sweep(now);
    return visitor(address).requests.take(limits_.requests, now);
}

Visitors::Visitor& Visitors::visitor(const Address& address) {
    return visitors_.try_emplace(household(address), Visitor{TokenBucket(limits_.requests)}).first->second;
}

void Visitors::sweep(TokenBucket::Clock::time_point now) {
    std::erase_if(visitors_, [&](const auto& entry) {
        const Visitor& who = entry.second;
        return who.here == 0 && who.requests.full(limits_.requests, now);
    });
    sweep_above_ = std::max(few, 2 * visitors_.size());  // so that sweeping costs next to nothing for each request
}

}  // namespace tenback::server
