// The routes of docs/protocol.md, what every reply says, and requests that are none.
#include <gtest/gtest.h>

#include "client.hpp"
#include "running.hpp"
#include "server/http.hpp"

namespace tenback::testing {
namespace {

TEST(Http, health_readiness_lobby_and_records) {
    Running running;
    EXPECT_EQ(get(running.port(), "/health").status, 200);
    EXPECT_EQ(get(running.port(), "/ready").status, 200);
    const Answer lobby = get(running.port(), "/api/tables");
    EXPECT_EQ(lobby.body, R"({"tables":[]})");
    EXPECT_EQ(lobby.headers.at("content-type"), "application/json");
    EXPECT_EQ(lobby.headers.at("cache-control"), "no-store");
    const Answer record = get(running.port(), "/api/tables/KNOWN/record");
    EXPECT_EQ(record.body, "{\"tenback\":1}\n");
    EXPECT_EQ(record.headers.at("content-type"), "application/x-ndjson");
    EXPECT_EQ(get(running.port(), "/api/tables/OTHER/record").status, 404);
    const Answer later = get(running.port(), "/api/tables/LATER/record");
    EXPECT_EQ(later.status, 503) << "security medium 5: nobody knows whether there is such a table";
    EXPECT_EQ(later.headers.at("retry-after"), "10");
    EXPECT_EQ(later.body, "The tables cannot be reached right now. Try again in a while.\n");
    running.hub().be_in_trouble("the disk is full");
    const Answer trouble = get(running.port(), "/ready");
    EXPECT_EQ(trouble.status, 503);
    EXPECT_EQ(trouble.body, "the disk is full\n");
}

TEST(Http, every_reply_has_the_security_headers) {
    const Running running;
    for (const std::string target : {"/health", "/nothing", "/api/tables"}) {
        const Answer answer = get(running.port(), target);
        const std::string& policy = answer.headers.at("content-security-policy");
        for (const std::string part :
             {"default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "frame-ancestors 'none'"})
            EXPECT_NE(policy.find(part), std::string::npos) << part;
        EXPECT_EQ(policy.find("unsafe-inline"), std::string::npos);
        EXPECT_EQ(answer.headers.at("x-content-type-options"), "nosniff");
        EXPECT_EQ(answer.headers.at("referrer-policy"), "no-referrer");
        EXPECT_EQ(answer.headers.at("cross-origin-opener-policy"), "same-origin");
        EXPECT_EQ(answer.headers.at("cross-origin-resource-policy"), "same-origin");
    }
}

TEST(Http, head_is_get_without_the_body) {
    const Running running;
    const Answer answer = get(running.port(), "/health", {}, "HEAD");
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.headers.at("content-length"), "6");
    EXPECT_EQ(answer.body, "");
}

TEST(Http, one_connection_takes_many_requests_even_at_once) {
    const Running running;
    Wire wire(running.port());
    const std::string request = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
    wire.write(request + request + "HEAD /health HTTP/1.1\r\nHost: localhost\r\n\r\n" + request);
    for (const std::string method : {"GET", "GET", "HEAD", "GET"}) EXPECT_EQ(wire.read(method).status, 200);
}

TEST(Http, other_methods_are_refused_and_their_bodies_not_read_as_requests) {
    const Running running;
    for (const std::string method : {"POST", "PUT", "DELETE", "OPTIONS", "BREW"}) {
        const Answer answer = get(running.port(), "/api/tables", {}, method);
        EXPECT_EQ(answer.status, 405) << method;
        EXPECT_EQ(answer.headers.at("allow"), "GET, HEAD");
    }
    Wire wire(running.port());
    wire.write(
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 46\r\n\r\nGET /health HTTP/1.1\r\nHost: "
        "localhost\r\n\r\n......");
    EXPECT_EQ(wire.read().status, 405);
    EXPECT_EQ(wire.read_to_the_end(), "");
}

TEST(Http, security_low_what_can_be_read_in_two_ways_is_refused) {
    Running running;
    const std::string begin = "GET /health HTTP/1.1\r\nHost: localhost\r\n";
    const std::string smuggled = "\r\nGET /ready HTTP/1.1\r\nHost: localhost\r\n\r\n";
    for (const auto& [header, status] : {std::pair("Host: localhost\r\n", 400),
                                         {"Transfer-Encoding: gzip\r\n", 501},
                                         {"Transfer-Encoding: identity, gzip\r\n", 501},
                                         {"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", 400}}) {
        Wire wire(running.port());
        wire.write(begin + header + smuggled);
        EXPECT_EQ(wire.read().status, status) << header;
        EXPECT_EQ(wire.read_to_the_end(), "") << header;
    }
}

TEST(Http, security_low_no_reply_tells_whose_library_it_is) {
    Running running;
    const Client client(running.port());
    ASSERT_TRUE(client.is_open());
    EXPECT_EQ(client.answer().headers.at("server"), "tenback");
    EXPECT_FALSE(get(running.port(), "/health").headers.contains("server"));
    EXPECT_FALSE(get(running.port(), "/health").headers.contains("strict-transport-security")) << "not without TLS";
}

TEST(Http, what_is_too_long_or_no_request_is_told_so) {
    const Running running;
    EXPECT_EQ(get(running.port(), "/" + std::string(2000, 'x')).status, 414);
    EXPECT_EQ(get(running.port(), "/", {{"X-Long", std::string(20'000, 'x')}}).status, 431);
    for (const std::string bad : {"\r\n\r\n\r\n", "hello\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET /\x01 HTTP/1.1\r\n\r\n",
                                  "GET / HTTP/1.1\r\nno colon\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n"}) {
        Wire wire(running.port());
        wire.write(bad);
        EXPECT_EQ(wire.read().status, 400) << bad;
        EXPECT_EQ(wire.read_to_the_end(), "");
    }
}

TEST(Http, another_host_is_refused_everywhere) {
    auto settings = quiet_settings();
    settings.hosts = {"cards.example"};
    const Running running(settings);
    for (const std::string target : {"/", "/health", "/api/tables", "/ws"}) {
        EXPECT_EQ(get(running.port(), target, {{"Host", "evil.example"}}).status, 421) << target;
        EXPECT_NE(get(running.port(), target, {{"Host", "cards.example:443"}}).status, 421) << target;
    }
    EXPECT_EQ(running.refusals("host"), 4);
}

TEST(Http, metrics_are_at_their_own_port_only) {
    Running running;
    EXPECT_EQ(get(running.port(), "/metrics").status, 404);
    EXPECT_EQ(get(running.server().metrics_port(), "/health").status, 404);
    EXPECT_EQ(get(running.server().metrics_port(), "/ws").status, 404);
    const Answer metrics = get(running.server().metrics_port(), "/metrics");
    EXPECT_EQ(metrics.headers.at("content-type"), "text/plain; version=0.0.4; charset=utf-8");
    for (const std::string name :
         {"tenback_connections", "tenback_messages_received_total", "tenback_messages_sent_total",
          "tenback_cpu_seconds_total{work=\"network\"}", "tenback_cpu_seconds_total{work=\"store\"}",
          "tenback_handling_seconds_count", "tenback_commit_wait_seconds_count", "process_resident_memory_bytes",
          "process_cpu_seconds_total"})
        EXPECT_GE(running.metric(name), 0) << name;
}

}  // namespace
}  // namespace tenback::testing
