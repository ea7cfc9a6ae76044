// What a seat cannot see cannot change what it does.
#include <gtest/gtest.h>

#include "bots/registry.hpp"
#include "positions.hpp"

namespace tenback::testing {

using namespace bots;

namespace {

TEST(Interference, SameViewSameChoice) {
    std::vector<std::unique_ptr<Bot>> all;
    for (const BotEntry& entry : all_bots()) all.push_back(entry.make());
    int positions = 0;
    for (const Rules& rules : all_variants())
        for (std::uint64_t seed = 0; seed < 60; ++seed, ++positions) {
            const World world = random_position(rules, seed);
            const State& state = world.state;
            const State other = with_other_secrets(rules, world, seed).state;
            const Seat you = state.turn.seat;
            ASSERT_EQ(view_of(rules, state, {}, you), view_of(rules, other, {}, you));
            for (std::size_t b = 0; b < all.size(); ++b)
                EXPECT_EQ(choice_of(*all[b], rules, state, seed, {60}), choice_of(*all[b], rules, other, seed, {60}))
                    << all_bots()[b].name << ", " << name_of(rules) << ", seed " << seed;
        }
    EXPECT_GT(positions, 2000);
}

}  // namespace
}  // namespace tenback::testing
