// RapidCheck chooses the seeds; every variant is tried with each of them.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "properties/positions.hpp"
#include "support/text.hpp"
#include "support/variants.hpp"

namespace tenback::testing {

/// Calls `check(rules, seed)` for every variant, `rounds` times with different seeds.
template <class Check>
void in_every_variant(const Check& check, std::uint64_t rounds = 1) {
    const auto start = *rc::gen::inRange<std::uint64_t>(0, 1'000'000'000);
    for (const std::string& variant : all_variants()) {
        const Rules rules = rules_of(variant);
        for (std::uint64_t round = 0; round < rounds; ++round) check(rules, start * rounds + round);
    }
}

}  // namespace tenback::testing
