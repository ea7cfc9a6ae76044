// How every caller lets a search think: in slices, by an effort or within a time. The caller has the clock; bots have none.
#pragma once

#include <algorithm>
#include <optional>

#include "bots/bot.hpp"

namespace tenback::bots {

struct Limits {
    static constexpr Effort open_ended{1U << 30};

    Effort effort = open_ended;            // the one that the search was begun with
    std::optional<double> milliseconds{};  // in all
    std::uint32_t slice = 64;              // roll-outs between two looks at the clock
};

/// A search and its limits, one slice at a time.
class Pace {
  public:
    /// The search must outlive this.
    Pace(Search& search, const Limits& limits) : search_(search), limits_(limits) {}

    /// Thinks on for a slice, so many milliseconds after the first. False if there is nothing left to think about, or no
    /// time.
    bool go_on(double used) {
        if (search_.done() || (limits_.milliseconds && used >= *limits_.milliseconds)) return false;
        if (limits_.milliseconds && slices_ > 0) expect(used);
        search_.step(limits_.slice);
        ++slices_;
        return true;
    }

  private:
    /// The search learns how much it can expect from what it got so far. Where an effort is wanted too, one slow slice shall
    /// not change the choice: only when time may run out.
    void expect(double used) {
        const bool by_clock_alone = limits_.effort == Limits::open_ended;
        if (!by_clock_alone && used < *limits_.milliseconds / 4) return;
        const double whole = slices_ * limits_.slice * *limits_.milliseconds / std::max(used, 0.01);
        search_.expect({static_cast<std::uint32_t>(std::clamp(whole, 1.0 * limits_.slice, 1.0 * limits_.effort.roll_outs))});
    }

    Search& search_;
    Limits limits_;
    double slices_ = 0;
};

/// Thinks until the search is done, its limits are reached, or it is not wanted any more.
/// @param used gives the milliseconds since the beginning
template <class Used, class Wanted>
void think(Search& search, const Limits& limits, Used used, Wanted wanted) {
    Pace pace(search, limits);
    while (wanted() && pace.go_on(used())) {
    }
}

}  // namespace tenback::bots
