#include "server/stream.hpp"

#include <boost/asio/write.hpp>

namespace tenback::server {

Stream::Stream(Socket socket, const Tls& tls)
    : stream_(tls ? Either(std::in_place_type<Encrypted>, std::move(socket), *tls)
                  : Either(std::in_place_type<Clear>, std::move(socket))) {}

Stream::Clear& Stream::clear() { return encrypted() != nullptr ? encrypted()->next_layer() : std::get<Clear>(stream_); }

void Stream::close() {
    if (pausing_) pausing_->cancel();
    clear().close();
}

void Stream::read_some(const Few<asio::mutable_buffer>& buffers, Done done) {
    if (meter_ == nullptr) return read_now(buffers, std::move(done));
    Done counted = [meter = meter_, done = std::move(done)](const error_code& error, std::size_t size) {
        meter->has_read(size);
        done(error, size);
    };
    const auto pause = meter_->pause();
    if (pause <= std::chrono::milliseconds::zero()) return read_now(buffers, std::move(counted));
    pausing_ = std::make_unique<Timer>(get_executor(), pause);
    pausing_->async_wait([this, buffers, counted = std::move(counted)](const error_code&) mutable {
        read_now(buffers, std::move(counted));  // which fails if we were closed meanwhile
    });
}

void Stream::read_now(const Few<asio::mutable_buffer>& buffers, Done done) {
    std::visit([&](auto& stream) { stream.async_read_some(buffers, std::move(done)); }, stream_);
}

void Stream::write_some(const Few<asio::const_buffer>& buffers, Done done) {
    std::visit([&](auto& stream) { stream.async_write_some(buffers, std::move(done)); }, stream_);
}

void Stream::queue_writes(std::weak_ptr<void> owner) {
    queues_ = true;
    owner_ = std::move(owner);
    error_code gone;
    clear().socket().non_blocking(true, gone);
}

void Stream::write_queued(const Few<asio::const_buffer>& buffers, Done done) {
    const std::size_t size = asio::buffer_size(buffers);
    for (const asio::const_buffer& buffer : buffers) put({static_cast<const char*>(buffer.data()), buffer.size()});
    then_ = [done = std::move(done), size](const error_code& error) { done(error, size); };
    flush();
}

void Stream::flush() {
    if (!leaving_.empty() || gathered_.empty()) return;
    leaving_ = std::exchange(gathered_, {});
    const std::size_t sent = send_at_once();
    if (sent == leaving_.size()) return all_left({});
    const auto left = [this, alive = owner_.lock()](const error_code& error, std::size_t) { all_left(error); };
    std::visit([&](auto& stream) { asio::async_write(stream, asio::buffer(leaving_) + sent, left); }, stream_);
}

std::size_t Stream::send_at_once() {
    auto* clear = std::get_if<Clear>(&stream_);
    error_code trouble;  // shows again when the rest is sent
    return clear == nullptr ? 0 : clear->socket().write_some(asio::buffer(leaving_), trouble);
}

void Stream::all_left(const error_code& error) {
    leaving_ = {};
    if (error) close();
    if (!error && !gathered_.empty()) return flush();
    if (then_) asio::post(get_executor(), beast::bind_front_handler(std::exchange(then_, {}), error));
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
