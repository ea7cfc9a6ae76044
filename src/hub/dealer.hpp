// Deals a round, when everybody who is here has given a part of the shuffle or had time to.
#pragma once

#include <functional>
#include <vector>

#include "hub/live_table.hpp"

namespace tenback::server {

class Dealer {
  public:
    Dealer(Office& office, LiveTable& live) : office_(office), live_(live) {}

    using Tell = std::function<void(const Outcome&)>;
    /// A seated person wants a new round; with the same cards if `again`.
    void ask(bool again, Tell tell);
    /// The table has changed.
    void look();

  private:
    [[nodiscard]] bool has_all_parts() const;
    void deal();

    Office& office_;
    LiveTable& live_;
    std::vector<Tell> asked_;  // those who wait for it
    Alarm patience_;
};

}  // namespace tenback::server
