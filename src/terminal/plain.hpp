// A whole game line by line: several people may sit at one keyboard, each hand hidden until its owner confirms.
#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <ostream>

#include "record/game.hpp"
#include "words/words.hpp"

namespace tenback::terminal {

struct PlainScreen {
    std::istream& in;
    std::ostream& out;
    bool can_clear;  // a terminal, which can hide what the last person saw
    Words& words;
};

/// Plays the dealt game to its end, until somebody quits or input ends. Who begins is agreed on first, unless given.
/// The lot decides between equal wishes and in Face to Face.
Game play_plain(PlainScreen screen, Game game, std::optional<Seat> first, std::uint32_t lot);

}  // namespace tenback::terminal
