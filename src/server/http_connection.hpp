// HTTP requests of a client, one after the other, until it leaves or becomes a WebSocket.
#pragma once

#include <array>
#include <boost/asio/write.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/rate_policy.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>

#include "server/door.hpp"
#include "server/web_socket.hpp"

namespace tenback::server {

namespace http = beast::http;

using ClearStream = beast::basic_stream<tcp, Executor, beast::unlimited_rate_policy>;
using TlsStream = beast::ssl_stream<ClearStream>;
using HttpRequest = http::request<http::empty_body>;

Request request_of(const HttpRequest& request);
/// Status and headers, as they go over the wire.
std::string header_text(const Reply& reply, bool keep_alive);
/// What is said to something that is no request; nothing if there is nobody to tell.
std::optional<Refused> fault_of(const error_code& reading);
/// The reply of the site, whenever it comes.
Task<Reply> answered(Site& site, const Request& request);
/// TLS begins, and ends; nothing happens in the clear. False if the client does not speak it.
Task<bool> shake_hands(ClearStream& stream);
Task<bool> shake_hands(TlsStream& stream);
Task<> say_goodbye(ClearStream& stream);
Task<> say_goodbye(TlsStream& stream);

template <class Stream>
class HttpConnection final : public Guest {
  public:
    /// @param place of the peer; none for a proxy, whose requests are those of many
    HttpConnection(Stream stream, House& house, Site& site, const Address& peer, Visitors::Place place);
    ~HttpConnection() override { house_.guests.gone(*this); }

    /// Until the end.
    Task<> serve();
    /// To a client that is not let in, whatever it asks.
    Task<> turn_away(Refused refused);

    void leave(std::string_view reason) override;
    void cut() override;

  private:
    auto& lowest() { return beast::get_lowest_layer(stream_); }
    /// The next request and its reply. False if there shall be no more.
    Task<bool> serve_one();
    Task<bool> reply_to(const HttpRequest& request);
    std::optional<Refused> check(const Request& request, const Address& sender);
    Task<bool> upgrade(const HttpRequest& request, const Address& sender);
    Task<bool> write(Reply reply, bool head, bool keep_alive);
    Task<bool> refuse(Refused refused, bool head, bool keep_alive);
    /// Lets the client read our last words: closing with bytes unread would take them back.
    Task<> say_farewell();

    Stream stream_;
    House& house_;
    Site& site_;
    Address peer_;
    Visitors::Place place_;
    beast::flat_buffer buffer_;
    bool waiting_ = true;  // for a request
    bool leaving_ = false;
    bool is_websocket_ = false;  // the stream is no longer ours
};

template <class Stream>
HttpConnection<Stream>::HttpConnection(Stream stream, House& house, Site& site, const Address& peer, Visitors::Place place)
    : stream_(std::move(stream)), house_(house), site_(site), peer_(peer), place_(std::move(place)) {
    house_.guests.enter(*this);
}

template <class Stream>
void HttpConnection<Stream>::leave(std::string_view) {
    leaving_ = true;
    if (waiting_) cut();
}

template <class Stream>
void HttpConnection<Stream>::cut() {
    if (!is_websocket_) lowest().close();
}

template <class Stream>
Task<> HttpConnection<Stream>::serve() {
    lowest().expires_after(house_.limits.request);
    bool more = co_await shake_hands(stream_);
    if (!more) co_return;
    while (more) more = co_await serve_one();  // g++ 12 gets co_await in a condition wrong
    if (!is_websocket_) co_await say_farewell();
}

template <class Stream>
Task<> HttpConnection<Stream>::turn_away(Refused refused) {
    co_await refuse(std::move(refused), false, false);
    co_await say_farewell();
}

template <class Stream>
Task<bool> HttpConnection<Stream>::serve_one() {
    constexpr std::uint32_t header_bytes = 8 * 1024;
    http::request_parser<http::empty_body> parser;
    parser.header_limit(header_bytes);
    lowest().expires_after(house_.limits.request);
    waiting_ = true;
    const auto [error, size] = co_await http::async_read_header(stream_, buffer_, parser, to_await);
    waiting_ = false;
    if (!error) co_return co_await reply_to(parser.get());
    if (auto refused = fault_of(error)) co_await refuse(std::move(*refused), false, false);
    co_return false;
}

template <class Stream>
Task<bool> HttpConnection<Stream>::reply_to(const HttpRequest& http_request) {
    const Request request = request_of(http_request);
    const Address sender = house_.proxies.client(peer_, request.forwarded_for);
    const bool head = http_request.method() == http::verb::head;
    const bool keep_alive = http_request.keep_alive() && !request.has_body;
    if (auto refused = check(request, sender)) co_return co_await refuse(std::move(*refused), head, keep_alive);
    if (request.path() == site_.socket_path()) co_return co_await upgrade(http_request, sender);
    Reply reply = co_await answered(site_, request);
    co_return co_await write(std::move(reply), head, keep_alive);
}

template <class Stream>
std::optional<Refused> HttpConnection<Stream>::check(const Request& request, const Address& sender) {
    if (!house_.visitors.may_ask(sender, TokenBucket::Clock::now())) return too_many_requests();
    error_code gone;
    const Address connected_to = lowest().socket().local_endpoint(gone).address();
    if (auto fault = fault_of(request, house_.names, connected_to)) return fault;
    if (request.path() != site_.socket_path()) return std::nullopt;
    if (buffer_.size() != 0) return Refused{"bad_request", plain_reply(400, "A WebSocket waits for its answer.")};
    return fault_of_upgrade(request);
}

template <class Stream>
Task<bool> HttpConnection<Stream>::upgrade(const HttpRequest& request, const Address& sender) {
    if (!place_) place_ = house_.visitors.enter(sender);
    if (!place_) {
        Refused refused = too_many_connections();
        co_return co_await refuse(std::move(refused), false, request.keep_alive());
    }
    is_websocket_ = true;
    auto socket = std::make_shared<WebSocket<Stream>>(std::move(stream_), house_, sender.to_string(), std::move(place_));
    const bool accepted = co_await socket->accept(request);
    const auto executor = co_await asio::this_coro::executor;
    if (accepted) asio::co_spawn(executor, WebSocket<Stream>::run(socket), ended);
    co_return false;
}

template <class Stream>
Task<bool> HttpConnection<Stream>::refuse(Refused refused, bool head, bool keep_alive) {
    house_.metrics.refused(refused.code);
    co_return co_await write(std::move(refused.reply), head, keep_alive);
}

template <class Stream>
Task<bool> HttpConnection<Stream>::write(Reply reply, bool head, bool keep_alive) {
    constexpr std::size_t slowest = 8 * 1024;  // bytes a second that a reader must manage
    const bool goes_on = keep_alive && !leaving_;
    const std::string header = header_text(reply, goes_on);
    std::array<asio::const_buffer, 2> parts{asio::buffer(header), asio::buffer(*reply.body)};
    if (head) parts[1] = {};  // of the body only its length is told
    lowest().expires_after(house_.limits.request + std::chrono::seconds(reply.body->size() / slowest));
    house_.metrics.replied(reply.status);
    const auto [error, size] = co_await asio::async_write(stream_, parts, to_await);
    co_return !error && goes_on;
}

template <class Stream>
Task<> HttpConnection<Stream>::say_farewell() {
    lowest().expires_after(std::chrono::seconds(1));
    co_await say_goodbye(stream_);
    error_code ignored;
    lowest().socket().shutdown(tcp::socket::shutdown_send, ignored);
    for (bool more = true; more;) {
        buffer_.clear();
        const auto [error, size] = co_await lowest().async_read_some(buffer_.prepare(1024), to_await);
        more = !error;
    }
}

}  // namespace tenback::server
