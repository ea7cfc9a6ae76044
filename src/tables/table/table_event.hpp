// What a table's log consists of. A table is a sequence of numbered events; the fold of a log is the table. Events are the
// truth (a deal contains the deck): what a seat may see of them is made by happening.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "engine/event.hpp"
#include "engine/rules.hpp"
#include "table/seating.hpp"

namespace tenback::table {

enum class TalkPreset : std::uint8_t {
    silent,
    markers,
    guarded,  // markers, and words that pass the guard of the chat
    open,     // any words; Face to Face only
};
/// Where people play against each other nothing that they say can spoil the game (FF-8). In the professional variant even
/// "rather high" is too much (QE-8), which no guard would notice.
inline bool permits(const Rules& rules, TalkPreset preset) {
    if (preset == TalkPreset::open) return !rules.cooperative();
    return preset != TalkPreset::guarded || !rules.options.pro;
}

inline constexpr int longest_clock = 3600;  // seconds

/// What is agreed on when a table is opened.
struct TableOptions {
    Rules rules;
    TalkPreset talk = TalkPreset::markers;
    bool hints = true;        // may people ask a bot for advice?
    bool listed = false;      // in the lobby of a server
    std::uint16_t clock = 0;  // seconds a turn, then a bot stands in; 0: all the time in the world
};

/// Counts the messages of a seat, so that one that is sent again is not obeyed again. 0 for none: at one keyboard nothing
/// is sent twice.
using MessageId = std::uint64_t;

struct TableOpened {
    TableOptions options;
};
struct SeatTaken {
    Seat seat;
    Sitter sitter;  // a person or a bot
    bool operator==(const SeatTaken&) const = default;
};
struct SeatLeft {
    Seat seat;
    std::optional<Seat> by{};  // the owner, who removed a person
    bool operator==(const SeatLeft&) const = default;
};
/// A person is called otherwise from now on.
struct SeatRenamed {
    Seat seat;
    std::string name;  // may be empty
    bool operator==(const SeatRenamed&) const = default;
};
/// A person has seen the end of the last round and wants the next, or not yet after all.
struct SeatReady {
    Seat seat;
    bool ready;
    bool again;  // with the same cards
    bool operator==(const SeatReady&) const = default;
};
/// The seat is held by a secret; this is its hash.
struct SeatHeld {
    Seat seat;
    std::string hash;
    bool operator==(const SeatHeld&) const = default;
};
/// A person's connection came or went.
struct PresenceChanged {
    Seat seat;
    bool here;
    std::uint32_t visit = 0;  // of several processes: which connection it is, so that only the last one stays
    bool operator==(const PresenceChanged&) const = default;
};
/// The server is bound to a secret for the shuffle of a coming round (docs/fairness.md).
struct SecretDrawn {
    std::uint32_t round;
    std::string secret;  // for nobody's eyes before the end of that round
    std::string commitment;
    bool operator==(const SecretDrawn&) const = default;
};
/// A seat's part in the shuffle of the coming round.
struct PartGiven {
    Seat seat;
    std::string bytes;  // for nobody's eyes before the end of that round
    bool operator==(const PartGiven&) const = default;
};
/// A new round with the same seats.
struct CardsDealt {
    Deck deck;
    std::optional<std::uint64_t> seed;  // if the deck was made from one
    std::uint32_t lot;                  // decides among equal wishes and in Face to Face
    bool known;                         // somebody may know this deck: the same deal again, or a seed that a player chose
    bool fair = false;                  // made from the secret and the parts that were given
    bool operator==(const CardsDealt&) const = default;
};
struct RoundBegun {
    Seat first;
    bool operator==(const RoundBegun&) const = default;
};
struct SeatActed {
    Seat seat;
    Action action;
    MessageId id = 0;
    bool operator==(const SeatActed&) const = default;
};
struct PlayTakenBack {
    Seat seat;
    MessageId id = 0;
    bool operator==(const PlayTakenBack&) const = default;
};
/// Words of a person.
struct SeatSpoke {
    Seat seat;
    std::string text;
    MessageId id = 0;
    bool operator==(const SeatSpoke&) const = default;
};
/// A person thinks that a bot should stand in for another.
struct StandInVoted {
    Seat seat;
    Seat absent;
    bool operator==(const StandInVoted&) const = default;
};
struct StandInCame {
    Seat seat;
    std::string level;
    std::uint8_t missed =
        0;  // turns in a row, with this one, if the clock called it; the first time it plays this turn only
    bool operator==(const StandInCame&) const = default;
};
struct StandInLeft {
    Seat seat;
    bool operator==(const StandInLeft&) const = default;
};

using TableEvent =
    std::variant<TableOpened, SeatTaken, SeatLeft, SeatRenamed, SeatReady, SeatHeld, PresenceChanged, SecretDrawn, PartGiven,
                 CardsDealt, RoundBegun, SeatActed, PlayTakenBack, SeatSpoke, StandInVoted, StandInCame, StandInLeft>;

}  // namespace tenback::table
