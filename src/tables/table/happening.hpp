// What happened at a table, as it truly was and as each viewer may see it: two types, and an exhaustive visit between.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>

#include "engine/event.hpp"
#include "table/table_event.hpp"

namespace tenback::table {

struct HandsDealt {  // the truth; viewers get the next one
    std::uint32_t round;
    bool known;
    std::array<CardSet, Seat::limit> hands;
    bool operator==(const HandsDealt&) const = default;
};
struct HandDealt {
    std::uint32_t round;  // counts from 1
    bool known;
    std::optional<CardSet> hand;  // the viewer's own; spectators have none
    bool operator==(const HandDealt&) const = default;
};
/// A play was taken back; words that the seat had said after it are gone with it.
struct Retracted {
    Seat seat;
    Play play;
    bool operator==(const Retracted&) const = default;
};

/// The server is bound to a secret that only its commitment tells of.
struct SecretCommitted {
    std::uint32_t round;
    std::string commitment;
    bool operator==(const SecretCommitted&) const = default;
};
/// The seat has given its part of the shuffle.
struct PartTaken {
    Seat seat;
    bool operator==(const PartTaken&) const = default;
};
struct Chatted {
    Seat seat;
    std::string text;
    bool operator==(const Chatted&) const = default;
};

using Happening = std::variant<SeatTaken, SeatLeft, SeatRenamed, SeatReady, PresenceChanged, SecretCommitted, PartTaken,
                               HandsDealt, Event, Retracted, Chatted, StandInVoted, StandInCame, StandInLeft>;
using VisibleHappening =
    std::variant<SeatTaken, SeatLeft, SeatRenamed, SeatReady, PresenceChanged, SecretCommitted, PartTaken, HandDealt,
                 VisibleEvent, Retracted, Chatted, StandInVoted, StandInCame, StandInLeft>;

/// As a seat, or a spectator (no seat), may see it.
VisibleHappening seen_by(std::optional<Seat> viewer, const Happening& happening);

/// Is the end of the round among them?
bool ends_round(std::span<const Happening> happenings);

}  // namespace tenback::table
