#include "hub/turn_timers.hpp"

#include <algorithm>

namespace tenback::hub {
namespace {

/// Somebody who waits, or plays, in person.
bool has_company(const table::Table& table) {
    for (int s = 0; s < table.rules().players; ++s)
        if (const table::SeatInfo& seat = table.seat(Seat::at(s)); seat.is_person() && !seat.away) return true;
    return false;
}

bool is_waited_for(const table::Table& table, Seat seat) {
    const table::SeatInfo& info = table.seat(seat);
    if (!info.is_person() || info.stand_in) return false;
    if (table.round()->opening()) return table.round()->talk().wishes[seat.index()] == Wish::unsaid;
    return table.round()->state().turn.seat == seat;
}

}  // namespace

std::vector<Seat> waited_for(const table::Table& table) {
    std::vector<Seat> seats;
    if (!table.running() || !has_company(table)) return seats;
    for (int s = 0; s < table.rules().players; ++s)
        if (is_waited_for(table, Seat::at(s))) seats.push_back(Seat::at(s));
    return seats;
}

void TurnTimers::reevaluate() {
    const std::vector<Seat> people = waited_for(live_.table());
    watch_turn(people);
    watch_absence(people);
}

std::optional<std::chrono::milliseconds> TurnTimers::time_left() const {
    if (!timed_) return std::nullopt;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end_ - context_.clock.now());
    return std::max(left, std::chrono::milliseconds(0));
}

void TurnTimers::watch_turn(const std::vector<Seat>& people) {
    const std::chrono::seconds time(live_.table().options().clock);
    if (time.count() == 0 || people.empty()) {
        timed_.reset();
        turn_.cancel();
    } else if (const auto now = turn_of(live_.table()); timed_ != now) {
        timed_ = now;
        end_ = context_.clock.now() + time;
        turn_ = context_.clock.after(context_.delay(time, live_.id()), [this] { call_stand_ins(Whom::late); });
    }
}

void TurnTimers::watch_absence(const std::vector<Seat>& people) {
    const auto is_away = [&](Seat seat) { return live_.table().seat(seat).away; };
    if (std::none_of(people.begin(), people.end(), is_away))
        absence_.cancel();
    else if (!absence_.is_set())
        absence_ = context_.clock.after(context_.delay(context_.settings.absence, live_.id()),
                                        [this] { call_stand_ins(Whom::absent); });
}

void TurnTimers::call_stand_ins(Whom whom) {
    if (!live_.table().running()) return;
    const auto decide = [whom, level = context_.settings.stand_in,
                         then = turn_of(live_.table())](const table::Table& table) {
        Events events;
        if (turn_of(table) != then) return Verdict(events);
        const std::vector<Seat> people = waited_for(table);
        // Whoever has not said a wish in time does not care.
        if (whom == Whom::late && table.round()->opening() && !people.empty())
            return verdict_of(table.decide(table::BeginRound{}));
        for (const Seat seat : people) {
            if (whom == Whom::late) return verdict_of(table.decide(table::MissTurn{seat, level}));
            if (table.seat(seat).away) events.emplace_back(table::StandInCame{seat, level});
        }
        return Verdict(events);
    };
    live_.propose({decide, [this, whom](const Outcome& outcome) {
                       if (!std::holds_alternative<Fault>(outcome)) return;
                       Alarm& alarm = whom == Whom::late ? turn_ : absence_;
                       alarm = context_.clock.after(context_.settings.retry, [this, whom] { call_stand_ins(whom); });
                   }});
}

}  // namespace tenback::hub
