// A port that clients connect to.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "server/net.hpp"

namespace tenback::server {

/// Why nobody listens there. Another port may be free.
struct CannotListen {
    std::string reason;
    bool taken;
};

/// Port 0: any that is free.
Result<Acceptor, CannotListen> listen(asio::io_context& context, const std::string& address, std::uint16_t port);

/// All addresses on the same port: this one, or the next of so many further ones that is free everywhere.
Result<std::vector<Acceptor>> listen(asio::io_context& context, const std::vector<std::string>& addresses,
                                     std::uint16_t port, std::uint16_t further_ports);

/// "9464", "127.0.0.1:9464" or "[::1]:9464"; without an address on the loopback.
Result<Acceptor> listen(asio::io_context& context, const std::string& place);

}  // namespace tenback::server
