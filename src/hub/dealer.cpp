#include "hub/dealer.hpp"

#include "hub/orders.hpp"

namespace tenback::server {

void Dealer::ask(bool again, Tell tell) {
    if (again) return live_.propose({decide_same_deal, std::move(tell)});
    const Verdict verdict = decide_fair_deal(live_.table(), live_.id());
    if (const auto* fault = std::get_if<Fault>(&verdict)) return tell(*fault);
    asked_.push_back(std::move(tell));
    if (!patience_.is_set()) patience_ = office_.clock.after(office_.settings.shuffle, [this] { deal(); });
    look();
}

void Dealer::look() {
    if (!asked_.empty() && has_all_parts()) deal();
}

bool Dealer::has_all_parts() const {
    const Table& table = live_.table();
    if (!table.shuffle()) return true;  // somebody else has dealt
    for (int s = 0; s < table.rules().players; ++s) {
        const SeatInfo& seat = table.seat(Seat::at(s));
        const bool given = !table.shuffle()->parts[static_cast<std::size_t>(s)].empty();
        if (seat.is_person() && !seat.away && !given) return false;
    }
    return true;
}

void Dealer::deal() {
    patience_.cancel();
    live_.propose({[id = live_.id()](const Table& table) { return decide_fair_deal(table, id); },
                   [asked = std::exchange(asked_, {})](const Outcome& outcome) {
                       for (const Tell& tell : asked) tell(outcome);
                   }});
}

}  // namespace tenback::server
