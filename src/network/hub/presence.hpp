// Who is here: connections come and go, the log says so.
#pragma once

#include <array>
#include <functional>

#include "hub/client.hpp"
#include "hub/live_table.hpp"

namespace tenback::hub {

class Presence {
  public:
    /// @param sitter who sits there by a connection of this process, if anybody
    Presence(HubContext& context, LiveTable& live, std::function<const Client*(Seat)> sitter)
        : context_(context), live_(live), sitter_(std::move(sitter)) {}

    /// The table is in memory from now on, or another process has ended: whoever the log calls present and is not connected
    /// here shows up soon, or is not. As long as there are others, only of those who are waited for: they may be there.
    void begin();
    void came(Seat seat);
    /// The last connection of the seat is gone; perhaps only for a moment.
    void went(Seat seat);
    /// The table has changed: another process may have missed somebody who is connected to this one.
    void reevaluate();

  private:
    /// Somebody is connected here, and the log does not know.
    [[nodiscard]] bool is_to_be_told(const table::Table& table, Seat seat) const;
    void doubt(Seat seat);
    void say_here(Seat seat);
    void say_away(Seat seat);

    HubContext& context_;
    LiveTable& live_;
    std::function<const Client*(Seat)> sitter_;
    std::array<Alarm, Seat::limit> leaving_;
    std::array<bool, Seat::limit> doubted_{};  // whoever contradicts is connected to another process
    Alarm retry_;
};

}  // namespace tenback::hub
