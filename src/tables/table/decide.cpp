// From commands to events.
#include <algorithm>

#include "table/check.hpp"
#include "table/table.hpp"

namespace tenback::table {
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
    const std::vector<SeatInfo>& seats = table.seats();
    int votes = 0;
    for (std::size_t s = 0; s < seats.size(); ++s) {
        const Seat seat = Seat::at(static_cast<int>(s));
        if (seat == vote.absent || !seats[s].is_present() || seats[s].stand_in) continue;
        if (seat == vote.seat || table.voted(seat, vote.absent)) ++votes;
    }
    return votes >= votes_needed(seats, vote.absent);
}

/// Why something besides a play is not worth being kept: it says what stands already, or the seat has said enough.
std::optional<TableRefusal> why_no_use(const Table& table, Seat seat, const Action& action, Actor by) {
    const auto* say = std::get_if<Say>(&action);
    const auto* wish = std::get_if<Wish>(&action);
    if (say == nullptr && wish == nullptr) return std::nullopt;
    if (!table.round()) return Denial::no_round;
    if (by == Actor::person && !table.has_room_for(seat)) return Denial::too_much;
    const Talk& talk = table.round()->talk();
    if (wish != nullptr) return talk.wishes[seat.index()] == *wish ? Denial::nothing_changes : std::optional<TableRefusal>();
    Talk after = talk;
    hear(after, seat, *say);
    return after == talk ? Denial::nothing_changes : std::optional<TableRefusal>();
}

/// Without a name one is called by the number of the seat, in everybody's own language.
bool may_be_called(const std::string& name) { return name.empty() || is_good_name(name); }

struct Decide {
    const Table& table;
    Actor by;

    Decision operator()(const TakeSeat& command) const {
        const auto* person = std::get_if<Person>(&command.sitter);
        if (person != nullptr && !may_be_called(person->name)) return Denial::bad_name;
        const auto* machine = std::get_if<Machine>(&command.sitter);
        return checked(table, SeatTaken{command.seat, machine != nullptr ? machine_of(machine->level) : command.sitter});
    }
    Decision operator()(const LeaveSeat& command) const { return checked(table, SeatLeft{command.seat}); }
    Decision operator()(const RemovePerson& command) const { return checked(table, SeatLeft{command.seat, command.by}); }
    Decision operator()(const Rename& command) const {
        const bool same = table.has(command.seat) && table.seat(command.seat).sitter == Sitter(Person{command.name});
        if (same && !table.running()) return Events{};
        if (!may_be_called(command.name)) return Denial::bad_name;
        return with_room(command.seat, checked(table, SeatRenamed{command.seat, command.name}));
    }
    Decision operator()(const GetReady& command) const {
        Decision decision = checked(table, SeatReady{command.seat, command.ready, command.ready && command.again});
        if (!std::holds_alternative<Events>(decision)) return decision;
        const SeatInfo& info = table.seat(command.seat);
        if (info.ready == command.ready && info.again == (command.ready && command.again)) return Events{};
        if (!table.has_room_for(command.seat)) return Denial::too_much;
        return decision;
    }
    Decision operator()(const BeginRound& command) const {
        if (!table.round()) return Denial::no_round;
        return checked(table, RoundBegun{command.first.value_or(settled(table, table.round()->talk()))});
    }
    Decision operator()(const Do& command) const {
        if (const auto refusal = why_not_for(table, command.seat, by)) return *refusal;
        Decision decision = checked(table, SeatActed{command.seat, command.action, command.id});
        if (std::holds_alternative<Events>(decision))
            if (const auto refusal = why_no_use(table, command.seat, command.action, by)) return *refusal;
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
        return with_room(command.seat, checked(table, PlayTakenBack{command.seat, command.id}));
    }
    Decision operator()(const Speak& command) const {
        return with_room(command.seat, checked(table, SeatSpoke{command.seat, command.text, command.id}));
    }
    Decision operator()(const VoteStandIn& command) const {
        Decision decision = with_room(command.seat, checked(table, StandInVoted{command.seat, command.absent}));
        auto* events = std::get_if<Events>(&decision);
        if (events != nullptr && !table.seat(command.absent).is_absent()) return Denial::still_here;
        if (events != nullptr && is_majority(table, command))
            events->emplace_back(StandInCame{command.absent, command.level});
        return decision;
    }
    Decision operator()(const CallStandIn& command) const {
        return checked(table, StandInCame{command.seat, command.level});
    }
    Decision operator()(const MissTurn& command) const {
        if (!table.has(command.seat)) return Denial::no_such_seat;
        const auto missed = static_cast<std::uint8_t>(table.seat(command.seat).missed + 1);
        return checked(table, StandInCame{command.seat, command.level, missed});
    }
    Decision operator()(const DismissStandIn& command) const {
        if (table.has(command.seat) && table.stands_firm(command.seat)) return Denial::not_yours;
        return checked(table, StandInLeft{command.seat});
    }

  private:
    [[nodiscard]] Decision with_room(Seat seat, Decision decision) const {
        if (std::holds_alternative<Events>(decision) && !table.has_room_for(seat)) return Denial::too_much;
        return decision;
    }
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

}  // namespace tenback::table
