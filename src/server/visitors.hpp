// How much of the server each address takes.
#pragma once

#include <map>
#include <memory>

#include "server/addresses.hpp"
#include "server/token_bucket.hpp"

namespace tenback::server {

class Visitors {
    struct Visitor {
        TokenBucket requests;
        std::size_t here = 0;
    };
    struct Leaving {
        void operator()(Visitor* visitor) const { --visitor->here; }
    };

  public:
    /// An open connection of an address, as long as this lives.
    using Place = std::unique_ptr<Visitor, Leaving>;

    /// The limits must outlive this, and this all places.
    explicit Visitors(const Limits& limits) : limits_(limits) {}

    /// Nothing if the address has all that it may have.
    [[nodiscard]] Place enter(const Address& address);
    /// May the address send another request now?
    bool may_ask(const Address& address, TokenBucket::Clock::time_point now);
    /// How many addresses are remembered.
    [[nodiscard]] std::size_t size() const { return visitors_.size(); }

  private:
    Visitor& visitor(const Address& address);
    /// Forgets whoever is gone and has not asked lately.
    void sweep(TokenBucket::Clock::time_point now);

    static constexpr std::size_t few = 1024;

    const Limits& limits_;
    std::map<Address, Visitor> visitors_;
    std::size_t sweep_above_ = few;
};

}  // namespace tenback::server
