// Rounds of talk before every turn.
#include <gtest/gtest.h>

#include "batches.hpp"

namespace tenback::testing {

using namespace batch;

namespace {

BatchSettings talking(std::string_view variant, std::size_t games) {
    BatchSettings settings = settings_of(rules_of(variant), games);
    settings.common.talk = true;
    return settings;
}

TEST(TalkInABatch, EverySeatIsAskedBeforeATurn) {
    Batch batch(talking("classic players=3", 1));
    for (const int seat : {1, 2, 3}) {
        EXPECT_EQ(batch.seats()[0], seat);
        EXPECT_EQ(batch.observations()[0].speaking, 1);
        EXPECT_EQ(batch.observations()[0].seat, 1);
        batch.step(std::vector{end_code});
    }
    EXPECT_EQ(batch.seats()[0], 1);
    EXPECT_EQ(batch.observations()[0].speaking, 0);
}

TEST(TalkInABatch, WhatIsSaidStandsUntilTheTurnOfItsSpeakerEnds) {
    Batch batch(talking("classic players=2", 1));
    const ActionCode leave_d2 = encode(Say{Mark{MarkKind::leave_it_to_me, D2}});
    ASSERT_FALSE(batch.step(std::vector{end_code}));
    ASSERT_FALSE(batch.step(std::vector{leave_d2}));
    EXPECT_TRUE(batch.talks()[0].voices[1].marked(MarkKind::leave_it_to_me).contains(D2));
    EXPECT_TRUE(batch.step(std::vector{leave_d2})) << "said already";
    EXPECT_TRUE(batch.step(std::vector{hush_code})) << "only the first word takes back";
}

TEST(TalkInABatch, NobodyTalksAlone) {
    const Batch batch(talking("classic players=1", 1));
    EXPECT_EQ(batch.observations()[0].speaking, 0);
}

TEST(TalkInABatch, IsWhatTheCheckedDoorPermits) {
    for (const char* variant : {"classic players=4", "quick players=2", "quick players=3 pro=true", "face"}) {
        const Rules rules = rules_of(variant);
        Batch batch(talking(variant, 1));
        Twin twin(rules, 0, Seat::at(0));
        int said = 0;
        for (int step = 0; step < 1500; ++step) {
            const Seat asked = batch.slot(0).asked();
            const bool speaking = batch.slot(0).speaking();
            const auto action = *decode(step_at_random(batch)[0]);
            if (!speaking || std::holds_alternative<Say>(action)) {
                ASSERT_FALSE(act(rules, twin.world, twin.talk, asked, action)) << variant;
                said += speaking ? 1 : 0;
            }
            if (batch.done()[0] != 0) twin = Twin(rules, batch.deals()[0], Seat::at(0));
            ASSERT_EQ(batch.slot(0).world(), twin.world);
            ASSERT_EQ(batch.talks()[0], twin.talk);
        }
        EXPECT_GT(said, 100) << variant;
    }
}

}  // namespace
}  // namespace tenback::testing
