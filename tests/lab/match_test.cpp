// A simulated match is a game that the record reader accepts.
#include "lab/match.hpp"

#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "line_up.hpp"
#include "record/json.hpp"
#include "record/record.hpp"

namespace tenback::testing {
namespace {

TEST(Match, EveryGameReplaysThroughTheReferee) {
    const std::atomic<bool> stop{false};
    for (const Rules& rules : sample_variants())
        for (const BotEntry& entry : bots())
            for (const bool talk : {false, true}) {
                const Match match{rules, seated(rules, {{&bot(entry.name), Effort{60}}}), 17, std::nullopt, talk};
                const auto result = play_match(match, stop);
                ASSERT_TRUE(result);
                EXPECT_NE(result->game.state().status, Status::playing);
                const auto replayed = read_record(boost::json::serialize(record_json(result->game)));
                ASSERT_TRUE(replayed) << replayed.reason();
                EXPECT_EQ(replayed->state(), result->game.state());
                EXPECT_EQ(replayed->turns(), result->game.turns());
            }
}

TEST(Match, FirstSeatIsAsAsked) {
    const std::atomic<bool> stop{false};
    const Rules rules = *make_rules(GameKind::classic, 4).rules;
    for (int first = 1; first <= 4; ++first) {
        const auto result = play_match({rules, seated(rules, {{&bot("greedy")}}), 3, Seat::number(first)}, stop);
        EXPECT_EQ(result->game.first(), Seat::number(first));
    }
}

TEST(Match, TalkIsHeardOnlyWhenAllowed) {
    const std::atomic<bool> stop{false};
    const Rules rules = *make_rules(GameKind::quick, 3).rules;
    const auto seats = seated(rules, {{&bot("planner")}});
    EXPECT_TRUE(play_match({rules, seats, 3}, stop)->game.spoken().empty());
    EXPECT_FALSE(play_match({rules, seats, 3, std::nullopt, true}, stop)->game.spoken().empty());
}

TEST(Match, ByTheClockItComesToAnEnd) {
    const std::atomic<bool> stop{false};
    const Rules rules = *make_rules(GameKind::quick, 2).rules;
    const auto result = play_match({rules, seated(rules, {{&bot("expert"), std::nullopt, 1.0}}), 3}, stop);
    ASSERT_TRUE(result);
    EXPECT_NE(result->game.state().status, Status::playing);
}

TEST(Match, StoppedItGivesNothing) {
    const std::atomic<bool> stop{true};
    const Rules rules = *make_rules(GameKind::classic, 2).rules;
    EXPECT_FALSE(play_match({rules, seated(rules, {{&bot("expert")}}), 3}, stop));
}

}  // namespace
}  // namespace tenback::testing
