// Thinking in slices: reproducible, and good for a legal choice at any moment.
#include <gtest/gtest.h>

#include "bots/registry.hpp"
#include "positions.hpp"

namespace tenback::testing {

using namespace bots;

namespace {

std::unique_ptr<Search> expert_search(const Rules& rules, const State& state, Effort effort) {
    static const auto expert = find_bot("expert")->make();
    const View view = view_of(rules, state, {}, state.turn.seat);
    return expert->think({rules, view, {}}, 7, effort);
}

TEST(Search, SlicesDoNotChangeTheChoice) {
    for (const Rules& rules : all_variants()) {
        const World world = random_position(rules, 3);
        const State& state = world.state;
        const auto whole = expert_search(rules, state, {500});
        const auto sliced = expert_search(rules, state, {500});
        while (!whole->done()) whole->step(1U << 20);
        while (!sliced->done()) sliced->step(1);
        EXPECT_EQ(whole->best(), sliced->best()) << name_of(rules);
    }
}

TEST(Search, StoppedAtAnyMomentItHasALegalChoice) {
    for (const Rules& rules : all_variants()) {
        const World world = random_position(rules, 5);
        const State& state = world.state;
        const auto search = expert_search(rules, state, {300});
        double progress = 0;
        for (;;) {
            EXPECT_TRUE(completes_turn(rules, world, search->best().plan)) << name_of(rules);
            EXPECT_GE(search->progress(), progress) << name_of(rules);
            progress = search->progress();
            if (search->done()) break;
            search->step(40);
        }
        EXPECT_EQ(progress, 1) << name_of(rules);
        EXPECT_GE(search->best().estimate, 0);
        EXPECT_LE(search->best().estimate, 1);
    }
}

TEST(Search, TheRankingBeginsWithTheBest) {
    for (const Rules& rules : all_variants())
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const auto search = expert_search(rules, random_position(rules, seed).state, {300});
            decide(*search);
            const std::vector<Choice> ranking = search->ranking();
            ASSERT_FALSE(ranking.empty()) << name_of(rules);
            EXPECT_EQ(ranking.front(), search->best()) << name_of(rules);
        }
}

TEST(Search, EffortIsKept) {
    const Rules rules = *make_rules(GameKind::classic, 3).rules;
    const World world = random_position(rules, 11);
    const State& state = world.state;
    const auto search = expert_search(rules, state, {1000});
    const Choice choice = decide(*search);
    EXPECT_LE(choice.roll_outs, 1024U);
}

TEST(Search, AWinningTurnIsTaken) {
    const Rules rules = *make_rules(GameKind::classic, 1).rules;
    auto [deck, state] = deal(rules, *rules.sorted_deck);
    begin(rules, state, Seat::at(0));
    while (state.turn.left > 2) {
        if (may_end(state.turn))
            end_turn(rules, deck, state);
        else
            lay(rules, state, {state.hand_to_move().first(), U1});
    }
    const Choice choice = decide(*expert_search(rules, state, {100}));
    EXPECT_EQ(choice.estimate, 1);
    EXPECT_EQ(choice.motive, Motive::exact);
    EXPECT_EQ(choice.plan.size(), 2);
}

}  // namespace
}  // namespace tenback::testing
