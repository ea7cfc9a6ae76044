// A simulated match is a game that the record reader accepts.
#include "lab/match.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "line_up.hpp"
#include "notation/notation.hpp"
#include "record/json.hpp"
#include "record/record.hpp"
#include "referee/referee.hpp"

namespace tenback::testing {

using namespace lab;

namespace {

TEST(Match, EveryGameReplaysThroughTheReferee) {
    const std::atomic<bool> stop{false};
    for (const Rules& rules : sample_variants())
        for (const bots::BotEntry& entry : bots::all_bots())
            for (const bool talk : {false, true}) {
                const Match match{rules, seated(rules, {{&bot(entry.name), bots::Effort{60}}}), 17, std::nullopt, talk};
                const auto result = play_match(match, stop);
                ASSERT_TRUE(result);
                EXPECT_NE(result->game.state().status, Status::playing);
                const auto replayed = record::read_record(boost::json::serialize(record_json(result->game)));
                ASSERT_TRUE(replayed) << replayed.reason();
                EXPECT_EQ(replayed->world(), result->game.world());
                EXPECT_EQ(replayed->turns(), result->game.turns());
            }
}

/// Plays the game again, action by action, by asking the referee; gives the referee's record.
boost::json::value refereed(const record::Game& game) {
    namespace json = boost::json;
    referee::Referee referee;
    const auto ask = [&](const json::object& request) {
        json::value answer = json::parse(referee.answer(json::serialize(request)));
        EXPECT_TRUE(answer.at("ok").as_bool()) << json::serialize(request) << json::serialize(answer);
        return answer;
    };
    json::object start = record_json(game);
    start["do"] = "new";
    ask(start);
    for (std::size_t t = 0; t < game.turns().size(); ++t) {
        const record::PlayedTurn& turn = game.turns()[t];
        for (const Play play : turn.plays)
            ask({{"do", "play"},
                 {"seat", turn.seat.number()},
                 {"card", text_of(game.rules().game, play.card)},
                 {"pile", text_of(play.pile)}});
        if (t + 1 < game.turns().size()) ask({{"do", "end"}, {"seat", turn.seat.number()}});
    }
    return ask({{"do", "record"}}).at("record");
}

TEST(Match, ARandomSampleIsPlayedAgainByTheRefereeToTheSameEnd) {
    const std::atomic<bool> stop{false};
    Random chance(20);
    for (const Rules& rules : sample_variants())
        for (int n = 0; n < 10; ++n) {
            const bots::BotEntry& entry =
                bots::all_bots()[below(static_cast<std::uint32_t>(bots::all_bots().size()), chance)];
            const std::uint64_t seed = chance() >> 11;
            const auto result = play_match({rules, seated(rules, {{&bot(entry.name), bots::Effort{40}}}), seed}, stop);
            ASSERT_TRUE(result);
            boost::json::object expected = record_json(result->game);
            expected.erase("wishes");  // nobody tells them to the referee
            EXPECT_EQ(refereed(result->game), boost::json::value(expected)) << entry.name << ", deal " << seed;
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
