// How subcommands are made: each file defines one `add_…`, which declares its options and what it does.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "cli/speech.hpp"

namespace tenback::cli {

inline constexpr int exit_ok = 0;
inline constexpr int exit_bad_data = 1;
inline constexpr int exit_usage = 2;

/// Bad data: a message for standard error and exit code 1.
struct BadData {
    std::string message;
};
/// Bad usage that the option parser cannot see: exit code 2.
struct BadUsage {
    std::string message;
};

/// Declares options on the subcommand and returns what runs it; the result is the exit code.
using Define = std::function<int()> (*)(CLI::App& command);

struct Command {
    std::string_view name;
    std::string_view what;
    Define define;
    words::Message (*for_players)() = nullptr;  // what it does in the player's language; engineers read English

    [[nodiscard]] const words::Words& words() const { return for_players != nullptr ? players_words() : engineers_words(); }
};

/// Every subcommand, in the order in which help lists them.
std::span<const Command> commands();

std::function<int()> define_play(CLI::App& command);
std::function<int()> define_join(CLI::App& command);
std::function<int()> define_games(CLI::App& command);
std::function<int()> define_replay(CLI::App& command);
std::function<int()> define_review(CLI::App& command);
std::function<int()> define_verify(CLI::App& command);
std::function<int()> define_referee(CLI::App& command);
std::function<int()> define_mcp(CLI::App& command);
std::function<int()> define_serve(CLI::App& command);
std::function<int()> define_load(CLI::App& command);
std::function<int()> define_hint(CLI::App& command);
std::function<int()> define_solve(CLI::App& command);
std::function<int()> define_perft(CLI::App& command);
std::function<int()> define_simulate(CLI::App& command);
std::function<int()> define_dataset(CLI::App& command);
std::function<int()> define_compare(CLI::App& command);
std::function<int()> define_benchmark(CLI::App& command);
std::function<int()> define_calibrate(CLI::App& command);
std::function<int()> define_train(CLI::App& command);
std::function<int()> define_tables(CLI::App& command);
std::function<int()> define_backup(CLI::App& command);
std::function<int()> define_man(CLI::App& command);
std::function<int()> define_completion(CLI::App& command);

}  // namespace tenback::cli
