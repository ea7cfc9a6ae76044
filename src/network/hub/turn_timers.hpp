// How long a round waits for people: the turn clock, and for how long a place may stay empty. Then a bot stands in.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "hub/live_table.hpp"
#include "table/driver.hpp"

namespace tenback::hub {

/// The people without whom a round cannot go on now; none if nobody of flesh and blood is there to wait.
std::vector<Seat> waited_for(const table::Table& table);

class TurnTimers {
  public:
    TurnTimers(HubContext& context, LiveTable& live) : context_(context), live_(live) {}

    /// The table has changed.
    void reevaluate();
    /// How much of the turn's time is left, if there is a clock.
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_left() const;

  private:
    void watch_turn(const std::vector<Seat>& people);
    void watch_absence(const std::vector<Seat>& people);
    enum class Whom : std::uint8_t { late, absent };
    void call_stand_ins(Whom whom);

    HubContext& context_;
    LiveTable& live_;
    std::optional<table::TurnOf> timed_;  // the turn that the clock runs for
    Clock::Time end_{};                   // of its time
    Alarm turn_;
    Alarm absence_;
};

}  // namespace tenback::hub
