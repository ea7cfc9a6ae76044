#include "server/visitors.hpp"

namespace tenback::server {
namespace {

// What a busy connection costs at most; nobody who plays comes near it.
constexpr Rate received_bytes{64.0 * 1024, 512.0 * 1024};
constexpr Rate sent_bytes{1024.0 * 1024, 8.0 * 1024 * 1024};
constexpr Rate work_seconds{0.05, 0.4};

Rate times(const Rate& rate, double factor) { return {rate.a_second * factor, rate.at_once * factor}; }

}  // namespace

void Visitors::Visitor::spend(const Cost& cost, TokenBucket::Clock::time_point now) {
    if (cost.messages != 0) messages.spend(prices.messages, cost.messages, now);
    if (cost.received != 0) received.spend(prices.received, cost.received, now);
    if (cost.sent != 0) sent.spend(prices.sent, cost.sent, now);
    if (cost.work != 0) work.spend(prices.work, cost.work, now);
}

TokenBucket::Clock::duration Visitors::Visitor::debt(TokenBucket::Clock::time_point now) const {
    return std::max({messages.debt(prices.messages, now), received.debt(prices.received, now), sent.debt(prices.sent, now),
                     work.debt(prices.work, now)});
}

bool Visitors::Visitor::forgettable(TokenBucket::Clock::time_point now) const {
    return here == 0 && requests.full(prices.requests, now) && messages.full(prices.messages, now) &&
           received.full(prices.received, now) && sent.full(prices.sent, now) && work.full(prices.work, now);
}

Visitors::Visit::Visit(Visitor& household, Visitor* site) : household_(household), site_(site) {
    ++household_.here;
    if (site_ != nullptr) ++site_->here;
}

Visitors::Visit::~Visit() {
    --household_.here;
    if (site_ != nullptr) --site_->here;
}

void Visitors::Visit::spend(const Cost& cost, TokenBucket::Clock::time_point now) {
    household_.spend(cost, now);
    if (site_ != nullptr) site_->spend(cost, now);
}

TokenBucket::Clock::duration Visitors::Visit::debt(TokenBucket::Clock::time_point now) const {
    const auto own = household_.debt(now);
    return site_ == nullptr ? own : std::max(own, site_->debt(now));
}

Visitors::Visitors(const Limits& limits)
    : household_prices_(prices_of(limits, 1)), site_prices_(prices_of(limits, households_of_a_site)) {}

Visitors::Prices Visitors::prices_of(const Limits& limits, int households) {
    // Where an address may have any number of connections it may also cost anything.
    const double share = limits.connections_an_address == 0 ? 0 : limits.share * households;
    return {times(limits.messages, share),      times(received_bytes, share),
            times(sent_bytes, share),           times(work_seconds, share),
            times(limits.requests, households), limits.connections_an_address * static_cast<std::size_t>(households)};
}

Visitors::Place Visitors::enter(const Address& address) {
    Visitor& who = household_of(address);
    Visitor* where = site_of(address);
    if (who.is_full() || (where != nullptr && where->is_full())) return nullptr;
    return std::make_unique<Visit>(who, where);
}

bool Visitors::may_ask(const Address& address, TokenBucket::Clock::time_point now) {
    if (size() > sweep_above_) sweep(now);
    if (!household_of(address).requests.take(household_prices_.requests, now)) return false;
    Visitor* where = site_of(address);
    return where == nullptr || where->requests.take(site_prices_.requests, now);
}

Visitors::Visitor& Visitors::household_of(const Address& address) {
    return households_.try_emplace(household(address), household_prices_).first->second;
}

Visitors::Visitor* Visitors::site_of(const Address& address) {
    const auto where = site(address);
    return where ? &sites_.try_emplace(*where, site_prices_).first->second : nullptr;
}

void Visitors::sweep(TokenBucket::Clock::time_point now) {
    const auto forgettable = [&](const auto& entry) { return entry.second.forgettable(now); };
    std::erase_if(households_, forgettable);
    std::erase_if(sites_, forgettable);
    sweep_above_ = std::max(few, 2 * size());  // so that sweeping costs next to nothing for each request
}

}  // namespace tenback::server
