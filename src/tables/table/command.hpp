// What people and bots may ask of a table, and why it may be refused.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/event.hpp"
#include "engine/refusal.hpp"
#include "table/seating.hpp"
#include "table/table_event.hpp"

namespace tenback::table {

/// Between rounds: a person or a bot takes the seat; a bot may be replaced, a person must leave first.
struct TakeSeat {
    Seat seat;
    Sitter sitter;
};
/// Between rounds.
struct LeaveSeat {
    Seat seat;
};
/// Between rounds: the owner of the table removes another person.
struct RemovePerson {
    Seat by;
    Seat seat;
};
/// Between rounds: a person is called otherwise.
struct Rename {
    Seat seat;
    std::string name;
};
/// Between rounds: a person is ready for the next one, or not yet after all.
struct GetReady {
    Seat seat;
    bool ready;
    bool again = false;  // with the same cards
};
/// Somebody begins although not everybody has said a wish: the given seat, or whom the wishes and the lot choose.
struct BeginRound {
    std::optional<Seat> first{};
};
/// Laying, ending the turn, talking, wishing to begin. Once every seat has said its wish the round begins by itself.
struct Do {
    Seat seat;
    Action action;
    MessageId id = 0;
};
/// Several moves of one turn: all of them, or none if one is refused.
struct DoAll {
    Seat seat;
    std::vector<Action> actions;
    MessageId id = 0;
};
/// Takes back the seat's last play of the turn in progress (see Table::why_not_take_back).
struct TakeBack {
    Seat seat;
    MessageId id = 0;
};
/// Words, where the table allows them; whether they pass the guard is the caller's to ask (Table::chat).
struct Speak {
    Seat seat;
    std::string text;
    MessageId id = 0;
};
/// Once more than half of the other people who are here want it, a bot of this level stands in for the absent person. Nobody
/// who is present can be voted away.
struct VoteStandIn {
    Seat seat;
    Seat absent;
    std::string level;
};
/// A bot plays on for an absent person.
struct CallStandIn {
    Seat seat;
    std::string level;
};
/// The clock of a turn has run out: a bot plays it for the person; from the second one in a row on all, until they are back.
struct MissTurn {
    Seat seat;
    std::string level;
};
/// The person is back. Refused for the rest of a turn whose clock has run out twice.
struct DismissStandIn {
    Seat seat;
};

using Command = std::variant<TakeSeat, LeaveSeat, RemovePerson, Rename, GetReady, BeginRound, Do, DoAll, TakeBack, Speak,
                             VoteStandIn, CallStandIn, MissTurn, DismissStandIn>;

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
    no_chat,        // no words were agreed on
    bad_text,       // words that would spoil screens, none at all or too many
    done_already,   // this message of the seat, or a later one, has been obeyed
    no_secret,      // the server is not bound to a secret for the coming round
    bad_part,       // no 32 bytes, or given before
    no_hints,       // no hints were agreed on
    no_stand_in,
    nothing_to_take_back,
    others_have_seen,  // another person sits at the table
    still_here,        // the person is not away
    not_owner,         // only the owner of the table may
    nothing_changes,   // it is so already
    too_much,          // the seat has said as much as a round has room for
    already_opened,    // a log opens its table once
};

using TableRefusal = std::variant<Refusal, Denial>;

/// `too_low`, `seats_open`
std::string_view code_of(Denial denial);
std::string_view code_of(const TableRefusal& refusal);

}  // namespace tenback::table
