#include "server/stream.hpp"

#include <boost/asio/write.hpp>

namespace tenback::server {

Stream::Stream(Socket socket, const Tls& tls)
    : stream_(tls ? Either(std::in_place_type<Encrypted>, std::move(socket), *tls)
                  : Either(std::in_place_type<Clear>, std::move(socket))) {}

Stream::Clear& Stream::clear() { return encrypted() != nullptr ? encrypted()->next_layer() : std::get<Clear>(stream_); }

void Stream::read_some(const Few<asio::mutable_buffer>& buffers, Done done) {
    std::visit([&](auto& stream) { stream.async_read_some(buffers, std::move(done)); }, stream_);
}

void Stream::write_some(const Few<asio::const_buffer>& buffers, Done done) {
    std::visit([&](auto& stream) { stream.async_write_some(buffers, std::move(done)); }, stream_);
}

void Stream::gather(const Few<asio::const_buffer>& buffers, Done done) {
    const std::size_t before = gathered_.size();
    gathered_.reserve(before + asio::buffer_size(buffers));
    for (const asio::const_buffer& buffer : buffers)
        gathered_.append(static_cast<const char*>(buffer.data()), buffer.size());
    asio::post(get_executor(), beast::bind_front_handler(std::move(done), error_code(), gathered_.size() - before));
}

void Stream::uncork(std::function<void(const error_code&)> done) {
    leaving_ = std::exchange(gathered_, {});
    const auto left = [this, done = std::move(done)](const error_code& error, std::size_t) {
        leaving_ = {};
        if (!error && !gathered_.empty()) return uncork(done);
        gathers_ = false;
        done(error);
    };
    std::visit([&](auto& stream) { asio::async_write(stream, asio::buffer(leaving_), left); }, stream_);
}

Task<bool> Stream::shake_hands() {
    if (encrypted() == nullptr) co_return true;
    const auto [error] = co_await encrypted()->async_handshake(asio::ssl::stream_base::server, to_await);
    co_return !error;
}

Task<> Stream::say_farewell() {
    clear().expires_after(std::chrono::seconds(1));
    if (encrypted() != nullptr) co_await encrypted()->async_shutdown(to_await);
    error_code trouble;
    clear().socket().shutdown(tcp::socket::shutdown_send, trouble);
    std::array<char, 1024> ignored{};
    while (!trouble) {
        const auto [error, size] = co_await clear().async_read_some(asio::buffer(ignored), to_await);
        trouble = error;
    }
}

}  // namespace tenback::server
