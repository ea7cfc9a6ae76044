#include "server/connection.hpp"

#include "server/http_connection.hpp"
#include "server/logging.hpp"

namespace tenback::server {
namespace {

Task<> attend(Stream stream, ServerContext& context, Site& site, Address peer) {
    const bool full = context.guests.size() >= context.limits.connections;
    const bool proxy = context.proxies.contain(peer);
    Visitors::Place place = proxy ? nullptr : context.visitors.enter(peer);
    const bool too_many = !proxy && !place;
    HttpConnection connection(std::move(stream), context, site, peer, std::move(place));
    if (!full && !too_many) co_return co_await connection.serve();
    Refused refused = full ? server_full() : too_many_connections();  // by name: g++ 12 destroys such temporaries twice
    co_await connection.turn_away(std::move(refused));
}

}  // namespace

void ended(const std::exception_ptr& failure) {
    if (!failure) return;
    try {
        std::rethrow_exception(failure);
    } catch (const std::exception& error) {
        log_event(LogLevel::error, "connection_failed", {{"reason", error.what()}});
    }
}

void welcome(ServerContext& context, Site& site, Socket socket, const Tls& tls) {
    error_code gone;
    socket.set_option(tcp::no_delay(true), gone);
    const Address peer = plain(socket.remote_endpoint(gone).address());
    if (gone) return;
    const auto executor = socket.get_executor();
    asio::co_spawn(executor, attend(Stream(std::move(socket), tls), context, site, peer), ended);
}

}  // namespace tenback::server
