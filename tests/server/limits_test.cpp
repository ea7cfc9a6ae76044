// How much one address, and all together, may take.
#include <gtest/gtest.h>

#include <fstream>

#include "client.hpp"
#include "running.hpp"

namespace tenback::testing {
namespace {

TEST(Limits, connections_of_one_address) {
    auto settings = quiet_settings();
    settings.limits.connections_an_address = 3;
    settings.metrics.clear();
    Running running(settings);
    std::vector<Client> clients;
    for (int n = 0; n < 3; ++n) clients.emplace_back(running.port());
    for (const Client& client : clients) EXPECT_TRUE(client.is_open());
    const Client refused(running.port());
    EXPECT_EQ(refused.answer().status, 429);
    EXPECT_EQ(refused.answer().headers.at("retry-after"), "10");
    clients.pop_back();
    running.hub().wait_until_open(2);
    EXPECT_TRUE(Client(running.port()).is_open());
}

TEST(Limits, connections_through_a_proxy_count_for_who_is_behind_it) {
    auto settings = quiet_settings();
    settings.limits.connections_an_address = 1;
    settings.trusted_proxies = {"127.0.0.1"};
    const Running running(settings);
    const Client one(running.port(), {{{"X-Forwarded-For", "198.51.100.1"}}});
    const Client two(running.port(), {{{"X-Forwarded-For", "198.51.100.2"}}});
    const Client again(running.port(), {{{"X-Forwarded-For", "203.0.113.5, 198.51.100.1"}}});
    EXPECT_TRUE(one.is_open());
    EXPECT_TRUE(two.is_open());
    EXPECT_EQ(again.answer().status, 429);
    EXPECT_EQ(running.refusals("too_many_connections"), 1);
}

TEST(Limits, connections_of_everybody) {
    auto settings = quiet_settings();
    settings.limits.connections = 2;
    settings.metrics.clear();
    const Running running(settings);
    const Client one(running.port());
    const Client two(running.port());
    EXPECT_TRUE(one.is_open() && two.is_open());
    const Answer refused = get(running.port(), "/");
    EXPECT_EQ(refused.status, 503);
    EXPECT_TRUE(refused.body.starts_with("Too many people are here right now. Try again in a while.\n"));
}

TEST(Limits, requests_and_attempts_to_connect_of_one_address) {
    auto settings = quiet_settings();
    settings.limits.requests = {0.001, 4};
    settings.metrics.clear();
    const Running running(settings);
    EXPECT_TRUE(Client(running.port()).is_open());
    for (int n = 0; n < 3; ++n) EXPECT_EQ(get(running.port(), "/health").status, 200);
    EXPECT_EQ(get(running.port(), "/health").status, 429);
    EXPECT_EQ(Client(running.port()).answer().status, 429);
}

TEST(Limits, a_taken_port_is_named) {
    const Running running;
    auto settings = quiet_settings();
    settings.port = running.port();
    const auto none = [](boost::asio::io_context&, server::Metrics&) { return std::make_unique<EchoHub>(); };
    const auto second = server::Server::open(settings, none);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.reason(), "port " + std::to_string(running.port()) + " of 127.0.0.1 is taken by another program");
    settings.further_ports = 100;
    const auto elsewhere = server::Server::open(settings, none);
    ASSERT_TRUE(elsewhere) << elsewhere.reason();
    EXPECT_GT((*elsewhere)->port(), running.port());
}

TEST(Limits, settings_that_cannot_be_are_named) {
    const auto reason = [](auto change) {
        auto settings = quiet_settings();
        change(settings);
        const auto server = server::Server::open(
            settings, [](boost::asio::io_context&, server::Metrics&) { return std::make_unique<EchoHub>(); });
        return server ? std::string("none") : server.reason();
    };
    EXPECT_EQ(reason([](auto& s) { s.addresses = {"localhost"}; }), "no IP address: localhost");
    EXPECT_EQ(reason([](auto& s) { s.metrics = "127.0.0.1:x"; }), "no address and port: 127.0.0.1:x");
    EXPECT_EQ(reason([](auto& s) { s.trusted_proxies = {"proxy"}; }), "no address or network: proxy");
    EXPECT_NE(reason([](auto& s) { s.key = "key.pem"; }).find("certificate"), std::string::npos);
    EXPECT_NE(reason([](auto& s) { s.key = s.certificate = "/nowhere.pem"; }).find("/nowhere.pem"), std::string::npos);
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) && !defined(__clang__)
std::size_t resident_bytes() {
    std::size_t all = 0;
    std::size_t resident = 0;
    std::ifstream("/proc/self/statm") >> all >> resident;
    return resident * 4096;
}

/// The clients of this test are bare sockets and take next to no memory in this process.
TEST(Limits, an_idle_connection_costs_less_than_ten_kilobytes) {
    auto settings = quiet_settings();
    settings.limits.connections_an_address = 0;
    Running running(settings);
    const auto open = [&] {
        Wire wire(running.port());
        wire.write(
            "GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: "
            "13\r\n"
            "Sec-WebSocket-Protocol: tenback.1\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
        EXPECT_EQ(wire.read().status, 101);
        return wire;
    };
    constexpr int warm = 200;
    constexpr int count = 1000;
    std::vector<Wire> wires;
    wires.reserve(warm + count);
    for (int n = 0; n < warm; ++n) wires.push_back(open());
    running.hub().wait_until_open(warm);
    const std::size_t before = resident_bytes();
    for (int n = 0; n < count; ++n) wires.push_back(open());
    running.hub().wait_until_open(warm + count);
    const std::size_t each = (resident_bytes() - before) / count;
    RecordProperty("bytes_each", static_cast<int>(each));
    EXPECT_LT(each, 10'000U);
}
#endif

}  // namespace
}  // namespace tenback::testing
