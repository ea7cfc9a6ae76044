// The bytes of a connection, in the clear or through TLS. One type for both: what stands on top of it is compiled once.
#pragma once

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/rate_policy.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "server/net.hpp"
#include "server/tls.hpp"

namespace tenback::server {

namespace beast = boost::beast;

/// Who pays for what is read from a stream.
class Meter {
  public:
    Meter() = default;
    Meter(const Meter&) = delete;
    Meter& operator=(const Meter&) = delete;
    virtual ~Meter() = default;

    /// How long to wait before more is read.
    virtual std::chrono::milliseconds pause() = 0;
    virtual void has_read(std::size_t bytes) = 0;
};

class Stream {
  public:
    using Clear = beast::basic_stream<tcp, Executor, beast::unlimited_rate_policy>;
    using Encrypted = beast::ssl_stream<Clear>;
    using executor_type = Executor;

    /// In the clear without `tls`.
    Stream(Socket socket, const Tls& tls);

    [[nodiscard]] Executor get_executor() { return clear().get_executor(); }
    /// The socket with its time limits, below TLS if there is any.
    [[nodiscard]] Clear& clear();
    /// Nothing in the clear.
    [[nodiscard]] Encrypted* encrypted() { return std::get_if<Encrypted>(&stream_); }
    void close();
    /// From here on this is asked before each read; it must live as long as something is read.
    void meter(Meter& meter) { meter_ = &meter; }

    /// TLS begins. False if the client does not speak it.
    Task<bool> shake_hands();
    /// Lets the client read our last words, for a moment: closing with bytes unread would take them back.
    Task<> say_farewell();

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        return start(&Stream::read_some, first_of<asio::mutable_buffer>(buffers), token);
    }
    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return start(queues_ ? &Stream::write_queued : &Stream::write_some, first_of<asio::const_buffer>(buffers), token);
    }

    /// From here on all that is written goes through one queue of bytes, so that many messages leave by one system call:
    /// that costs more than all that a message takes otherwise. @param owner is kept alive while bytes are on their way
    void queue_writes(std::weak_ptr<void> owner);
    /// Into the queue, until `flush`. @pre queue_writes
    void put(std::string_view bytes) { gathered_ += bytes; }
    /// Sends what is queued, and what is put meanwhile. If that fails the stream is closed: whoever reads hears of it.
    void flush();
    [[nodiscard]] std::size_t queued_bytes() const { return leaving_.size() + gathered_.size(); }
    /// Forgets what has not begun to leave.
    void drop_queued() { gathered_.clear(); }

  private:
    using Either = std::variant<Clear, Encrypted>;
    using Done = std::function<void(const error_code&, std::size_t)>;
    template <class Buffer>
    using Few = std::array<Buffer, 4>;

    void read_some(const Few<asio::mutable_buffer>& buffers, Done done);
    void read_now(const Few<asio::mutable_buffer>& buffers, Done done);
    void write_some(const Few<asio::const_buffer>& buffers, Done done);
    /// Done when the queue is empty.
    void write_queued(const Few<asio::const_buffer>& buffers, Done done);
    /// How many bytes could leave at once: all of them, mostly, without an operation to be waited for.
    std::size_t send_at_once();
    void all_left(const error_code& error);

    /// As many as fit: reading and writing some may always be less.
    template <class Buffer, class Buffers>
    static Few<Buffer> first_of(const Buffers& buffers) {
        Few<Buffer> few{};
        auto free = few.begin();
        for (auto at = asio::buffer_sequence_begin(buffers); at != asio::buffer_sequence_end(buffers) && free != few.end();
             ++at)
            if (const Buffer buffer(*at); buffer.size() != 0) *free++ = buffer;
        return few;
    }
    template <class Buffer, class Token>
    auto start(void (Stream::*what)(const Few<Buffer>&, Done), const Few<Buffer>& buffers, Token& token) {
        return asio::async_initiate<Token, void(error_code, std::size_t)>(
            [this, what, buffers](auto handler) {
                // Handlers cannot be copied, functions must be.
                const auto shared = std::make_shared<decltype(handler)>(std::move(handler));
                (this->*what)(buffers,
                              [shared](const error_code& error, std::size_t size) { std::move (*shared)(error, size); });
            },
            token);
    }

    Either stream_;
    Meter* meter_ = nullptr;
    std::unique_ptr<Timer> pausing_;  // while nothing is read
    bool queues_ = false;
    std::weak_ptr<void> owner_;
    std::string gathered_;
    std::string leaving_;                          // being sent
    std::function<void(const error_code&)> then_;  // of the one whose bytes are the last in the queue
};

/// Beast ends a WebSocket with these.
inline void beast_close_socket(Stream& stream) { stream.close(); }

template <class Handler>
void async_teardown(beast::role_type, Stream& stream, Handler&& handler) {
    const auto executor = stream.get_executor();
    asio::co_spawn(executor, stream.say_farewell(),
                   [executor, handler = std::forward<Handler>(handler)](const std::exception_ptr&) mutable {
                       asio::post(executor, beast::bind_front_handler(std::move(handler), error_code()));
                   });
}

}  // namespace tenback::server
