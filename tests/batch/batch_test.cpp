// A batch plays by the rules, redeals, rewards, and does not depend on the number of threads.
#include "batch/batch.hpp"

#include <gtest/gtest.h>

#include "batches.hpp"
#include "support/variants.hpp"

namespace tenback::testing {

using namespace batch;

namespace {

/// The mask, asked bit by bit at the checked door.
Mask asked_one_by_one(const Rules& rules, const Twin& twin) {
    Mask mask{};
    for (ActionCode code = 0; code < silent_actions; ++code)
        if (!why_not(rules, twin.world.state, twin.talk, twin.world.state.turn.seat, *decode(code)))
            mask[static_cast<std::size_t>(code) / 64] |= std::uint64_t{1} << (code % 64);
    return mask;
}

TEST(Batch, EveryStepOfEveryVariantIsWhatTheCheckedDoorDoes) {
    constexpr std::size_t games = 3;
    for (const std::string& variant : all_variants()) {
        const Rules rules = rules_of(variant);
        Batch batch(settings_of(rules, games));
        std::vector<Twin> twins;
        for (std::size_t game = 0; game < games; ++game) twins.emplace_back(rules, game, Seat::at(0));
        int ended = 0;
        for (int step = 0; step < 200; ++step) {
            for (std::size_t game = 0; game < games; ++game) {
                ASSERT_EQ(batch.slot(game).world(), twins[game].world) << variant;
                ASSERT_EQ(batch.masks()[game], asked_one_by_one(rules, twins[game])) << variant;
            }
            const auto codes = step_at_random(batch);
            for (std::size_t game = 0; game < games; ++game) {
                Twin& twin = twins[game];
                ASSERT_FALSE(act(rules, twin.world, twin.talk, twin.world.state.turn.seat, *decode(codes[game])));
                const bool over = twin.world.state.status != Status::playing;
                ASSERT_EQ(batch.done()[game] != 0, over);
                if (!over) continue;
                ++ended;
                EXPECT_EQ(batch.left()[game], cards_left(rules, twin.world.state));
                twin = Twin(rules, batch.deals()[game], Seat::at(0));
            }
        }
        EXPECT_GT(ended, 0) << variant;
    }
}

TEST(Batch, DealsFollowEachOtherByTheNumberOfGames) {
    Batch batch(settings_of(rules_of("classic players=2"), 4));
    std::vector<std::uint64_t> deals{0, 1, 2, 3};
    for (int step = 0; step < 100; ++step) {
        ASSERT_EQ(batch.deals(), deals);
        step_at_random(batch);
        for (std::size_t game = 0; game < deals.size(); ++game) deals[game] += batch.done()[game] != 0 ? 4 : 0;
    }
    EXPECT_GT(deals[0], 4U);
}

TEST(Batch, OneRefusedActionLeavesEveryGameAsItWas) {
    Batch batch(settings_of(rules_of("classic players=2"), 8));
    const auto before = batch.observations();
    auto codes = sampled(batch);
    codes[5] = end_code;  // before any card was laid
    const auto refused = batch.step(codes);
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->game, 5U);
    EXPECT_EQ(refused->code, end_code);
    EXPECT_EQ(batch.observations(), before);
    codes[5] = -7;
    EXPECT_TRUE(batch.step(codes));
    codes[5] = all_actions + 900;
    EXPECT_TRUE(batch.step(codes));
    EXPECT_EQ(batch.observations(), before);
}

TEST(Batch, TheNumberOfThreadsChangesNothing) {
    for (const char* variant : {"classic players=3 fire=true", "quick players=4", "face players=2"}) {
        BatchSettings settings = settings_of(rules_of(variant), 300);
        settings.features = settings.bytes = true;
        settings.common.talk = true;
        Batch alone(settings);
        settings.threads = 3;
        Batch together(settings);
        for (int step = 0; step < 60; ++step) {
            ASSERT_EQ(step_at_random(alone), step_at_random(together));
            ASSERT_EQ(alone.observations(), together.observations());
            ASSERT_EQ(alone.features(), together.features());
            ASSERT_EQ(alone.mask_bytes(), together.mask_bytes());
            ASSERT_EQ(alone.rewards(), together.rewards());
        }
    }
}

TEST(Batch, BytesSayTheSameAsBits) {
    BatchSettings settings = settings_of(rules_of("quick players=3"), 20);
    settings.bytes = true;
    for (const bool talk : {false, true}) {
        settings.common.talk = talk;
        Batch batch(settings);
        for (int step = 0; step < 40; ++step, step_at_random(batch))
            for (std::size_t game = 0; game < 20; ++game)
                for (std::size_t code = 0; code < batch.byte_actions(); ++code)
                    ASSERT_EQ(batch.mask_bytes()[game * batch.byte_actions() + code] != 0,
                              holds(batch.masks()[game], static_cast<ActionCode>(code)));
    }
}

TEST(Batch, CardsAsRewardAddUpToWhatWasLaid) {
    BatchSettings settings = settings_of(rules_of("classic players=2"), 1);
    settings.reward = Reward::cards;
    Batch batch(settings);
    float sum = 0;
    do {
        step_at_random(batch);
        EXPECT_EQ(batch.rewards()[0], batch.rewards()[1]);
        sum += batch.rewards()[0];
    } while (batch.done()[0] == 0);
    EXPECT_NEAR(sum * 98, 98 - batch.left()[0], 0.001);
}

TEST(Batch, FaceToFaceRewardsTheWinnerAndCostsTheLoser) {
    Batch batch(settings_of(rules_of("face"), 50));
    int ended = 0;
    for (int step = 0; step < 400; ++step) {
        step_at_random(batch);
        for (std::size_t game = 0; game < 50; ++game) {
            const float first = batch.rewards()[2 * game];
            ASSERT_EQ(first, -batch.rewards()[2 * game + 1]);
            ASSERT_EQ(first != 0, batch.done()[game] != 0);
            ended += batch.done()[game];
        }
    }
    EXPECT_GT(ended, 50);
}

TEST(Batch, WithoutRedealGamesStayOver) {
    BatchSettings settings = settings_of(rules_of("classic players=2"), 10);
    settings.redeal = false;
    Batch batch(settings);
    for (int step = 0; step < 300; ++step) step_at_random(batch);
    for (std::size_t game = 0; game < 10; ++game) {
        EXPECT_EQ(batch.masks()[game], Mask{});
        EXPECT_EQ(batch.deals()[game], game);
        EXPECT_GT(batch.left()[game], 0);
    }
    EXPECT_EQ(sampled(batch), std::vector<ActionCode>(10, -1));
    batch.reset(100);
    EXPECT_NE(batch.masks()[0], Mask{});
    EXPECT_EQ(batch.deals()[3], 103U);
}

TEST(Batch, LotsLetEverySeatBegin) {
    BatchSettings settings = settings_of(rules_of("classic players=5"), 200);
    settings.common.first = std::nullopt;
    const Batch batch(settings);
    std::array<int, 6> begins{};
    for (const std::uint8_t seat : batch.seats()) ++begins[seat];
    for (int seat = 1; seat <= 5; ++seat) EXPECT_GT(begins[static_cast<std::size_t>(seat)], 15);
}

}  // namespace
}  // namespace tenback::testing
