#include "server/web_socket.hpp"

#include <boost/beast/websocket/rfc6455.hpp>

#include "server/door.hpp"
#include "server/logging.hpp"

namespace tenback::server {
namespace {

constexpr std::size_t read_at_once = 256;  // more than most messages have, and what every idle connection keeps ready

/// {"tell":"bye","reason":"slow"}
std::string bye_text(std::string_view reason) { return R"({"tell":"bye","reason":")" + std::string(reason) + R"("})"; }

/// Of a whole text (RFC 6455, 5.2). Beast would make an operation of each message.
std::string frame_header(std::size_t size) {
    std::string header{'\x81'};
    const auto number = [&](int bytes) {
        for (int n = bytes - 1; n >= 0; --n) header += static_cast<char>(size >> (8 * n) & 0xFF);
    };
    if (size < 126) {
        number(1);
    } else if (size <= 0xFFFF) {
        header += '\x7E';
        number(2);
    } else {
        header += '\x7F';
        number(8);
    }
    return header;
}

websocket::close_code close_code_for(std::string_view reason) {
    if (reason == "stopping") return websocket::close_code::going_away;
    if (reason == "slow" || reason == "flood") return websocket::close_code::policy_error;
    return websocket::close_code::normal;
}

/// The code under which a failed read is counted; empty if the client just left.
std::string_view refusal_code(const error_code& error) {
    if (error == websocket::error::message_too_big || error == websocket::error::buffer_overflow) return "too_big";
    if (error == websocket::error::bad_frame_payload) return "bad_utf8";
    if (error == beast::error::timeout) return "idle";
    if (error == websocket::condition::protocol_violation) return "bad_frame";
    return {};
}

}  // namespace

WebSocket::WebSocket(Stream stream, ServerContext& context, std::string address, Visitors::Place place)
    : stream_(std::move(stream)),
      context_(context),
      address_(std::move(address)),
      place_(std::move(place)),
      messages_(context.limits.messages) {
    context_.guests.enter(*this);
    stream_.next_layer().clear().expires_never();  // from here on the WebSocket has time limits of its own
    stream_.set_option(websocket::stream_base::timeout{context.limits.request, context.limits.idle, true});
    stream_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
        response.set(beast::http::field::sec_websocket_protocol, subprotocol);
        response.set(beast::http::field::server, "tenback");  // or Beast would tell its version
    }));
    stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
        if (kind != websocket::frame_type::close) heard_control();
    });
    stream_.auto_fragment(false);
    stream_.read_message_max(context.limits.message_bytes);
}

Task<bool> WebSocket::accept(const beast::http::request<beast::http::empty_body>& request) {
    const auto [error] = co_await stream_.async_accept(request, to_await);
    co_return !error;
}

Task<> WebSocket::run(std::shared_ptr<WebSocket> self) {
    ServerContext& context = self->context_;
    self->stream_.next_layer().queue_writes(self);
    self->stream_.next_layer().meter(*self);
    context.metrics.connected();
    context.hub.opened(self);
    bool taking = true;
    while (true) {
        const auto [error, size] = co_await self->stream_.async_read_some(self->buffer_, read_at_once, to_await);
        if (error) {
            if (const auto code = refusal_code(error); !code.empty()) context.metrics.refused(code);
            break;
        }
        if (!self->stream_.is_message_done()) continue;
        const auto bytes = self->buffer_.cdata();
        if (taking) taking = self->take({static_cast<const char*>(bytes.data()), bytes.size()});
        self->buffer_.clear();
        self->buffer_.shrink_to_fit();
    }
    self->cut();
    context.metrics.disconnected();
    context.hub.closed(*self);
    self->place_.reset();  // the hub may keep a closed connection for a while
    context.guests.gone(*self);
}

bool WebSocket::take(std::string_view text) {
    if (deadline_) return false;
    context_.metrics.received(text.size());
    if (!stream_.got_text()) {
        refuse("binary", websocket::close_code::unknown_data);
        return false;
    }
    if (!may_say()) {
        flood();
        return false;
    }
    try {
        const auto begin = TokenBucket::Clock::now();
        context_.hub.message(*this, text);
        const auto end = TokenBucket::Clock::now();
        place_->spend({.work = std::chrono::duration<double>(end - begin).count()}, end);
    } catch (const std::exception& error) {
        log_event(LogLevel::error, "message_failed", {{"reason", error.what()}});
        refuse("failed", websocket::close_code::internal_error);
    }
    return !deadline_;
}

std::chrono::milliseconds WebSocket::pause() {
    constexpr std::chrono::milliseconds longest{1000};  // then it is asked again: pongs have to be heard in time
    constexpr std::chrono::milliseconds slowly{100};    // until a flood is over or cut off
    if (floods_) return slowly;
    if (!place_) return {};
    const auto debt = std::chrono::ceil<std::chrono::milliseconds>(place_->debt(TokenBucket::Clock::now()));
    if (debt.count() > 0) context_.metrics.paused();
    return std::min(debt, longest);
}

void WebSocket::has_read(std::size_t bytes) {
    if (place_) place_->spend({.received = static_cast<double>(bytes)}, TokenBucket::Clock::now());
}

bool WebSocket::may_say() {
    const auto now = TokenBucket::Clock::now();
    if (place_) place_->spend({.messages = 1}, now);
    return messages_.take(context_.limits.messages, now);
}

void WebSocket::heard_control() {
    if (floods_ || may_say()) return;
    floods_ = true;
    asio::post(stream_.get_executor(), [self = shared_from_this()] { self->flood(); });  // not in the middle of a read
}

void WebSocket::flood() {
    floods_ = true;
    context_.metrics.refused("flood");
    leave("flood");
}

void WebSocket::refuse(std::string_view code, websocket::close_code close_with) {
    context_.metrics.refused(code);
    finish(close_with);
}

void WebSocket::send(Text text) {
    if (deadline_ || !stream_.is_open()) return;
    Stream& out = stream_.next_layer();
    // By what was not read before: one long message does not make a reader slow.
    if (out.queued_bytes() <= context_.limits.queue_bytes) return put_message(*text);
    context_.metrics.refused("slow");
    out.drop_queued();  // it does not read: there is only a `bye` behind what is on its way
    leave("slow");
}

void WebSocket::leave(std::string_view reason) {
    if (deadline_) return;
    if (stream_.is_open()) put_message(bye_text(reason));
    finish(close_code_for(reason));
}

void WebSocket::put_message(std::string_view text) {
    context_.metrics.sent(text.size());
    if (place_) place_->spend({.sent = static_cast<double>(text.size())}, TokenBucket::Clock::now());
    stream_.next_layer().put(frame_header(text.size()));
    stream_.next_layer().put(text);
    if (std::exchange(flushes_soon_, true)) return;
    asio::post(stream_.get_executor(), [self = shared_from_this()] {
        self->flushes_soon_ = false;
        self->stream_.next_layer().flush();
    });
}

void WebSocket::finish(websocket::close_code code) {
    deadline_ = std::make_unique<Timer>(stream_.get_executor(), context_.limits.closing);
    deadline_->async_wait([weak = weak_from_this()](const error_code& error) {
        if (const auto self = weak.lock(); self && !error) self->cut();
    });
    stream_.async_close(code, [self = shared_from_this()](const error_code&) {});  // behind what is queued
}

}  // namespace tenback::server
