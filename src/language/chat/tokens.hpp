// A message as words and figures.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "chat/code_points.hpp"

namespace tenback::chat {

struct Token {
    std::string look;      // its letters, see look.hpp
    std::size_t from = 0;  // where it stands in the text
    std::size_t to = 0;
    bool figure = false;    // contains a digit or another sign of a number
    bool accented = false;  // was written with accents
    bool latin = false;     // has a letter that is not Cyrillic
    bool cyrillic = false;  // has a letter that is
    bool capital = true;    // all its letters are capitals
    bool glued = false;     // no blank parts it from the one before
    bool compared = false;  // stands right after one of < > = and their like
    bool pause = false;     // a comma, full stop or dash stands before it
    bool named = false;     // of somebody's name, see names.cpp
};

/// Runs of letters and figures; apostrophes do not part words, and signs that stand for letters count as these.
std::vector<Token> tokens_of(const std::vector<CodePoint>& text);

/// Dice, playing cards, clocks and the like count as signs of numbers, as does all that Unicode gives a numeric value.
bool is_figure(char32_t c);
bool has_figure(std::string_view utf8);

}  // namespace tenback::chat
