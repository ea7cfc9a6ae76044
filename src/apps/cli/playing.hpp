// Sitting down at a kept table, whether it is new or was kept before.
#pragma once

#include <memory>
#include <string>

#include "host/kept.hpp"
#include "terminal/plain.hpp"
#include "terminal/table_text.hpp"

namespace tenback::cli {

/// The user's kept games; throws BadData with a sentence if they cannot be used. Not kept: in memory only.
std::unique_ptr<host::KeptGames> open_games(bool kept);

/// The folder of the kept games and the table a message is about.
terminal::Place place_of(const std::string& id = {});

/// The link, or BadData with the reason.
std::unique_ptr<host::TableLink> linked(host::LinkResult result, const std::string& id);

/// The keyboard and the screen of this process; whether what is played there is kept.
terminal::PlainScreen this_screen(bool kept = true);

struct PlayManner {
    bool plain = false;         // line by line instead of on the full screen
    bool kept = true;           // what is left can be resumed
    std::string record_file{};  // gets the record of the last round, if named
};
/// A person can press keys; otherwise input comes from a pipe or a file, line by line.
bool at_keyboard();
/// Throws BadData if this cannot be done here: the full screen needs a terminal that can do it.
void check(const PlayManner& manner);

/// Plays until it is over or left; what was begun stays kept. Without a link the full screen begins with its set-up.
int play_at(host::KeptGames& games, std::unique_ptr<host::TableLink> link, const PlayManner& manner);

/// Throws BadData if there is no such game, or if it is over.
std::unique_ptr<host::TableLink> resume_game(host::KeptGames& games, const std::string& id);

}  // namespace tenback::cli
