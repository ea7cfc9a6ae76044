// What all tables of a server share.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "hub/bot_pool.hpp"
#include "hub/clock.hpp"
#include "hub/settings.hpp"
#include "server/metrics.hpp"
#include "store/store_thread.hpp"

namespace tenback::server {

struct Office {
    const HubSettings& settings;
    Clock& clock;
    StoreThread& store;
    BotPool& bots;
    Metrics& metrics;
    Shards ours{};                           // of these tables we run bots and clocks
    std::optional<std::string> trouble{};    // of the store, since its last success
    std::size_t appends = 0;                 // under way
    std::function<void()> appended = [] {};  // after each of them
};

}  // namespace tenback::server
