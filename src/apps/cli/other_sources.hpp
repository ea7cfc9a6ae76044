// Options of a command that come from elsewhere than its command line.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace tenback::cli {

/// What the command line does not give comes from the environment, TENBACK_LOG_LEVEL for --log-level; and what neither
/// gives, from the file that --config names, lines like `log-level = "debug"`. Throws CLI::ParseError or BadUsage. CLI11
/// would read both for every command at once, wanted or not.
void read_other_sources(CLI::App& command);

/// How the environment calls an option.
std::string variable_of(const CLI::Option& option);

}  // namespace tenback::cli
