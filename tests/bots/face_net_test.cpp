// The network of Face to Face: what it sees of a position, and what the expert makes of it.
#include "bots/face_net.hpp"

#include <gtest/gtest.h>

#include <set>

#include "bots/face_table.hpp"
#include "bots/imagine.hpp"
#include "bots/registry.hpp"
#include "bots/turn_list.hpp"
#include "positions.hpp"

namespace tenback::testing {

using namespace bots;

namespace {

const Rules face = *make_rules(GameKind::face, 2).rules;

/// What the seat to move knows after each of its best turns, in many positions.
std::vector<FaceAfter> many_afters() {
    std::vector<FaceAfter> afters;
    const Thumb thumb = shipped_thumb(face, Purpose::play);
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const State state = random_position(face, seed).state;
        const View view = view_of(face, state, {}, state.turn.seat);
        FaceTable table(face, *thumb.face, *thumb.face);
        const World known{{}, known_part(face, view)};
        table.load(known);
        for (const WholeTurn& turn : whole_turns(face, view, thumb, 8))
            if (!turn.wins()) afters.push_back(table.after(turn.plan));
    }
    return afters;
}

std::uint64_t mirrored_cards(std::uint64_t cards) {
    std::uint64_t mirrored = 0;
    for (int card = 2; card < 60; ++card)
        if ((cards >> card & 1) != 0) mirrored |= std::uint64_t{1} << (61 - card);
    return mirrored;
}

FaceAfter::Side mirrored_side(const FaceAfter::Side& side) {
    return {{side.tops[1], side.tops[0]}, mirrored_cards(side.unlaid), side.held, side.draw};
}

TEST(FaceNet, InputsAreAllDifferentAndWithinTheNetwork) {
    for (const FaceAfter& after : many_afters()) {
        const FaceInputs inputs(after);
        EXPECT_GT(inputs.end() - inputs.begin(), 14);
        for (const std::uint16_t input : inputs) ASSERT_LT(input, face_net_kind.inputs);
        // What each side looks like is said once.
        const std::set<std::uint16_t> different(inputs.begin(), inputs.begin() + 14);
        EXPECT_EQ(different.size(), 14U);
    }
}

TEST(FaceNet, UpAndDownAreAlike) {
    for (const FaceAfter& after : many_afters()) {
        if (after.own.tops[0] == after.own.tops[1]) continue;
        const FaceAfter mirror{mirrored_side(after.own), mirrored_side(after.theirs), mirrored_cards(after.hand)};
        EXPECT_EQ(face_chance(*shipped_face_net(), after), face_chance(*shipped_face_net(), mirror));
    }
}

TEST(FaceNet, FF7ASingleCardInHandLoses) {
    FaceAfter after = many_afters().front();
    after.own.held = 1;
    EXPECT_EQ(face_chance(*shipped_face_net(), after), 0);
}

TEST(FaceNet, TheShippedOneKnowsWhoIsAhead) {
    // The same position twice: once with hardly a way left on the own piles, once on the opponent's.
    const std::uint64_t all = ((std::uint64_t{1} << 60) - 1) & ~std::uint64_t{3};
    const FaceAfter::Side fresh{{5, 6}, all, 6, 40};
    const FaceAfter::Side spent{{50, 48}, all, 6, 40};
    const std::uint64_t hand = std::uint64_t{1} << 20 | std::uint64_t{1} << 30 | std::uint64_t{1} << 40;
    EXPECT_GT(face_chance(*shipped_face_net(), {fresh, spent, hand}), 0.8F);
    EXPECT_LT(face_chance(*shipped_face_net(), {spent, fresh, hand}), 0.2F);
}

TEST(FaceNet, TheExpertEstimatesByIt) {
    const Thumb with = shipped_thumb(face, Purpose::search);
    ASSERT_NE(with.net, nullptr);
    EXPECT_EQ(shipped_thumb(face, Purpose::play).net, nullptr);
    const BotEntry& expert = *find_bot("expert");
    const auto without = expert.make_with([](const Rules& rules) {
        Thumb thumb = shipped_thumb(rules, Purpose::search);
        thumb.net = nullptr;
        return thumb;
    });
    int different = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const State state = random_position(face, seed).state;
        const Choice one = choice_of(*expert.make(), face, state, 1, {300});
        EXPECT_GE(one.estimate, 0);
        EXPECT_LE(one.estimate, 1);
        different += one.estimate != choice_of(*without, face, state, 1, {300}).estimate ? 1 : 0;
    }
    EXPECT_GT(different, 10);
}

}  // namespace
}  // namespace tenback::testing
