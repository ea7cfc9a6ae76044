// Chances are made of imagined games by learned rows: whatever was learned, more games won never make less of a chance.
#include "bots/true_chance.hpp"

#include <gtest/gtest.h>

#include <set>

#include "bots/odds.hpp"
#include "bots/registry.hpp"
#include "positions.hpp"

namespace tenback::testing {

using namespace bots;

namespace {

TEST(Odds, LeadThereAndBack) {
    for (float odds = -7; odds <= 7; odds += 0.25F) EXPECT_NEAR(odds_of_chance(chance_of_odds(odds)), odds, 0.02F);
    EXPECT_EQ(chance_of_odds(0), 0.5F);
    EXPECT_EQ(odds_of_chance(0), -8);
    EXPECT_EQ(odds_of_chance(1), 8);
    EXPECT_EQ(chance_of_odds(-100), chance_of_odds(-8));
}

TEST(TrueChance, FewGamesSaySmallThings) {
    EXPECT_EQ(smoothed(0, 0), 0.5F);
    EXPECT_EQ(smoothed(0, 1), 0.25F);
    EXPECT_LT(smoothed(99, 99), 1);
}

TEST(TrueChance, EachVariantHasARowOfItsOwn) {
    std::set<std::size_t> rows;
    for (const Rules& rules : all_variants())
        for (const bool talks : {false, true}) {
            Talk talk;
            if (talks && rules.game == GameKind::quick) talk.voices[1].colours = 1;
            const std::size_t row = chance_row(rules, talk);
            EXPECT_LT(row, chance_rows) << name_of(rules);
            rows.insert(row);
        }
    EXPECT_EQ(rows.size(), chance_rows);
}

TEST(TrueChance, MoreGamesWonNeverMakeLessOfIt) {
    for (std::size_t row = 0; row < chance_rows; ++row)
        for (const int left : {1, 10, 30, 50, 98}) {
            double before = 0;
            for (int won = 0; won <= 1000; ++won) {
                const double chance = true_chance(chance_weights(row), left, {0, smoothed(won, 1000), 0});
                EXPECT_GE(chance, before) << row;
                EXPECT_LE(chance, 1) << row;
                before = chance;
            }
        }
}

TEST(TrueChance, ATurnFurtherBehindHasNoBetterOne) {
    for (std::size_t row = 0; row < chance_rows; ++row)
        for (const float best : {0.01F, 0.5F, 0.99F}) {
            double before = 1;
            for (float behind = -0.1F; behind < 1; behind += 0.05F) {
                const double chance = true_chance(chance_weights(row), 40, {0, best, behind});
                EXPECT_LE(chance, before) << row;
                before = chance;
            }
        }
}

/// The order of the turns is that of what they are worth, and the chances follow it.
TEST(TrueChance, TheBestTurnHasTheBestChance) {
    const auto expert = find_bot("expert")->make();
    for (const Rules& rules : all_variants())
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const State state = random_position(rules, seed).state;
            const View view = view_of(rules, state, {}, state.turn.seat);
            const auto search = expert->think({rules, view, {}}, seed, {200});
            const double best = decide(*search).estimate;
            for (const Choice& choice : search->ranking()) EXPECT_LE(choice.estimate, best) << name_of(rules);
        }
}

}  // namespace
}  // namespace tenback::testing
