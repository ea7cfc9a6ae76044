// Every bot plays every variant by the rules.
#include "bots/registry.hpp"

#include <gtest/gtest.h>

#include "positions.hpp"

namespace tenback::testing {
namespace {

constexpr Effort small{64};

/// Plays a whole game through the checked door; false as soon as something is refused.
bool plays_by_the_rules(const Bot& bot, const Rules& rules, std::uint64_t seed) {
    World world = deal(rules, seeded_deck(rules, seed));
    State& state = world.state;
    Talk talk;
    for (int seat = 0; rules.cooperative() && seat < rules.players; ++seat)
        if (act(rules, world, talk, Seat::at(seat), bot.wish(rules, view_of(rules, state, talk, Seat::at(seat)))))
            return false;
    begin(rules, state, settle_first(rules, talk, 0));
    while (state.status == Status::playing) {
        const Plan plan = choice_of(bot, rules, state, seed, small).plan;
        if (!completes_turn(rules, world, plan)) return false;
        const auto turn = state.turn_number;
        for (int n = 0; state.status == Status::playing && state.turn_number == turn; ++n)
            act(rules, world, talk, state.turn.seat, action_of(plan, n));
    }
    return true;
}

TEST(Registry, EveryBotPlaysEveryVariantToTheEnd) {
    for (const BotEntry& entry : bots()) {
        const auto bot = entry.make();
        for (const Rules& rules : all_variants())
            for (std::uint64_t seed = 0; seed < 2; ++seed)
                EXPECT_TRUE(plays_by_the_rules(*bot, rules, seed))
                    << entry.name << ", " << name_of(rules) << ", seed " << seed;
    }
}

TEST(Registry, LevelsAreBots) {
    for (const Level& level : levels()) {
        ASSERT_NE(find_bot(level.name), nullptr) << level.name;
        EXPECT_EQ(find_bot(level.name)->name, level.bot);
    }
    EXPECT_EQ(find_bot("nobody"), nullptr);
}

TEST(Registry, TurnsAreLegalFromAnyPosition) {
    for (const BotEntry& entry : bots()) {
        const auto bot = entry.make();
        for (const Rules& rules : all_variants())
            for (std::uint64_t seed = 0; seed < 8; ++seed) {
                const World world = random_position(rules, seed);
                const State& state = world.state;
                const Plan plan = choice_of(*bot, rules, state, seed, small).plan;
                EXPECT_TRUE(completes_turn(rules, world, plan)) << entry.name << ", " << name_of(rules) << ", seed " << seed;
                // Only chance runs into a dead end that a look ahead avoids.
                EXPECT_FALSE(entry.name != "random" && loses_at_once(rules, state, plan))
                    << entry.name << ", " << name_of(rules) << ", seed " << seed;
            }
    }
}

}  // namespace
}  // namespace tenback::testing
