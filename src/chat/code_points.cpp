#include "chat/code_points.hpp"

#include <unicode/uchar.h>

#include <boost/locale/utf.hpp>

namespace tenback::chat {
namespace {

namespace utf = boost::locale::utf;

constexpr char32_t joiner = 0x200D;  // makes one picture of several: a family, a flag
constexpr int most_marks = 3;        // on one letter; more would grow into other lines

/// Picture variants are marks and visible in their effect; every other invisible character could only hide something.
bool is_hidden(char32_t c) {
    const bool of_pictures = c == joiner || c == 0xFE0E || c == 0xFE0F;
    return !of_pictures && u_hasBinaryProperty(static_cast<UChar32>(c), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
}

/// Controls, line separators, marks of direction, private and unassigned characters.
bool spoils_screens(char32_t c) {
    constexpr auto bad =
        U_GC_CC_MASK | U_GC_CF_MASK | U_GC_CS_MASK | U_GC_CO_MASK | U_GC_CN_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK;
    return c != joiner && (U_GET_GC_MASK(static_cast<UChar32>(c)) & bad) != 0;
}

bool is_blank(char32_t c) { return u_isUWhiteSpace(static_cast<UChar32>(c)) != 0 || is_mark(c); }

}  // namespace

bool is_mark(char32_t c) {
    return c >= 0x80 && (c == joiner || (U_GET_GC_MASK(static_cast<UChar32>(c)) & U_GC_M_MASK) != 0);
}

Result<std::vector<CodePoint>, ChatFault> read_text(std::string_view text) {
    if (text.size() > 4 * longest_chat) return ChatFault::too_long;
    std::vector<CodePoint> points;
    points.reserve(text.size());
    int marks = 0;
    bool blank = true;
    for (auto at = text.begin(); at != text.end();) {
        const auto from = static_cast<std::size_t>(at - text.begin());
        const char32_t c = utf::utf_traits<char>::decode(at, text.end());
        if (!utf::is_valid_codepoint(c) || spoils_screens(c) || is_hidden(c)) return ChatFault::bad_text;
        marks = is_mark(c) ? marks + 1 : 0;
        if (marks > most_marks) return ChatFault::bad_text;
        blank = blank && is_blank(c);
        points.push_back({c, from, static_cast<std::size_t>(at - text.begin())});
    }
    if (points.size() > longest_chat) return ChatFault::too_long;
    if (blank) return ChatFault::empty;
    return points;
}

}  // namespace tenback::chat
