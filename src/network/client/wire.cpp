#include "client/wire.hpp"

#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "protocol/message.hpp"

namespace tenback::client {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using server::error_code;
using server::tcp;
using server::to_await;

constexpr std::chrono::seconds handshake_time{10};
constexpr std::chrono::seconds silence{30};  // then we ping, and give up after as long again
constexpr std::size_t longest_told = std::size_t{4} << 20;
constexpr std::size_t longest_reason = 200;

server::Tls trusted() {
    static const server::Tls tls = [] {
        auto made = std::make_shared<asio::ssl::context>(asio::ssl::context::tls_client);
        made->set_default_verify_paths();
        made->set_verify_mode(asio::ssl::verify_peer);
        return made;
    }();
    return tls;
}

/// TLS with a server whose certificate must be of this name. Nothing to do in the clear.
Task<error_code> encrypt(server::Stream& stream, const std::string& host) {
    if (stream.encrypted() == nullptr) co_return error_code();
    SSL_set_tlsext_host_name(stream.encrypted()->native_handle(), host.c_str());
    stream.encrypted()->set_verify_callback(asio::ssl::host_name_verification(host));
    const auto [error] = co_await stream.encrypted()->async_handshake(asio::ssl::stream_base::client, to_await);
    co_return error;
}

/// What it means that TLS could not be agreed on.
WireFault fault_of(const error_code& error) {
    if (error.category() != asio::error::get_ssl_category()) return WireFault::unreachable;
    switch (ERR_GET_REASON(static_cast<unsigned long>(error.value()))) {
        case SSL_R_CERTIFICATE_VERIFY_FAILED: return WireFault::untrusted;
        case SSL_R_WRONG_VERSION_NUMBER:
        case SSL_R_PACKET_LENGTH_TOO_LONG:
        case SSL_R_HTTP_REQUEST: return WireFault::not_tls;
        default: return WireFault::unreachable;
    }
}

/// The first line of what the server said instead, fit to be shown.
std::string said_instead(const websocket::response_type& response) {
    std::string text = std::to_string(response.result_int());
    const std::string body(response.body());
    if (!body.empty()) text += " ";
    for (const char c : body.substr(0, std::min(body.find('\n'), longest_reason))) text += c >= ' ' && c <= '~' ? c : '?';
    return text;
}

}  // namespace

Wire::Wire(server::Stream stream) : stream_(std::move(stream)) {
    stream_.set_option(websocket::stream_base::timeout{handshake_time, 2 * silence, true});
    stream_.set_option(websocket::stream_base::decorator([](websocket::request_type& request) {
        request.set(beast::http::field::sec_websocket_protocol, protocol::subprotocol);
    }));
    stream_.auto_fragment(false);
    stream_.read_message_max(longest_told);
}

Task<Wire::Opened> Wire::open(server::Executor executor, ServerAddress address) {
    asio::ip::basic_resolver<tcp, server::Executor> resolver(executor);
    const auto [unknown, places] = co_await resolver.async_resolve(address.host, address.port, to_await);
    if (unknown) co_return WireError{WireFault::unreachable, unknown.message()};
    server::Stream stream(server::Socket(executor), address.tls ? trusted() : nullptr);
    stream.clear().expires_after(handshake_time);
    const auto [alone, place] = co_await stream.clear().async_connect(places, to_await);
    if (alone) co_return WireError{WireFault::unreachable, alone.message()};
    stream.clear().socket().set_option(tcp::no_delay(true));
    const error_code strange = co_await encrypt(stream, address.host);
    if (strange) co_return WireError{fault_of(strange), strange.message()};
    stream.clear().expires_never();
    auto wire = std::make_shared<Wire>(std::move(stream));
    const auto error = co_await wire->shake_hands(address);
    if (error) co_return *error;
    co_return wire;
}

Task<std::optional<WireError>> Wire::shake_hands(const ServerAddress& address) {
    websocket::response_type response;
    const std::string host = address.authority();
    const auto [error] = co_await stream_.async_handshake(response, host, "/ws", to_await);
    if (!error && response[beast::http::field::sec_websocket_protocol] == protocol::subprotocol) co_return std::nullopt;
    if (response.result_int() == 503 || error == beast::error::timeout)
        co_return WireError{WireFault::unreachable, error.message()};
    co_return WireError{WireFault::refused,
                        error && error != websocket::error::upgrade_declined ? error.message() : said_instead(response)};
}

Task<std::optional<std::string>> Wire::receive() {
    const auto [error, size] = co_await stream_.async_read(buffer_, to_await);
    if (error || !stream_.got_text()) co_return std::nullopt;
    std::string text = beast::buffers_to_string(buffer_.data());
    buffer_.clear();
    co_return text;
}

void Wire::send(std::string text) {
    queue_.push_back(std::move(text));
    if (queue_.size() == 1) write();
}

void Wire::write() {
    stream_.async_write(asio::buffer(queue_.front()), [self = shared_from_this()](const error_code& error, std::size_t) {
        if (error) return self->cut();  // the read fails then, too
        self->queue_.pop_front();
        if (!self->queue_.empty()) self->write();
    });
}

}  // namespace tenback::client
