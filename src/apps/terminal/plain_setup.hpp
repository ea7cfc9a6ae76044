// The set-up line by line: what a new game is to be, for whoever reads lines instead of a screen.
#pragma once

#include <optional>

#include "terminal/plain.hpp"
#include "terminal/setup.hpp"

namespace tenback::terminal {

/// The game that was chosen; nothing if input ends or they quit.
std::optional<NewGame> set_up_plain(const PlainScreen& screen);

}  // namespace tenback::terminal
