#include "words/language.hpp"

#include <cstdlib>

namespace tenback {
namespace {

constexpr std::array<std::string_view, 6> codes{"en", "de", "uk", "cs", "ru", "qps"};

}  // namespace

std::string_view code_of(Language language) { return codes[static_cast<std::size_t>(language)]; }

std::optional<Language> parse_language(std::string_view text) {
    const std::string_view code = text.substr(0, text.find_first_of("_-.@"));
    for (std::size_t i = 0; i < codes.size(); ++i)
        if (codes[i] == code) return static_cast<Language>(i);
    return std::nullopt;
}

Language language_of_environment() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value != nullptr && *value != '\0') return parse_language(value).value_or(Language::en);
    }
    return Language::en;
}

}  // namespace tenback
