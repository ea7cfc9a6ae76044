// Bots and variants for the laboratory's tests.
#pragma once

#include <vector>

#include "bots/registry.hpp"
#include "lab/series.hpp"

namespace tenback::testing {

inline const bots::Bot& bot(std::string_view name) {
    static std::vector<std::unique_ptr<bots::Bot>> made;
    static std::vector<std::string_view> names;
    for (std::size_t i = 0; i < made.size(); ++i)
        if (names[i] == name) return *made[i];
    names.push_back(bots::find_bot(name)->name);
    made.push_back(bots::find_bot(name)->make());
    return *made.back();
}

/// One table of each kind.
inline std::vector<Rules> sample_variants() {
    return {*make_rules(GameKind::classic, 1).rules,
            *make_rules(GameKind::classic, 3, {.fire = true}).rules,
            *make_rules(GameKind::classic, 1, {.fire = true}).rules,
            *make_rules(GameKind::classic, 5, {.minimum = 3, .hand = 5}).rules,
            *make_rules(GameKind::quick, 2).rules,
            *make_rules(GameKind::quick, 4, {.pro = true}).rules,
            *make_rules(GameKind::face, 2).rules};
}

}  // namespace tenback::testing
