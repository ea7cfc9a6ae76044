#include "terminal/table_text.hpp"

#include "host/kept.hpp"
#include "notation/notation.hpp"

namespace tenback::terminal {
namespace {

struct Tell {
    const Rules& rules;
    const Names& names;
    std::optional<Seat> reader;

    std::optional<Message> operator()(const SeatTaken& it) const {
        return msg::event_joined(it.seat.number(), names.of(it.seat));
    }
    std::optional<Message> operator()(const SeatLeft& /*it*/) const { return std::nullopt; }
    std::optional<Message> operator()(const PresenceChanged& it) const {
        return it.here ? msg::event_came_back(names.of(it.seat)) : msg::event_away(names.of(it.seat));
    }
    std::optional<Message> operator()(const SecretCommitted& /*it*/) const { return std::nullopt; }
    std::optional<Message> operator()(const PartTaken& /*it*/) const { return std::nullopt; }
    std::optional<Message> operator()(const HandDealt& /*it*/) const { return std::nullopt; }
    std::optional<Message> operator()(const VisibleEvent& it) const { return phrase::event(rules, it, names, reader); }
    std::optional<Message> operator()(const Retracted& it) const {
        return msg::event_taken_back(text_of(rules.game, it.play.card), names.of(it.seat), text_of(it.play.pile),
                                     it.seat == reader ? "yes" : "no");
    }
    std::optional<Message> operator()(const Chatted& it) const { return msg::event_spoke(names.of(it.seat), it.text); }
    std::optional<Message> operator()(const StandInVoted& it) const {
        return msg::event_voted(names.of(it.absent), names.of(it.seat));
    }
    std::optional<Message> operator()(const StandInCame& it) const { return msg::seat_stand_in(names.of(it.seat)); }
    std::optional<Message> operator()(const StandInLeft& it) const {
        return msg::event_joined(it.seat.number(), names.of(it.seat));
    }
};

}  // namespace

Names names_at(const std::vector<SeatInfo>& seats) {
    Names names;
    for (std::size_t s = 0; s < seats.size(); ++s) {
        const Seat seat = Seat::at(static_cast<int>(s));
        if (const auto* person = std::get_if<Person>(&seats[s].sitter); person != nullptr && !person->name.empty())
            names.call(seat, person->name);
        if (const auto* machine = std::get_if<Machine>(&seats[s].sitter))
            names.call(seat, msg::seat_with_level(phrase::level(machine->level), msg::seat_bot(seat.number())));
    }
    return names;
}

std::optional<Message> told(const Rules& rules, const VisibleHappening& happening, const Names& names,
                            std::optional<Seat> reader) {
    return std::visit(Tell{rules, names, reader}, happening);
}

bool is_untouched(const PublicTable& table) {
    return table.round <= 1 && table.game->turn_number <= 1 && table.game->turn.played == 0 && table.take_backs == 0;
}

Message trouble(const StoreError& error, const Place& place) {
    const std::string file = place.folder + "/" + std::string(store_file);
    switch (error.fault) {
        case StoreFault::conflict:
        case StoreFault::in_use: return msg::error_in_use(place.id);
        case StoreFault::read_only: return msg::error_read_only(place.folder);
        case StoreFault::full: return msg::error_disk_full(place.folder);
        case StoreFault::damaged: return msg::error_damaged(file);
        case StoreFault::newer: return msg::error_newer(file);
        case StoreFault::cannot_open: return msg::error_cannot_open(file, error.reason);
        case StoreFault::locked: return msg::error_locked(file);
        case StoreFault::bad_log: return msg::error_bad_log(place.id, error.reason);
        case StoreFault::away:
        case StoreFault::failed: break;
    }
    return msg::error_store(file, error.reason);
}

Message denied(Denial denial) {
    switch (denial) {
        case Denial::silent_table: return msg::talk_silent();
        case Denial::nothing_to_take_back: return msg::plain_nothing_to_take_back();
        case Denial::others_have_seen: return msg::plain_not_taken_back();
        default: return msg::plain_not_here();  // what no client of ours asks for
    }
}

Message refused(const Rules& rules, const Turn& turn, const Action& action, const LinkRefusal& refusal, const Names& names,
                const Place& place) {
    if (const auto* rule = std::get_if<Refusal>(&refusal)) return phrase::refusal(rules, turn, action, *rule, names);
    if (const auto* denial = std::get_if<Denial>(&refusal)) return denied(*denial);
    return msg::error_not_kept(trouble(std::get<StoreError>(refusal), place));
}

}  // namespace tenback::terminal
