#include "table/seating.hpp"

#include <boost/locale/utf.hpp>

namespace tenback {
namespace {

constexpr int longest_name = 24;

/// Control characters, and marks that turn the direction of writing: they would spoil other people's screens.
bool spoils_screens(boost::locale::utf::code_point c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x061C || (c >= 0x200B && c <= 0x200F) ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF;
}

}  // namespace

std::optional<std::string_view> SeatInfo::played_by() const {
    if (const auto* machine = std::get_if<Machine>(&sitter)) return machine->level;
    if (stand_in) return *stand_in;
    return std::nullopt;
}

bool is_good_name(std::string_view name) {
    namespace utf = boost::locale::utf;
    if (name.empty() || name.front() == ' ' || name.back() == ' ') return false;
    int length = 0;
    for (auto at = name.begin(); at != name.end(); ++length) {
        const utf::code_point c = utf::utf_traits<char>::decode(at, name.end());
        if (!utf::is_valid_codepoint(c) || spoils_screens(c) || length == longest_name) return false;
    }
    return true;
}

}  // namespace tenback
