// Large numbers for piles and cards.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "terminal/screen/grid.hpp"

namespace tenback::terminal {

/// A number in lines. A digit is three dots wide and five high; a dot takes so many columns and half as many rows. Where the
/// columns do not suffice, the blanks between the digits become narrow, and then the 1. @pre digits only
std::vector<std::string> large(std::string_view number, int dots, int columns, Alphabet alphabet);

int rows_of_digits(int dots);
/// With what room a number can be written at all.
int least_columns(std::string_view number, int dots);

}  // namespace tenback::terminal
