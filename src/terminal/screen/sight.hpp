// All that the picture of a game is made from.
#pragma once

#include <optional>
#include <vector>

#include "host/link.hpp"
#include "terminal/screen/choosing.hpp"
#include "terminal/screen/grid.hpp"
#include "terminal/screen/history.hpp"
#include "words/phrases.hpp"

namespace tenback::terminal {

/// A name, or whatever else is text or a message.
std::string spoken(const Value& value, const Words& words);

/// What the last key led to.
struct Notice {
    Message message;
    Ink ink;
};

struct Sight {
    PublicTable table;
    Names names;
    std::optional<View> view{};  // of the person who looks; nothing while nobody's hand may be shown
    bool shared = false;         // several people at this keyboard
    Choosing choosing{};
    std::vector<HistoryLine> history{};
    std::optional<Thinking> thinking{};
    std::optional<Choice> hint{};
    std::optional<Notice> notice{};

    [[nodiscard]] const Rules& rules() const { return table.options.rules; }
    /// @pre something was dealt
    [[nodiscard]] const PublicView& game() const { return *table.game; }
    [[nodiscard]] Seat viewer() const { return view ? view->you : Seat::at(0); }
    [[nodiscard]] bool your_move() const { return view && view->your_move(); }
};

/// Where things stand; wide screens have the history beside the table.
struct Layout {
    Rect piles, seats, hand, status, notice, history;
};
Layout layout(const Grid& grid);
/// The columns of everything but the history.
Rect table_area(const Grid& grid);

void draw_piles(Grid& grid, Rect area, const Sight& sight, const Words& words);
void draw_seats(Grid& grid, Rect area, const Sight& sight, const Words& words);
void draw_hand(Grid& grid, Rect area, const Sight& sight, const Words& words);
void draw_status(Grid& grid, Rect area, const Sight& sight, const Words& words);
/// How many lines it took.
int draw_notice(Grid& grid, Rect area, const Sight& sight, const Words& words);
void draw_history(Grid& grid, Rect area, const Sight& sight, const Words& words);

/// The whole picture but the bar of keys.
void draw_game(Grid& grid, const Sight& sight, const Words& words);

/// A line in which the whole width is coloured.
void draw_title(Grid& grid, int row, std::string_view left, std::string_view right);

/// A key and what it does now.
struct KeyHelp {
    Value key;  // as shown
    Message what;
    char32_t pressed;      // what a click on it stands for
    bool obvious = false;  // it may stand without its word where room is short
};
/// All in the last line; the first are the most important should there be no room at all.
void draw_keys(Grid& grid, const std::vector<KeyHelp>& keys, const Words& words);

}  // namespace tenback::terminal
