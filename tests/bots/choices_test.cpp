// A bot that logs and records name keeps its choices: who plays otherwise is another version.
#include <gtest/gtest.h>

#include <map>

#include "bots/fingerprint.hpp"
#include "bots/registry.hpp"
#include "notation/notation.hpp"
#include "positions.hpp"

namespace tenback::testing {

using namespace bots;

namespace {

/// What others may have said, so that heeding counts as well.
Talk some_talk(const Rules& rules, const State& state, std::uint64_t seed) {
    Talk talk;
    const Seat other = Seat::at((state.turn.seat.index() + 1) % rules.players);
    if (rules.game != GameKind::classic || rules.players == 1 || seed % 2 == 0) return talk;
    hear(talk, other, Mark{MarkKind::leave_it_to_me, U1});
    hear(talk, other, Mark{MarkKind::small_steps_only, D2});
    return talk;
}

std::string choices(const Bot& bot) {
    constexpr Effort effort{100};
    std::string all;
    for (const Rules& rules : all_variants())
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const State state = random_position(rules, seed).state;
            const View view = view_of(rules, state, some_talk(rules, state, seed), state.turn.seat);
            for (const Play play : decide(*bot.think({rules, view, {}}, seed, effort)).plan)
                all += text_of(rules.game, play) + ' ';
            all += '\n';
        }
    return all;
}

TEST(Choices, AreThoseOfTheVersion) {
    // The first four are those of commit 22e4451, when logs did not name them yet.
    const std::map<std::string, std::uint64_t> recorded{
        {"random-1", 0xc896a7effe580f32U}, {"greedy-1", 0x14592360658441d3U},   {"planner-1", 0xb203ea219ca11f39U},
        {"expert-1", 0x223ae6db81eebdc8U}, {"beginner-1", 0x17c9cd0906860ea1U}, {"casual-1", 0xc59df8444d4188d8U},
        {"adept-1", 0xc1a2bbc4bb7eaa1fU},
    };
    for (const BotEntry& entry : all_bots()) {
        const std::string player = player_of(entry.name);
        ASSERT_TRUE(recorded.contains(player)) << player;
        EXPECT_EQ(fingerprint(choices(*entry.make())), recorded.at(player)) << player;
    }
}

}  // namespace
}  // namespace tenback::testing
