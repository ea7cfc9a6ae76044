// What a player chooses is not what happens: actions go in, events come out, and each viewer gets its own version of
// an event, of a type that cannot hold what is not theirs.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "engine/card.hpp"
#include "engine/talk.hpp"
#include "engine/turn.hpp"

namespace tenback {

enum class Status : std::uint8_t { opening, playing, won, lost };  // opening: dealt, nobody has begun
enum class Reason : std::uint8_t { none, all_played, stuck };

struct EndTurn {
    bool operator==(const EndTurn&) const = default;
};

using Action = std::variant<Play, EndTurn, Say, Wish>;

struct TurnBegan {
    Seat seat;
    std::uint16_t number;
    std::uint8_t required;
    PileSet due;
    bool operator==(const TurnBegan&) const = default;
};
struct Laid {
    Seat seat;
    Play play;
    Card onto;  // the top before
    bool operator==(const Laid&) const = default;
};
struct TurnEnded {
    Seat seat;
    bool operator==(const TurnEnded&) const = default;
};
struct Drew {  // the truth; viewers get one of the next two
    Seat seat;
    CardSet cards;
    bool operator==(const Drew&) const = default;
};
struct YouDrew {
    CardSet cards;
    bool operator==(const YouDrew&) const = default;
};
struct SomebodyDrew {
    Seat seat;
    std::uint8_t count;
    bool operator==(const SomebodyDrew&) const = default;
};
struct Skipped {
    Seat seat;
    bool operator==(const Skipped&) const = default;
};
struct Said {
    Seat seat;
    Say say;
    bool operator==(const Said&) const = default;
};
struct Wished {
    Seat seat;
    Wish wish;
    bool operator==(const Wished&) const = default;
};
struct Finished {
    Status status;
    Reason reason;
    std::optional<Seat> winner;  // Face to Face
    bool operator==(const Finished&) const = default;
};

using Event = std::variant<TurnBegan, Laid, TurnEnded, Drew, Skipped, Said, Wished, Finished>;
using VisibleEvent = std::variant<TurnBegan, Laid, TurnEnded, YouDrew, SomebodyDrew, Skipped, Said, Wished, Finished>;

/// The event as a seat, or a spectator (no seat), may see it.
VisibleEvent seen_by(std::optional<Seat> viewer, const Event& event);

}  // namespace tenback
