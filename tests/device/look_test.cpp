// What a page learns about plays before they are made is what the engine then does.
#include "device/look.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/action.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "positions.hpp"
#include "protocol/tell.hpp"
#include "record/fields.hpp"
#include "record/json_parts.hpp"

namespace tenback::device {
namespace {

namespace json = boost::json;

json::object question_of(const Rules& rules, const State& state, const Talk& talk = {}) {
    table::PublicTable table{.options = {rules},
                             .seats = {},
                             .game = public_view(rules, state, talk),
                             .shuffle = {},
                             .stood_in = {},
                             .revealed = {}};
    json::object agreed{{"game", text_of(rules.game)}, {"players", rules.players}, {"options", record::options_json(rules)}};
    const json::object question{{"table", std::move(agreed)},
                                {"state", protocol::state_json(table, {})},
                                {"hand", record::cards_json(rules.game, state.hand_to_move())},
                                {"plays", json::array()}};
    return *record::parse_object(json::serialize(question));  // as it comes from a page
}

/// What the engine does with the play, beside what was told of it.
void check_move(const Rules& rules, const World& world, const json::object& move) {
    const State& state = world.state;
    const Play play{*parse_card(rules.game, move.at("card").as_string()), *parse_pile(move.at("pile").as_string())};
    World then = world;
    Talk talk;
    const auto refusal = act(rules, then, talk, state.turn.seat, play);
    const State& after = then.state;
    ASSERT_EQ(move.at("refusal").is_null(), !refusal);
    if (refusal) {
        EXPECT_EQ(move.at("refusal").at("code").as_string(), code_of(*refusal));
        return;
    }
    const bool stuck = after.reason == Reason::stuck;
    EXPECT_EQ(move.at("loses").as_bool(), stuck) << text_of(rules.game, play);
    EXPECT_EQ(move.at("burns").as_bool(), after.turn.burning.contains(play.pile));
    EXPECT_EQ(move.at("gift").as_bool(), after.turn.given > state.turn.given);
}

TEST(Look, every_card_on_every_pile_is_as_the_engine_has_it) {
    for (const Rules& rules : testing::all_variants())
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const World world = testing::random_position(rules, seed);
            const State& state = world.state;
            const auto seen = look(question_of(rules, state));
            ASSERT_TRUE(seen) << seen.reason();
            int moves = 0;
            for (const json::value& move : seen->at("moves").as_array()) {
                check_move(rules, world, move.as_object());
                ++moves;
            }
            EXPECT_EQ(moves, state.hand_to_move().size() * (rules.piles.contains(U2) ? 4 : 2));
            EXPECT_EQ(seen->at("may_end").as_bool(), may_end(state.turn));
        }
}

TEST(Look, planned_plays_lead_to_the_state_that_the_engine_comes_to) {
    for (const Rules& rules : testing::all_variants())
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const State state = testing::random_position(rules, seed).state;
            const Legal may = legal(rules, state.turn, state.hand_to_move());
            for (const PileId pile : all_piles) {
                if (may.plays[pile.index()].empty()) continue;
                const Play play{may.plays[pile.index()].first(), pile};
                State after = state;
                lay(rules, after, play);
                json::object question = question_of(rules, state);
                question["plays"] = json::array{text_of(rules.game, play)};
                const auto seen = look(question);
                ASSERT_TRUE(seen && seen->at("refusal").is_null());
                const json::object expected = question_of(rules, after);
                EXPECT_EQ(seen->at("hand"), expected.at("hand"));
                EXPECT_EQ(seen->at("won").as_bool(), after.reason == Reason::all_played);
                EXPECT_EQ(seen->at("lost").as_bool(), after.reason == Reason::stuck);
                if (after.status != Status::playing) continue;
                EXPECT_EQ(seen->at("state"), expected.at("state"));
            }
        }
}

TEST(Look, the_first_planned_play_that_is_refused_is_named) {
    const Rules rules = *make_rules(GameKind::classic, 1).rules;
    State state = deal(rules, *rules.sorted_deck).state;
    begin(rules, state, Seat::number(1));
    json::object question = question_of(rules, state);
    question["plays"] = json::array{"5>U1", "3>U1", "4>U1"};
    const json::object seen = *look(question);
    EXPECT_EQ(
        json::serialize(seen.at("refusal")),
        R"({"code":"too_low","rule":"TG-5","piles":[],"most":255,"required":2,"played":1,"card":"3","pile":"U1","top":"5","at":1})");
    EXPECT_EQ(seen.at("state").at("piles").at("U1"), "5");
    EXPECT_EQ(seen.at("owed"), 1);
}

TEST(Look, the_ten_back_is_a_trick_and_its_gap_is_negative) {
    const Rules rules = *make_rules(GameKind::classic, 1).rules;
    State state = deal(rules, *rules.sorted_deck).state;
    begin(rules, state, Seat::number(1));
    state.turn.tops[U1.index()] = Card(19);
    const json::object seen = *look(question_of(rules, state));
    const json::array& moves = seen.at("moves").as_array();
    const auto ten_back = std::find_if(moves.begin(), moves.end(), [](const json::value& move) {
        return move.at("card") == "9" && move.at("pile") == "U1";
    });
    ASSERT_NE(ten_back, moves.end());
    EXPECT_EQ(ten_back->at("gap"), -10);
    EXPECT_TRUE(ten_back->at("trick").as_bool());
}

TEST(Look, who_is_not_to_move_is_told_so) {
    const Rules rules = *make_rules(GameKind::classic, 2).rules;
    State state = deal(rules, *rules.sorted_deck).state;
    begin(rules, state, Seat::number(1));
    json::object question = question_of(rules, state);
    question["you"] = 2;
    const json::object seen = *look(question);
    EXPECT_EQ(seen.at("moves").at(0).at("refusal").at("code"), "not_your_turn");
    EXPECT_FALSE(seen.at("may_end").as_bool());
}

TEST(Look, nonsense_is_refused) {
    const Rules rules = *make_rules(GameKind::classic, 1).rules;
    State state = deal(rules, *rules.sorted_deck).state;
    begin(rules, state, Seat::number(1));
    const json::object good = question_of(rules, state);
    ASSERT_TRUE(look(good));
    for (const std::string_view key : {"table", "state", "hand", "plays"}) {
        json::object bad = good;
        bad[key] = 7;
        EXPECT_FALSE(look(bad)) << key;
    }
    for (const auto& entry : good.at("state").as_object()) {
        json::object bad = good;
        bad["state"].as_object()[entry.key()] = "nonsense";
        static_cast<void>(look(bad));  // any answer will do
    }
}

/// What the page offers is exactly what the checked door lets through and what says something new.
TEST(MaySay, IsWhatTheEngineLetsThrough) {
    int offered = 0;
    for (const Rules& rules : tenback::testing::all_variants())
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            World world = tenback::testing::random_position(rules, seed);
            const Seat seat = world.state.turn.seat;
            Talk talk;
            for (int said = 0; said < 5; ++said) {
                json::object question = question_of(rules, world.state, talk);
                question["you"] = seat.number();
                const auto answer = may_say(question);
                ASSERT_TRUE(answer) << answer.reason();
                std::vector<Say> open;
                for (const json::value& text : answer->at("says").as_array()) {
                    const auto say = parse_say(text.as_string());
                    ASSERT_TRUE(say) << text;
                    EXPECT_FALSE(why_not(rules, world.state, talk, seat, *say)) << text_of(*say);
                    open.push_back(*say);
                }
                for (std::uint8_t colour = 0; colour < quick_colours; ++colour)
                    for (const Band band : {Band::low, Band::middle, Band::high}) {
                        const bool may = !why_not(rules, world.state, talk, seat, Hint{colour, band});
                        EXPECT_EQ(may, std::find(open.begin(), open.end(), Say(Hint{colour, band})) != open.end());
                    }
                offered += static_cast<int>(open.size());
                if (open.empty()) break;
                hear(talk, seat, open[seed % open.size()]);
            }
        }
    EXPECT_GT(offered, 500);
}

TEST(MaySay, IsNothingAtASilentTableAndWhenTheGameIsOver) {
    const Rules rules = *make_rules(GameKind::classic, 2).rules;
    const World world = tenback::testing::random_position(rules, 1);
    json::object question = question_of(rules, world.state);
    question["you"] = 1;
    EXPECT_FALSE(may_say(question)->at("says").as_array().empty());
    json::object over = question;
    over["state"].as_object()["status"] = "lost";
    EXPECT_TRUE(may_say(over)->at("says").as_array().empty());
    question["table"].as_object()["talk"] = "silent";
    EXPECT_TRUE(may_say(question)->at("says").as_array().empty());
    EXPECT_FALSE(may_say(json::object()));
}

}  // namespace
}  // namespace tenback::device
