#include "server/connection.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <exception>
#include <sstream>

#include "server/http_connection.hpp"
#include "server/logging.hpp"

namespace tenback::server {

namespace {

/// Is it in a list like "gzip, br;q=0.5", and not with a weight of nothing?
bool accepts(std::string_view list, std::string_view wanted) {
    for (const auto& [name, parameters] : http::ext_list(list)) {
        if (!beast::iequals(name, wanted)) continue;
        for (const auto& [parameter, value] : parameters)
            if (beast::iequals(parameter, "q") && value.find_first_not_of("0.") == std::string_view::npos) return false;
        return true;
    }
    return false;
}

std::string all_of(const HttpRequest& request, std::string_view header) {
    std::string all;
    const auto [begin, end] = request.equal_range(header);
    for (auto field = begin; field != end; ++field) all.append(all.empty() ? "" : ",").append(field->value());
    return all;
}

template <class Stream>
Task<> attend(Stream stream, House& house, Site& site, Address peer) {
    const bool full = house.guests.size() >= house.limits.connections;
    const bool proxy = house.proxies.contain(peer);
    Visitors::Place place = proxy ? nullptr : house.visitors.enter(peer);
    const bool too_many = !proxy && !place;
    HttpConnection<Stream> connection(std::move(stream), house, site, peer, std::move(place));
    if (!full && !too_many) co_return co_await connection.serve();
    Refused refused = full ? server_full() : too_many_connections();  // by name: g++ 12 destroys such temporaries twice
    co_await connection.turn_away(std::move(refused));
}

}  // namespace

void ended(std::exception_ptr failure) {
    if (!failure) return;
    try {
        std::rethrow_exception(failure);
    } catch (const std::exception& error) {
        log_event(LogLevel::error, "connection_failed", {{"reason", error.what()}});
    }
}

Text bye_text(std::string_view reason) {
    return std::make_shared<const std::string>(R"({"tell":"bye","reason":")" + std::string(reason) + R"("})");
}

websocket::close_code close_code_for(std::string_view reason) {
    if (reason == "stopping") return websocket::close_code::going_away;
    if (reason == "slow" || reason == "flood") return websocket::close_code::policy_error;
    return websocket::close_code::normal;
}

std::string_view refusal_code(const error_code& error) {
    if (error == websocket::error::message_too_big || error == websocket::error::buffer_overflow) return "too_big";
    if (error == websocket::error::bad_frame_payload) return "bad_utf8";
    if (error == beast::error::timeout) return "idle";
    if (error == websocket::condition::protocol_violation) return "bad_frame";
    return {};
}

Request request_of(const HttpRequest& request) {
    Request result;
    result.method = request.method_string();
    result.target = request.target();
    result.host = request[http::field::host];
    result.origin = request[http::field::origin];
    result.if_none_match = request[http::field::if_none_match];
    result.forwarded_for = all_of(request, "X-Forwarded-For");
    result.has_body = request.has_content_length() ? request[http::field::content_length] != "0" : request.chunked();
    result.takes_brotli = accepts(request[http::field::accept_encoding], "br");
    result.takes_gzip = accepts(request[http::field::accept_encoding], "gzip");
    result.wants_websocket = websocket::is_upgrade(request);
    result.speaks_our_protocol = http::token_list(request[http::field::sec_websocket_protocol]).exists(subprotocol);
    return result;
}

std::string header_text(const Reply& reply, bool keep_alive) {
    http::response<http::empty_body> response(static_cast<http::status>(reply.status), 11);
    for (const auto& [name, value] : security_headers()) response.set(name, value);
    for (const auto& [name, value] : reply.headers) response.set(name, value);
    response.keep_alive(keep_alive);
    if (reply.status != 304) {
        response.set(http::field::content_type, reply.type);
        response.content_length(reply.body->size());
    }
    std::ostringstream text;
    text << response.base();
    return std::move(text).str();
}

Task<bool> shake_hands(ClearStream&) { co_return true; }

Task<bool> shake_hands(TlsStream& stream) {
    const auto [error] = co_await stream.async_handshake(asio::ssl::stream_base::server, to_await);
    co_return !error;
}

Task<> say_goodbye(ClearStream&) { co_return; }

Task<> say_goodbye(TlsStream& stream) { co_await stream.async_shutdown(to_await); }

std::optional<Refused> fault_of(const error_code& reading) {
    if (reading == http::error::header_limit || reading == http::error::buffer_overflow)
        return Refused{"long_header", plain_reply(431, "This request is too long.")};
    if (reading == http::error::end_of_stream || reading == http::error::partial_message) return std::nullopt;
    if (reading.category() != make_error_code(http::error::bad_method).category()) return std::nullopt;
    return Refused{"bad_request", plain_reply(400, "This is no request that a browser would send.")};
}

Task<Reply> answered(Site& site, const Request& request) {
    const auto executor = co_await asio::this_coro::executor;
    const auto ask = [&site, &request, executor](auto handler) {
        // A site's function is copied, a coroutine's handler cannot be. The reply may come before we wait for it: posted.
        const auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        site.answer(request, [waiting, executor](Reply reply) {
            asio::post(executor, [waiting, reply = std::move(reply)]() mutable { std::move(*waiting)(std::move(reply)); });
        });
    };
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(Reply)>(ask, asio::use_awaitable_t<Executor>{});
}

void welcome(House& house, Site& site, Socket socket, const Tls& tls) {
    error_code gone;
    socket.set_option(tcp::no_delay(true), gone);
    const Address peer = plain(socket.remote_endpoint(gone).address());
    if (gone) return;
    const auto executor = socket.get_executor();
    if (tls)
        asio::co_spawn(executor, attend(TlsStream(std::move(socket), *tls), house, site, peer), ended);
    else
        asio::co_spawn(executor, attend(ClearStream(std::move(socket)), house, site, peer), ended);
}

}  // namespace tenback::server
