#include "terminal/table_text.hpp"

#include <algorithm>

#include "host/kept.hpp"
#include "notation/notation.hpp"

namespace tenback::terminal {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

struct Tell {
    const Rules& rules;
    const words::Names& names;
    std::optional<Seat> reader;

    std::optional<words::Message> operator()(const table::SeatTaken& it) const {
        return msg::event_joined(it.seat.number(), names.of(it.seat));
    }
    std::optional<words::Message> operator()(const table::SeatLeft& it) const {
        return it.by ? std::optional(msg::event_removed(names.of(it.seat))) : std::nullopt;
    }
    std::optional<words::Message> operator()(const table::SeatRenamed& it) const {
        return it.name.empty() ? std::nullopt : std::optional(msg::event_renamed(it.seat.number(), it.name));
    }
    std::optional<words::Message> operator()(const table::SeatReady& it) const {
        return it.ready ? msg::event_ready(names.of(it.seat)) : msg::event_not_ready(names.of(it.seat));
    }
    std::optional<words::Message> operator()(const table::PresenceChanged& it) const {
        return it.here ? msg::event_came_back(names.of(it.seat)) : msg::event_away(names.of(it.seat));
    }
    std::optional<words::Message> operator()(const table::SecretCommitted& /*it*/) const { return std::nullopt; }
    std::optional<words::Message> operator()(const table::PartTaken& /*it*/) const { return std::nullopt; }
    std::optional<words::Message> operator()(const table::HandDealt& /*it*/) const { return std::nullopt; }
    std::optional<words::Message> operator()(const VisibleEvent& it) const {
        return phrase::event(rules, it, names, reader);
    }
    std::optional<words::Message> operator()(const table::Retracted& it) const {
        return msg::event_taken_back(text_of(rules.game, it.play.card), names.of(it.seat), text_of(it.play.pile),
                                     it.seat == reader ? "yes" : "no");
    }
    std::optional<words::Message> operator()(const table::Chatted& it) const {
        return msg::event_spoke(phrase::who_acts(it.seat, names, reader), it.text);
    }
    std::optional<words::Message> operator()(const table::StandInVoted& it) const {
        return msg::event_voted(names.of(it.absent), names.of(it.seat));
    }
    std::optional<words::Message> operator()(const table::StandInCame& it) const {
        const bool for_this_turn = it.missed > 0 && it.missed < table::missed_when_absent;
        return for_this_turn ? msg::event_time_up(phrase::who_acts(it.seat, names, reader))
                             : msg::seat_stand_in(names.of(it.seat));
    }
    std::optional<words::Message> operator()(const table::StandInLeft& it) const {
        return msg::event_joined(it.seat.number(), names.of(it.seat));
    }
};

}  // namespace

words::Names names_at(const std::vector<table::SeatInfo>& seats) {
    words::Names names;
    for (std::size_t s = 0; s < seats.size(); ++s) {
        const Seat seat = Seat::at(static_cast<int>(s));
        if (const auto* person = std::get_if<table::Person>(&seats[s].sitter); person != nullptr && !person->name.empty())
            names.call(seat, person->name);
        // The level beside it tells a bot from a person of the same name.
        if (const auto* machine = std::get_if<table::Machine>(&seats[s].sitter))
            names.call(seat, msg::seat_with_level(phrase::level(machine->level), phrase::bot(seat)));
    }
    return names;
}

std::optional<words::Message> told(const Rules& rules, const table::VisibleHappening& happening, const words::Names& names,
                                   std::optional<Seat> reader) {
    return std::visit(Tell{rules, names, reader}, happening);
}

bool is_untouched(const table::PublicTable& table) {
    return table.round <= 1 && table.game->turn_number <= 1 && table.game->turn.played == 0 && table.take_backs == 0;
}

words::Message trouble(const store::StoreError& error, const Place& place) {
    const std::string file = place.folder + "/" + std::string(host::store_file);
    switch (error.fault) {
        case store::StoreFault::conflict:
        case store::StoreFault::in_use: return msg::error_in_use(place.id);
        case store::StoreFault::read_only: return msg::error_read_only(place.folder);
        case store::StoreFault::full: return msg::error_disk_full(place.folder);
        case store::StoreFault::damaged: return msg::error_damaged(file);
        case store::StoreFault::newer: return msg::error_newer(file);
        case store::StoreFault::cannot_open: return msg::error_cannot_open(file, error.reason);
        case store::StoreFault::locked: return msg::error_locked(file);
        case store::StoreFault::bad_log: return msg::error_bad_log(place.id, error.reason);
        case store::StoreFault::away:
        case store::StoreFault::failed: break;
    }
    return msg::error_store(file, error.reason);
}

words::Message denied(table::Denial denial) {
    switch (denial) {
        case table::Denial::silent_table: return msg::talk_silent();
        case table::Denial::nothing_to_take_back: return msg::plain_nothing_to_take_back();
        case table::Denial::others_have_seen: return msg::plain_not_taken_back();
        case table::Denial::seats_open: return msg::join_seats_open();
        case table::Denial::seat_taken: return msg::join_seat_taken();
        case table::Denial::round_running: return msg::join_between_rounds();
        case table::Denial::no_chat: return msg::join_no_chat();
        case table::Denial::bad_text: return msg::chat_bad_text();
        case table::Denial::still_here: return msg::join_still_here();
        case table::Denial::not_owner: return msg::join_not_owner();
        case table::Denial::nothing_changes: return msg::talk_nothing_changes();
        case table::Denial::too_much: return msg::talk_too_much();
        case table::Denial::no_hints: return msg::page_refused_no_hints();
        default: return msg::plain_not_here();  // what no client of ours asks for
    }
}

std::optional<words::Message> reach_news(host::Reach reach) {
    switch (reach) {
        case host::Reach::here:
        case host::Reach::connected: break;
        case host::Reach::lost: return msg::join_lost();
        case host::Reach::elsewhere: return msg::join_elsewhere();
        case host::Reach::gone: return msg::join_gone();
        case host::Reach::broken: return msg::join_broken();
    }
    return std::nullopt;
}

std::optional<int> seconds_left(const host::TableLink& link, std::chrono::steady_clock::time_point now) {
    const auto until = link.deadline();
    if (!until) return std::nullopt;
    return std::max(0, static_cast<int>(std::chrono::ceil<std::chrono::seconds>(*until - now).count()));
}

bool is_cut_off(host::Reach reach) {
    return reach == host::Reach::elsewhere || reach == host::Reach::gone || reach == host::Reach::broken;
}

words::Message declined(const host::Declined& why) {
    if (why.code == host::not_sent) return msg::join_lost();
    if (why.code == host::not_answered) return msg::join_unsent();
    if (why.code == "chat_number") return msg::chat_number(why.piece);
    if (why.code == "chat_text") return msg::chat_bad_text();
    if (why.code == "bad_name") return msg::page_refused_bad_name();
    if (why.code == "name_taken") return msg::page_refused_name_taken();
    if (why.code == "removed") return msg::join_removed();
    if (why.code == "too_fast") return msg::join_too_fast();
    if (why.code == "not_kept") return msg::join_not_kept();
    return msg::plain_not_here();
}

words::Message refused(const host::LinkRefusal& refusal, const words::Message& otherwise) {
    if (const auto* denial = std::get_if<table::Denial>(&refusal)) return denied(*denial);
    if (const auto* no = std::get_if<host::Declined>(&refusal)) return declined(*no);
    return otherwise;
}

words::Message refused(const Rules& rules, const Turn& turn, const Action& action, const host::LinkRefusal& refusal,
                       const words::Names& names, const Place& place) {
    if (const auto* rule = std::get_if<Refusal>(&refusal)) return phrase::refusal(rules, turn, action, *rule, names);
    if (const auto* error = std::get_if<store::StoreError>(&refusal)) return msg::error_not_kept(trouble(*error, place));
    return refused(refusal, msg::plain_not_here());
}

}  // namespace tenback::terminal
