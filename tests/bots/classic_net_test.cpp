// Networks of classic: what they are told, that a judge adds it up right, and that each variant has its own.
#include "bots/classic_net.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "bots/narrow_turns.hpp"
#include "positions.hpp"
#include "some_net.hpp"

namespace tenback::testing {

using namespace bots;

namespace {

std::vector<std::uint16_t> sorted_inputs(const ClassicSight& sight, const ClassicAfter& after) {
    auto on = classic_inputs(sight, after);
    std::sort(on.begin(), on.end());
    return on;
}

TEST(ClassicNet, AJudgeAddsUpTheInputsThatAreOn) {
    int judged = 0;
    each_sight([&](const Rules& rules, const World& /*world*/, const ClassicSight& sight) {
        const auto net = some_net(classic_net_kind(rules));
        ClassicJudge judge(*net);
        NarrowTurns turns;
        for (int look = 0; look < 2; ++look) {
            judge.look_at(sight);
            for (const NarrowTurn& turn : turns.list(sight, potential_of(rules), 12)) {
                ValueNet::Sums sums = net->none();
                for (const std::uint16_t input : classic_inputs(sight, turn.after)) net->add(sums, input);
                const auto chances = net->chances(sums);
                const ClassicJudge::Worth worth = judge(turn.after);
                ASSERT_EQ(worth.won, chances[0]) << name_of(rules);
                ASSERT_EQ(worth.utility, chances[1]) << name_of(rules);
                ++judged;
            }
        }
    });
    EXPECT_GT(judged, 1000);
}

TEST(ClassicNet, AJudgeForgetsWhatItLookedAtBefore) {
    const Rules rules = *make_rules(GameKind::classic, 2).rules;
    const auto net = some_net(classic_net_kind(rules));
    ClassicJudge old(*net);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        ClassicTable table(rules, potential_of(rules));
        const World world = random_position(rules, seed);
        table.load(world);
        const ClassicSight sight = table.sight();
        const ClassicAfter after{sight.tops, sight.hand};
        ClassicJudge fresh(*net);
        fresh.look_at(sight);
        old.look_at(sight);
        EXPECT_EQ(old(after).won, fresh(after).won) << seed;
    }
}

TEST(ClassicNet, InputsAreThoseOfItsKind) {
    each_sight([](const Rules& rules, const World& /*world*/, const ClassicSight& sight) {
        for (const std::uint16_t input : classic_inputs(sight, {sight.tops, sight.hand}))
            ASSERT_LT(input, classic_net_kind(rules).inputs);
    });
}

TEST(ClassicNet, PilesOfADirectionAreAlikeAndSoAreTheDirections) {
    int mirrored = 0;
    each_sight([&](const Rules& rules, const World& /*world*/, const ClassicSight& sight) {
        const auto on = sorted_inputs(sight, {sight.tops, sight.hand});
        ClassicSight other = sight;
        std::swap(other.tops[1][0], other.tops[1][1]);
        EXPECT_EQ(sorted_inputs(other, {other.tops, other.hand}), on) << name_of(rules);
        if (std::minmax(sight.tops[0][0], sight.tops[0][1]) == std::minmax(sight.tops[1][0], sight.tops[1][1])) return;
        std::swap(other.tops[0], other.tops[1]);
        std::swap(other.hand[0], other.hand[1]);
        std::swap(other.unseen[0], other.unseen[1]);
        EXPECT_EQ(sorted_inputs(other, {other.tops, other.hand}), on) << name_of(rules);
        ++mirrored;
    });
    EXPECT_GT(mirrored, 100);
}

TEST(ClassicNet, EachVariantHasItsOwn) {
    std::set<std::string_view> names;
    for (const Rules& rules : variants_with_nets()) names.insert(classic_net_kind(rules).about);
    EXPECT_EQ(names.size(), 20U);
}

TEST(ClassicNet, ANetworkOfAnotherVariantIsRefused) {
    const auto kind = [](int players, int minimum, int hand) {
        for (const Rules& rules : variants_with_nets())
            if (rules.players == players && rules.minimum == minimum && rules.hand_size == hand)
                return classic_net_kind(rules);
        return NetKind{};
    };
    const NetKind usual = kind(2, 2, 7);
    const std::string file = net_file(usual, some_numbers(usual, 1), "");
    EXPECT_TRUE(read_net(usual, file));
    for (const NetKind& other : {kind(3, 2, 6), kind(2, 3, 7), kind(2, 2, 6), kind(2, 3, 6)})
        EXPECT_EQ(read_net(other, file).reason().substr(0, 43), "it is a network for 'classic-2 inputs-1 211")
            << other.about;
}

}  // namespace
}  // namespace tenback::testing
