// Which of our languages a browser asks for.
#pragma once

#include <string_view>

#include "words/language.hpp"

namespace tenback::words {

/// By its header Accept-Language; English if it wants none of ours.
Language language_of_browser(std::string_view header);

}  // namespace tenback::words
