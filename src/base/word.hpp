// Text is words with one blank between them.
#pragma once

#include <string_view>

namespace tenback {

/// The first word; it and the blank behind it are taken off the text.
inline std::string_view take_word(std::string_view& text) {
    const auto blank = text.find(' ');
    const std::string_view word = text.substr(0, blank);
    text.remove_prefix(blank == std::string_view::npos ? text.size() : blank + 1);
    return word;
}

}  // namespace tenback
