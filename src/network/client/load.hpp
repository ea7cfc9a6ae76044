// Many tables with many seats over real WebSockets, in one thread: whole games, every view checked (`tenback load`).
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "client/address.hpp"
#include "engine/rules.hpp"

namespace tenback::client {

struct LoadPlan {
    ServerAddress server;
    Rules rules;  // with as many players as connections at a table
    int tables = 1;
    double moves_a_second = 0;                   // of all tables together; 0: as fast as answers come
    std::optional<std::chrono::seconds> time{};  // then the games are left as they are
    std::optional<int> games{};                  // of each table; 0: they sit and wait
};

/// How long things took, in seconds.
struct Latencies {
    std::vector<float> all{};
    /// 0.5 is the median. @return 0 if there were none
    [[nodiscard]] double percentile(double part);
};

struct LoadReport {
    double seconds = 0;  // from when all tables had begun, so that deals and wishes of the first rounds do not count
    std::uint64_t delivered = 0;  // messages of the server that arrived in that time
    std::uint64_t delivered_bytes = 0;
    std::uint64_t sent = 0;
    std::uint64_t moves = 0;  // cards laid and turns ended
    std::uint64_t games = 0;  // played to their end
    std::uint64_t errors = 0;
    std::vector<std::string> first_errors{};
    Latencies answer{};   // from a move to its answer
    Latencies visible{};  // from a move until another seat has heard of it
};

/// What happens outside: the server is looked at when all tables have begun and when all is done.
struct LoadWatch {
    std::function<void()> begun = [] {};
    std::function<void()> done = [] {};
};

/// Blocks until it is over.
LoadReport run_load(const LoadPlan& plan, const LoadWatch& watch);

}  // namespace tenback::client
