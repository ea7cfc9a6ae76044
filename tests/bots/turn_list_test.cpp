// The list of whole turns: legal, different from each other, best first.
#include "bots/turn_list.hpp"

#include <gtest/gtest.h>

#include <set>

#include "positions.hpp"

namespace tenback::testing {

using namespace bots;

namespace {

TEST(TurnList, LegalDifferentAndSorted) {
    for (const Rules& rules : all_variants())
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const World world = random_position(rules, seed);
            const State& state = world.state;
            const View view = view_of(rules, state, {}, state.turn.seat);
            const auto turns = whole_turns(rules, view, shipped_thumb(rules, Purpose::play), 24);
            ASSERT_FALSE(turns.empty()) << name_of(rules);
            EXPECT_LE(turns.size(), 24U);
            for (std::size_t i = 0; i < turns.size(); ++i) {
                EXPECT_TRUE(completes_turn(rules, world, turns[i].plan)) << name_of(rules) << ", seed " << seed;
                if (i == 0) continue;
                EXPECT_LE(turns[i].score, turns[i - 1].score);
                const bool same = turns[i].after.tops == turns[i - 1].after.tops && turns[i].rest == turns[i - 1].rest;
                EXPECT_FALSE(same) << name_of(rules) << ", seed " << seed;
            }
        }
}

TEST(TurnList, TenBackIsTaken) {
    const Rules rules = *make_rules(GameKind::classic, 2).rules;
    State state = deal(rules, *rules.sorted_deck).state;
    begin(rules, state, Seat::at(0));
    state.turn.tops[U1.index()] = Card(60);
    state.hands[0] = {};
    for (const int card : {50, 51, 70, 30, 20}) state.hands[0].insert(Card(card));
    const auto turns = whole_turns(rules, view_of(rules, state, {}, Seat::at(0)), shipped_thumb(rules, Purpose::play), 24);
    const Plan& best = turns.front().plan;
    EXPECT_NE(std::find(best.begin(), best.end(), Play{Card(50), U1}), best.end());
}

}  // namespace
}  // namespace tenback::testing
