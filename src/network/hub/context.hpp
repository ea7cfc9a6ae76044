// What all tables of a server share.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "hub/bot_pool.hpp"
#include "hub/clock.hpp"
#include "hub/rates.hpp"
#include "hub/settings.hpp"
#include "server/metrics.hpp"
#include "store/store_thread.hpp"

namespace tenback::hub {

struct HubContext {
    static constexpr int households = 4;  // people who share an address say so much together as so many seats may

    const HubSettings& settings;
    Clock& clock;
    store::StoreThread& store;
    BotPool& bots;
    server::Metrics& metrics;
    server::Rate household_chat{households * settings.limits.chat.a_second, households* settings.limits.chat.at_once};
    Rates chat{household_chat};  // of each address
    Rates comings{settings.limits.comings};
    store::Shards ours{};                    // of these tables we run bots and clocks
    std::size_t appends = 0;                 // under way
    std::function<void()> appended = [] {};  // after each of them
    Clock::Time neglected_until{};           // another process does not do its duty: it is not waited for as long

    /// How long others have for their duty.
    [[nodiscard]] std::chrono::milliseconds grace() const {
        return clock.now() < neglected_until ? settings.retry : settings.grace;
    }
    /// What the owner of this table's shard does after some time; what it has not done is done here, too, a little later.
    [[nodiscard]] std::chrono::milliseconds delay(std::chrono::milliseconds time, std::string_view table) const {
        return ours.test(store::shard_of(table)) ? time : time + grace();
    }
    /// They had that, and did nothing.
    void neglected() { neglected_until = clock.now() + settings.idle; }
};

}  // namespace tenback::hub
