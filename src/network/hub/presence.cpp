#include "hub/presence.hpp"

#include <utility>

#include "hub/turn_timers.hpp"

namespace tenback::hub {

void Presence::begin() {
    doubted_ = {};
    if (context_.ours.all())
        for (int s = 0; s < live_.table().rules().players; ++s) doubt(Seat::at(s));
    else
        reevaluate();
}

void Presence::doubt(Seat seat) {
    const table::SeatInfo& info = live_.table().seat(seat);
    if (!info.is_person() || info.away || sitter_(seat) != nullptr || std::exchange(doubted_[seat.index()], true)) return;
    leaving_[seat.index()] = context_.clock.after(context_.settings.grace, [this, seat] { say_away(seat); });
}

void Presence::came(Seat seat) {
    leaving_[seat.index()].cancel();
    say_here(seat);
}

void Presence::went(Seat seat) {
    leaving_[seat.index()] = context_.clock.after(context_.settings.away, [this, seat] { say_away(seat); });
}

void Presence::reevaluate() {
    for (int s = 0; s < live_.table().rules().players; ++s)
        if (is_to_be_told(live_.table(), Seat::at(s)) && !retry_.is_set()) say_here(Seat::at(s));
    if (context_.ours.test(store::shard_of(live_.id())) && !context_.ours.all())
        for (const Seat seat : waited_for(live_.table())) doubt(seat);
}

bool Presence::is_to_be_told(const table::Table& table, Seat seat) const {
    const Client* sitter = sitter_(seat);
    return sitter != nullptr && (table.seat(seat).away || !sitter->announced);
}

void Presence::say_here(Seat seat) {
    const auto decide = [this, seat](const table::Table& table) {
        Events events;
        const table::SeatInfo& info = table.seat(seat);
        if (sitter_(seat) == nullptr || !info.is_person()) return Verdict(events);
        if (is_to_be_told(table, seat)) events.emplace_back(table::PresenceChanged{seat, true, sitter_(seat)->visit});
        if (info.stand_in) events.emplace_back(table::StandInLeft{seat});
        return Verdict(events);
    };
    live_.propose({decide, [this](const Outcome& outcome) {
                       if (!std::holds_alternative<Fault>(outcome)) return;
                       retry_ = context_.clock.after(context_.settings.retry, [this] {
                           retry_.cancel();
                           reevaluate();
                       });
                   }});
}

void Presence::say_away(Seat seat) {
    const auto decide = [this, seat](const table::Table& table) {
        const table::SeatInfo& info = table.seat(seat);
        if (sitter_(seat) != nullptr || !info.is_person() || info.away) return Verdict(Events{});
        return Verdict(Events{table::PresenceChanged{seat, false}});
    };
    live_.propose({decide, [this, seat](const Outcome& outcome) {
                       if (!std::holds_alternative<Fault>(outcome) || sitter_(seat) != nullptr) return;
                       leaving_[seat.index()] =
                           context_.clock.after(context_.settings.retry, [this, seat] { say_away(seat); });
                   }});
}

}  // namespace tenback::hub
