#include "protocol/orders.hpp"

#include "notation/notation.hpp"
#include "table/driver.hpp"

namespace tenback::protocol {
namespace {

Verdict fault(std::string_view code) { return Fault{std::string(code)}; }

/// Messages of somebody who sits; one overload for each kind.
struct DecideSeated {
    const table::Table& table;
    const Asker& asker;
    Seat seat;

    Verdict operator()(const Stand&) const { return by(table::LeaveSeat{seat}); }
    Verdict operator()(const RenameSeat& it) const { return by(table::Rename{seat, it.name}); }
    Verdict operator()(const RemoveSeat& it) const { return by(table::RemovePerson{seat, Seat::number(it.seat)}); }
    Verdict operator()(const PutBot& it) const {
        const Seat other = Seat::number(it.seat);
        if (!table.has(other)) return fault("no_such_seat");
        if (it.level) return by(table::TakeSeat{other, table::Machine{*it.level}});
        return table.seat(other).is_person() ? fault("not_yours") : by(table::LeaveSeat{other});
    }
    Verdict operator()(const GivePart& it) const {
        if (!table.shuffle() || table.shuffle()->round != it.round) return fault("bad_part");
        if (table.shuffle()->parts[seat.index()] == it.bytes) return Again{};
        return Events{table::PartGiven{seat, it.bytes}};
    }
    Verdict operator()(const Ready& it) const { return by(table::GetReady{seat, it.ready, it.again}); }
    Verdict operator()(const MakeWish& it) const { return by(table::Do{seat, it.wish, asker.id}); }
    Verdict operator()(const Begin&) const { return by(table::BeginRound{}); }
    Verdict operator()(const Lay& it) const {
        std::vector<Action> actions;
        for (const std::string& text : it.plays) {
            const auto move = parse_move(table.rules().game, text);
            if (!move) return Fault{"bad_message", text};
            std::visit([&](const auto& one) { actions.emplace_back(one); }, *move);
        }
        return by(table::DoAll{seat, std::move(actions), asker.id});
    }
    Verdict operator()(const SayMark& it) const { return by(table::Do{seat, it.say, asker.id}); }
    Verdict operator()(const Chat& it) const { return by(table::Speak{seat, it.text, asker.id}); }
    Verdict operator()(const TakePlayBack&) const { return by(table::TakeBack{seat, asker.id}); }
    Verdict operator()(const Vote& it) const { return by(table::VoteStandIn{seat, Seat::number(it.seat), asker.stand_in}); }
    Verdict operator()(const Back&) const {
        return table.seat(seat).stand_in ? by(table::DismissStandIn{seat}) : Verdict(Events{});
    }
    /// Those that are not decided here.
    template <class Other>
    Verdict operator()(const Other&) const {
        return fault("bad_message");
    }

  private:
    [[nodiscard]] Verdict by(const table::Command& command) const {
        table::Decision decision = table.decide(command);
        const auto* refusal = std::get_if<table::TableRefusal>(&decision);
        if (refusal != nullptr && *refusal == table::TableRefusal(table::Denial::done_already)) return Again{};
        return verdict_of(std::move(decision));
    }
};

/// A person takes a seat that this hash of a key holds from now on.
Verdict take_seat(const table::Table& table, const Sit& it, std::string hash) {
    const Seat seat = Seat::number(it.seat);
    Verdict verdict = verdict_of(table.decide(table::TakeSeat{seat, table::Person{it.name}}));
    if (auto* events = std::get_if<Events>(&verdict)) events->emplace_back(table::SeatHeld{seat, std::move(hash)});
    return verdict;
}

Verdict decide_sit(const table::Table& table, const Asker& asker, const Sit& it) {
    std::string hash = asker.hash(it.key);
    if (seat_held_by(table, hash) == Seat::number(it.seat)) return Again{};
    if (asker.seat || seat_held_by(table, hash)) return fault("seat_taken");  // one seat for each
    return take_seat(table, it, std::move(hash));
}

}  // namespace

std::optional<Seat> seat_held_by(const table::Table& table, std::string_view hash) {
    for (int s = 0; s < table.rules().players; ++s)
        if (table.held_by(Seat::at(s)) == hash) return Seat::at(s);
    return std::nullopt;
}

std::optional<bool> asks_to_deal(const ClientRequest& wanted) {
    if (const auto* deal = std::get_if<AskDeal>(&wanted)) return deal->again;
    const auto* ready = std::get_if<Ready>(&wanted);
    return ready != nullptr && ready->ready ? std::optional(ready->again) : std::nullopt;
}

Verdict decide_opening(const Create& wanted, std::string (*hash)(std::string_view key)) {
    Events events;
    for (std::size_t s = 0; s < wanted.bots.size(); ++s)
        if (wanted.bots[s])
            events.emplace_back(table::SeatTaken{Seat::at(static_cast<int>(s)), table::machine_of(*wanted.bots[s])});
    if (!wanted.sit) return events;
    Verdict seated = take_seat(table::Table(wanted.options), *wanted.sit, hash(wanted.sit->key));
    if (auto* more = std::get_if<Events>(&seated)) more->insert(more->begin(), events.begin(), events.end());
    return seated;
}

Verdict decide_order(const table::Table& table, const Asker& asker, const ClientRequest& wanted) {
    if (const auto* sit = std::get_if<Sit>(&wanted)) return decide_sit(table, asker, *sit);
    if (!asker.seat) return fault("not_seated");
    if (asker.id <= table.last_message(*asker.seat)) return Again{};
    return std::visit(DecideSeated{table, asker, *asker.seat}, wanted);
}

Verdict decide_deal(const table::Table& table, const table::CardsDealt& deal) {
    Verdict verdict = verdict_of(table.decide(deal));
    auto* events = std::get_if<Events>(&verdict);
    if (events == nullptr) return verdict;
    for (int s = 0; s < table.rules().players; ++s) {
        const table::SeatInfo& seat = table.seat(Seat::at(s));
        if (seat.stand_in && seat.is_present()) events->insert(events->begin(), table::StandInLeft{Seat::at(s)});
    }
    return verdict;
}

Verdict decide_same_deal(const table::Table& table) {
    if (!table.round()) return fault("no_round");
    return decide_deal(table, same_deal(table));
}

}  // namespace tenback::protocol
