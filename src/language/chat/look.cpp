#include "chat/look.hpp"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <array>
#include <boost/locale/utf.hpp>
#include <memory>

namespace tenback::chat {
namespace {

constexpr char unknown = static_cast<char>(0xA5);  // a letter unlike any of ours

/// From а to я: the Latin letter it can be taken for, or a dot where it looks like itself only.
constexpr std::string_view cyrillic_looks = "a.br.e..u.k.mhonpcty.x......b...";

char look_of_cyrillic(char32_t c) {
    switch (c) {
        case U'і': return 'i';
        case U'ј': return 'j';
        case U'ѕ': return 's';
        case U'є': return 'e';
        case U'ґ': return 'r';
        default: break;
    }
    if (c < U'а' || c > U'я') return 0;
    const auto place = static_cast<std::size_t>(c - U'а');
    return cyrillic_looks[place] != '.' ? cyrillic_looks[place] : static_cast<char>(0x80 + place);
}

/// Our own letters, in lower case and without marks; 0 for any other character.
char simple_look(char32_t c) {
    if (c >= U'a' && c <= U'z') return static_cast<char>(c);
    return look_of_cyrillic(c);
}

/// Small capitals, letters in boxes, letters with strokes: Unicode's name says which letter it is.
char look_by_name(char32_t c) {
    std::array<char, 128> buffer{};
    UErrorCode status = U_ZERO_ERROR;
    const auto length = u_charName(static_cast<UChar32>(c), U_UNICODE_CHAR_NAME, buffer.data(), buffer.size(), &status);
    if (U_FAILURE(status)) return 0;
    std::string_view name(buffer.data(), static_cast<std::size_t>(length));
    if (name.find("LATIN") == std::string_view::npos) return 0;
    name = name.substr(0, name.find(" WITH "));
    const bool ends_in_letter = name.size() > 2 && name[name.size() - 2] == ' ';
    return ends_in_letter ? static_cast<char>(name.back() - 'A' + 'a') : '\0';
}

/// Greek, Armenian and whatever else Unicode says can be confused with our letters.
char look_by_confusion(char32_t c) {
    static const std::unique_ptr<USpoofChecker, decltype(&uspoof_close)> checker = [] {
        UErrorCode status = U_ZERO_ERROR;
        return std::unique_ptr<USpoofChecker, decltype(&uspoof_close)>(uspoof_open(&status), &uspoof_close);
    }();
    std::array<UChar, 32> skeleton{};
    UErrorCode status = U_ZERO_ERROR;
    const icu::UnicodeString text(static_cast<UChar32>(c));
    const auto length =
        uspoof_getSkeleton(checker.get(), 0, text.getBuffer(), text.length(), skeleton.data(), skeleton.size(), &status);
    if (U_FAILURE(status) || length == 0) return 0;
    return simple_look(static_cast<char32_t>(u_tolower(skeleton[0])));
}

void append_folded(char32_t c, std::string& look) {
    if (u_isalpha(static_cast<UChar32>(c)) == 0 && u_charType(static_cast<UChar32>(c)) != U_OTHER_SYMBOL) return;
    char letter = simple_look(c);
    if (letter == 0) letter = look_by_name(c);
    if (letter == 0) letter = look_by_confusion(c);
    if (letter != 0)
        look += letter;
    else if (u_isalpha(static_cast<UChar32>(c)) != 0)
        look += unknown;
}

const icu::Normalizer2& compatibility_fold() {
    static const icu::Normalizer2& fold = [&]() -> const icu::Normalizer2& {
        UErrorCode status = U_ZERO_ERROR;
        return *icu::Normalizer2::getNFKCCasefoldInstance(status);
    }();
    return fold;
}

}  // namespace

void append_look(char32_t c, std::string& look) {
    if (c >= U'a' && c <= U'z') {
        look += static_cast<char>(c);
    } else if (c >= U'A' && c <= U'Z') {
        look += static_cast<char>(c - U'A' + U'a');
    } else if (c >= U'а' && c <= U'я' && c != U'й') {
        look += look_of_cyrillic(c);
    } else if (icu::UnicodeString parts; compatibility_fold().getDecomposition(static_cast<UChar32>(c), parts)) {
        for (std::int32_t at = 0; at < parts.length(); at = parts.moveIndex32(at, 1))
            append_folded(static_cast<char32_t>(parts.char32At(at)), look);
    } else {
        append_folded(c, look);
    }
}

std::string squeezed(std::string_view look) {
    std::string result;
    for (const char letter : look)
        if (result.empty() || result.back() != letter) result += letter;
    return result;
}

std::string look_of(std::string_view utf8) {
    std::string look;
    for (auto at = utf8.begin(); at != utf8.end();)
        append_look(boost::locale::utf::utf_traits<char>::decode(at, utf8.end()), look);
    return squeezed(look);
}

char letter_meant_by(char32_t c) {
    switch (c) {
        case U'@': return 'a';
        case U'$': return 's';
        case U'!':
        case U'|':
        case U'¡': return 'i';
        case U'€': return 'e';
        case U'+': return 't';
        case U'£': return 'l';
        case U'¥': return 'y';
        case U'¢':
        case U'©': return 'c';
        case U'®': return 'r';
        default: return 0;
    }
}

}  // namespace tenback::chat
