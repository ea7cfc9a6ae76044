// Who a client is, by which names a server goes, and how much one address may have.
#include "server/addresses.hpp"

#include <gtest/gtest.h>

#include "server/own_names.hpp"
#include "server/visitors.hpp"

namespace tenback::testing {
namespace {

using server::Address;

Address ip(const std::string& text) { return boost::asio::ip::make_address(text); }

std::string client(const std::vector<std::string>& trusted, const std::string& peer, std::string_view forwarded) {
    return server::TrustedProxies::parse(trusted)->client(ip(peer), forwarded).to_string();
}

TEST(Proxies, what_a_stranger_forwards_is_not_believed) {
    EXPECT_EQ(client({}, "192.0.2.1", "198.51.100.7"), "192.0.2.1");
    EXPECT_EQ(client({"10.0.0.0/8"}, "192.0.2.1", "198.51.100.7"), "192.0.2.1");
}

TEST(Proxies, the_last_that_is_no_proxy_of_ours_is_the_client) {
    EXPECT_EQ(client({"10.0.0.0/8"}, "10.0.0.1", "198.51.100.7"), "198.51.100.7");
    EXPECT_EQ(client({"10.0.0.0/8"}, "10.0.0.1", "1.2.3.4, 198.51.100.7"), "198.51.100.7") << "the first may be forged";
    EXPECT_EQ(client({"10.0.0.0/8"}, "10.0.0.1", "1.2.3.4,198.51.100.7 , 10.9.9.9"), "198.51.100.7");
    EXPECT_EQ(client({"fd00::/8", "10.0.0.1"}, "::ffff:10.0.0.1", "2001:db8::1"), "2001:db8::1");
}

TEST(Proxies, without_a_readable_client_the_proxy_itself_is_it) {
    EXPECT_EQ(client({"10.0.0.1"}, "10.0.0.1", ""), "10.0.0.1");
    EXPECT_EQ(client({"10.0.0.1"}, "10.0.0.1", "unknown"), "10.0.0.1");
    EXPECT_EQ(client({"10.0.0.1"}, "10.0.0.1", "198.51.100.7, "), "10.0.0.1");
}

TEST(Proxies, networks_that_are_none_are_refused) {
    for (const std::string bad : {"", "proxy", "10.0.0.0/33", "10.0.0", "::/129", "10.0.0.1/"})
        EXPECT_FALSE(server::TrustedProxies::parse({bad})) << bad;
}

TEST(OwnNames, loopback_names_own_addresses_and_names_given) {
    const server::OwnNames names({"Cards.example", "other.example:8443"});
    const Address here = ip("192.0.2.1");
    for (const std::string good : {"localhost", "LOCALHOST:8080", "tenback.localhost", "127.0.0.1:80", "127.9.9.9",
                                   "[::1]:8080", "192.0.2.1:8080", "cards.example", "CARDS.example:443", "other.example"})
        EXPECT_TRUE(names.include(good, here)) << good;
    for (const std::string bad : {"", "192.0.2.2", "evil.example", "cards.example.evil.example", "localhost.evil.example",
                                  "[::2]", "xlocalhost", "[", ":8080", "[]"})
        EXPECT_FALSE(names.include(bad, here)) << bad;
}

TEST(OwnNames, an_origin_is_the_page_of_the_same_host_and_port) {
    EXPECT_TRUE(server::is_same_origin("http://localhost:8080", "localhost:8080"));
    EXPECT_TRUE(server::is_same_origin("https://Cards.example", "cards.example"));
    for (const std::string bad : {"", "null", "http://localhost", "http://localhost:8081", "http://evil.example", "file://",
                                  "ftp://localhost:8080", "http://localhost:8080.evil.example"})
        EXPECT_FALSE(server::is_same_origin(bad, "localhost:8080")) << bad;
}

TEST(Visitors, an_address_has_so_many_places_and_gets_them_back) {
    server::Limits limits;
    limits.connections_an_address = 2;
    server::Visitors visitors(limits);
    auto one = visitors.enter(ip("192.0.2.1"));
    auto two = visitors.enter(ip("::ffff:192.0.2.1"));
    EXPECT_TRUE(one && two);
    EXPECT_FALSE(visitors.enter(ip("192.0.2.1")));
    EXPECT_TRUE(visitors.enter(ip("192.0.2.2")));
    one.reset();
    EXPECT_TRUE(visitors.enter(ip("192.0.2.1")));
}

TEST(Visitors, one_subscriber_of_ipv6_is_one_address) {
    server::Limits limits;
    limits.connections_an_address = 1;
    server::Visitors visitors(limits);
    const auto place = visitors.enter(ip("2001:db8::1"));
    EXPECT_FALSE(visitors.enter(ip("2001:db8::2")));
    EXPECT_TRUE(visitors.enter(ip("2001:db8:0:1::1")));
}

TEST(Visitors, the_households_of_an_ipv6_site_have_a_limit_together) {
    server::Limits limits;
    limits.connections_an_address = 1;
    limits.requests = {1, 1};
    server::Visitors visitors(limits);
    const server::TokenBucket::Clock::time_point now = server::TokenBucket::Clock::time_point{} + std::chrono::hours(1);
    std::vector<server::Visitors::Place> places;
    const auto household = [](int n) { return ip("2001:db8:7:" + std::to_string(n) + "::1"); };
    for (int n = 0; n < server::Visitors::households_of_a_site; ++n) {
        places.push_back(visitors.enter(household(n)));
        EXPECT_TRUE(places.back());
        EXPECT_TRUE(visitors.may_ask(household(n), now));
    }
    EXPECT_FALSE(visitors.enter(household(99)));
    EXPECT_FALSE(visitors.may_ask(household(99), now));
    EXPECT_TRUE(visitors.enter(ip("2001:db8:8::1"))) << "another site";
    places.pop_back();
    EXPECT_TRUE(visitors.enter(household(99)));
}

TEST(Visitors, what_an_address_costs_is_not_forgotten_when_it_reconnects) {
    server::Limits limits;
    limits.messages = {1, 10};
    limits.share = 2;
    server::Visitors visitors(limits);
    server::TokenBucket::Clock::time_point now = server::TokenBucket::Clock::time_point{} + std::chrono::hours(1);
    for (int n = 0; n < 25; ++n) visitors.enter(ip("192.0.2.1"))->spend({.messages = 1}, now);
    EXPECT_EQ(visitors.enter(ip("192.0.2.1"))->debt(now), std::chrono::milliseconds(2500));
    EXPECT_EQ(visitors.enter(ip("192.0.2.2"))->debt(now), std::chrono::milliseconds(0));
    now += std::chrono::seconds(3);
    EXPECT_EQ(visitors.enter(ip("192.0.2.1"))->debt(now), std::chrono::milliseconds(0));
    limits.share = 0;
    server::Visitors unlimited(limits);
    const auto place = unlimited.enter(ip("192.0.2.1"));
    place->spend({.messages = 1e9, .received = 1e9, .sent = 1e9, .work = 1e9}, now);
    EXPECT_EQ(place->debt(now), std::chrono::milliseconds(0));
}

TEST(Visitors, bytes_and_work_cost_too) {
    const server::Limits limits;
    const server::TokenBucket::Clock::time_point now = server::TokenBucket::Clock::time_point{} + std::chrono::hours(1);
    for (const server::Cost& cost : {server::Cost{.received = 10e6}, {.sent = 100e6}, {.work = 5}}) {
        server::Visitors visitors(limits);
        const auto place = visitors.enter(ip("2001:db8::1"));
        place->spend(cost, now);
        EXPECT_GT(place->debt(now), std::chrono::seconds(1));
        EXPECT_EQ(visitors.enter(ip("2001:db8:0:1::1"))->debt(now), std::chrono::seconds(0)) << "a neighbour";
    }
}

TEST(Visitors, requests_come_at_a_rate_and_the_silent_are_forgotten) {
    server::Limits limits;
    limits.requests = {2, 3};
    server::Visitors visitors(limits);
    server::TokenBucket::Clock::time_point now{};
    now += std::chrono::hours(1);
    for (int n = 0; n < 3; ++n) EXPECT_TRUE(visitors.may_ask(ip("192.0.2.1"), now));
    EXPECT_FALSE(visitors.may_ask(ip("192.0.2.1"), now));
    EXPECT_TRUE(visitors.may_ask(ip("192.0.2.1"), now + std::chrono::milliseconds(500)));
    EXPECT_FALSE(visitors.may_ask(ip("192.0.2.1"), now + std::chrono::milliseconds(500)));
    for (unsigned n = 0; n < 5000; ++n) {
        now += std::chrono::seconds(1);
        visitors.may_ask(boost::asio::ip::address_v4(n + 1), now);
    }
    EXPECT_LT(visitors.size(), 2000U);
}

}  // namespace
}  // namespace tenback::testing
