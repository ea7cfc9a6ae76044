// Tables for tests, and their commands in a few words.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "table/log.hpp"
#include "table/table.hpp"

namespace tenback::testing {

/// A table that keeps its log as text, as every owner of a table does.
class LoggingTable {
  public:
    /// Seats as text: `Ann`, `bot:hard`, or nothing for an open seat.
    LoggingTable(std::string_view variant, const std::vector<std::string>& seats,
                 table::TalkPreset talk = table::TalkPreset::markers, std::uint16_t clock = 0)
        : table(table::TableOptions{*parse_variant(variant), talk, true, false, clock}) {
        log.push_back(log_text(table.rules(), table::TableOpened{table.options()}));
        for (std::size_t s = 0; s < seats.size(); ++s)
            if (!seats[s].empty()) send(table::TakeSeat{Seat::at(static_cast<int>(s)), sitter(seats[s])});
    }

    /// `ok`, or the code of the refusal.
    std::string send(const table::Command& command, table::Actor by = table::Actor::person) {
        return apply(table.decide(command, by));
    }
    std::string deal(std::uint64_t seed, std::optional<Seat> first = Seat::at(0), bool known = false) {
        return apply(table.decide(table::CardsDealt{seeded_deck(table.rules(), seed), seed, 0, known}, first));
    }
    std::string act(int seat, const Action& action, table::Actor by = table::Actor::person) {
        return send(table::Do{Seat::number(seat), action}, by);
    }
    std::string play(int seat, std::string_view text, table::Actor by = table::Actor::person) {
        if (text == ".") return act(seat, EndTurn{}, by);
        return act(seat, *parse_play(table.rules().game, text), by);
    }
    std::string say(int seat, std::string_view text, table::Actor by = table::Actor::person) {
        return act(seat, *parse_say(text), by);
    }
    std::string take_back(int seat) { return send(table::TakeBack{Seat::number(seat)}); }
    /// Any card that may be laid: `44>U1`.
    [[nodiscard]] std::string any_play() const {
        const State& state = table.round()->state();
        const Legal legal = tenback::legal(table.rules(), state.turn, state.hand_to_move());
        for (const PileId pile : all_piles)
            for (const Card card : legal.plays[pile.index()])
                if (!would_lose(table.rules(), state.turn, state.hand_to_move(), {card, pile}))
                    return text_of(table.rules().game, Play{card, pile});
        return ".";
    }
    /// An event of the table's owner, which nobody asks for.
    std::string log_event(const table::TableEvent& event) {
        if (const auto refusal = table.apply(event, &happenings)) return std::string(code_of(*refusal));
        log.push_back(log_text(table.rules(), event));
        return "ok";
    }
    std::string apply(const table::Decision& decision) {
        if (const auto* refusal = std::get_if<table::TableRefusal>(&decision)) return std::string(code_of(*refusal));
        for (const table::TableEvent& event : std::get<std::vector<table::TableEvent>>(decision)) {
            EXPECT_FALSE(table.apply(event, &happenings));
            log.push_back(log_text(table.rules(), event));
        }
        EXPECT_EQ(table.number(), log.size());
        return "ok";
    }

    static table::Sitter sitter(const std::string& text) {
        if (text.starts_with("bot:")) return table::Machine{text.substr(4)};
        return table::Person{text};
    }

    table::Table table;
    std::vector<std::string> log;
    std::vector<table::Happening> happenings;
};

/// Everything there is about a table, in one text.
std::string picture(const table::Table& table);

}  // namespace tenback::testing
