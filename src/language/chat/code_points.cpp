#include "chat/code_points.hpp"

#include <unicode/uchar.h>

#include <boost/locale/utf.hpp>

#include "base/visible.hpp"

namespace tenback::chat {
namespace {

namespace utf = boost::locale::utf;

constexpr char32_t joiner = 0x200D;  // makes one picture of several: a family, a flag
constexpr int most_marks = 3;        // on one letter; more would grow into other lines

/// Nobody knows what these will be.
bool is_unassigned(char32_t c) { return u_charType(static_cast<UChar32>(c)) == U_UNASSIGNED; }

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
        if (!utf::is_valid_codepoint(c) || is_unseen(c) || is_unassigned(c)) return ChatFault::bad_text;
        marks = is_mark(c) ? marks + 1 : 0;
        if (marks > most_marks) return ChatFault::bad_text;
        blank = blank && (is_blank(c) || is_mark(c));
        points.push_back({c, from, static_cast<std::size_t>(at - text.begin())});
    }
    if (points.size() > longest_chat) return ChatFault::too_long;
    if (blank) return ChatFault::empty;
    return points;
}

}  // namespace tenback::chat
