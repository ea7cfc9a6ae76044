// Text as columns of a terminal.
#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <string_view>

#include "terminal/screen/grid.hpp"

namespace tenback::terminal {
namespace {

// ICU's macros convert without saying so.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
UChar32 next_glyph(const char* text, int32_t& at, int32_t length) {
    UChar32 glyph = 0;
    U8_NEXT(text, at, length, glyph);
    return glyph;
}
#pragma GCC diagnostic pop

}  // namespace

Alphabet alphabet_of_environment() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const char* value = std::getenv(name);
        if (value == nullptr || *value == '\0') continue;
        std::string locale(value);
        std::ranges::transform(locale, locale.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        const bool utf8 = locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
        return utf8 ? Alphabet::unicode : Alphabet::ascii;
    }
    return Alphabet::unicode;
}

std::string in_alphabet(std::string_view text, Alphabet alphabet) {
    if (alphabet == Alphabet::unicode) return std::string(text);
    std::u32string glyphs = glyphs_of(text);
    std::ranges::transform(glyphs, glyphs.begin(), ascii_of);
    return utf8_of(glyphs);
}

char32_t ascii_of(char32_t glyph) {
    constexpr std::u32string_view signs = U"╭╮╰╯─│╔╗╚╝═║▒█░▲▼▶◀▮●↺✹♥‼⊘≈→↔←↑↓◆·…–—−×“”„«»‘’‚\u00A0\u202F";
    constexpr std::u32string_view ascii = U"++++-|####=#%#.^v><|o<*+!x~>=<^v*-.---x\"\"\"\"\"'',  ";
    static_assert(signs.size() == ascii.size());
    const auto at = signs.find(glyph);
    return at == std::u32string_view::npos ? glyph : ascii[at];
}

std::u32string glyphs_of(std::string_view text) {
    std::u32string glyphs;
    const auto length = static_cast<int32_t>(text.size());
    for (int32_t at = 0; at < length;) {
        const UChar32 glyph = next_glyph(text.data(), at, length);
        glyphs += glyph < 0 ? U'?' : static_cast<char32_t>(glyph);
    }
    return glyphs;
}

std::string utf8_of(std::u32string_view glyphs) {
    std::string text;
    for (const char32_t glyph : glyphs) {
        char bytes[U8_MAX_LENGTH];
        int32_t length = 0;
        U8_APPEND_UNSAFE(bytes, length, glyph);
        text.append(bytes, static_cast<std::size_t>(length));
    }
    return text;
}

int columns_of(char32_t glyph) {
    const auto point = static_cast<UChar32>(glyph);
    const auto kind = u_charType(point);
    if (kind == U_NON_SPACING_MARK || kind == U_ENCLOSING_MARK || kind == U_FORMAT_CHAR) return 0;
    const int width = u_getIntPropertyValue(point, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

int columns_of(std::string_view text) {
    int columns = 0;
    for (const char32_t glyph : glyphs_of(text)) columns += columns_of(glyph);
    return columns;
}

std::string elide(std::string_view text, int columns) {
    if (columns_of(text) <= columns) return std::string(text);
    std::u32string kept;
    int used = 0;
    for (const char32_t glyph : glyphs_of(text)) {
        used += columns_of(glyph);
        if (used > columns - 1) break;
        kept += glyph;
    }
    return utf8_of(kept) + "…";
}

}  // namespace tenback::terminal
