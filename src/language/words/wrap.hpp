// Sentences in lines of a given width.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tenback::words {

/// How many columns a text of the catalogues takes: every letter of our languages takes one.
int width_of(std::string_view text);

/// Lines of at most this width, broken at blanks; a longer word gets a line of its own. Line breaks stay, and lines that
/// fit are as they were.
std::vector<std::string> wrap(std::string_view text, int width);

}  // namespace tenback::words
