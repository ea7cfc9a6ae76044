// A game in plain lines of text, for a screen, a pipe or a screen reader.
#pragma once

#include <string>
#include <string_view>

#include "engine/view.hpp"

namespace tenback::terminal {

/// `The Game: On Fire, expert (at least 3 cards a turn), 2 players`
std::string title(const Rules& rules);

/// The cards of a set: `3 17 44`, or `none`.
std::string cards_line(GameKind game, CardSet cards);

/// The tops in one line: `U1 44, U2 -, D1 88 burning, D2 -`.
std::string tops_line(const Rules& rules, const Turn& turn);

/// What the seat to move still has to do: `lay 1 more card and cover D2`.
std::string owed(const Turn& turn);

/// Piles, draw pile, other seats and talk, as the viewer may see them.
std::string board(const Rules& rules, const View& view);

/// How a finished game ended, in the words of the rules (TG-10).
std::string result(const Rules& rules, const PublicView& view);

/// The rules of the game in a page (rules_text.cpp).
std::string_view rules_page(GameKind game);

}  // namespace tenback::terminal
