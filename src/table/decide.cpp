// From commands to events.
#include <algorithm>

#include "table/check.hpp"
#include "table/table.hpp"

namespace tenback {
namespace {

using Events = std::vector<TableEvent>;

Decision checked(const Table& table, const TableEvent& event) {
    if (const auto refusal = std::visit(TableCheck{table}, event)) return *refusal;
    return Events{event};
}

/// May this actor do something for the seat?
std::optional<TableRefusal> why_not_for(const Table& table, Seat seat, Actor by) {
    if (!table.has(seat)) return Denial::no_such_seat;
    const SeatInfo& info = table.seat(seat);
    if (info.open()) return Denial::seat_open;
    const bool bot = info.played_by().has_value();
    return bot == (by == Actor::bot) ? std::optional<TableRefusal>() : Denial::not_yours;
}

Seat settled(const Table& table, const Talk& talk) { return settle_first(table.rules(), talk, table.round()->lot()); }

/// Who begins if this was the last wish that the table waited for.
std::optional<Seat> first_after(const Table& table, const Do& command) {
    const auto* wish = std::get_if<Wish>(&command.action);
    if (wish == nullptr) return std::nullopt;
    Talk talk = table.round()->talk();
    talk.wishes[command.seat.index()] = *wish;
    const auto silent = std::count(talk.wishes.begin(), talk.wishes.begin() + table.rules().players, Wish::unsaid);
    if (silent > 0) return std::nullopt;
    return settled(table, talk);
}

struct Decide {
    const Table& table;
    Actor by;

    Decision operator()(const TakeSeat& command) const { return checked(table, SeatTaken{command.seat, command.sitter}); }
    Decision operator()(const LeaveSeat& command) const { return checked(table, SeatLeft{command.seat}); }
    Decision operator()(const BeginRound& command) const {
        if (!table.round()) return Denial::no_round;
        return checked(table, RoundBegun{command.first.value_or(settled(table, table.round()->talk()))});
    }
    Decision operator()(const Do& command) const {
        if (const auto refusal = why_not_for(table, command.seat, by)) return *refusal;
        Decision decision = checked(table, SeatActed{command.seat, command.action});
        if (auto* events = std::get_if<Events>(&decision))
            if (const auto first = first_after(table, command)) events->emplace_back(RoundBegun{*first});
        return decision;
    }
    Decision operator()(const TakeBack& command) const {
        if (const auto refusal = why_not_for(table, command.seat, by)) return *refusal;
        return checked(table, PlayTakenBack{command.seat});
    }
    Decision operator()(const CallStandIn& command) const {
        return checked(table, StandInCame{command.seat, command.level});
    }
    Decision operator()(const DismissStandIn& command) const { return checked(table, StandInLeft{command.seat}); }
};

}  // namespace

Decision Table::decide(const Command& command, Actor by) const { return std::visit(Decide{*this, by}, command); }

Decision Table::decide(const CardsDealt& deal, std::optional<Seat> first) const {
    if (first && !has(*first)) return Denial::no_such_seat;
    Decision decision = checked(*this, deal);
    auto* events = std::get_if<Events>(&decision);
    if (events == nullptr) return decision;
    // Alone there is nothing to agree on, and in Face to Face lots decide (FF-1).
    if (!first && (rules().players == 1 || !rules().cooperative())) first = settle_first(rules(), {}, deal.lot);
    if (first) events->emplace_back(RoundBegun{*first});
    return decision;
}

}  // namespace tenback
