#include "protocol/orders.hpp"

#include "notation/notation.hpp"

namespace tenback::protocol {
namespace {

Verdict fault(std::string_view code) { return Fault{std::string(code)}; }

/// Messages of somebody who sits; one overload for each kind.
struct DecideSeated {
    const Table& table;
    const Asker& asker;
    Seat seat;

    Verdict operator()(const Stand&) const { return by(LeaveSeat{seat}); }
    Verdict operator()(const PutBot& it) const {
        const Seat other = Seat::number(it.seat);
        if (!table.has(other)) return fault("no_such_seat");
        if (it.level) return by(TakeSeat{other, Machine{*it.level}});
        return table.seat(other).is_person() ? fault("not_yours") : by(LeaveSeat{other});
    }
    Verdict operator()(const GivePart& it) const {
        if (!table.shuffle() || table.shuffle()->round != it.round) return fault("bad_part");
        if (table.shuffle()->parts[seat.index()] == it.bytes) return Again{};
        return Events{PartGiven{seat, it.bytes}};
    }
    Verdict operator()(const MakeWish& it) const { return by(Do{seat, it.wish, asker.id}); }
    Verdict operator()(const Begin&) const { return by(BeginRound{}); }
    Verdict operator()(const Lay& it) const {
        std::vector<Action> actions;
        for (const std::string& text : it.plays) {
            const auto move = parse_move(table.rules().game, text);
            if (!move) return Fault{"bad_message", text};
            std::visit([&](const auto& one) { actions.emplace_back(one); }, *move);
        }
        return by(DoAll{seat, std::move(actions), asker.id});
    }
    Verdict operator()(const SayMark& it) const { return by(Do{seat, it.say, asker.id}); }
    Verdict operator()(const Chat& it) const { return by(Speak{seat, it.text, asker.id}); }
    Verdict operator()(const TakePlayBack&) const { return by(TakeBack{seat, asker.id}); }
    Verdict operator()(const Vote& it) const { return by(VoteStandIn{seat, Seat::number(it.seat), asker.stand_in}); }
    /// Those that are not decided here.
    template <class Other>
    Verdict operator()(const Other&) const {
        return fault("bad_message");
    }

  private:
    [[nodiscard]] Verdict by(const Command& command) const {
        Decision decision = table.decide(command);
        const auto* refusal = std::get_if<TableRefusal>(&decision);
        if (refusal != nullptr && *refusal == TableRefusal(Denial::done_already)) return Again{};
        return verdict_of(std::move(decision));
    }
};

Verdict decide_sit(const Table& table, const Asker& asker, const Sit& it) {
    const std::string hash = asker.hash(it.key);
    const Seat seat = Seat::number(it.seat);
    if (seat_held_by(table, hash) == seat) return Again{};
    if (asker.seat || seat_held_by(table, hash)) return fault("seat_taken");  // one seat for each
    Verdict verdict = verdict_of(table.decide(TakeSeat{seat, Person{it.name}}));
    if (auto* events = std::get_if<Events>(&verdict)) events->emplace_back(SeatHeld{seat, hash});
    return verdict;
}

}  // namespace

std::optional<Seat> seat_held_by(const Table& table, std::string_view hash) {
    for (int s = 0; s < table.rules().players; ++s)
        if (table.held_by(Seat::at(s)) == hash) return Seat::at(s);
    return std::nullopt;
}

Verdict decide_order(const Table& table, const Asker& asker, const Wanted& wanted) {
    if (const auto* sit = std::get_if<Sit>(&wanted)) return decide_sit(table, asker, *sit);
    if (!asker.seat) return fault("not_seated");
    if (asker.id <= table.last_message(*asker.seat)) return Again{};
    return std::visit(DecideSeated{table, asker, *asker.seat}, wanted);
}

Verdict decide_deal(const Table& table, const CardsDealt& deal) {
    Verdict verdict = verdict_of(table.decide(deal));
    auto* events = std::get_if<Events>(&verdict);
    if (events == nullptr) return verdict;
    for (int s = 0; s < table.rules().players; ++s) {
        const SeatInfo& seat = table.seat(Seat::at(s));
        if (seat.stand_in && !seat.away) events->insert(events->begin(), StandInLeft{Seat::at(s)});
    }
    return verdict;
}

Verdict decide_same_deal(const Table& table) {
    if (!table.round()) return fault("no_round");
    const Round& last = *table.round();
    return decide_deal(table, CardsDealt{last.deck(), last.seed(), last.lot(), true});
}

}  // namespace tenback::protocol
