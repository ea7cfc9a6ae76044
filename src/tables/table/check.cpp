#include "table/check.hpp"

#include <algorithm>

#include "bots/registry.hpp"

namespace tenback::table {
namespace {

using Why = std::optional<TableRefusal>;

Why why_not_sit(const Sitter& sitter) {
    if (const auto* person = std::get_if<Person>(&sitter))
        return person->name.empty() || was_good_name(person->name) ? Why() : Denial::bad_name;
    if (const auto* machine = std::get_if<Machine>(&sitter))
        return bots::find_bot(machine->level) != nullptr &&
                       (machine->player.empty() || bots::find_bot(machine->player) != nullptr)
                   ? Why()
                   : Denial::no_such_bot;
    return Denial::seat_open;
}

/// 32 bytes as hexadecimal digits.
bool is_bytes(std::string_view text) {
    return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace

Why TableCheck::why_no_person(Seat seat) const {
    if (!table.has(seat)) return Denial::no_such_seat;
    if (table.seat(seat).open()) return Denial::seat_open;
    return table.seat(seat).is_person() ? Why() : Denial::not_yours;
}

Why TableCheck::why_not_now(Seat seat, MessageId id) const {
    return id != 0 && id <= table.last_message(seat) ? Why(Denial::done_already) : Why();
}

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
    if (table.seat(event.seat).open()) return Denial::seat_open;
    if (!event.by) return std::nullopt;
    if (*event.by == event.seat || !table.seat(event.seat).is_person()) return Denial::not_yours;
    return table.has(*event.by) && table.seat(*event.by).owner ? Why() : Denial::not_owner;
}

Why TableCheck::operator()(const SeatRenamed& event) const {
    if (auto why = why_no_person(event.seat)) return why;
    if (table.running()) return Denial::round_running;
    return why_not_sit(Person{event.name});
}

Why TableCheck::operator()(const SeatReady& event) const {
    if (auto why = why_no_person(event.seat)) return why;
    return table.running() ? Why(Denial::round_running) : Why();
}

Why TableCheck::operator()(const SeatHeld& event) const {
    if (auto why = why_no_person(event.seat)) return why;
    return is_bytes(event.hash) ? Why() : Denial::bad_part;
}

Why TableCheck::operator()(const PresenceChanged& event) const {
    if (auto why = why_no_person(event.seat)) return why;
    const bool moves = event.here && event.visit != 0;  // to another connection
    return moves || table.seat(event.seat).away == event.here ? Why() : Denial::done_already;
}

Why TableCheck::operator()(const SecretDrawn& event) const {
    if (table.running()) return Denial::round_running;
    if (table.shuffle_) return Denial::done_already;
    const bool good = event.round == table.rounds_ + 1 && is_bytes(event.secret) && is_bytes(event.commitment);
    return good ? Why() : Denial::bad_part;
}

Why TableCheck::operator()(const PartGiven& event) const {
    if (auto why = why_no_person(event.seat)) return why;
    if (!table.shuffle_) return Denial::no_secret;
    const bool given = !table.shuffle_->parts[event.seat.index()].empty();
    return is_bytes(event.bytes) && !given ? Why() : Denial::bad_part;
}

Why TableCheck::operator()(const CardsDealt& event) const {
    if (table.running()) return Denial::round_running;
    if (event.fair && !table.shuffle_) return Denial::no_secret;
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
    if (auto why = why_not_now(event.seat, event.id)) return why;
    const bool silent = table.options_.talk == TalkPreset::silent;
    if (silent && std::holds_alternative<Say>(event.action)) return Denial::silent_table;
    const Round& round = *table.round_;
    if (const auto refusal = why_not(table.rules(), round.state(), round.talk(), event.seat, event.action)) return *refusal;
    return std::nullopt;
}

Why TableCheck::operator()(const PlayTakenBack& event) const {
    if (auto why = table.why_not_take_back(event.seat)) return why;
    return why_not_now(event.seat, event.id);
}

Why TableCheck::operator()(const SeatSpoke& event) const {
    if (auto why = why_no_person(event.seat)) return why;
    if (auto why = why_not_now(event.seat, event.id)) return why;
    if (table.chat() == ChatRule::none) return Denial::no_chat;
    return is_good_text(event.text) ? Why() : Denial::bad_text;
}

Why TableCheck::operator()(const StandInVoted& event) const {
    if (auto why = why_no_person(event.seat)) return why;
    if (auto why = why_no_person(event.absent)) return why;
    if (event.seat == event.absent || table.seat(event.absent).stand_in) return Denial::seat_taken;
    return table.voted(event.seat, event.absent) ? Why(Denial::done_already) : Why();
}

Why TableCheck::operator()(const StandInCame& event) const {
    if (!table.has(event.seat)) return Denial::no_such_seat;
    const SeatInfo& seat = table.seat(event.seat);
    if (seat.open()) return Denial::seat_open;
    if (seat.played_by()) return Denial::seat_taken;
    if (event.missed > 0 && !table.running()) return Denial::no_round;
    const bool ran_out = table.options_.clock > 0 && event.missed == seat.missed + 1;
    if (event.missed > 0 && !ran_out) return Denial::bad_part;
    return bots::find_bot(event.level) != nullptr ? Why() : Denial::no_such_bot;
}

Why TableCheck::operator()(const StandInLeft& event) const {
    if (!table.has(event.seat)) return Denial::no_such_seat;
    return table.seat(event.seat).stand_in ? Why() : Denial::no_stand_in;
}

}  // namespace tenback::table
