#include "table/check.hpp"

#include <algorithm>

#include "bots/registry.hpp"

namespace tenback {
namespace {

using Why = std::optional<TableRefusal>;

Why why_not_sit(const Sitter& sitter) {
    if (const auto* person = std::get_if<Person>(&sitter))
        return person->name.empty() || is_good_name(person->name) ? Why() : Denial::bad_name;
    if (const auto* machine = std::get_if<Machine>(&sitter))
        return find_bot(machine->level) != nullptr ? Why() : Denial::no_such_bot;
    return Denial::seat_open;
}

}  // namespace

Why TableCheck::operator()(const TableOpened& /*event*/) const { return Denial::already_opened; }

Why TableCheck::operator()(const SeatTaken& event) const {
    if (!table.has(event.seat)) return Denial::no_such_seat;
    if (table.running()) return Denial::round_running;
    if (table.seat(event.seat).is_person()) return Denial::seat_taken;
    return why_not_sit(event.sitter);
}

Why TableCheck::operator()(const SeatLeft& event) const {
    if (!table.has(event.seat)) return Denial::no_such_seat;
    if (table.running()) return Denial::round_running;
    return table.seat(event.seat).open() ? Why(Denial::seat_open) : Why();
}

Why TableCheck::operator()(const CardsDealt& event) const {
    if (table.running()) return Denial::round_running;
    const auto open = [](const SeatInfo& seat) { return seat.open(); };
    if (std::any_of(table.seats_.begin(), table.seats_.end(), open)) return Denial::seats_open;
    return is_complete(table.rules(), event.deck) ? Why() : Denial::bad_deck;
}

Why TableCheck::operator()(const RoundBegun& event) const {
    if (!table.has(event.first)) return Denial::no_such_seat;
    if (!table.round_) return Denial::no_round;
    return table.round_->opening() ? Why() : Refusal::already_begun;
}

Why TableCheck::operator()(const SeatActed& event) const {
    if (!table.has(event.seat)) return Denial::no_such_seat;
    if (!table.round_) return Denial::no_round;
    const bool silent = table.options_.talk == TalkPreset::silent;
    if (silent && std::holds_alternative<Say>(event.action)) return Denial::silent_table;
    const Round& round = *table.round_;
    if (const auto refusal = why_not(table.rules(), round.state(), round.talk(), event.seat, event.action)) return *refusal;
    return std::nullopt;
}

Why TableCheck::operator()(const PlayTakenBack& event) const { return table.why_not_take_back(event.seat); }

Why TableCheck::operator()(const StandInCame& event) const {
    if (!table.has(event.seat)) return Denial::no_such_seat;
    const SeatInfo& seat = table.seat(event.seat);
    if (seat.open()) return Denial::seat_open;
    if (seat.played_by()) return Denial::seat_taken;
    return find_bot(event.level) != nullptr ? Why() : Denial::no_such_bot;
}

Why TableCheck::operator()(const StandInLeft& event) const {
    if (!table.has(event.seat)) return Denial::no_such_seat;
    return table.seat(event.seat).stand_in ? Why() : Denial::no_stand_in;
}

}  // namespace tenback
