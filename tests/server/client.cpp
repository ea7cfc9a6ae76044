#include "client.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <variant>

namespace tenback::testing {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace ssl = asio::ssl;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;
using ClearStream = tcp::socket;
using TlsStream = ssl::stream<tcp::socket>;

asio::io_context& context() {
    static asio::io_context one;
    return one;
}

ClearStream connected(std::uint16_t port) {
    ClearStream socket(context());
    socket.connect({asio::ip::address_v4::loopback(), port});
    return socket;
}

TlsStream connected(std::uint16_t port, const std::string& certificate) {
    static ssl::context tls(ssl::context::tls_client);  // outlives the streams
    tls.set_verify_mode(ssl::verify_peer);
    tls.load_verify_file(certificate);
    TlsStream stream(connected(port), tls);
    stream.handshake(ssl::stream_base::client);
    return stream;
}

template <class Message>
Answer answer_of(const Message& message) {
    Answer answer{static_cast<int>(message.result_int()), {}, {}};
    for (const auto& field : message) {
        std::string name(field.name_string());
        for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        answer.headers[name] = std::string(field.value());
    }
    return answer;
}

}  // namespace

struct Wire::Inside {
    std::variant<ClearStream, TlsStream> stream;
    beast::flat_buffer buffer{};
};

Wire::Wire(std::uint16_t port, const std::string& certificate)
    : inside_(certificate.empty() ? new Inside{connected(port)} : new Inside{connected(port, certificate)}) {}
Wire::Wire(Wire&&) noexcept = default;
Wire::~Wire() = default;

void Wire::write(const std::string& bytes) {
    error_code closed;
    std::visit([&](auto& stream) { asio::write(stream, asio::buffer(bytes), closed); }, inside_->stream);
}

Answer Wire::read(const std::string& method) {
    http::response_parser<http::string_body> parser;
    parser.skip(method == "HEAD");
    error_code closed;
    std::visit([&](auto& stream) { http::read(stream, inside_->buffer, parser, closed); }, inside_->stream);
    if (closed) return {};
    Answer answer = answer_of(parser.get());
    answer.body = parser.get().body();
    return answer;
}

std::string Wire::read_to_the_end() {
    std::string bytes = beast::buffers_to_string(inside_->buffer.data());
    error_code end;
    std::visit([&](auto& stream) { asio::read(stream, asio::dynamic_buffer(bytes), end); }, inside_->stream);
    return bytes;
}

Answer get(std::uint16_t port, const std::string& target, const Headers& headers, const std::string& method) {
    Headers all{{"Host", "localhost"}, {"Connection", "close"}};
    for (const auto& [name, value] : headers) all[name] = value;
    std::string request = method + " " + target + " HTTP/1.1\r\n";
    for (const auto& [name, value] : all) request.append(name).append(": ").append(value).append("\r\n");
    Wire wire(port);
    wire.write(request + "\r\n");
    return wire.read(method);
}

struct Client::Inside {
    virtual ~Inside() = default;
    virtual Answer open(const Asking& asking) = 0;
    virtual void send(const std::string& bytes, bool text) = 0;
    virtual std::optional<std::string> receive() = 0;
    virtual int close_code() = 0;
    virtual void close() = 0;
};

template <class Stream>
struct Client::Over final : Client::Inside {
    explicit Over(Stream stream) : socket(std::move(stream)) {}

    Answer open(const Asking& asking) override {
        socket.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
            if (!asking.protocol.empty()) request.set(http::field::sec_websocket_protocol, asking.protocol);
            for (const auto& [name, value] : asking.headers) request.set(name, value);
        }));
        websocket::response_type response;
        error_code refused;
        socket.handshake(response, "localhost", "/ws", refused);
        Answer answer = answer_of(response);
        answer.body = response.body();
        return answer;
    }
    void send(const std::string& bytes, bool text) override {
        error_code closed;
        socket.text(text);
        socket.write(asio::buffer(bytes), closed);
    }
    std::optional<std::string> receive() override {
        beast::flat_buffer buffer;
        error_code closed;
        socket.read(buffer, closed);
        if (closed) return std::nullopt;
        return beast::buffers_to_string(buffer.data());
    }
    int close_code() override { return socket.reason().code; }
    void close() override {
        error_code closed;
        socket.close(websocket::close_code::normal, closed);
    }

    websocket::stream<Stream> socket;
};

Client::Client(std::uint16_t port, const Asking& asking) {
    if (asking.certificate.empty())
        inside_ = std::make_unique<Over<ClearStream>>(connected(port));
    else
        inside_ = std::make_unique<Over<TlsStream>>(connected(port, asking.certificate));
    answer_ = inside_->open(asking);
}
Client::Client(Client&&) noexcept = default;
Client::~Client() = default;

void Client::send(const std::string& text) { inside_->send(text, true); }
void Client::send_binary(const std::string& bytes) { inside_->send(bytes, false); }
std::optional<std::string> Client::receive() { return inside_->receive(); }
std::optional<std::string> Client::ask(const std::string& text) {
    send(text);
    return receive();
}
int Client::close_code() const { return inside_->close_code(); }
void Client::close() { inside_->close(); }

}  // namespace tenback::testing
