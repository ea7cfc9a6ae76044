// Networks that have learned nothing, and positions for them.
#pragma once

#include "bots/classic_net.hpp"
#include "bots/thumb.hpp"
#include "engine/random.hpp"
#include "positions.hpp"

namespace tenback::testing {

/// Numbers that 16 bits hold exactly.
inline std::vector<float> some_numbers(const bots::NetKind& kind, std::uint64_t seed) {
    Random random(seed);
    std::vector<float> numbers;
    for (std::size_t i = 0; i < kind.numbers(); ++i)
        numbers.push_back((static_cast<float>(below(4001, random)) - 2000) / bots::ValueNet::precision);
    return numbers;
}

inline std::unique_ptr<bots::ValueNet> some_net(const bots::NetKind& kind) {
    // Small numbers, since hundreds of inputs are on: most chances are neither 0 nor 1.
    std::vector<float> numbers = some_numbers(kind, 1);
    for (float& number : numbers) number /= 8;
    return std::move(*read_net(kind, net_file(kind, numbers, "")));
}

inline std::vector<Rules> variants_with_nets() {
    std::vector<Rules> some;
    for (const Rules& rules : all_variants())
        if (bots::may_have_net(rules)) some.push_back(rules);
    return some;
}

inline const bots::Potential& potential_of(const Rules& rules) {
    return *shipped_thumb(rules, bots::Purpose::search).classic;
}

/// Random positions of all these variants, as the seat to move sees them.
template <class See>
void each_sight(See see) {
    for (const Rules& rules : variants_with_nets())
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            const World world = random_position(rules, seed);
            bots::ClassicTable table(rules, potential_of(rules));
            table.load(world);
            see(rules, world, table.sight());
        }
}

}  // namespace tenback::testing
