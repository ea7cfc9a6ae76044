// How large things are drawn, and where they stand: from the size of the terminal and from what the game needs. Pure.
#pragma once

#include <string>

#include "engine/rules.hpp"
#include "terminal/screen/grid.hpp"

namespace tenback::terminal {

/// Smaller than this nothing is drawn but a request for more room.
inline constexpr int least_width = 40;
inline constexpr int least_height = 12;

enum class SeatStyle : std::uint8_t {
    beside,    // two lines each, to the right of the piles
    lines,     // one line each, below the piles
    one_line,  // all in one, numbers for names
};

struct Layout {
    int pile_dots = 1;  // columns of a dot in the digits of the piles; 0: piles as text, without frames
    int card_dots = 0;  // the same for the hand; 0: text in a frame; text_only: no frame
    SeatStyle seat_style = SeatStyle::beside;
    bool brief = false;  // little room below the hand: notices lie over the history, and over the status if they are long
    bool history_beside = false;  // in columns of its own, right of everything else
    Rect piles{}, seats{}, hand{}, status{}, notice{}, history{};

    static constexpr int text_only = -1;
    [[nodiscard]] bool hand_heading() const { return seat_style == SeatStyle::beside && card_dots != text_only; }
};
/// The largest that fits.
Layout layout(const Grid& grid, const Rules& rules);

/// The frame of a pile with digits of so many dots: the least columns it needs, and its rows. @pre dots > 0
int pile_width(const Rules& rules, int dots);
int pile_height(int dots);
/// The same for a card of the hand. @pre dots >= 0
int card_width(int dots);
int card_height(int dots);

}  // namespace tenback::terminal
