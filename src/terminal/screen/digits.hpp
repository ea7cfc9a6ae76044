// Large numbers for the tops of the piles.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace tenback::terminal {

/// A number in three lines. @pre digits only
std::array<std::string, 3> large(std::string_view number);

}  // namespace tenback::terminal
