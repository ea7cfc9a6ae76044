// Characters that nobody can see, or that would spoil other people's screens: refused in names and in talk alike.
#pragma once

namespace tenback {

/// Controls, separators of lines, marks of direction, whatever Unicode lets programs ignore (fillers, soft hyphens, tags,
/// most variant selectors), private characters and halves of pairs. What joins pictures and chooses between their variants
/// (U+200D, U+FE0E, U+FE0F) shows in its effect and is none of these; unassigned characters are not known here.
bool is_unseen(char32_t c);

/// A blank of any width, or a character that looks like one.
bool is_blank(char32_t c);

}  // namespace tenback
