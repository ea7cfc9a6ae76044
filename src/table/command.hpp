// What people and bots may ask of a table, and why it may be refused.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/event.hpp"
#include "engine/refusal.hpp"
#include "table/seating.hpp"

namespace tenback {

/// Between rounds: a person or a bot takes the seat; a bot may be replaced, a person must leave first.
struct TakeSeat {
    Seat seat;
    Sitter sitter;
};
/// Between rounds.
struct LeaveSeat {
    Seat seat;
};
/// Somebody begins although not everybody has said a wish: the given seat, or whom the wishes and the lot choose.
struct BeginRound {
    std::optional<Seat> first{};
};
/// Laying, ending the turn, talking, wishing to begin. Once every seat has said its wish the round begins by itself.
struct Do {
    Seat seat;
    Action action;
};
/// Takes back the seat's last play of the turn in progress (see Table::why_not_take_back).
struct TakeBack {
    Seat seat;
};
/// A bot plays on for an absent person.
struct CallStandIn {
    Seat seat;
    std::string level;
};
/// The person is back.
struct DismissStandIn {
    Seat seat;
};

using Command = std::variant<TakeSeat, LeaveSeat, BeginRound, Do, TakeBack, CallStandIn, DismissStandIn>;

/// Who asks: a seat's person may not act for a bot, nor a bot for a person.
enum class Actor : std::uint8_t { person, bot };

/// Why a table refuses, where it is not the rules of the game that do.
enum class Denial : std::uint8_t {
    no_such_seat,
    no_such_bot,
    bad_name,
    seat_taken,
    seat_open,      // nobody sits there
    seats_open,     // a round needs everybody
    not_yours,      // somebody else plays this seat
    round_running,  // possible between rounds only
    no_round,       // nothing has been dealt
    bad_deck,       // incomplete
    silent_table,   // no talk was agreed on
    no_hints,       // no hints were agreed on
    no_stand_in,
    nothing_to_take_back,
    others_have_seen,  // another person sits at the table
    already_opened,    // a log opens its table once
};

using TableRefusal = std::variant<Refusal, Denial>;

/// `too_low`, `seats_open`
std::string_view code_of(Denial denial);
std::string_view code_of(const TableRefusal& refusal);

}  // namespace tenback
