#include "chat/piles.hpp"

#include <unicode/uchar.h>

#include <boost/locale/utf.hpp>
#include <string>

#include "chat/lexicon.hpp"
#include "chat/tokens.hpp"

namespace tenback::chat {
namespace {

constexpr std::size_t longest_ending = 5;  // letters: U1čkama

std::u32string decoded(std::string_view utf8) {
    std::u32string text;
    for (auto at = utf8.begin(); at != utf8.end();)
        text += static_cast<char32_t>(boost::locale::utf::utf_traits<char>::decode(at, utf8.end()));
    return text;
}

/// U and D, also as they are typed with Cyrillic keys.
bool is_direction(char32_t c) { return std::u32string_view(U"UuDdУуДд").find(c) != std::u32string_view::npos; }

bool is_ending(std::u32string_view letters) {
    std::string look;
    std::size_t length = 0;
    for (const char32_t c : letters) {
        if (is_figure(c)) return false;
        if (u_isalpha(static_cast<UChar32>(c)) == 0) continue;
        append_look(c, look);
        ++length;
    }
    return length <= longest_ending && (lexicon().of(squeezed(look)) & means::number) == 0;
}

}  // namespace

bool names_piles(std::string_view token) {
    const std::u32string text = decoded(token);
    std::size_t at = 0;
    while (at + 1 < text.size()) {
        if (!is_direction(text[at]) || (text[at + 1] != U'1' && text[at + 1] != U'2')) return false;
        const std::size_t from = at + 2;
        at = from;
        while (at < text.size() && !(is_direction(text[at]) && at + 1 < text.size() && is_figure(text[at + 1]))) ++at;
        if (!is_ending(std::u32string_view(text).substr(from, at - from))) return false;
    }
    return at == text.size() && at > 0;
}

bool names_pile(std::string_view letter, std::string_view number) {
    return (letter == "U" || letter == "D") && (number == "1" || number == "2");
}

}  // namespace tenback::chat
