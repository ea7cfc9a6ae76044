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

/// With this vote, do more than half of the other people who are here want a stand-in?
bool is_majority(const Table& table, const VoteStandIn& vote) {
    int people = 0;
    int votes = 0;
    for (int s = 0; s < table.rules().players; ++s) {
        const Seat seat = Seat::at(s);
        const SeatInfo& info = table.seat(seat);
        if (seat == vote.absent || !info.is_person() || info.away || info.stand_in) continue;
        ++people;
        if (seat == vote.seat || table.voted(seat, vote.absent)) ++votes;
    }
    return votes * 2 > people;
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
        Decision decision = checked(table, SeatActed{command.seat, command.action, command.id});
        if (auto* events = std::get_if<Events>(&decision))
            if (const auto first = first_after(table, command)) events->emplace_back(RoundBegun{*first});
        return decision;
    }
    Decision operator()(const DoAll& command) const {
        if (const auto refusal = why_not_for(table, command.seat, by)) return *refusal;
        if (command.id != 0 && command.id <= table.last_message(command.seat)) return Denial::done_already;
        std::optional<Table> after;  // as it will be; a single action needs no copy of the table
        Events events;
        for (const Action& action : command.actions) {
            const bool last = events.size() + 1 == command.actions.size();
            // The id is that of the whole: with the last move all has been done.
            const SeatActed event{command.seat, action, last ? command.id : 0};
            if (const auto refusal = TableCheck{after ? *after : table}(event)) return *refusal;
            events.emplace_back(event);
            if (last) break;
            if (!after) after = table;
            after->apply(event);
        }
        return events;
    }
    Decision operator()(const TakeBack& command) const {
        if (const auto refusal = why_not_for(table, command.seat, by)) return *refusal;
        return checked(table, PlayTakenBack{command.seat, command.id});
    }
    Decision operator()(const Speak& command) const {
        return checked(table, SeatSpoke{command.seat, command.text, command.id});
    }
    Decision operator()(const VoteStandIn& command) const {
        Decision decision = checked(table, StandInVoted{command.seat, command.absent});
        auto* events = std::get_if<Events>(&decision);
        if (events != nullptr && is_majority(table, command))
            events->emplace_back(StandInCame{command.absent, command.level});
        return decision;
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
