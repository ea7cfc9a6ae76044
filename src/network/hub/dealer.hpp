// Deals a round: the first when somebody asks for it, a later one when all who are present are ready for it, or when half of
// them have waited long enough for the rest; then when everybody who is here has given a part of the shuffle or had time to.
#pragma once

#include <functional>
#include <vector>

#include "hub/live_table.hpp"

namespace tenback::hub {

class Dealer {
  public:
    Dealer(HubContext& context, LiveTable& live) : context_(context), live_(live) {}

    using Tell = std::function<void(const Outcome&)>;
    /// A seated person is ready for a new round; with the same cards if `again`. Told when it is dealt or, if others are to
    /// be waited for, when all know that this one is ready.
    void ask(Seat seat, bool again, const Tell& tell);
    /// The table has changed.
    void reevaluate();
    /// The same, before anybody is told of it: how long is it waited for those who are not ready?
    void watch();
    /// Until the next round is dealt without them; nothing if nobody is waited for in this way.
    [[nodiscard]] std::optional<std::chrono::milliseconds> time_left() const;

  private:
    /// For whom nobody else has to be waited for any more.
    struct Asked {
        Seat seat;
        bool again;
        Tell tell;
    };

    void deal();
    void dealt(const std::vector<Asked>& asked, const Outcome& outcome);

    HubContext& context_;
    LiveTable& live_;
    std::vector<Asked> asked_;
    bool dealing_ = false;  // it is being written
    Alarm timers_;          // with parts of the shuffle
    Alarm rematch_;         // patience with those who are not ready
    std::optional<Clock::Time> rematch_at_{};
    bool tired_ = false;  // of waiting for them
    Alarm retry_;
};

}  // namespace tenback::hub
