// Words that people type as commands.
#pragma once

#include <span>
#include <string>

#include "words/words.hpp"

namespace tenback::terminal {

/// The command for a word of the player's language (`hilfe`: `help`); any other word as it is. Commands work in every
/// language.
std::string command_of(const words::Words& words, const std::string& typed);

/// That nobody understands it, and what was meant perhaps.
words::Message msg_not_understood(const words::Words& words, const std::string& typed,
                                  std::span<const std::string> commands);

}  // namespace tenback::terminal
