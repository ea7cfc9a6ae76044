// All that the picture of a game is made from.
#pragma once

#include <optional>
#include <vector>

#include "host/link.hpp"
#include "terminal/screen/choosing.hpp"
#include "terminal/screen/grid.hpp"
#include "terminal/screen/history.hpp"
#include "terminal/screen/layout.hpp"
#include "words/phrases.hpp"

namespace tenback::terminal {

/// A name, or whatever else is text or a message.
std::string spoken(const words::Value& value, const words::Words& words);

/// What the last key led to.
struct Notice {
    words::Message message;
    Ink ink;
};

struct GameViewModel {
    table::PublicTable table;
    words::Names names;
    std::optional<View> view{};  // of the person who looks; nothing while nobody's hand may be shown
    bool shared = false;         // several people at this keyboard
    Choosing choosing{};
    std::vector<HistoryLine> history{};
    std::optional<host::Thinking> thinking{};
    std::optional<bots::Choice> hint{};
    std::optional<Notice> notice{};
    std::string typed{};                          // the beginning of a card's number
    std::optional<int> seconds_left{};            // of the turn, where the table has a clock
    std::uint64_t chat_read = ~std::uint64_t{0};  // the number of the last words that the person has read

    [[nodiscard]] const Rules& rules() const { return table.options.rules; }
    /// @pre something was dealt
    [[nodiscard]] const PublicView& game() const { return *table.game; }
    [[nodiscard]] Seat viewer() const { return view ? view->you : Seat::at(0); }
    [[nodiscard]] bool your_move() const { return view && view->your_move(); }
};

void draw_piles(Grid& grid, const Layout& at, const GameViewModel& sight, const words::Words& words);
void draw_seats(Grid& grid, const Layout& at, const GameViewModel& sight, const words::Words& words);
void draw_hand(Grid& grid, const Layout& at, const GameViewModel& sight, const words::Words& words);
/// Without frames, for small terminals.
void draw_piles_as_text(Grid& grid, Rect area, const GameViewModel& sight, const words::Words& words);
void draw_seats_in_lines(Grid& grid, const Layout& at, const GameViewModel& sight, const words::Words& words);
void draw_hand_as_text(Grid& grid, Rect area, const GameViewModel& sight);

/// What can be done best with a card: a trick, a step, nothing.
struct Use {
    std::string_view sign;
    Style style;
};
Use use_of(const GameViewModel& sight, Card card);
/// What the chosen card would do on a pile; refused while nothing is chosen.
Prospect outlook(const GameViewModel& sight, PileId pile);
/// `⊘U1 ≈D2`, `Y+ B=`, `G`
std::string said_by(const Voice& voice);
/// `⊘2,3 ≈1`: who said what about a pile, a text for each kind.
std::vector<std::string> said_about(const GameViewModel& sight, PileId pile);

/// The whole picture but the bar of keys.
void draw_game(Grid& grid, const GameViewModel& sight, const words::Words& words);

/// A line in which the whole width is coloured.
void draw_title(Grid& grid, int row, std::string_view left, std::string_view right);

/// A key and what it does now.
struct KeyHelp {
    words::Value key;  // as shown
    words::Message what;
    char32_t pressed;      // what a click on it stands for
    bool obvious = false;  // it may stand without its word where room is short
};
/// All in the last line; the first are the most important should there be no room at all.
void draw_keys(Grid& grid, const std::vector<KeyHelp>& keys, const words::Words& words);

}  // namespace tenback::terminal
