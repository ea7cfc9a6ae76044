#include "server/listener.hpp"

#include <fmt/format.h>

#include <boost/asio/ip/v6_only.hpp>
#include <charconv>

namespace tenback::server {
namespace {

/// Opens, binds and listens; the first trouble ends it.
error_code occupy(Acceptor& acceptor, const tcp::endpoint& endpoint) {
    error_code trouble;
    acceptor.open(endpoint.protocol(), trouble);
    if (!trouble) acceptor.set_option(tcp::acceptor::reuse_address(true), trouble);
    if (!trouble && endpoint.address().is_v6()) acceptor.set_option(asio::ip::v6_only(true), trouble);
    if (!trouble) acceptor.bind(endpoint, trouble);
    if (!trouble) acceptor.listen(asio::socket_base::max_listen_connections, trouble);
    return trouble;
}

/// All addresses on this port.
Result<std::vector<Acceptor>, CannotListen> listen_on(asio::io_context& context, const std::vector<std::string>& addresses,
                                                      std::uint16_t port) {
    std::vector<Acceptor> acceptors;
    for (const std::string& address : addresses) {
        auto acceptor = listen(context, address, acceptors.empty() ? port : acceptors.front().local_endpoint().port());
        if (!acceptor) return acceptor.error();
        acceptors.push_back(std::move(*acceptor));
    }
    return acceptors;
}

}  // namespace

Result<Acceptor, CannotListen> listen(asio::io_context& context, const std::string& address, std::uint16_t port) {
    error_code unreadable;
    const auto ip = asio::ip::make_address(address, unreadable);
    if (unreadable) return CannotListen{fmt::format("no IP address: {}", address), false};
    Acceptor acceptor(context);
    const error_code trouble = occupy(acceptor, {ip, port});
    if (!trouble) return acceptor;
    const bool taken = trouble == asio::error::address_in_use;
    return CannotListen{taken ? fmt::format("port {} of {} is taken by another program", port, address)
                              : fmt::format("cannot listen on port {} of {}: {}", port, address, trouble.message()),
                        taken};
}

Result<std::vector<Acceptor>> listen(asio::io_context& context, const std::vector<std::string>& addresses,
                                     std::uint16_t port, std::uint16_t further_ports) {
    for (int at = port;; ++at) {
        auto acceptors = listen_on(context, addresses, static_cast<std::uint16_t>(at));
        if (acceptors) return std::move(*acceptors);
        if (!acceptors.error().taken || at >= port + further_ports || at == UINT16_MAX) return Error{acceptors.reason()};
    }
}

Result<Acceptor> listen(asio::io_context& context, const std::string& place) {
    const auto colon = place.rfind(':');
    std::string address = colon == std::string::npos ? "127.0.0.1" : place.substr(0, colon);
    if (address.starts_with('[') && address.ends_with(']')) address = address.substr(1, address.size() - 2);
    const std::string number = colon == std::string::npos ? place : place.substr(colon + 1);
    std::uint16_t port = 0;
    const auto [end, trouble] = std::from_chars(number.data(), number.data() + number.size(), port);
    if (trouble != std::errc() || end != number.data() + number.size())
        return Error{fmt::format("no address and port: {}", place)};
    auto acceptor = listen(context, address, port);
    if (!acceptor) return Error{acceptor.reason()};
    return std::move(*acceptor);
}

}  // namespace tenback::server
