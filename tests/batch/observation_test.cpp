// Observations say what the view says, and nothing about cards that the seat cannot see.
#include "batch/observation.hpp"

#include <gtest/gtest.h>

#include "batches.hpp"
#include "bots/imagine.hpp"
#include "engine/view.hpp"
#include "support/variants.hpp"

namespace tenback::testing {

using namespace batch;

namespace {

CardSet set_of(const std::array<std::uint64_t, 2>& words) { return {words[0], words[1]}; }

TEST(Observation, SaysWhatTheViewSays) {
    for (const std::string& variant : all_variants()) {
        const Rules rules = rules_of(variant);
        Batch batch(settings_of(rules, 2));
        for (int step = 0; step < 60; ++step, step_at_random(batch)) {
            const Slot& slot = batch.slot(1);
            const Observation& seen = batch.observations()[1];
            const View view = view_of(rules, slot.state(), slot.talk(), slot.asked());
            ASSERT_EQ(seen, observe(view));
            ASSERT_EQ(set_of(seen.hand), view.hand);
            ASSERT_EQ(set_of(seen.laid[0]), view.laid[0]);
            ASSERT_EQ(set_of(seen.laid[1]), view.laid[1]);
            ASSERT_EQ(seen.counts, view.counts);
            ASSERT_EQ(seen.draw, view.draw);
            ASSERT_EQ(seen.you, view.you.number());
            ASSERT_EQ(seen.seat, view.turn.seat.number());
            ASSERT_EQ(seen.turn, view.turn_number);
            ASSERT_EQ(seen.played, view.turn.played);
            ASSERT_EQ(seen.required, view.turn.required);
            ASSERT_EQ(seen.given, view.turn.given);
            ASSERT_EQ(seen.due, view.turn.due.bits());
            ASSERT_EQ(seen.burning, view.turn.burning.bits());
            for (const PileId pile : all_piles) ASSERT_EQ(seen.tops[pile.index()], view.turn.tops[pile.index()].index());
        }
    }
}

TEST(Observation, DoesNotDependOnCardsThatTheSeatCannotSee) {
    Random words(5);
    for (const std::string& variant : all_variants()) {
        const Rules rules = rules_of(variant);
        const Features features(rules, false);
        Batch batch(settings_of(rules, 1));
        int others = 0;
        for (int step = 0; step < 60; ++step, step_at_random(batch)) {
            const Slot& slot = batch.slot(0);
            for (int s = 0; s < rules.players; ++s) {
                const Seat seat = Seat::at(s);
                const World other = bots::imagine(rules, view_of(rules, slot.state(), slot.talk(), seat), words);
                others += other.state.hands != slot.state().hands || other.deck != slot.world().deck ? 1 : 0;
                const Observation seen = observe(rules, slot.state(), seat, false);
                const Observation seen_there = observe(rules, other.state, seat, false);
                ASSERT_EQ(seen, seen_there) << variant;
                std::vector<float> row(features.size(), -1.0F);
                std::vector<float> row_there(features.size(), -1.0F);
                features.write(seen, slot.talk(), row);
                features.write(seen_there, slot.talk(), row_there);
                ASSERT_EQ(row, row_there);
            }
        }
        EXPECT_GT(others, 30) << variant;
    }
}

TEST(Features, FillTheirRowWithNumbersFromZeroToOne) {
    for (const std::string& variant : all_variants())
        for (const bool talk : {false, true}) {
            BatchSettings settings = settings_of(rules_of(variant), 3);
            settings.features = true;
            settings.common.talk = talk;
            Batch batch(settings);
            int sum = 0;
            for (const FeatureSection& section : batch.feature_list().sections()) sum += section.size;
            ASSERT_EQ(static_cast<std::size_t>(sum), batch.feature_list().size());
            for (int step = 0; step < 40; ++step, step_at_random(batch))
                for (const float number : batch.features()) ASSERT_TRUE(number >= 0 && number <= 1) << variant;
        }
}

TEST(Features, AreWhatTheirDescriptionSays) {
    BatchSettings settings = settings_of(rules_of("classic players=2"), 1);
    settings.features = true;
    Batch batch(settings);
    step_at_random(batch);
    const Observation& seen = batch.observations()[0];
    const auto& row = batch.features();
    for (std::size_t card = 0; card < 101; ++card) {
        EXPECT_EQ(row[card] != 0, set_of(seen.hand).contains(Card(static_cast<int>(card))));
        EXPECT_EQ(row[101 + card] != 0, set_of(seen.laid[0]).contains(Card(static_cast<int>(card))));
        for (std::size_t pile = 0; pile < 4; ++pile) EXPECT_EQ(row[202 + pile * 101 + card] != 0, seen.tops[pile] == card);
    }
    EXPECT_FLOAT_EQ(row[606], 1.0F / 8);
    EXPECT_FLOAT_EQ(row[607], 1.0F / 3);
    EXPECT_FLOAT_EQ(row[608], 6.0F / 7);
    EXPECT_FLOAT_EQ(row[609], 1);
    EXPECT_FLOAT_EQ(row[610], 84.0F / 98);
    EXPECT_EQ(row.size(), 611U);
}

}  // namespace
}  // namespace tenback::testing
