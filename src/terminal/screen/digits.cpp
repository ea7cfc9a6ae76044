#include "terminal/screen/digits.hpp"

namespace tenback::terminal {
namespace {

using Glyph = std::array<std::string_view, 3>;

constexpr std::array<Glyph, 10> shapes{{
    {"█▀█", "█ █", "▀▀▀"},
    {"▀█", " █", "▀▀"},
    {"▀▀█", "█▀▀", "▀▀▀"},
    {"▀▀█", " ▀█", "▀▀▀"},
    {"█ █", "▀▀█", "  ▀"},
    {"█▀▀", "▀▀█", "▀▀▀"},
    {"█▀▀", "█▀█", "▀▀▀"},
    {"▀▀█", "  █", "  ▀"},
    {"█▀█", "█▀█", "▀▀▀"},
    {"█▀█", "▀▀█", "▀▀▀"},
}};

}  // namespace

std::array<std::string, 3> large(std::string_view number) {
    std::array<std::string, 3> lines;
    for (const char digit : number)
        for (std::size_t line = 0; line < lines.size(); ++line)
            lines[line].append(lines[line].empty() ? "" : " ").append(shapes[static_cast<std::size_t>(digit - '0')][line]);
    return lines;
}

}  // namespace tenback::terminal
