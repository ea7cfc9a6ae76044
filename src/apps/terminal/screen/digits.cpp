#include "terminal/screen/digits.hpp"

#include <algorithm>
#include <array>

namespace tenback::terminal {
namespace {

constexpr int dots_high = 5;
using Shape = std::array<std::string_view, dots_high>;

constexpr std::array<Shape, 10> shapes{{
    {"###", "# #", "# #", "# #", "###"},
    {"##", " #", " #", " #", "##"},
    {"###", "  #", "###", "#  ", "###"},
    {"###", "  #", " ##", "  #", "###"},
    {"# #", "# #", "###", "  #", "  #"},
    {"###", "#  ", "###", "  #", "###"},
    {"###", "#  ", "###", "# #", "###"},
    {"###", "  #", "  #", "  #", "  #"},
    {"###", "# #", "###", "# #", "###"},
    {"###", "# #", "###", "  #", "###"},
}};
constexpr Shape narrow_one{"#", "#", "#", "#", "#"};

/// Where there are no half blocks.
constexpr std::array<std::array<std::string_view, 3>, 10> segments{{
    {" _ ", "| |", "|_|"},
    {" ", "|", "|"},
    {" _ ", " _|", "|_ "},
    {" _ ", " _|", " _|"},
    {"   ", "|_|", "  |"},
    {" _ ", "|_ ", " _|"},
    {" _ ", "|_ ", "|_|"},
    {" _ ", "  |", "  |"},
    {" _ ", "|_|", "|_|"},
    {" _ ", "|_|", " _|"},
}};

/// How digits stand beside each other.
struct Setting {
    int gap;
    bool narrow;

    [[nodiscard]] const Shape& shape(char digit) const {
        return narrow && digit == '1' ? narrow_one : shapes[static_cast<std::size_t>(digit - '0')];
    }
    [[nodiscard]] int columns(std::string_view number, int dots) const {
        int all = -gap;
        for (const char digit : number) all += static_cast<int>(shape(digit)[0].size()) * dots + gap;
        return all;
    }
};

Setting setting_for(std::string_view number, int dots, int columns) {
    for (const Setting setting : {Setting{dots, false}, Setting{1, false}})
        if (setting.columns(number, dots) <= columns) return setting;
    return {1, true};
}

std::string_view block(bool upper, bool lower, Alphabet alphabet) {
    if (alphabet == Alphabet::ascii) return upper ? "#" : " ";
    return upper && lower ? "█" : upper ? "▀" : lower ? "▄" : " ";
}

std::vector<std::string> in_segments(std::string_view number) {
    std::vector<std::string> lines(3);
    for (std::size_t n = 0; n < number.size(); ++n)
        for (std::size_t line = 0; line < lines.size(); ++line)
            lines[line].append(n == 0 ? "" : " ").append(segments[static_cast<std::size_t>(number[n] - '0')][line]);
    return lines;
}

}  // namespace

int rows_of_digits(int dots) { return (dots_high * dots + 1) / 2; }

int least_columns(std::string_view number, int dots) { return Setting{1, true}.columns(number, dots); }

std::vector<std::string> large(std::string_view number, int dots, int columns, Alphabet alphabet) {
    if (alphabet == Alphabet::ascii && dots == 1) return in_segments(number);
    const Setting setting = setting_for(number, dots, columns);
    std::vector<std::string> lines(static_cast<std::size_t>(rows_of_digits(dots)));
    for (std::size_t n = 0; n < number.size(); ++n) {
        const Shape& shape = setting.shape(number[n]);
        const auto dot_at = [&](int half_row, std::size_t column) {
            const auto row = static_cast<std::size_t>(half_row / dots);
            return row < shape.size() && shape[row][column / static_cast<std::size_t>(dots)] == '#';
        };
        for (std::size_t line = 0; line < lines.size(); ++line) {
            if (n > 0) lines[line].append(static_cast<std::size_t>(setting.gap), ' ');
            for (std::size_t column = 0; column < shape[0].size() * static_cast<std::size_t>(dots); ++column) {
                const int half = 2 * static_cast<int>(line);
                lines[line] += block(dot_at(half, column), dot_at(half + 1, column), alphabet);
            }
        }
    }
    return lines;
}

}  // namespace tenback::terminal
