// What somebody meant who mistyped a word.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tenback::words {

/// The word of the list that is nearest to what was typed: few letters wrong, missing, doubled or swapped, or the rest of
/// the word left out. Nothing if none is near.
std::optional<std::string> nearest(std::string_view typed, std::span<const std::string> words);

}  // namespace tenback::words
