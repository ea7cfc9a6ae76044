#include "server/http_connection.hpp"

#include <array>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <sstream>

#include "server/connection.hpp"
#include "server/web_socket.hpp"
#include "words/browser_language.hpp"

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

Request request_of(const HttpRequest& request) {
    Request result;
    result.method = request.method_string();
    result.target = request.target();
    result.host = request[http::field::host];
    result.origin = request[http::field::origin];
    result.if_none_match = request[http::field::if_none_match];
    result.language = words::language_of_browser(request[http::field::accept_language]);
    result.forwarded_for = all_of(request, "X-Forwarded-For");
    const std::string encoding = all_of(request, "Transfer-Encoding");
    result.is_encoded = !encoding.empty() && !beast::iequals(encoding, "chunked");
    result.is_ambiguous = request.count(http::field::host) > 1 || request.count(http::field::content_length) > 1 ||
                          (!encoding.empty() && request.has_content_length());
    result.has_body = request.has_content_length() ? request[http::field::content_length] != "0" : request.chunked();
    result.takes_brotli = accepts(request[http::field::accept_encoding], "br");
    result.takes_gzip = accepts(request[http::field::accept_encoding], "gzip");
    result.takes_html = request[http::field::accept].find("text/html") != std::string_view::npos;
    result.wants_websocket = websocket::is_upgrade(request);
    result.speaks_our_protocol = http::token_list(request[http::field::sec_websocket_protocol]).exists(subprotocol);
    return result;
}

/// Status and headers, as they go over the wire.
std::string header_text(const Reply& reply, bool keep_alive, bool only_encrypted) {
    http::response<http::empty_body> response(static_cast<http::status>(reply.status), 11);
    for (const auto& [name, value] : security_headers()) response.set(name, value);
    for (const auto& [name, value] : reply.headers) response.set(name, value);
    if (only_encrypted) response.set(http::field::strict_transport_security, "max-age=31536000");
    response.keep_alive(keep_alive);
    if (reply.status != 304) {
        response.set(http::field::content_type, reply.type);
        response.content_length(reply.body->size());
    }
    std::ostringstream text;
    text << response.base();
    return std::move(text).str();
}

/// What is said to something that is no request; nothing if there is nobody to tell.
std::optional<Refused> fault_of(const error_code& reading) {
    if (reading == http::error::header_limit || reading == http::error::buffer_overflow)
        return Refused{"long_header", plain_reply(431, "This request is too long.")};
    if (reading == http::error::end_of_stream || reading == http::error::partial_message) return std::nullopt;
    if (reading.category() != make_error_code(http::error::bad_method).category()) return std::nullopt;
    return Refused{"bad_request", plain_reply(400, "This is no request that a browser would send.")};
}

/// The reply of the site, whenever it comes.
Task<Reply> answered(Site& site, const Request& request) {
    const auto executor = co_await asio::this_coro::executor;
    const auto ask = [&site, &request, executor](auto handler) {
        // A site's function is copied, a coroutine's handler cannot be. The reply may come before we wait for it: posted.
        const auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        site.answer(request, [waiting, executor](Reply reply) {
            asio::post(executor, [waiting, reply = std::move(reply)]() mutable { std::move (*waiting)(std::move(reply)); });
        });
    };
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(Reply)>(
        ask, asio::use_awaitable_t<Executor>{});
}

}  // namespace

HttpConnection::HttpConnection(Stream stream, ServerContext& context, Site& site, const Address& peer, Visitors::Place place)
    : stream_(std::move(stream)), context_(context), site_(site), peer_(peer), place_(std::move(place)) {
    context_.guests.enter(*this);
}

void HttpConnection::leave(std::string_view) {
    leaving_ = true;
    if (waiting_) cut();
}

void HttpConnection::cut() {
    if (!is_websocket_) stream_.close();
}

Task<> HttpConnection::serve() {
    stream_.clear().expires_after(context_.limits.request);
    bool more = co_await stream_.shake_hands();
    if (!more) co_return;
    while (more) more = co_await serve_one();  // g++ 12 gets co_await in a condition wrong
    if (!is_websocket_) co_await stream_.say_farewell();
}

Task<> HttpConnection::turn_away(Refused refused) {
    co_await refuse(std::move(refused), false, false);
    co_await stream_.say_farewell();
}

Task<bool> HttpConnection::serve_one() {
    constexpr std::uint32_t header_bytes = 8 * 1024;
    http::request_parser<http::empty_body> parser;
    parser.header_limit(header_bytes);
    stream_.clear().expires_after(context_.limits.request);
    waiting_ = true;
    const auto [error, size] = co_await http::async_read_header(stream_, buffer_, parser, to_await);
    waiting_ = false;
    if (!error) co_return co_await reply_to(parser.get());
    if (auto refused = fault_of(error)) co_await refuse(std::move(*refused), false, false);
    co_return false;
}

Task<bool> HttpConnection::reply_to(const HttpRequest& http_request) {
    const Request request = request_of(http_request);
    const Address sender = context_.proxies.client(peer_, request.forwarded_for);
    const bool head = http_request.method() == http::verb::head;
    const bool keep_alive = http_request.keep_alive() && !request.has_body && !request.is_ambiguous && !request.is_encoded;
    is_localhost_ = names_this_machine(request.host);  // browsers would refuse every other program there
    if (auto refused = check(request, sender)) co_return co_await refuse(std::move(*refused), head, keep_alive);
    if (request.path() == site_.socket_path()) co_return co_await upgrade(http_request, sender);
    Reply reply = co_await answered(site_, request);
    co_return co_await write(std::move(reply), head, keep_alive);
}

std::optional<Refused> HttpConnection::check(const Request& request, const Address& sender) {
    if (!context_.visitors.may_ask(sender, TokenBucket::Clock::now())) return too_many_requests(request.language);
    error_code gone;
    const Address connected_to = stream_.clear().socket().local_endpoint(gone).address();
    if (auto fault = fault_of(request, context_.names, connected_to)) return fault;
    if (request.path() != site_.socket_path()) return std::nullopt;
    if (buffer_.size() != 0) return Refused{"bad_request", plain_reply(400, "A WebSocket waits for its answer.")};
    return fault_of_upgrade(request);
}

Task<bool> HttpConnection::upgrade(const HttpRequest& request, const Address& sender) {
    if (!place_) place_ = context_.visitors.enter(sender);
    if (!place_) {
        Refused refused = too_many_connections(words::language_of_browser(request[http::field::accept_language]));
        co_return co_await refuse(std::move(refused), false, request.keep_alive());
    }
    is_websocket_ = true;
    auto socket =
        std::make_shared<WebSocket>(std::move(stream_), context_, household(sender).to_string(), std::move(place_));
    const bool accepted = co_await socket->accept(request);
    const auto executor = co_await asio::this_coro::executor;
    if (accepted) asio::co_spawn(executor, WebSocket::run(socket), ended);
    co_return false;
}

Task<bool> HttpConnection::refuse(Refused refused, bool head, bool keep_alive) {
    context_.metrics.refused(refused.code);
    co_return co_await write(std::move(refused.reply), head, keep_alive);
}

Task<bool> HttpConnection::write(Reply reply, bool head, bool keep_alive) {
    constexpr std::size_t slowest = 8 * 1024;  // bytes a second that a reader must manage
    const bool goes_on = keep_alive && !leaving_;
    const std::string header = header_text(reply, goes_on, stream_.encrypted() != nullptr && !is_localhost_);
    std::array<asio::const_buffer, 2> parts{asio::buffer(header), asio::buffer(*reply.body)};
    if (head) parts[1] = {};  // of the body only its length is told
    stream_.clear().expires_after(context_.limits.request + std::chrono::seconds(reply.body->size() / slowest));
    context_.metrics.replied(reply.status);
    const auto [error, size] = co_await asio::async_write(stream_, parts, to_await);
    co_return !error && goes_on;
}

}  // namespace tenback::server
