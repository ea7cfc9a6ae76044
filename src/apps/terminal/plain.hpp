// Rounds at a table line by line: several people may sit at this keyboard, each hand hidden until its owner confirms.
#pragma once

#include <istream>
#include <ostream>
#include <string>

#include "host/link.hpp"
#include "terminal/screen/grid.hpp"
#include "words/words.hpp"

namespace tenback::terminal {

struct PlainScreen {
    std::istream& in;
    std::ostream& out;
    bool is_terminal;      // it can hide what the last person saw, and Enter hurries a bot that thinks
    words::Words& words;   // the language can be changed in the game
    std::string folder{};  // where games are kept, for messages
    bool kept = true;      // what is left can be gone on with
    Alphabet alphabet = Alphabet::unicode;
    int width = 0;  // of the lines, in letters; 0: they may be as long as they like, as in a pipe
};

enum class PlainEnd : std::uint8_t {
    over,
    left,
    cut_off,  // a table elsewhere cannot be reached any more; that has been said
};

/// Plays the round that was dealt, and on a terminal others after it, until somebody quits or input ends.
/// At a table elsewhere it begins with who sits where. @pre somebody here has a seat
PlainEnd play_plain(const PlainScreen& screen, host::TableLink& link);
/// Between the rounds of a table elsewhere: until one is on. PlainEnd::over: it is.
PlainEnd gather_plain(const PlainScreen& screen, host::TableLink& link);
/// Looks on at a table elsewhere.
PlainEnd watch_plain(const PlainScreen& screen, host::TableLink& link);

/// Is this answer a yes? Asked again until it is clear; Enter means what is said here. Nothing if input ends or they quit.
std::optional<bool> ask_yes_or_no(const PlainScreen& screen, const words::Message& question, bool enter);

}  // namespace tenback::terminal
