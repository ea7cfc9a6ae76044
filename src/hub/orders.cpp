#include "hub/orders.hpp"

#include "chat/guard.hpp"
#include "hub/keys.hpp"
#include "notation/notation.hpp"
#include "table/fairness.hpp"

namespace tenback::server {
namespace {

Verdict fault(std::string_view code) { return Fault{std::string(code)}; }

/// Somebody may come back from a stand-in of the clock: a new round is dealt to those who are here.
Verdict with_those_who_are_here(const Table& table, Decision decision) {
    Verdict verdict = verdict_of(std::move(decision));
    auto* events = std::get_if<Events>(&verdict);
    if (events == nullptr) return verdict;
    for (int s = 0; s < table.rules().players; ++s) {
        const SeatInfo& seat = table.seat(Seat::at(s));
        if (seat.stand_in && !seat.away) events->insert(events->begin(), StandInLeft{Seat::at(s)});
    }
    return verdict;
}

std::optional<Fault> why_not_chat(const Table& table, const std::string& text) {
    const ChatRule rule = table.chat();
    if (rule == ChatRule::none) return Fault{"no_chat"};
    const auto refusal = rule == ChatRule::guarded ? why_not_say(text) : why_not_show(text);
    if (!refusal) return std::nullopt;
    const bool number = refusal->fault == ChatFault::number || refusal->fault == ChatFault::comparison;
    return Fault{number ? "chat_number" : "chat_text", refusal->piece};
}

/// Messages of somebody who sits; one overload for each kind.
struct DecideSeated {
    const Table& table;
    const Asker& asker;
    Seat seat;

    Verdict operator()(const protocol::Stand&) const { return by(LeaveSeat{seat}); }
    Verdict operator()(const protocol::PutBot& it) const {
        const Seat other = Seat::number(it.seat);
        if (!table.has(other)) return fault("no_such_seat");
        if (it.level) return by(TakeSeat{other, Machine{*it.level}});
        return table.seat(other).is_person() ? fault("not_yours") : by(LeaveSeat{other});
    }
    Verdict operator()(const protocol::GivePart& it) const {
        if (!table.shuffle() || table.shuffle()->round != it.round) return fault("bad_part");
        if (table.shuffle()->parts[seat.index()] == it.bytes) return Again{};
        return Events{PartGiven{seat, it.bytes}};
    }
    Verdict operator()(const protocol::MakeWish& it) const { return by(Do{seat, it.wish, asker.id}); }
    Verdict operator()(const protocol::Begin&) const { return by(BeginRound{}); }
    Verdict operator()(const protocol::Lay& it) const {
        std::vector<Action> actions;
        for (const std::string& text : it.plays) {
            const auto move = parse_move(table.rules().game, text);
            if (!move) return Fault{"bad_message", text};
            std::visit([&](const auto& one) { actions.emplace_back(one); }, *move);
        }
        return by(DoAll{seat, std::move(actions), asker.id});
    }
    Verdict operator()(const protocol::SayMark& it) const { return by(Do{seat, it.say, asker.id}); }
    Verdict operator()(const protocol::Chat& it) const {
        if (auto why = why_not_chat(table, it.text)) return std::move(*why);
        return by(Speak{seat, it.text, asker.id});
    }
    Verdict operator()(const protocol::TakePlayBack&) const { return by(TakeBack{seat, asker.id}); }
    Verdict operator()(const protocol::Vote& it) const {
        return by(VoteStandIn{seat, Seat::number(it.seat), asker.stand_in});
    }
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

Verdict decide_sit(const Table& table, const Asker& asker, const protocol::Sit& it) {
    const std::string hash = hash_of_key(it.key);
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

Verdict decide_order(const Table& table, const Asker& asker, const protocol::Wanted& wanted) {
    if (const auto* sit = std::get_if<protocol::Sit>(&wanted)) return decide_sit(table, asker, *sit);
    if (!asker.seat) return fault("not_seated");
    if (asker.id <= table.last_message(*asker.seat)) return Again{};
    return std::visit(DecideSeated{table, asker, *asker.seat}, wanted);
}

Verdict decide_fair_deal(const Table& table, std::string_view table_id) {
    if (table.running()) return fault("round_running");
    if (!table.shuffle()) return fault("no_secret");
    const fair::RoundName round{std::string(table_id), table.shuffle()->round};
    const fair::Deal deal =
        derive(table.rules(), round, secret_of(*table.shuffle()), contributions_of(table.rules(), *table.shuffle()));
    return with_those_who_are_here(table, table.decide(CardsDealt{deal.deck, std::nullopt, deal.lot, false, true}));
}

Verdict decide_same_deal(const Table& table) {
    if (!table.round()) return fault("no_round");
    const Round& last = *table.round();
    return with_those_who_are_here(table, table.decide(CardsDealt{last.deck(), last.seed(), last.lot(), true}));
}

}  // namespace tenback::server
