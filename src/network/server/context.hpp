// What all connections of a server share.
#pragma once

#include <functional>
#include <string_view>
#include <unordered_set>

#include "server/addresses.hpp"
#include "server/hub.hpp"
#include "server/metrics.hpp"
#include "server/own_names.hpp"
#include "server/settings.hpp"
#include "server/visitors.hpp"

namespace tenback::server {

/// An open connection, as the server ends it.
class Guest {
  public:
    Guest() = default;
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;
    virtual ~Guest() = default;

    /// Politely: what is queued is sent first, with a `bye` and this reason.
    virtual void leave(std::string_view reason) = 0;
    /// At once.
    virtual void cut() = 0;
};

/// All guests that are here.
class Guests {
  public:
    void enter(Guest& guest) { here_.insert(&guest); }
    void gone(Guest& guest);
    [[nodiscard]] std::size_t size() const { return here_.size(); }

    /// Asks everybody to leave, and calls when nobody is left, perhaps at once.
    void dismiss(std::string_view reason, std::function<void()> when_empty);
    /// Whoever has not left by now is cut off.
    void cut();

  private:
    std::unordered_set<Guest*> here_;
    std::function<void()> when_empty_;
};

struct ServerContext {
    const Limits& limits;
    const OwnNames& names;
    const TrustedProxies& proxies;
    Visitors& visitors;
    Guests& guests;
    Metrics& metrics;
    Hub& hub;
};

}  // namespace tenback::server
