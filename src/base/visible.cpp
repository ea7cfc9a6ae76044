#include "base/visible.hpp"

#include <algorithm>
#include <array>

namespace tenback {
namespace {

struct Range {
    char32_t from;
    char32_t to;
};

constexpr std::array unseen{
    Range{0x0000, 0x001F},   Range{0x007F, 0x009F},   Range{0x00AD, 0x00AD},   Range{0x034F, 0x034F},
    Range{0x0600, 0x0605},   Range{0x061C, 0x061C},   Range{0x06DD, 0x06DD},   Range{0x070F, 0x070F},
    Range{0x0890, 0x0891},   Range{0x08E2, 0x08E2},   Range{0x115F, 0x1160},   Range{0x17B4, 0x17B5},
    Range{0x180B, 0x180F},   Range{0x200B, 0x200C},   Range{0x200E, 0x200F},   Range{0x2028, 0x202E},
    Range{0x2060, 0x206F},   Range{0x3164, 0x3164},   Range{0xD800, 0xF8FF},   Range{0xFDD0, 0xFDEF},
    Range{0xFE00, 0xFE0D},   Range{0xFEFF, 0xFEFF},   Range{0xFFA0, 0xFFA0},   Range{0xFFF0, 0xFFFB},
    Range{0x110BD, 0x110BD}, Range{0x110CD, 0x110CD}, Range{0x13430, 0x1343F}, Range{0x1BCA0, 0x1BCA3},
    Range{0x1D173, 0x1D17A}, Range{0xE0000, 0xE0FFF}, Range{0xF0000, 0x10FFFF}};

constexpr std::array blanks{Range{0x0020, 0x0020}, Range{0x00A0, 0x00A0}, Range{0x1680, 0x1680}, Range{0x2000, 0x200A},
                            Range{0x202F, 0x202F}, Range{0x205F, 0x205F}, Range{0x2800, 0x2800}, Range{0x3000, 0x3000}};

template <class Ranges>
bool contain(const Ranges& ranges, char32_t c) {
    return std::any_of(ranges.begin(), ranges.end(), [c](const Range& range) { return c >= range.from && c <= range.to; });
}

}  // namespace

bool is_unseen(char32_t c) { return (c & 0xFFFE) == 0xFFFE || contain(unseen, c); }
bool is_blank(char32_t c) { return contain(blanks, c); }

}  // namespace tenback
