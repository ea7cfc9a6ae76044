// Clients that mean no good, or lost their way.
#include <gtest/gtest.h>

#include "client.hpp"
#include "running.hpp"

namespace tenback::testing {
namespace {

/// A WebSocket whose frames the test makes itself.
Wire raw_socket(const Running& running) {
    Wire wire(running.port());
    wire.write(
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Protocol: tenback.1\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    EXPECT_EQ(wire.read().status, 101);
    return wire;
}

/// A frame with a mask of zeros: first byte (FIN and opcode), length, mask, payload.
std::string frame(unsigned char first, const std::string& payload) {
    std::string bytes{static_cast<char>(first)};
    if (payload.size() < 126) {
        bytes += static_cast<char>(0x80U | payload.size());
    } else {
        bytes += static_cast<char>(0x80 | 126);
        bytes += static_cast<char>(payload.size() >> 8U);
        bytes += static_cast<char>(payload.size() & 0xFFU);
    }
    return bytes + std::string(4, '\0') + payload;
}

/// The code of the close frame that ends this.
int close_code_in(const std::string& bytes) {
    const auto at = bytes.rfind('\x88');
    if (at == std::string::npos || at + 4 > bytes.size()) return 0;
    return static_cast<unsigned char>(bytes[at + 2]) << 8 | static_cast<unsigned char>(bytes[at + 3]);
}

TEST(Hostile, huge_messages_are_refused_in_one_frame_or_in_many) {
    Running running;
    Client client(running.port());
    EXPECT_EQ(client.ask(std::string(16 * 1024 + 1, 'x')), std::nullopt);
    EXPECT_EQ(client.close_code(), 1009);
    const std::string in_parts = frame(0x01, std::string(10'000, 'x')) + frame(0x80, std::string(10'000, 'x'));
    const std::string boast("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 14);
    for (const std::string& bad : {in_parts, boast}) {
        Wire wire = raw_socket(running);
        wire.write(bad);
        EXPECT_EQ(close_code_in(wire.read_to_the_end()), 1009);
    }
    running.hub().wait_until_open(0);
    EXPECT_EQ(running.refusals("too_big"), 3);
}

TEST(Hostile, deep_messages_are_the_hubs_business) {
    const Running running;
    Client client(running.port());
    const std::string deep(16 * 1024, '[');
    EXPECT_EQ(client.ask(deep), deep);
}

TEST(Hostile, bad_utf8_ends_the_connection) {
    Running running;
    for (const std::string bad : {"\xff", "\xc0\xaf", "\xed\xa0\x80", "half \xe2\x82"}) {
        Client client(running.port());
        EXPECT_EQ(client.ask(bad), std::nullopt);
        EXPECT_EQ(client.close_code(), 1007);
    }
    running.hub().wait_until_open(0);
    EXPECT_EQ(running.refusals("bad_utf8"), 4);
}

TEST(Hostile, binary_messages_end_the_connection) {
    Running running;
    Client client(running.port());
    client.send_binary("hello");
    EXPECT_EQ(client.receive(), std::nullopt);
    EXPECT_EQ(client.close_code(), 1003);
    EXPECT_EQ(running.refusals("binary"), 1);
    running.hub().wait_until_open(0);
}

TEST(Hostile, frames_against_the_rules_end_the_connection) {
    Running running;
    const std::string unmasked = "\x81\x02hi";
    const std::string reserved = frame(0xF1, "hi");
    const std::string unknown = frame(0x83, "hi");
    const std::string nothing_to_continue = frame(0x80, "hi");
    const std::string long_ping = frame(0x89, std::string(126, 'x'));
    for (const std::string& bad : {unmasked, reserved, unknown, nothing_to_continue, long_ping}) {
        Wire wire = raw_socket(running);
        wire.write(bad);
        EXPECT_EQ(close_code_in(wire.read_to_the_end()), 1002);
    }
    running.hub().wait_until_open(0);
    EXPECT_EQ(running.refusals("bad_frame"), 5);
}

TEST(Hostile, upgrades_that_browsers_would_not_send_are_refused) {
    Running running;
    const std::string good =
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: "
        "tenback.1\r\n";
    Wire hasty(running.port());
    hasty.write(good + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" +
                frame(0x81, "hi"));
    EXPECT_EQ(hasty.read().status, 400);
    Wire old(running.port());
    old.write(good + "Sec-WebSocket-Version: 12\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    EXPECT_EQ(old.read().status, 426);
    running.hub().wait_until_open(0);
}

TEST(Hostile, half_open_connections_end) {
    auto settings = quiet_settings();
    settings.limits.request = std::chrono::milliseconds(50);
    const Running running(settings);
    for (const std::string part : {"", "GET", "GET / HTTP/1.1\r\nHost: local"}) {
        Wire wire(running.port());
        wire.write(part);
        EXPECT_EQ(wire.read_to_the_end(), "") << part;
    }
}

TEST(Hostile, a_client_that_answers_no_ping_is_closed) {
    auto settings = quiet_settings();
    settings.limits.idle = std::chrono::milliseconds(100);
    Running running(settings);
    Wire wire = raw_socket(running);
    const std::string bytes = wire.read_to_the_end();
    EXPECT_EQ(static_cast<unsigned char>(bytes.at(0)), 0x89) << "it was asked";
    running.hub().wait_until_open(0);
    EXPECT_EQ(running.refusals("idle"), 1);
}

TEST(Hostile, a_reader_that_does_not_read_is_dropped) {
    auto settings = quiet_settings();
    settings.limits.closing = std::chrono::milliseconds(50);
    Running running(settings);
    Client slow(running.port());
    Client other(running.port());
    slow.send("flood 1000");
    running.hub().wait_until_open(1);
    EXPECT_EQ(running.refusals("slow"), 1);
    EXPECT_EQ(other.ask("hello"), "hello");
}

TEST(Hostile, a_flood_of_messages_is_told_so_and_ends) {
    auto settings = quiet_settings();
    settings.limits.messages = {0.001, 5};
    Running running(settings);
    Client client(running.port());
    for (int n = 0; n < 10; ++n) client.send(std::to_string(n));
    for (int n = 0; n < 5; ++n) EXPECT_EQ(client.receive(), std::to_string(n));
    EXPECT_EQ(client.receive(), R"({"tell":"bye","reason":"flood"})");
    EXPECT_EQ(client.receive(), std::nullopt);
    EXPECT_EQ(client.close_code(), 1008);
    running.hub().wait_until_open(0);
    EXPECT_EQ(running.refusals("flood"), 1);
}

TEST(Hostile, security_low_a_flood_of_pings_ends) {
    auto settings = quiet_settings();
    settings.limits.messages = {0.001, 5};
    Running running(settings);
    Wire wire = raw_socket(running);
    std::string pings;
    for (int n = 0; n < 200; ++n) pings += frame(0x89, "");
    wire.write(pings);
    const std::string bytes = wire.read_to_the_end();
    EXPECT_NE(bytes.find(R"({"tell":"bye","reason":"flood"})"), std::string::npos);
    EXPECT_EQ(close_code_in(bytes), 1008);
    running.hub().wait_until_open(0);
    EXPECT_EQ(running.refusals("flood"), 1);
}

TEST(Hostile, security_low_empty_fragments_cost_their_bytes) {
    auto settings = quiet_settings();
    settings.limits.share = 0.01;
    const Running running(settings);
    Wire wire = raw_socket(running);
    std::string fragments = frame(0x01, "");
    for (int n = 0; n < 2000; ++n) fragments += frame(0x00, "");
    wire.write(fragments);
    while (running.metric("tenback_pauses_total") < 1) {
    }
}

TEST(Hostile, security_medium_3_who_reconnects_finds_no_new_allowance) {
    auto settings = quiet_settings();
    settings.limits.messages = {2, 5};
    settings.limits.share = 2;
    Running running(settings);
    for (int n = 0; n < 4; ++n) {  // more than the address may say at once, but no connection more than its own
        Client client(running.port());
        for (int m = 0; m < 4; ++m) EXPECT_EQ(client.ask("hello"), "hello") << "late, but heard";
    }
    EXPECT_GE(running.metric("tenback_pauses_total"), 1);
    EXPECT_LT(running.refusals("flood"), 1);
}

}  // namespace
}  // namespace tenback::testing
