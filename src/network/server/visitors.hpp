// How much of the server each address takes: connections, requests, and what its messages cost. What costs too much is not
// refused but read later, so that many people behind one address become slower together, and nobody else does.
#pragma once

#include <map>
#include <memory>

#include "server/addresses.hpp"
#include "server/token_bucket.hpp"

namespace tenback::server {

/// What was used.
struct Cost {
    double messages = 0;
    double received = 0;  // bytes
    double sent = 0;      // bytes
    double work = 0;      // seconds of the logic thread
};

class Visitors {
    /// Rates of all that costs.
    struct Prices {
        Rate messages, received, sent, work, requests;
        std::size_t connections;
    };
    struct Visitor {
        explicit Visitor(const Prices& of)
            : prices(of),
              messages(of.messages),
              received(of.received),
              sent(of.sent),
              work(of.work),
              requests(of.requests) {}

        void spend(const Cost& cost, TokenBucket::Clock::time_point now);
        [[nodiscard]] TokenBucket::Clock::duration debt(TokenBucket::Clock::time_point now) const;
        [[nodiscard]] bool is_full() const { return prices.connections != 0 && here >= prices.connections; }
        [[nodiscard]] bool forgettable(TokenBucket::Clock::time_point now) const;

        const Prices& prices;
        TokenBucket messages, received, sent, work, requests;
        std::size_t here = 0;
    };

  public:
    /// An open connection of an address, as long as this lives.
    class Visit {
      public:
        Visit(Visitor& household, Visitor* site);
        Visit(const Visit&) = delete;
        Visit& operator=(const Visit&) = delete;
        ~Visit();

        void spend(const Cost& cost, TokenBucket::Clock::time_point now);
        /// How long nothing more is to be read: the address costs more than its share.
        [[nodiscard]] TokenBucket::Clock::duration debt(TokenBucket::Clock::time_point now) const;

      private:
        Visitor& household_;
        Visitor* site_;
    };
    using Place = std::unique_ptr<Visit>;

    /// The limits must outlive this, and this all places.
    explicit Visitors(const Limits& limits);
    Visitors(const Visitors&) = delete;
    Visitors& operator=(const Visitors&) = delete;

    /// Nothing if the address has all that it may have.
    [[nodiscard]] Place enter(const Address& address);
    /// May the address send another request now?
    bool may_ask(const Address& address, TokenBucket::Clock::time_point now);
    /// How many addresses are remembered.
    [[nodiscard]] std::size_t size() const { return households_.size() + sites_.size(); }

    /// All addresses of a site together may take as much as so many of them.
    static constexpr int households_of_a_site = 4;

  private:
    static Prices prices_of(const Limits& limits, int households);
    Visitor& household_of(const Address& address);
    /// Nothing for IPv4.
    Visitor* site_of(const Address& address);
    /// Forgets whoever is gone and has not asked lately.
    void sweep(TokenBucket::Clock::time_point now);

    static constexpr std::size_t few = 1024;

    Prices household_prices_;
    Prices site_prices_;
    std::map<Address, Visitor> households_;
    std::map<Address, Visitor> sites_;
    std::size_t sweep_above_ = few;
};

}  // namespace tenback::server
