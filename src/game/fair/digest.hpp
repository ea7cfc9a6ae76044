// A hash of a text that stands for it where the text itself must not be kept, or must not be guessed from its name.
#pragma once

#include <string_view>

#include "fair/bytes.hpp"

namespace tenback::fair {

/// BLAKE2b of label and text, each with its length: the same text under another label gives other bytes.
Bytes32 digest(std::string_view label, std::string_view text);

}  // namespace tenback::fair
