#include "table/seating.hpp"

#include <boost/locale/utf.hpp>

#include "base/visible.hpp"
#include "bots/registry.hpp"

namespace tenback::table {
namespace {

constexpr int longest_text = 200;

/// Control characters, and marks that turn the direction of writing: they would spoil other people's screens.
bool spoils_screens(boost::locale::utf::code_point c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x061C || (c >= 0x200B && c <= 0x200F) ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF;
}

bool is_good(std::string_view text, int longest) {
    namespace utf = boost::locale::utf;
    if (text.empty() || text.front() == ' ' || text.back() == ' ') return false;
    int length = 0;
    for (auto at = text.begin(); at != text.end(); ++length) {
        const utf::code_point c = utf::utf_traits<char>::decode(at, text.end());
        if (!utf::is_valid_codepoint(c) || spoils_screens(c) || length == longest) return false;
    }
    return true;
}

}  // namespace

std::optional<std::string_view> SeatInfo::played_by() const {
    if (const auto* machine = std::get_if<Machine>(&sitter))
        return machine->player.empty() ? bots::first_bot_of(machine->level) : machine->player;
    if (stand_in) return *stand_in;
    return std::nullopt;
}

Machine machine_of(std::string level) {
    std::string player = bots::player_of(level);
    return {std::move(level), std::move(player)};
}

bool is_good_name(std::string_view name) {
    namespace utf = boost::locale::utf;
    if (!was_good_name(name)) return false;
    char32_t first = 0;
    char32_t last = 0;
    for (auto at = name.begin(); at != name.end();) {
        last = static_cast<char32_t>(utf::utf_traits<char>::decode(at, name.end()));
        if (first == 0) first = last;
        if (is_unseen(last)) return false;
    }
    return !is_blank(first) && !is_blank(last);
}
bool was_good_name(std::string_view name) { return is_good(name, longest_person_name); }
bool is_good_text(std::string_view text) { return is_good(text, longest_text); }

}  // namespace tenback::table
