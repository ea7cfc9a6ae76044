#include "hub/dealer.hpp"

#include <algorithm>

#include "hub/orders.hpp"

namespace tenback::hub {
namespace {

/// Who must be ready besides this one; before the first round nobody reads anything that a deal would take away.
bool waits_for_others(const table::Table& table, std::optional<Seat> asker) {
    if (table.rounds() == 0) return false;
    for (int s = 0; s < table.rules().players; ++s) {
        const table::SeatInfo& seat = table.seat(Seat::at(s));
        if (seat.is_present() && !seat.ready && Seat::at(s) != asker) return true;
    }
    return false;
}

bool has_open_seat(const table::Table& table) {
    return std::ranges::any_of(table.seats(), [](const table::SeatInfo& seat) { return seat.open(); });
}

/// How many of those whom the log calls present want the next round.
enum class Readiness : std::uint8_t { few, half, all };
Readiness readiness_of(const table::Table& table) {
    if (table.running() || has_open_seat(table)) return Readiness::few;
    const auto present = std::ranges::count_if(table.seats(), [](const table::SeatInfo& seat) { return seat.is_present(); });
    const auto ready =
        std::ranges::count_if(table.seats(), [](const table::SeatInfo& seat) { return seat.is_present() && seat.ready; });
    if (ready == 0) return Readiness::few;
    if (ready == present || table.rounds() == 0) return Readiness::all;
    return 2 * ready < present ? Readiness::few : Readiness::half;
}

/// Nobody is waited for, any more if those who are ready are tired of it.
bool is_due(const table::Table& table, bool tired) {
    return readiness_of(table) >= (tired ? Readiness::half : Readiness::all);
}

bool has_all_parts(const table::Table& table) {
    if (!table.shuffle()) return true;
    for (int s = 0; s < table.rules().players; ++s) {
        const table::SeatInfo& seat = table.seat(Seat::at(s));
        const bool given = !table.shuffle()->parts[static_cast<std::size_t>(s)].empty();
        if (seat.is_person() && !seat.away && !given) return false;
    }
    return true;
}

}  // namespace

void Dealer::ask(Seat seat, bool again, const Tell& tell) {
    const auto decide = [seat, again](const table::Table& table) -> Verdict {
        if (table.running()) return Fault{"round_running"};
        if (has_open_seat(table)) return Fault{"seats_open"};
        if (again && !table.round()) return Fault{"no_round"};
        if (!table.shuffle()) return Fault{"no_secret"};
        return waits_for_others(table, seat) ? verdict_of(table.decide(table::GetReady{seat, true, again}))
                                             : Verdict(Events{});
    };
    live_.propose({decide, [this, seat, again, tell](const Outcome& outcome) {
                       if (std::holds_alternative<Fault>(outcome) || live_.table().running()) return tell(outcome);
                       if (waits_for_others(live_.table(), seat)) return tell(outcome);
                       asked_.push_back({seat, again, tell});
                       reevaluate();
                   }});
}

void Dealer::reevaluate() {
    const table::Table& table = live_.table();
    if (table.running() || (asked_.empty() && !is_due(table, tired_))) return timers_.cancel();
    if (dealing_ || retry_.is_set()) return;
    const bool again = std::ranges::any_of(asked_, [](const Asked& it) { return it.again; });
    if (again || has_all_parts(table)) return deal();
    if (!timers_.is_set()) timers_ = context_.clock.after(context_.settings.shuffle, [this] { deal(); });
}

void Dealer::watch() {
    if (readiness_of(live_.table()) != Readiness::half) {
        rematch_.cancel();
        rematch_at_.reset();
        tired_ = false;
    } else if (!rematch_at_) {
        rematch_at_ = context_.clock.now() + context_.settings.rematch;
        rematch_ = context_.clock.after(context_.delay(context_.settings.rematch, live_.id()), [this] {
            tired_ = true;
            reevaluate();
        });
    }
}

std::optional<std::chrono::milliseconds> Dealer::time_left() const {
    if (!rematch_at_) return std::nullopt;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(*rematch_at_ - context_.clock.now());
    return std::max(left, std::chrono::milliseconds(0));
}

void Dealer::deal() {
    timers_.cancel();
    dealing_ = true;
    auto asked = std::exchange(asked_, {});
    std::vector<std::pair<Seat, bool>> wishes;
    for (const Asked& it : asked) wishes.emplace_back(it.seat, it.again);
    const auto decide = [id = live_.id(), wishes, tired = tired_](const table::Table& table) -> Verdict {
        if (table.running() || (wishes.empty() && !is_due(table, tired))) return Events{};
        // The same cards only if all who are ready want them.
        bool again = std::ranges::all_of(wishes, [](const auto& it) { return it.second; });
        for (int s = 0; s < table.rules().players; ++s) {
            const table::SeatInfo& seat = table.seat(Seat::at(s));
            const bool asks = std::ranges::any_of(wishes, [&](const auto& it) { return it.first == Seat::at(s); });
            again = again && (asks || !seat.ready || seat.again);
        }
        return again ? decide_same_deal(table) : decide_fair_deal(table, id);
    };
    live_.propose({decide, [this, asked = std::move(asked)](const Outcome& outcome) { dealt(asked, outcome); }});
}

void Dealer::dealt(const std::vector<Asked>& asked, const Outcome& outcome) {
    dealing_ = false;
    for (const Asked& it : asked) it.tell(outcome);
    // Whoever is ready by the log has nobody to tell: it is tried again.
    if (std::holds_alternative<Fault>(outcome) && asked.empty())
        retry_ = context_.clock.after(context_.settings.retry, [this] {
            retry_.cancel();
            reevaluate();
        });
}

}  // namespace tenback::hub
