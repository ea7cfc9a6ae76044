// What one seat may know. A bot, a screen and a client get this and nothing else.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/card.hpp"
#include "engine/event.hpp"
#include "engine/state.hpp"
#include "engine/talk.hpp"
#include "engine/turn.hpp"

namespace tenback {

/// What everybody at the table may know, spectators too: a type with no room for a hand.
struct PublicView {
    Turn turn;
    std::uint16_t turn_number;
    Status status;
    Reason reason;
    std::optional<Seat> winner;
    std::array<std::uint8_t, Seat::limit> counts;  // cards in every hand
    std::array<std::uint8_t, 2> draw;              // cards in the draw piles, by side
    std::array<CardSet, 2> laid;                   // by side (ALL-2)
    Talk talk;
    bool operator==(const PublicView&) const = default;
};

struct View : PublicView {
    Seat you;
    CardSet hand;
    bool operator==(const View&) const = default;

    [[nodiscard]] bool your_move() const { return status == Status::playing && turn.seat == you; }
};

PublicView public_view(const Rules& rules, const State& state, const Talk& talk);
View view_of(const Rules& rules, const State& state, const Talk& talk, Seat seat);

}  // namespace tenback
