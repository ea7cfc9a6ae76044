// The seam between the network and what is played on it. Everything here happens on the one logic thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace boost::asio {
class io_context;
}

namespace tenback::server {

class Metrics;

/// One rendering, many receivers.
using Text = std::shared_ptr<const std::string>;

/// A client as the hub knows it; owned by the network.
class Connection {
  public:
    Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    virtual ~Connection() = default;

    /// Queued and bounded: a slow reader is dropped by the network, never waited for. Nothing after `close`.
    virtual void send(Text text) = 0;
    /// After what is queued, with a `bye`. The hub hears no more messages of it, and `closed` once it is gone.
    virtual void close(std::string_view reason) = 0;
    /// Of the client, or what the trusted proxy says; of IPv6 the network, since one client has all of it. Never logged.
    [[nodiscard]] virtual const std::string& address() const = 0;
};

/// Why something that was asked for is not told.
enum class Missing : std::uint8_t { unknown, not_now };
using Told = Result<std::string, Missing>;

/// The network calls it; it never calls back into the hub from within `send` or `close`.
class Hub {
  public:
    Hub() = default;
    Hub(const Hub&) = delete;
    Hub& operator=(const Hub&) = delete;
    virtual ~Hub() = default;

    virtual void opened(const std::shared_ptr<Connection>& connection) = 0;
    /// Valid UTF-8 of bounded size; anything else about it is the hub's to check.
    virtual void message(Connection& connection, std::string_view text) = 0;
    /// Once for each opened connection, and last.
    virtual void closed(Connection& connection) = 0;

    /// GET /api/tables, as JSON
    virtual void lobby(std::function<void(Told)> tell) = 0;
    /// GET /api/tables/ID/record: the records of finished rounds, one a line.
    virtual void records(std::string table, std::function<void(Told)> tell) = 0;
    /// GET /ready: what is wrong, if anything, in words that anybody may read.
    virtual void readiness(std::function<void(std::optional<std::string> trouble)> tell) = 0;
    /// SIGTERM: finish what is in flight, take nothing new. The network says `bye` to everybody when it is done.
    virtual void stop(std::function<void()> done) = 0;
};

/// Makes the hub of a server: the context is the logic thread's (timers, and `post` from other threads).
using MakeHub = std::function<std::unique_ptr<Hub>(boost::asio::io_context&, Metrics&)>;

}  // namespace tenback::server
