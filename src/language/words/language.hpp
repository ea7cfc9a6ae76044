// The languages that tenback speaks, and which of them a person wants. locale/languages.json lists them; `Language` and
// `all_languages` are made from it.
#pragma once

#include <optional>
#include <string_view>

#include "words/languages.hpp"

namespace tenback::words {

/// `de`
std::string_view code_of(Language language);

/// Takes `de`, and also `de_AT.UTF-8` or `de-AT`.
std::optional<Language> parse_language(std::string_view text);

/// What LANGUAGE asks for, a list with the best first; else LC_ALL, LC_MESSAGES or LANG. English if that is none of ours.
Language language_of_environment();

}  // namespace tenback::words
