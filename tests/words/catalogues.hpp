// The catalogues as they stand in locale/, and what their messages consist of.
#pragma once

#include <boost/json.hpp>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "words/language.hpp"

namespace tenback::words {

boost::json::value read_json(const std::string& path_in_sources);

using Catalogue = std::map<std::string, std::string>;
Catalogue catalogue_of(Language language);

/// One argument as it is used in a message.
struct Use {
    std::string name;
    std::string kind;                 // plain, plural, select, or what ICU has beyond our subset
    std::set<std::string> selectors;  // one, few, …; =0; words of a select
};
struct Parsed {
    std::string error;  // empty if it is a message
    std::vector<Use> uses;
};
Parsed parsed(const std::string& message);

}  // namespace tenback::words
