// The full-screen player.
#pragma once

#include <memory>
#include <optional>

#include "terminal/screen/game_scene.hpp"

namespace tenback::terminal {

/// Why the terminal cannot show the full screen, if so.
std::optional<words::Message> why_no_screen();

struct ScreenEnd {
    Afterwards last;  // empty id: no game was played
    int signal = 0;   // that ended the program, if one did
};

/// Plays until somebody quits: this game first, or the set-up screen without one. @pre !why_no_screen()
ScreenEnd play_on_screen(words::Words& words, host::KeptGames& games, const Place& place,
                         std::unique_ptr<host::TableLink> link);

/// The round that is on at a table elsewhere, until it is over or somebody leaves. @pre !why_no_screen(), somebody here sits
ScreenEnd play_round_on_screen(words::Words& words, const Place& place, const std::shared_ptr<host::TableLink>& link);

}  // namespace tenback::terminal
