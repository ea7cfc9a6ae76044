// Asio's types as this server uses them. One thread runs everything, so executors are known at compile time.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>

namespace tenback::server {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;
using boost::system::error_code;

using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Executor>;

template <class T = void>
using Task = asio::awaitable<T, Executor>;

/// `const auto [error, …] = co_await something(…, to_await);`
inline constexpr asio::as_tuple_t<asio::use_awaitable_t<Executor>> to_await{asio::use_awaitable_t<Executor>{}};

}  // namespace tenback::server
