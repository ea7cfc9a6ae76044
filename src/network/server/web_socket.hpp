// A WebSocket of a client: frames in, texts out, both bounded.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <string>

#include "server/context.hpp"
#include "server/stream.hpp"

namespace tenback::server {

namespace websocket = beast::websocket;

class WebSocket final : public Connection, public Guest, private Meter, public std::enable_shared_from_this<WebSocket> {
  public:
    WebSocket(Stream stream, ServerContext& context, std::string address, Visitors::Place place);
    ~WebSocket() override { context_.guests.gone(*this); }

    /// The handshake. False if the client did not wait for it.
    Task<bool> accept(const beast::http::request<beast::http::empty_body>& request);
    /// Reads until the end. Static, so that the coroutine keeps the socket alive.
    static Task<> run(std::shared_ptr<WebSocket> self);

    void send(Text text) override;
    void close(std::string_view reason) override { leave(reason); }
    [[nodiscard]] const std::string& address() const override { return address_; }
    void leave(std::string_view reason) override;
    void cut() override { stream_.next_layer().close(); }

  private:
    std::chrono::milliseconds pause() override;
    void has_read(std::size_t bytes) override;
    /// A ping or a pong: they cost as messages do.
    void heard_control();
    /// One more message or frame. False if they come too fast.
    bool may_say();
    void flood();
    /// A message of the client; false if it is the last that we take.
    bool take(std::string_view text);
    void refuse(std::string_view code, websocket::close_code close_with);
    /// Whatever is put in one turn of the loop goes out together.
    void put_message(std::string_view text);
    /// Closes when all is written, or when the time for it is over.
    void finish(websocket::close_code code);

    websocket::stream<Stream, false> stream_;  // no compression: it would cost every idle connection a lot of memory
    ServerContext& context_;
    std::string address_;
    Visitors::Place place_;
    TokenBucket messages_;
    bool flushes_soon_ = false;
    bool floods_ = false;
    std::unique_ptr<Timer> deadline_;  // once we are leaving
    beast::flat_buffer buffer_;
};

}  // namespace tenback::server
