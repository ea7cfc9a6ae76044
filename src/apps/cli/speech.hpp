// In which language the program speaks: to players in theirs, to engineers in English.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "words/words.hpp"

namespace tenback::cli {

/// The player's language, known before any option is declared, so that help is in it too.
words::Words& players_words();
/// English, whatever the player speaks.
words::Words& engineers_words();

/// Takes `--lang de` from the command line, else the language of the environment. A language that we do not speak is
/// refused later, by the option itself.
void choose_language(int argc, char** argv);
/// `--lang`, for the commands of players; it has been heeded by then.
void declare_language(CLI::App& command);

/// Headings and general options of a command's help. @pre no option has been declared
void label_help(CLI::App& command, const words::Words& words);

/// What is wrong with the command line of a command or subcommand. An option that it does not know goes before what the
/// parser found: to the parser the value of such an option is a value of something else.
std::string explain(const CLI::Error& error, const CLI::App& command, std::span<const std::string> typed,
                    const words::Words& words);

/// A check: a whole number in this range.
CLI::Validator whole_number(const words::Words& words, std::uint64_t low, std::uint64_t high);
/// A check: one of these words.
CLI::Validator one_of(const words::Words& words, const std::vector<std::string>& list);
/// What stands between commas, also where that is nothing.
std::vector<std::string> items_of(std::string_view list);
/// Is every item of a list good?
CLI::Validator each_of(const CLI::Validator& good);

}  // namespace tenback::cli
