#include "catalogues.hpp"
#include "source_folder.hpp"

#include <unicode/messagepattern.h>

#include <fstream>
#include <iterator>

namespace tenback::words {
namespace {

std::string kind_of(UMessagePatternArgType type) {
    switch (type) {
        case UMSGPAT_ARG_TYPE_NONE: return "plain";
        case UMSGPAT_ARG_TYPE_PLURAL: return "plural";
        case UMSGPAT_ARG_TYPE_SELECT: return "select";
        default: return "beyond the subset";
    }
}

std::string text_at(const icu::MessagePattern& pattern, int part) {
    std::string text;
    pattern.getSubstring(pattern.getPart(part)).toUTF8String(text);
    return text;
}

/// The selectors of the argument that starts at this part, and not those of arguments inside it.
Use use_at(const icu::MessagePattern& pattern, int start) {
    Use use{text_at(pattern, start + 1), kind_of(pattern.getPart(start).getArgType()), {}};
    const int limit = pattern.getLimitPartIndex(start);
    for (int i = start + 2; i < limit; ++i) {
        const auto type = pattern.getPartType(i);
        if (type == UMSGPAT_PART_TYPE_ARG_SELECTOR) use.selectors.insert(text_at(pattern, i));
        if (type == UMSGPAT_PART_TYPE_ARG_INT) use.kind = "beyond the subset";  // an offset
        if (type == UMSGPAT_PART_TYPE_MSG_START) i = pattern.getLimitPartIndex(i);
    }
    return use;
}

}  // namespace

boost::json::value read_json(const std::string& path_in_sources) {
    std::ifstream file(source_folder() / path_in_sources);
    return boost::json::parse(std::string(std::istreambuf_iterator<char>(file), {}));
}

Catalogue catalogue_of(Language language) {
    Catalogue catalogue;
    const boost::json::value json = read_json("locale/" + std::string(code_of(language)) + ".json");
    for (const auto& [key, message] : json.as_object()) catalogue[std::string(key)] = std::string(message.as_string());
    return catalogue;
}

Parsed parsed(const std::string& message) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::MessagePattern pattern(icu::UnicodeString::fromUTF8(message), nullptr, status);
    if (U_FAILURE(status) != 0) return {u_errorName(status), {}};
    Parsed result;
    for (int i = 0; i < pattern.countParts(); ++i)
        if (pattern.getPartType(i) == UMSGPAT_PART_TYPE_ARG_START) result.uses.push_back(use_at(pattern, i));
    return result;
}

}  // namespace tenback::words
