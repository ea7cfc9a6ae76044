// The languages that tenback speaks, and which of them a person wants.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tenback::words {

enum class Language : std::uint8_t {
    en,
    de,
    uk,
    cs,
    ru,
    pseudo,  // English with every message in brackets: shows what was never translated
};

/// Those that people choose from.
inline constexpr std::array all_languages{Language::en, Language::de, Language::uk, Language::cs, Language::ru};

/// `de`
std::string_view code_of(Language language);

/// Takes `de`, and also `de_AT.UTF-8` or `de-AT`.
std::optional<Language> parse_language(std::string_view text);

/// What LANGUAGE asks for, a list with the best first; else LC_ALL, LC_MESSAGES or LANG. English if that is none of ours.
Language language_of_environment();

}  // namespace tenback::words
