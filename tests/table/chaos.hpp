// Random tables: commands that are allowed and commands that are not, in any order.
#pragma once

#include "support/variants.hpp"
#include "table/tables.hpp"

namespace tenback::testing {

/// Somebody who tries everything.
class Chaos {
  public:
    explicit Chaos(std::uint64_t seed) : words_(seed) {}

    LoggingTable table() {
        const std::vector<std::string> variants = all_variants();
        const std::string& variant = variants[pick(variants.size())];
        std::vector<std::string> seats(parse_variant(variant)->players);
        for (std::string& seat : seats) seat = pick(3) == 0 ? "bot:hard" : "somebody";
        return {variant, seats, pick(4) == 0 ? table::TalkPreset::silent : table::TalkPreset::markers,
                static_cast<std::uint16_t>(pick(2) == 0 ? 30 : 0)};
    }

    void disturb(LoggingTable& at) {
        const table::Actor by = pick(8) == 0 ? table::Actor::bot : table::Actor::person;
        switch (pick(28)) {
            case 0: at.send(table::CallStandIn{seat(at), "easy"}, by); return;
            case 1: at.send(table::DismissStandIn{seat(at)}, by); return;
            case 2: at.send(table::TakeSeat{seat(at), table::Person{"late"}}, by); return;
            case 3: at.send(table::LeaveSeat{seat(at)}, by); return;
            case 4: at.send(table::BeginRound{}, by); return;
            case 5:
            case 6:
            case 7: at.send(table::TakeBack{mover(at)}, by); return;
            case 8: at.act(seat(at).number(), static_cast<Wish>(pick(5)), by); return;
            case 9: at.act(seat(at).number(), saying(), by); return;
            case 10: deal(at); return;
            case 11: at.send(table::Speak{seat(at), "hello", ++messages_}, by); return;
            case 12: at.send(table::VoteStandIn{seat(at), seat(at), "easy"}, by); return;
            case 13: at.log_event(table::PresenceChanged{seat(at), pick(2) == 0}); return;
            case 14: at.log_event(table::SecretDrawn{at.table.rounds() + 1, bytes(), bytes()}); return;
            case 15: at.log_event(table::PartGiven{seat(at), bytes()}); return;
            case 16: at.send(table::MissTurn{mover(at), "easy"}, by); return;
            case 17: at.send(table::Rename{seat(at), pick(2) == 0 ? "Zoe" : ""}, by); return;
            case 18: at.send(table::GetReady{seat(at), pick(3) != 0, pick(2) == 0}, by); return;
            case 19: at.send(table::RemovePerson{seat(at), seat(at)}, by); return;
            default: play(at);
        }
    }

  private:
    std::uint32_t pick(std::size_t n) { return below(static_cast<std::uint32_t>(n), words_); }
    Seat seat(const LoggingTable& at) { return Seat::at(static_cast<int>(pick(at.table.rules().players + 1U))); }
    static Seat mover(const LoggingTable& at) {
        return at.table.round() ? at.table.round()->state().turn.seat : Seat::at(0);
    }
    /// 32 of them, as hexadecimal digits.
    std::string bytes() {
        std::string digits;
        for (int n = 0; n < 64; ++n) digits += "0123456789abcdef"[pick(16)];
        return digits;
    }
    void deal(LoggingTable& at) {
        const std::uint64_t seed = words_() >> 11;
        if (!at.table.shuffle()) {
            at.deal(seed, std::nullopt, pick(2) == 0);
        } else {
            const table::CardsDealt fairly{seeded_deck(at.table.rules(), seed), std::nullopt, 0, false, true};
            at.apply(at.table.decide(fairly));
        }
    }
    Say saying() {
        const PileId pile(static_cast<int>(pick(4)));
        switch (pick(4)) {
            case 0: return Mark{static_cast<MarkKind>(pick(mark_kinds)), pile};
            case 1: return Hint{static_cast<std::uint8_t>(pick(5)), static_cast<Band>(pick(3))};
            case 2: return Holds{static_cast<std::uint8_t>(pick(5))};
            default: return Hush{};
        }
    }
    void play(LoggingTable& at) {
        if (!at.table.round()) return;
        const Seat who = mover(at);
        const table::Actor by = at.table.seat(who).played_by() ? table::Actor::bot : table::Actor::person;
        const State& state = at.table.round()->state();
        const CardSet hand = state.hand_to_move();
        if (hand.empty() || pick(4) == 0) {
            at.act(who.number(), EndTurn{}, by);
            return;
        }
        const Card card = hand.nth(static_cast<int>(pick(static_cast<std::size_t>(hand.size()))));
        for (const PileId pile : all_piles)
            if (at.act(who.number(), Play{card, pile}, by) == "ok") return;
    }

    Random words_;
    table::MessageId messages_ = 0;
};

}  // namespace tenback::testing
