// Bots say only what the rules permit, say it once, and heed it.
#include <gtest/gtest.h>

#include "bots/registry.hpp"
#include "bots/speech.hpp"
#include "positions.hpp"

namespace tenback::testing {
namespace {

TEST(Talk, EverythingSaidIsPermittedAndSaidOnce) {
    int said = 0;
    for (const BotEntry& entry : bots()) {
        const auto bot = entry.make();
        for (const Rules& rules : all_variants())
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                World world = random_position(rules, seed);
                const State& state = world.state;
                Talk talk;
                for (int s = 0; s < rules.players; ++s) {
                    const Seat seat = Seat::at(s);
                    for (const Say& say : bot->talk({rules, view_of(rules, state, talk, seat), {}})) {
                        EXPECT_FALSE(act(rules, world, talk, seat, say)) << entry.name << ", " << name_of(rules);
                        ++said;
                    }
                    EXPECT_TRUE(bot->talk({rules, view_of(rules, state, talk, seat), {}}).empty()) << entry.name;
                }
            }
    }
    EXPECT_GT(said, 100);
}

TEST(Talk, ThePlannerLeavesAPileThatIsAskedFor) {
    const Rules rules = *make_rules(GameKind::classic, 2).rules;
    const auto planner = find_bot("planner")->make();
    int heeded = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const World world = random_position(rules, seed);
        const State& state = world.state;
        const Plan silent = choice_of(*planner, rules, state, 1, {}).plan;
        if (silent.empty()) continue;
        Talk talk;
        hear(talk, Seat::at(1 - state.turn.seat.index()), Mark{MarkKind::leave_it_to_me, silent[0].pile});
        const View view = view_of(rules, state, talk, state.turn.seat);
        const Plan plan = decide(*planner->think({rules, view, {}}, 1, {})).plan;
        heeded += objections(rules, view, plan) < objections(rules, view, silent) ? 1 : 0;
    }
    EXPECT_GT(heeded, 10);
}

/// Classic with tops to measure distances from: what a seat with these cards sees while seat 1 is to move.
View classic_view(const Rules& rules, std::initializer_list<int> hand, Seat you, const Talk& talk = {}) {
    State state = deal(rules, seeded_deck(rules, 1)).state;
    begin(rules, state, Seat::at(0));
    View view = view_of(rules, state, talk, you);
    view.turn.tops = {Card(20), Card(50), Card(90), Card(60)};
    view.hand = {};
    for (const int card : hand) view.hand.insert(Card(card));
    return view;
}

TEST(Talk, ACardNextToAPileAsksForItAndACloseOneForSmallSteps) {
    const Rules rules = *make_rules(GameKind::classic, 2).rules;
    const View view = classic_view(rules, {21, 53, 86}, Seat::at(1));
    const std::vector<Say> says = helpful_talk(rules, view);
    EXPECT_EQ(says, (std::vector<Say>{Mark{MarkKind::leave_it_to_me, U1}, Mark{MarkKind::small_steps_only, U2}}));
}

TEST(Talk, AJumpWhereStepsAreWantedWeighsLessThanAnyCardWhereNoneIs) {
    const Rules rules = *make_rules(GameKind::classic, 2).rules;
    const auto objected = [&](MarkKind kind, int card) {
        Talk talk;
        hear(talk, Seat::at(1), Mark{kind, U1});
        Plan plan;
        plan.add({Card(card), U1});
        return objections(rules, classic_view(rules, {21, 40}, Seat::at(0), talk), plan);
    };
    EXPECT_EQ(objected(MarkKind::small_steps_only, 21), 0);
    EXPECT_GT(objected(MarkKind::small_steps_only, 40), 0);
    EXPECT_GT(objected(MarkKind::leave_it_to_me, 21), objected(MarkKind::small_steps_only, 40));
}

TEST(Talk, WishesDiffer) {
    const Rules rules = *make_rules(GameKind::classic, 3).rules;
    std::array<int, 5> wishes{};
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const State state = deal(rules, seeded_deck(rules, seed)).state;
        ++wishes[static_cast<std::size_t>(wish_to_begin(rules, view_of(rules, state, {}, Seat::at(0))))];
    }
    EXPECT_EQ(wishes[0], 0);
    for (std::size_t wish = 1; wish < wishes.size(); ++wish) EXPECT_GT(wishes[wish], 10) << wish;
}

}  // namespace
}  // namespace tenback::testing
