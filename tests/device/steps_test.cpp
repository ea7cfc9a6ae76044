// Records, step by step.
#include "device/steps.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "positions.hpp"
#include "record/json.hpp"

namespace tenback::device {
namespace {

namespace json = boost::json;

/// A game in which the first legal play is always made.
record::Game played(const Rules& rules, std::uint64_t seed) {
    record::Game game(rules, seeded_deck(rules, seed), Seat::number(1));
    while (game.state().status == Status::playing) {
        const State& state = game.state();
        const Legal may = legal(rules, state.turn, state.hand_to_move());
        if (may.may_end) {
            game.act(state.turn.seat, EndTurn{});
            continue;
        }
        for (const PileId pile : all_piles)
            if (!may.plays[pile.index()].empty()) {
                game.act(state.turn.seat, Play{may.plays[pile.index()].first(), pile});
                break;
            }
    }
    return game;
}

TEST(Steps, lead_from_the_deal_to_the_end_of_every_variant) {
    for (const Rules& rules : testing::all_variants()) {
        const record::Game game = played(rules, 7);
        const auto all = replay(json::serialize(record_json(game)));
        ASSERT_TRUE(all) << all.reason();
        const json::array& steps = all->at("games").at(0).at("steps").as_array();
        std::size_t plays = 0;
        for (const record::PlayedTurn& turn : game.turns()) plays += turn.plays.size();
        EXPECT_EQ(steps.size(), 2 + plays + game.turns().size() - 1);  // dealt, begun, plays, ends of turns
        EXPECT_TRUE(steps.front().at("event").is_null());
        const json::object last = record::state_json(game);
        EXPECT_EQ(steps.back().at("hands"), last.at("hands"));
        EXPECT_EQ(steps.back().at("state").at("status"), last.at("status"));
        EXPECT_EQ(steps.back().at("state").at("piles"), last.at("piles"));
    }
}

TEST(Steps, several_records_are_several_games_and_a_bad_one_is_named) {
    const std::string record = json::serialize(record_json(played(*make_rules(GameKind::quick, 2).rules, 1)));
    EXPECT_EQ(replay(record + "\n\n" + record + "\n")->at("games").as_array().size(), 2);
    EXPECT_EQ(replay(record + "\n{}").reason().substr(0, 7), "line 2:");
    EXPECT_EQ(replay("\n").reason(), "no record");
}

}  // namespace
}  // namespace tenback::device
