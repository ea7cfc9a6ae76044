// Untrusted bytes as code points that everybody's screen can bear.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "chat/guard.hpp"

namespace tenback::chat {

struct CodePoint {
    char32_t c;
    std::size_t from;  // its bytes in the text
    std::size_t to;
};

/// Part of the character before: an accent, a variant of a picture, or what joins it with the next.
bool is_mark(char32_t c);

/// Not empty, not too long, good UTF-8, nothing invisible; or which of these it is not.
Result<std::vector<CodePoint>, ChatFault> read_text(std::string_view text);

}  // namespace tenback::chat
