// A hash of a text that stands for it where the text itself must not be kept, or must not be guessed from its name.
#pragma once

#include <string_view>

#include "fair/bytes.hpp"

namespace tenback::fair {

/// BLAKE2b of label and text, each with its length: the same text under another label gives other bytes.
Bytes32 digest(std::string_view label, std::string_view text);

/// BLAKE2b of the bytes and nothing else, as `b2sum -l 256` gives it: for files that anybody may check.
Bytes32 plain_digest(std::string_view text);

}  // namespace tenback::fair
