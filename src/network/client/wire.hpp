// A WebSocket to a server: texts in both directions, in the clear or through TLS.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "client/address.hpp"
#include "server/stream.hpp"

namespace tenback::client {

using server::Task;

/// Why there is no connection.
enum class WireFault : std::uint8_t {
    unreachable,  // no such name, nobody listens, no answer
    untrusted,    // TLS failed: its certificate is not one to be trusted
    not_tls,      // what listens there does not speak TLS at all
    refused,      // it answers, but not as a server of this version: `reason` is what it says
};
struct WireError {
    WireFault fault;
    std::string reason;
};

class Wire : public std::enable_shared_from_this<Wire> {
  public:
    using Opened = std::variant<std::shared_ptr<Wire>, WireError>;
    /// Trusts the certificates of this system.
    static Task<Opened> open(server::Executor executor, ServerAddress address);

    explicit Wire(server::Stream stream);
    /// Nothing when the connection has ended.
    Task<std::optional<std::string>> receive();
    /// Queued.
    void send(std::string text);
    void cut() { stream_.next_layer().close(); }

  private:
    Task<std::optional<WireError>> shake_hands(const ServerAddress& address);
    void write();

    boost::beast::websocket::stream<server::Stream, false> stream_;
    boost::beast::flat_buffer buffer_;
    std::list<std::string> queue_;  // the first is being written
};

}  // namespace tenback::client
