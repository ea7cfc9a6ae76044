// The options that name a position of a recorded game, the same in every subcommand.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "record/replay.hpp"

namespace tenback::cli {

struct PositionOptions {
    std::string file;
    int record = 1;
    int turn = 0;
    int played = 0;

    /// All but the file, for which `file_option` stands.
    void declare(CLI::App& command, CLI::Option* file_option);
    /// The recorded game, standing there; throws BadData.
    [[nodiscard]] record::Replay replay() const;
};

}  // namespace tenback::cli
