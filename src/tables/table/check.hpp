// Which events may follow at a table.
#pragma once

#include <optional>

#include "table/table.hpp"

namespace tenback::table {

/// One overload for each kind of event: why it does not follow, or nothing.
struct TableCheck {
    const Table& table;

    std::optional<TableRefusal> operator()(const TableOpened& event) const;
    std::optional<TableRefusal> operator()(const SeatTaken& event) const;
    std::optional<TableRefusal> operator()(const SeatLeft& event) const;
    std::optional<TableRefusal> operator()(const SeatRenamed& event) const;
    std::optional<TableRefusal> operator()(const SeatReady& event) const;
    std::optional<TableRefusal> operator()(const SeatHeld& event) const;
    std::optional<TableRefusal> operator()(const PresenceChanged& event) const;
    std::optional<TableRefusal> operator()(const SecretDrawn& event) const;
    std::optional<TableRefusal> operator()(const PartGiven& event) const;
    std::optional<TableRefusal> operator()(const CardsDealt& event) const;
    std::optional<TableRefusal> operator()(const RoundBegun& event) const;
    std::optional<TableRefusal> operator()(const SeatActed& event) const;
    std::optional<TableRefusal> operator()(const PlayTakenBack& event) const;
    std::optional<TableRefusal> operator()(const SeatSpoke& event) const;
    std::optional<TableRefusal> operator()(const StandInVoted& event) const;
    std::optional<TableRefusal> operator()(const StandInCame& event) const;
    std::optional<TableRefusal> operator()(const StandInLeft& event) const;

  private:
    /// Why nobody of flesh and blood sits there.
    [[nodiscard]] std::optional<TableRefusal> why_no_person(Seat seat) const;
    /// Messages of a seat are obeyed once, in order.
    [[nodiscard]] std::optional<TableRefusal> why_not_now(Seat seat, MessageId id) const;
};

}  // namespace tenback::table
