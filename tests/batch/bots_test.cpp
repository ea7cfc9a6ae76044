// Bots at seats of a batch play as they play in a match of the laboratory.
#include <gtest/gtest.h>

#include "batches.hpp"
#include "bots/registry.hpp"
#include "lab/match.hpp"

namespace tenback::testing {

using namespace batch;

namespace {

struct Line {
    const char* variant;
    const char* bot;
};
// NOLINTNEXTLINE(readability-identifier-naming): GoogleTest looks for this name
void PrintTo(const Line& line, std::ostream* out) { *out << line.variant << ' ' << line.bot; }

class BotsInABatch : public ::testing::TestWithParam<Line> {};

/// The learner is a bot too, so both ways must end alike.
TEST_P(BotsInABatch, PlayTheGameOfTheLaboratory) {
    const Rules rules = rules_of(GetParam().variant);
    const std::shared_ptr<const bots::Bot> bot = bots::find_bot(GetParam().bot)->make();
    const bots::Effort effort{100};
    BatchSettings settings = settings_of(rules, 1);
    settings.redeal = false;
    for (std::size_t seat = 1; seat < rules.players; ++seat) settings.common.bots[seat] = {bot, effort};
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        settings.seed = seed;
        Batch batch(settings);
        Random words(seed);
        const std::uint64_t own_seed = words();
        while (batch.done()[0] == 0) {
            const Slot& slot = batch.slot(0);
            const View view = view_of(rules, slot.state(), slot.talk(), Seat::at(0));
            const bots::Plan plan = decide(*bot->think({rules, view, {}}, own_seed, effort)).plan;
            for (int n = 0; n <= plan.size() && batch.done()[0] == 0; ++n)
                ASSERT_FALSE(batch.step(std::vector{n < plan.size() ? encode(plan[n]) : end_code}));
        }
        const std::atomic<bool> stop{false};
        const auto match = lab::play_match(
            {rules, std::vector(rules.players, lab::Contestant{bot.get(), effort}), seed, Seat::at(0)}, stop);
        EXPECT_EQ(batch.slot(0).state(), match->game.state()) << seed;
    }
}

INSTANTIATE_TEST_SUITE_P(Variants, BotsInABatch,
                         ::testing::Values(Line{"classic players=2", "greedy"},
                                           Line{"classic players=4 fire=true", "planner"},
                                           Line{"classic players=3", "random"}, Line{"quick players=3", "expert"},
                                           Line{"face", "greedy"}, Line{"face", "expert"}));

TEST(BotsInABatch, AskOnlySeatsThatAreNobodys) {
    BatchSettings settings = settings_of(rules_of("classic players=4"), 30);
    settings.common.first = std::nullopt;
    settings.common.talk = true;
    const std::shared_ptr<const bots::Bot> bot = bots::find_bot("greedy")->make();
    settings.common.bots[0] = settings.common.bots[3] = {bot, {}};
    Batch batch(settings);
    for (int step = 0; step < 200; ++step, step_at_random(batch))
        for (const std::uint8_t seat : batch.seats()) ASSERT_TRUE(seat == 2 || seat == 3);
}

}  // namespace
}  // namespace tenback::testing
