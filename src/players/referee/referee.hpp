// The rules as a program to talk to: one JSON request a line, one JSON answer a line (docs/notation.md).
#pragma once

#include <cstddef>
#include <istream>
#include <ostream>
#include <string>
#include <string_view>

#include "referee/requests.hpp"

namespace tenback::referee {

class Referee {
  public:
    static constexpr std::size_t longest_line = std::size_t{1} << 20;

    /// The answer to a request, both without the newline. Takes anything; a refused request changes nothing.
    std::string answer(std::string_view line);

  private:
    Desk desk_;
};

/// Answers until the end of input.
void run_referee(std::istream& in, std::ostream& out);

}  // namespace tenback::referee
