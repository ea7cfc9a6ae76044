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

namespace tenback {

enum class TalkPreset : std::uint8_t { silent, markers };

/// What is agreed on when a table is opened.
struct TableOptions {
    Rules rules;
    TalkPreset talk = TalkPreset::markers;
    bool hints = true;  // may people ask a bot for advice?
};

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
    bool operator==(const SeatLeft&) const = default;
};
/// A new round with the same seats.
struct CardsDealt {
    Deck deck;
    std::optional<std::uint64_t> seed;  // if the deck was made from one
    std::uint32_t lot;                  // decides among equal wishes and in Face to Face
    bool known;                         // somebody may know this deck: the same deal again, or a seed that a player chose
    bool operator==(const CardsDealt&) const = default;
};
struct RoundBegun {
    Seat first;
    bool operator==(const RoundBegun&) const = default;
};
struct SeatActed {
    Seat seat;
    Action action;
    bool operator==(const SeatActed&) const = default;
};
struct PlayTakenBack {
    Seat seat;
    bool operator==(const PlayTakenBack&) const = default;
};
struct StandInCame {
    Seat seat;
    std::string level;
    bool operator==(const StandInCame&) const = default;
};
struct StandInLeft {
    Seat seat;
    bool operator==(const StandInLeft&) const = default;
};

using TableEvent = std::variant<TableOpened, SeatTaken, SeatLeft, CardsDealt, RoundBegun, SeatActed, PlayTakenBack,
                                StandInCame, StandInLeft>;

}  // namespace tenback
