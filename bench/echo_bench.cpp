// The peer for bench/server.sh: what Boost.Beast alone takes for a message that goes back to its sender, on this machine,
// now. Usage: echo_bench [CONNECTIONS [SECONDS [BYTES]]]
#include <fmt/format.h>
#include <pthread.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <string>
#include <thread>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::use_awaitable;
using asio::ip::tcp;
using WebSocket = beast::websocket::stream<beast::tcp_stream>;

struct Plan {
    int connections = 2000;
    int seconds = 10;
    std::size_t bytes = 450;  // about what tenback sends
};

asio::awaitable<void> echo(tcp::socket socket, std::uint64_t& messages) {
    WebSocket stream(std::move(socket));
    beast::flat_buffer buffer;
    try {
        co_await stream.async_accept(use_awaitable);
        while (true) {
            co_await stream.async_read(buffer, use_awaitable);
            co_await stream.async_write(buffer.data(), use_awaitable);
            buffer.clear();
            ++messages;
        }
    } catch (const std::exception&) {  // the client has left
    }
}

asio::awaitable<void> serve(tcp::acceptor& acceptor, std::uint64_t& messages) {
    const auto executor = co_await asio::this_coro::executor;
    while (true) asio::co_spawn(executor, echo(co_await acceptor.async_accept(use_awaitable), messages), asio::detached);
}

asio::awaitable<void> talk(tcp::endpoint server, std::size_t bytes) {
    WebSocket stream(co_await asio::this_coro::executor);
    co_await beast::get_lowest_layer(stream).async_connect(server, use_awaitable);
    co_await stream.async_handshake("localhost", "/", use_awaitable);
    const std::string text(bytes, 'x');
    beast::flat_buffer buffer;
    while (true) {
        co_await stream.async_write(asio::buffer(text), use_awaitable);
        co_await stream.async_read(buffer, use_awaitable);
        buffer.clear();
    }
}

double cpu_seconds_of(std::thread& thread) {
    clockid_t clock{};
    timespec time{};
    pthread_getcpuclockid(thread.native_handle(), &clock);
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

void run(const Plan& plan) {
    asio::io_context server(1);
    asio::io_context clients(1);
    tcp::acceptor acceptor(server, {asio::ip::address_v4::loopback(), 0});
    std::uint64_t messages = 0;
    asio::co_spawn(server, serve(acceptor, messages), asio::detached);
    std::thread thread([&] { server.run(); });
    for (int n = 0; n < plan.connections; ++n)
        asio::co_spawn(clients, talk(acceptor.local_endpoint(), plan.bytes), asio::detached);
    clients.run_for(std::chrono::seconds(2));  // until all are there
    const double before = cpu_seconds_of(thread);
    const std::uint64_t sent_before = messages;
    clients.run_for(std::chrono::seconds(plan.seconds));
    const double used = cpu_seconds_of(thread) - before;
    const auto sent = static_cast<double>(messages - sent_before);
    fmt::print("{} connections, {:.0f} messages a second, {:.1f} us CPU a message\n", plan.connections, sent / plan.seconds,
               used / sent * 1e6);
    server.stop();
    thread.join();
}

}  // namespace

int main(int count, char** arguments) {
    Plan plan;
    if (count > 1) plan.connections = std::atoi(arguments[1]);
    if (count > 2) plan.seconds = std::atoi(arguments[2]);
    if (count > 3) plan.bytes = static_cast<std::size_t>(std::atoi(arguments[3]));
    run(plan);
}
