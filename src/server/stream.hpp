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
    void close() { clear().close(); }

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
        return start(gathers_ ? &Stream::gather : &Stream::write_some, first_of<asio::const_buffer>(buffers), token);
    }

    /// From here on what is written is only gathered: a system call costs more than all that a message takes otherwise.
    void cork() { gathers_ = true; }
    /// Sends what was gathered, also what is written meanwhile; from then on it goes out at once again. @param done keeps
    /// this stream alive
    void uncork(std::function<void(const error_code&)> done);

  private:
    using Either = std::variant<Clear, Encrypted>;
    using Done = std::function<void(const error_code&, std::size_t)>;
    template <class Buffer>
    using Few = std::array<Buffer, 4>;

    void read_some(const Few<asio::mutable_buffer>& buffers, Done done);
    void write_some(const Few<asio::const_buffer>& buffers, Done done);
    void gather(const Few<asio::const_buffer>& buffers, Done done);

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
    bool gathers_ = false;
    std::string gathered_;
    std::string leaving_;  // being sent
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
