// Letters by what they look like: f, F, ｆ, ⓕ and 𝐟 are one; so are Latin c and Cyrillic с. Accents are gone, so that words
// typed without them are the same words.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tenback::chat {

/// How many different looks there are.
inline constexpr std::size_t looks = 64;

/// Appends what the character looks like, one char a letter; nothing for marks.
void append_look(char32_t c, std::string& look);

/// The look of a whole word, letters repeated in a row taken as one: fooorty is forty.
std::string look_of(std::string_view utf8);
std::string squeezed(std::string_view look);

/// A letter's number, below `looks`.
constexpr std::size_t index_of(char look) {
    const auto byte = static_cast<unsigned char>(look);
    return byte < 0x80 ? static_cast<std::size_t>(byte - 'a') : 26U + (byte - 0x80U);
}

/// A character that people write for a letter: @ for a, $ for s; 0 if it is none.
char letter_meant_by(char32_t c);

}  // namespace tenback::chat
