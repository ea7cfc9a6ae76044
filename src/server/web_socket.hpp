// A WebSocket of a client: frames in, texts out, both bounded.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <exception>
#include <list>
#include <memory>
#include <string>

#include "server/door.hpp"
#include "server/house.hpp"
#include "server/logging.hpp"
#include "server/net.hpp"

namespace tenback::server {

namespace beast = boost::beast;
namespace websocket = beast::websocket;

/// Of a coroutine that nobody waits for: what went wrong is logged.
void ended(std::exception_ptr failure);
/// {"tell":"bye","reason":"slow"}
Text bye_text(std::string_view reason);
websocket::close_code close_code_for(std::string_view reason);
/// The code under which a failed read is counted; empty if the client just left.
std::string_view refusal_code(const error_code& error);

template <class Stream>
class WebSocket final : public Connection, public Guest, public std::enable_shared_from_this<WebSocket<Stream>> {
  public:
    WebSocket(Stream stream, House& house, std::string address, Visitors::Place place);
    ~WebSocket() override { house_.guests.gone(*this); }

    /// The handshake. False if the client did not wait for it.
    Task<bool> accept(const beast::http::request<beast::http::empty_body>& request);
    /// Reads until the end. Static, so that the coroutine keeps the socket alive.
    static Task<> run(std::shared_ptr<WebSocket> self);

    void send(Text text) override;
    void close(std::string_view reason) override { leave(reason); }
    [[nodiscard]] const std::string& address() const override { return address_; }
    void leave(std::string_view reason) override;
    void cut() override { beast::get_lowest_layer(stream_).close(); }

  private:
    /// A message of the client; false if it is the last that we take.
    bool take(std::string_view text);
    void refuse(std::string_view code, websocket::close_code close_with);
    void write();
    void written(const error_code& error);
    /// Closes when all is written, or when the time for it is over.
    void finish(websocket::close_code code);
    void say_close();

    websocket::stream<Stream, false> stream_;  // no compression: it would cost every idle connection a lot of memory
    House& house_;
    std::string address_;
    Visitors::Place place_;
    TokenBucket messages_;
    std::list<Text> queue_;  // the first is being written; an empty list takes no memory of its own
    std::size_t queued_bytes_ = 0;
    std::unique_ptr<Timer> deadline_;  // once we are leaving
    websocket::close_code close_with_ = websocket::close_code::normal;
    beast::flat_buffer buffer_;
};

template <class Stream>
WebSocket<Stream>::WebSocket(Stream stream, House& house, std::string address, Visitors::Place place)
    : stream_(std::move(stream)),
      house_(house),
      address_(std::move(address)),
      place_(std::move(place)),
      messages_(house.limits.messages) {
    house_.guests.enter(*this);
    beast::get_lowest_layer(stream_).expires_never();  // from here on the WebSocket has time limits of its own
    stream_.set_option(websocket::stream_base::timeout{house.limits.request, house.limits.idle, true});
    stream_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
        response.set(beast::http::field::sec_websocket_protocol, subprotocol);
    }));
    stream_.auto_fragment(false);
    stream_.read_message_max(house.limits.message_bytes);
}

template <class Stream>
Task<bool> WebSocket<Stream>::accept(const beast::http::request<beast::http::empty_body>& request) {
    const auto [error] = co_await stream_.async_accept(request, to_await);
    co_return !error;
}

template <class Stream>
Task<> WebSocket<Stream>::run(std::shared_ptr<WebSocket> self) {
    House& house = self->house_;
    house.metrics.connected();
    house.hub.opened(self);
    bool taking = true;
    while (true) {
        const auto [error, size] = co_await self->stream_.async_read(self->buffer_, to_await);
        if (error) {
            if (const auto code = refusal_code(error); !code.empty()) house.metrics.refused(code);
            break;
        }
        const auto bytes = self->buffer_.cdata();
        if (taking) taking = self->take({static_cast<const char*>(bytes.data()), bytes.size()});
        self->buffer_.clear();
        self->buffer_.shrink_to_fit();
    }
    self->cut();
    house.metrics.disconnected();
    house.hub.closed(*self);
    self->place_.reset();  // the hub may keep a closed connection for a while
    house.guests.gone(*self);
}

template <class Stream>
bool WebSocket<Stream>::take(std::string_view text) {
    if (deadline_) return false;
    house_.metrics.received(text.size());
    if (!stream_.got_text()) {
        refuse("binary", websocket::close_code::unknown_data);
        return false;
    }
    if (!messages_.take(house_.limits.messages, TokenBucket::Clock::now())) {
        house_.metrics.refused("flood");
        leave("flood");
        return false;
    }
    try {
        house_.hub.message(*this, text);
    } catch (const std::exception& error) {
        log_event(LogLevel::error, "message_failed", {{"reason", error.what()}});
        refuse("failed", websocket::close_code::internal_error);
    }
    return !deadline_;
}

template <class Stream>
void WebSocket<Stream>::refuse(std::string_view code, websocket::close_code close_with) {
    house_.metrics.refused(code);
    finish(close_with);
}

template <class Stream>
void WebSocket<Stream>::send(Text text) {
    if (deadline_) return;
    queued_bytes_ += text->size();
    queue_.push_back(std::move(text));
    if (queue_.size() == 1) write();
    if (queued_bytes_ <= house_.limits.queue_bytes) return;
    house_.metrics.refused("slow");
    queue_.resize(1);  // it does not read: only what is being written stays, with a `bye` behind it
    leave("slow");
}

template <class Stream>
void WebSocket<Stream>::leave(std::string_view reason) {
    if (deadline_) return;
    queue_.push_back(bye_text(reason));
    if (queue_.size() == 1) write();
    finish(close_code_for(reason));
}

template <class Stream>
void WebSocket<Stream>::finish(websocket::close_code code) {
    close_with_ = code;
    deadline_ = std::make_unique<Timer>(stream_.get_executor(), house_.limits.closing);
    deadline_->async_wait([weak = this->weak_from_this()](const error_code& error) {
        if (const auto self = weak.lock(); self && !error) self->cut();
    });
    if (queue_.empty()) say_close();
}

template <class Stream>
void WebSocket<Stream>::write() {
    stream_.async_write(asio::buffer(*queue_.front()),
                        [self = this->shared_from_this()](const error_code& error, std::size_t) { self->written(error); });
}

template <class Stream>
void WebSocket<Stream>::written(const error_code& error) {
    if (error) return cut();  // the read fails then, too, and ends it all
    const std::size_t size = queue_.front()->size();
    queue_.pop_front();
    house_.metrics.sent(size);
    queued_bytes_ -= std::min(size, queued_bytes_);
    if (!queue_.empty()) return write();
    if (deadline_) say_close();
}

template <class Stream>
void WebSocket<Stream>::say_close() {
    stream_.async_close(close_with_, [self = this->shared_from_this()](const error_code&) {});
}

}  // namespace tenback::server
