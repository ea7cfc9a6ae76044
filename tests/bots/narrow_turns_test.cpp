// The few turns that imagined games choose from, the choice among them, and the expert that imagines so.
#include "bots/narrow_turns.hpp"

#include <gtest/gtest.h>

#include "bots/registry.hpp"
#include "positions.hpp"
#include "some_net.hpp"

namespace tenback::testing {

using namespace bots;

namespace {

TEST(NarrowTurns, ThereIsOneAndEachCompletesTheTurn) {
    NarrowTurns turns;
    each_sight([&](const Rules& rules, const World& world, const ClassicSight& sight) {
        const auto list = turns.list(sight, potential_of(rules), 1000);
        EXPECT_FALSE(list.empty()) << name_of(rules);
        for (const NarrowTurn& turn : list) EXPECT_TRUE(completes_turn(rules, world, turn.plan)) << name_of(rules);
    });
}

TEST(NarrowTurns, EachLeadsWhereItSays) {
    NarrowTurns turns;
    each_sight([&](const Rules& rules, const World& world, const ClassicSight& sight) {
        for (const NarrowTurn& turn : turns.list(sight, potential_of(rules), 1000)) {
            State state = world.state;
            for (const Play play : turn.plan) lay(rules, state, play);
            const auto hand = travel_bits(state.hands[world.state.turn.seat.index()]);
            for (int d = 0; d < 2; ++d) {
                EXPECT_EQ(turn.after.hand[d].words, hand[d].words) << name_of(rules);
                for (int pile = 0; pile < 2; ++pile)
                    EXPECT_EQ(turn.after.tops[d][pile],
                              position(state.turn.tops[static_cast<std::size_t>(d * 2 + pile)], d));
            }
        }
    });
}

TEST(NarrowTurns, TheBestByThePotentialComeFirstAndTheRestIsLeftOut) {
    NarrowTurns turns;
    int shortened = 0;
    each_sight([&](const Rules& rules, const World& /*world*/, const ClassicSight& sight) {
        const auto span = turns.list(sight, potential_of(rules), 1000);
        const std::vector<NarrowTurn> all(span.begin(), span.end());
        for (std::size_t i = 1; i < all.size(); ++i) EXPECT_GE(all[i - 1].worth, all[i].worth) << name_of(rules);
        const auto few = turns.list(sight, potential_of(rules), 5);
        ASSERT_EQ(few.size(), std::min<std::size_t>(5, all.size()));
        for (std::size_t i = 0; i < few.size(); ++i) EXPECT_TRUE(few[i].plan == all[i].plan) << name_of(rules);
        shortened += few.size() < all.size() ? 1 : 0;
    });
    EXPECT_GT(shortened, 50);
}

TEST(NarrowTurns, ThePolicyTakesTheBestByTheWordOfTheNetwork) {
    each_sight([](const Rules& rules, const World& /*world*/, const ClassicSight& sight) {
        const auto net = some_net(classic_net_kind(rules));
        NetPolicy policy(*net, potential_of(rules));
        const NetPolicy::Chosen chosen = policy.choose(sight);
        ASSERT_NE(chosen.turn, nullptr);
        NarrowTurns turns;
        ClassicJudge judge(*net);
        judge.look_at(sight);
        const bool last_hand = sight.draw + sight.others == 0;
        for (const NarrowTurn& turn : turns.list(sight, potential_of(rules), 5)) {
            const bool wins = last_hand && turn.after.hand[0].empty();
            EXPECT_GE(chosen.worth.both(), wins ? 1 : judge(turn.after).both()) << name_of(rules);
        }
    });
}

/// The expert with a network that has learned nothing.
std::unique_ptr<Bot> expert_with_some_net(const Rules& rules, const ValueNet& net) {
    Thumb thumb = shipped_thumb(rules, Purpose::search);
    thumb.net = &net;
    return find_bot("expert")->make_with([thumb](const Rules& /*rules*/) { return thumb; });
}

TEST(NarrowTurns, WithAnyNetworkTheExpertPlaysLegallyAndByWhatItMayKnow) {
    for (const Rules& rules : variants_with_nets()) {
        const auto net = some_net(classic_net_kind(rules));
        const auto bot = expert_with_some_net(rules, *net);
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const World world = random_position(rules, seed);
            const Choice choice = choice_of(*bot, rules, world.state, seed, {40});
            EXPECT_TRUE(completes_turn(rules, world, choice.plan)) << name_of(rules);
            EXPECT_GE(choice.estimate, 0);
            EXPECT_LE(choice.estimate, 1);
            const World other = with_other_secrets(rules, world, seed + 1);
            EXPECT_TRUE(choice_of(*bot, rules, other.state, seed, {40}).plan == choice.plan) << name_of(rules);
        }
    }
}

}  // namespace
}  // namespace tenback::testing
