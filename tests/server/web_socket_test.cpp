// WebSockets: who may open one, what goes through it, and how it ends.
#include <gtest/gtest.h>

#include "client.hpp"
#include "running.hpp"

namespace tenback::testing {
namespace {

TEST(WebSocket, messages_come_and_go) {
    Running running;
    Client client(running.port());
    ASSERT_TRUE(client.is_open());
    EXPECT_EQ(client.answer().headers.at("sec-websocket-protocol"), "tenback.1");
    EXPECT_EQ(client.ask("Grüße"), "Grüße");
    EXPECT_EQ(client.ask(""), "");
    const std::string longest(16 * 1024, 'x');
    EXPECT_EQ(client.ask(longest), longest);
    EXPECT_EQ(running.metric("tenback_connections"), 1);
    EXPECT_EQ(running.metric("tenback_messages_received_total"), 3);
    EXPECT_EQ(running.metric("tenback_received_bytes_total"), 7 + 0 + 16 * 1024);
    client.close();
    running.hub().wait_until_open(0);
    EXPECT_EQ(running.metric("tenback_connections"), 0);
}

TEST(WebSocket, messages_of_every_length_arrive_whole) {
    Running running;
    Client client(running.port());
    for (const std::size_t size : {1U, 125U, 126U, 127U, 1000U}) {  // the length of a frame is written in three ways
        const std::string text(size, 'x');
        EXPECT_EQ(client.ask(text), text);
    }
    client.send("flood 3");  // more than a socket takes at once
    for (int n = 0; n < 3; ++n) EXPECT_EQ(client.receive(), std::string(64 * 1024, 'x'));
    EXPECT_EQ(client.ask("and then"), "and then");
}

TEST(WebSocket, one_text_reaches_everybody) {
    Running running;
    std::vector<Client> clients;
    for (int n = 0; n < 5; ++n) clients.emplace_back(running.port());
    running.hub().wait_until_open(5);
    clients.front().send("all hello");
    for (Client& client : clients) EXPECT_EQ(client.receive(), "hello");
}

TEST(WebSocket, many_messages_keep_their_order) {
    auto settings = quiet_settings();
    settings.limits.messages = {0, 0};
    const Running running(settings);
    Client client(running.port());
    for (int n = 0; n < 1000; ++n) client.send(std::to_string(n));
    for (int n = 0; n < 1000; ++n) ASSERT_EQ(client.receive(), std::to_string(n));
}

TEST(WebSocket, pages_of_others_may_not_connect) {
    Running running;
    const std::string host = "localhost:" + std::to_string(running.port());
    EXPECT_TRUE(Client(running.port(), {{{"Host", host}, {"Origin", "http://" + host}}}).is_open());
    for (const std::string origin : {"http://evil.example", "null", "http://localhost", "https://localhost.evil.example"}) {
        const Client client(running.port(), {{{"Host", host}, {"Origin", origin}}});
        EXPECT_EQ(client.answer().status, 403) << origin;
    }
    EXPECT_EQ(running.refusals("origin"), 4);
    EXPECT_EQ(Client(running.port(), {{{"Host", "evil.example"}, {"Origin", "http://evil.example"}}}).answer().status, 421);
}

TEST(WebSocket, the_version_must_be_one_that_we_speak) {
    Running running;
    EXPECT_TRUE(Client(running.port(), {.protocol = "tenback.9, tenback.1"}).is_open());
    for (const std::string protocol : {"", "tenback.2", "tenback.10", "chat"}) {
        const Client client(running.port(), {.protocol = protocol});
        EXPECT_EQ(client.answer().status, 400) << protocol;
        EXPECT_EQ(client.answer().headers.at("sec-websocket-protocol"), "tenback.1");
        EXPECT_NE(client.answer().body.find("tenback.1"), std::string::npos);
    }
    EXPECT_EQ(running.refusals("protocol"), 4);
}

TEST(WebSocket, a_plain_request_is_told_what_is_here) {
    const Running running;
    const Answer answer = get(running.port(), "/ws");
    EXPECT_EQ(answer.status, 426);
    EXPECT_EQ(answer.headers.at("upgrade"), "websocket");
}

TEST(WebSocket, the_hub_closes_with_a_bye_after_what_is_queued) {
    Running running;
    Client client(running.port());
    EXPECT_EQ(client.ask("close elsewhere"), "last words");
    EXPECT_EQ(client.receive(), R"({"tell":"bye","reason":"elsewhere"})");
    EXPECT_EQ(client.receive(), std::nullopt);
    EXPECT_EQ(client.close_code(), 1000);
    running.hub().wait_until_open(0);
}

TEST(WebSocket, a_client_that_is_told_to_go_and_does_not_is_cut_off) {
    auto settings = quiet_settings();
    settings.limits.closing = std::chrono::milliseconds(50);
    Running running(settings);
    Client client(running.port());
    client.send("close gone");
    running.hub().wait_until_open(0);  // the client reads nothing, so it answers no close frame
}

TEST(WebSocket, trouble_of_the_hub_with_one_message_ends_one_connection) {
    Running running;
    Client careless(running.port());
    Client other(running.port());
    EXPECT_EQ(careless.ask("throw"), std::nullopt);
    EXPECT_EQ(careless.close_code(), 1011);
    EXPECT_EQ(other.ask("still here?"), "still here?");
}

TEST(WebSocket, the_address_is_the_peers_or_what_a_trusted_proxy_says) {
    Running careful;
    const Client forger(careful.port(), {{{"X-Forwarded-For", "198.51.100.7"}}});
    careful.hub().wait_until_open(1);
    EXPECT_EQ(careful.hub().addresses(), std::vector<std::string>{"127.0.0.1"});

    auto settings = quiet_settings();
    settings.trusted_proxies = {"127.0.0.0/8"};
    Running behind(settings);
    const Client proxied(behind.port(), {{{"X-Forwarded-For", "203.0.113.9, 198.51.100.7"}}});
    behind.hub().wait_until_open(1);
    EXPECT_EQ(behind.hub().addresses(), std::vector<std::string>{"198.51.100.7"});
}

}  // namespace
}  // namespace tenback::testing
