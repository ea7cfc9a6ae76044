// Which card and which pile a person has under the cursor, and what laying one on the other would do. Pure.
#pragma once

#include <optional>
#include <vector>

#include "engine/view.hpp"

namespace tenback::terminal {

struct Choosing {
    std::optional<Card> card{};
    std::optional<PileId> pile{};  // where Enter would lay it
    bool operator==(const Choosing&) const = default;
};

/// From left to right: common piles in the order of their names; in Face to Face the viewer's own first.
std::vector<PileId> piles_in_order(const Rules& rules, Seat viewer);

struct Prospect {
    enum class Kind : std::uint8_t { refused, first, step, trick, help } kind = Kind::refused;
    int gap = 0;         // how far the pile moves; nothing for the first card of Quick & Easy
    bool loses = false;  // the game would be lost at once (ALL-3)
};
/// @pre it is the viewer's move
Prospect prospect(const Rules& rules, const View& view, Play play);

/// The piles on which the card may be laid now.
std::vector<PileId> targets(const Rules& rules, const View& view, Card card);

/// The same choice where it is still possible, otherwise the nearest card and its best pile: a trick, or the smallest gap.
Choosing settled(const Rules& rules, const View& view, Choosing choosing);
Choosing next_card(const Rules& rules, const View& view, Choosing choosing, int step);
/// The first card, or the last.
Choosing end_card(const Rules& rules, const View& view, bool last);
Choosing next_pile(const Rules& rules, const View& view, Choosing choosing, int step);

}  // namespace tenback::terminal
