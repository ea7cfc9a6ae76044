// What an operator may choose. `tenback serve --help` explains each, docs/hosting.md when to change it.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace tenback::server {

/// So many at once, then so many a second. 0 a second: no limit.
struct Rate {
    double a_second;
    double at_once;
};

struct Limits {
    std::size_t message_bytes = 16 * 1024;  // docs/protocol.md promises this to clients
    std::size_t queue_bytes = 256 * 1024;   // not yet taken by a reader; more, and it is dropped
    std::size_t connections = 10'000;
    std::size_t connections_an_address = 100;   // 0: no limit
    Rate messages{20, 100};                     // of a connection
    double share = 5;                           // so many busy connections' worth an address may cost; 0: no limit
    Rate requests{20, 600};                     // of an address, where a whole family may open the page at once
    std::chrono::milliseconds request{10'000};  // for a request to come, for TLS to be agreed on
    std::chrono::milliseconds idle{60'000};     // without an answer to a ping
    std::chrono::milliseconds closing{5'000};   // for a client to take its last messages
    std::chrono::milliseconds drain{1'000};     // after SIGTERM everything goes on for so long, but /ready
};

struct Settings {
    std::vector<std::string> addresses{"127.0.0.1"};
    std::uint16_t port = 8080;        // 0: any that is free
    std::uint16_t further_ports = 0;  // how many more are tried if it is taken
    std::string metrics;              // "9464" or "127.0.0.1:9464"; empty: none
    std::vector<std::string> hosts;   // own names besides the loopback's and the addresses listened on
    std::vector<std::string> trusted_proxies;
    std::filesystem::path page;
    std::filesystem::path certificate;
    std::filesystem::path key;
    Limits limits;
};

}  // namespace tenback::server
