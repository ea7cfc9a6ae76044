// A game in plain lines of text, for a screen, a pipe or a screen reader, in the language of the reader.
#pragma once

#include <string>
#include <string_view>

#include "engine/view.hpp"
#include "table/table_event.hpp"
#include "words/phrases.hpp"

namespace tenback::terminal {

/// The cards of a set: `3 17 44`, or `none`.
std::string cards_line(const words::Words& words, GameKind game, CardSet cards);

/// The tops in one line: `U1 44, U2 -, D1 88 burning, D2 -`.
std::string tops_line(const words::Words& words, const Rules& rules, const Turn& turn);

/// Piles, draw pile, other seats and talk, as the viewer may see them.
std::string board(const words::Words& words, const Rules& rules, const View& view, const words::Names& names);

/// What somebody typed, fit to be shown: not too long, without what would spoil the screen.
std::string as_typed(std::string_view text);

/// What can be typed at this table, with an explanation each; `kept`: what is left can be gone on with.
std::string help_page(const words::Words& words, const table::TableOptions& table, bool kept, int width);

/// What else can be typed where others sit at other keyboards.
std::string company_help_page(const words::Words& words, int width);

/// The rules of the game in a page.
std::string rules_page(const words::Words& words, GameKind game, int width);

}  // namespace tenback::terminal
