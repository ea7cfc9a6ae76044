// RapidCheck chooses the seeds; every variant is tried with each of them.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "properties/positions.hpp"
#include "support/text.hpp"
#include "support/variants.hpp"

namespace tenback::testing {

/// Calls `check(rules, seed)` for every variant.
template <class Check>
void in_every_variant(const Check& check) {
    const auto seed = *rc::gen::inRange<std::uint64_t>(0, 1'000'000'000);
    for (const std::string& variant : all_variants()) {
        const Rules rules = rules_of(variant);
        check(rules, seed);
    }
}

}  // namespace tenback::testing
