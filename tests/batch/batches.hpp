// What the tests of batches share.
#pragma once

#include <string_view>
#include <vector>

#include "batch/batch.hpp"
#include "engine/action.hpp"
#include "notation/variant.hpp"

namespace tenback::testing {

inline Rules rules_of(std::string_view variant) { return *parse_variant(variant); }

inline batch::BatchSettings settings_of(const Rules& rules, std::size_t games) {
    return {.common = {.rules = rules}, .games = games};
}

inline std::vector<batch::ActionCode> sampled(batch::Batch& batch) {
    std::vector<batch::ActionCode> codes(batch.settings().games);
    batch.sample(codes);
    return codes;
}

/// One step of samples.
inline std::vector<batch::ActionCode> step_at_random(batch::Batch& batch) {
    const std::vector<batch::ActionCode> codes = sampled(batch);
    batch.step(codes);
    return codes;
}

/// A game beside the batch: the same deal, through the checked door.
struct Twin {
    World world;
    Talk talk;

    Twin(const Rules& rules, std::uint64_t seed, Seat first) : world(deal(rules, seeded_deck(rules, seed))), talk{} {
        begin(rules, world.state, first);
    }
};

}  // namespace tenback::testing
