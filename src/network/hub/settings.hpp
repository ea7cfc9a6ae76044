// What an operator may choose about the tables. `tenback serve --help` explains each.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

#include "server/settings.hpp"
#include "store/store.hpp"

namespace tenback::hub {

struct TableLimits {
    std::size_t tables = 10'000;               // in memory at a time
    std::size_t kept = 100'000;                // in the store; then no more are made
    std::size_t watchers = 50;                 // of a table, besides those who sit
    std::size_t watchers_of_address = 10;      // of them
    std::size_t backlog = 100;                 // messages of a client that wait for an earlier one
    server::Rate created{0.1, 60};             // tables of an address
    server::Rate codes{0.2, 20};               // short codes that an address tries
    server::Rate chat{1, 8};                   // of a seat, by whatever connections
    server::Rate comings{10, 600};             // joining, and changes of seats, of an address
    std::chrono::milliseconds thought{2'000};  // that a bot takes for a turn or a hint, whatever its level
};

struct HubSettings {
    TableLimits limits{};
    std::size_t bot_threads = 2;
    std::chrono::milliseconds pace{600};        // between two cards of a bot, so that people can follow
    std::chrono::milliseconds away{1'000};      // a connection that is gone for longer is told of
    std::chrono::milliseconds absence{60'000};  // then a bot stands in, if somebody waits for the absent
    std::chrono::milliseconds shuffle{3'000};   // that a deal waits for the parts of those who are here
    std::chrono::milliseconds rematch{60'000};  // that half of the people wait for the others to be ready
    std::chrono::milliseconds idle{60'000};     // then a table that nobody looks at leaves memory
    std::chrono::milliseconds grace{
        10'000};                             // for people to come back after a start, and for another process to do its duty
    std::chrono::milliseconds retry{1'000};  // what could not be kept is tried again
    std::string stand_in = "hard";           // level of those who play for the absent
    store::Ages kept{std::chrono::hours(24 * 30), std::chrono::hours(24 * 90)};
    std::chrono::milliseconds pruning{600'000};  // between two looks for tables that are too old
};

}  // namespace tenback::hub
