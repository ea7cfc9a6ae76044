#include "words/language.hpp"

#include <cstdlib>
#include <initializer_list>

namespace tenback::words {
namespace {

/// The first of these variables that says something; empty is as good as not set.
std::string_view first_set(std::initializer_list<const char*> names) {
    for (const char* name : names)
        if (const char* value = std::getenv(name); value != nullptr && *value != '\0') return value;
    return {};
}

/// The first language of a list like `fr:de_AT:en` that we speak.
std::optional<Language> first_known(std::string_view list) {
    while (!list.empty()) {
        const auto end = list.find(':');
        if (const auto language = parse_language(list.substr(0, end))) return language;
        list.remove_prefix(end == std::string_view::npos ? list.size() : end + 1);
    }
    return std::nullopt;
}

}  // namespace

std::string_view code_of(Language language) { return language_codes[static_cast<std::size_t>(language)]; }

std::optional<Language> parse_language(std::string_view text) {
    const std::string_view code = text.substr(0, text.find_first_of("_-.@"));
    for (std::size_t i = 0; i < language_codes.size(); ++i)
        if (language_codes[i] == code) return static_cast<Language>(i);
    return std::nullopt;
}

Language language_of_environment() {
    const std::string_view locale = first_set({"LC_ALL", "LC_MESSAGES", "LANG"});
    // As in other programs: whoever asks for the C locale wants no translation.
    const bool untranslated = locale == "C" || locale == "POSIX";
    const auto preferred = untranslated ? std::nullopt : first_known(first_set({"LANGUAGE"}));
    return preferred ? *preferred : parse_language(locale).value_or(Language::en);
}

}  // namespace tenback::words
