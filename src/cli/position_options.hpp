// The options that name a position of a recorded game, the same in every subcommand.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "record/game.hpp"

namespace tenback::cli {

struct PositionOptions {
    std::string file;
    int record = 1;
    int turn = 0;
    int played = 0;

    /// All but the file, for which `file_option` stands.
    void declare(CLI::App& command, CLI::Option* file_option);
    /// The game as it stood there, with the talk so far; throws BadData. What happened until then goes to the events.
    [[nodiscard]] Game game(std::vector<Event>* events = nullptr) const;
};

}  // namespace tenback::cli
