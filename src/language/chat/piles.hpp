// Piles by name: U1, U2, D1, D2 are no numbers (TG-11).
#pragma once

#include <string_view>

namespace tenback::chat {

/// Nothing but pile names, each with what languages hang on a word: "U1's", "U1+U2", "U1čku", "D2-ку".
bool names_piles(std::string_view token);

/// A pile written in two words: "U 1".
bool names_pile(std::string_view letter, std::string_view number);

}  // namespace tenback::chat
