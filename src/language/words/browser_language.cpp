#include "words/browser_language.hpp"

#include <unicode/uenum.h>
#include <unicode/uloc.h>

#include <memory>
#include <string>

namespace tenback::words {

Language language_of_browser(std::string_view header) {
    std::array<const char*, all_languages.size()> codes{};
    for (std::size_t i = 0; i < codes.size(); ++i) codes[i] = code_of(all_languages[i]).data();  // all end with a 0
    UErrorCode error = U_ZERO_ERROR;
    const std::unique_ptr<UEnumeration, decltype(&uenum_close)> ours(
        uenum_openCharStringsEnumeration(codes.data(), static_cast<std::int32_t>(codes.size()), &error), uenum_close);
    std::array<char, ULOC_FULLNAME_CAPACITY> found{};
    UAcceptResult fit = ULOC_ACCEPT_FAILED;
    uloc_acceptLanguageFromHTTP(found.data(), static_cast<std::int32_t>(found.size()), &fit, std::string(header).c_str(),
                                ours.get(), &error);
    if (U_FAILURE(error) || fit == ULOC_ACCEPT_FAILED) return Language::en;
    return parse_language(found.data()).value_or(Language::en);
}

}  // namespace tenback::words
