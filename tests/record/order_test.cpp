// Errors: of several reasons the first in the order of docs/notation.md is given.
#include <gtest/gtest.h>

#include "tables.hpp"

namespace tenback::record {
namespace {

TEST(Order, WithoutAGameOnlyShapeAndTypesCount) {
    Referee referee;
    converse(referee, {{play(1, "44", "U1"), "no_game"},
                       {play(99, "no card", "no pile"), "no_game"},
                       {play(-1, "", ""), "no_game"},
                       {R"({"do":"play","seat":18446744073709551615,"card":"44","pile":"U1"})", "no_game"},
                       {R"({"do":"end","seat":123456789012345678901234567890})", "no_game"},
                       {R"({"do":"end","seat":-123456789012345678901234567890})", "no_game"},
                       {R"({"do":"end","seat":0.5})", "bad_request"},
                       {end(7), "no_game"},
                       {R"({"do":"view","seat":0})", "no_game"},
                       {R"({"do":"legal"})", "no_game"},
                       {R"({"do":"record"})", "no_game"},
                       {R"({"do":"legal","seat":"x"})", "no_game"},
                       {R"({"do":"play","seat":"1","card":"44","pile":"U1"})", "bad_request"},
                       {R"({"do":"play","seat":1,"card":44,"pile":"U1"})", "bad_request"},
                       {R"({"do":"play","seat":1,"card":"44","pile":1})", "bad_request"},
                       {R"({"do":"play","seat":1,"card":"44"})", "bad_request"},
                       {R"({"do":"play","seat":1,"pile":"U1"})", "bad_request"},
                       {R"({"do":"play","card":"44","pile":"U1"})", "bad_request"},
                       {R"({"do":"end"})", "bad_request"},
                       {R"({"do":"end","seat":1.0})", "bad_request"},
                       {R"({"do":"view"})", "bad_request"},
                       {R"({"do":"view","seat":null})", "bad_request"},
                       {R"({"do":"dance"})", "bad_request"},
                       {R"({"do":"new"})", "bad_request"}});
}

TEST(Order, ASeatIsAnIntegerAtTheTable) {
    Referee referee;
    referee.answer(new_game("classic players=2", {{}}));
    for (const std::string seat : {"0", "3", "-1", "257", "1.0", "1e0", "\"1\"", "true", "null", "[1]", "{}", "4294967297",
                                   "9223372036854775808", "18446744073709551617", "99999999999999999999999"})
        for (const std::string what : {"end", "view", R"(play","card":"2","pile":"U1)"})
            EXPECT_EQ(verdict(referee, R"({"do":")" + what + R"(","seat":)" + seat + "}"), "bad_request") << seat;
}

TEST(Order, ACardIsOneOfTheGame) {
    Referee referee;
    referee.answer(new_game("classic players=2", {{}}));
    for (const std::string card : {"1", "100", "02", "", " 2", "2 ", "R7", "+2", "-2", "2.0", "0x2", "٢"})
        EXPECT_EQ(verdict(referee, play(2, card, "X")), "bad_request") << card;  // before not_your_turn and no_such_pile
    referee.answer(new_game("face", {{}, {}}));
    for (const std::string card : {"1", "60", "99", "R7"}) EXPECT_EQ(verdict(referee, play(1, card, "U1")), "bad_request");
    referee.answer(new_game("quick players=2", {{}}));
    for (const std::string card : {"7", "r7", "R0", "R11", "R", "X7", "R07", "7R"})
        EXPECT_EQ(verdict(referee, play(1, card, "U1")), "bad_request") << card;
}

TEST(Order, Classic) {
    Referee referee;
    referee.answer(new_game("classic players=2", {{"50", "44", "40", "51", "60", "61", "30"}}));
    converse(referee, {{play(2, "99", "X"), "not_your_turn"},
                       {end(2), "not_your_turn"},
                       {play(1, "99", "X"), "not_in_hand"},
                       {play(1, "44", "X"), "no_such_pile"},
                       {play(1, "44", "U3"), "no_such_pile"},
                       {play(1, "44", "u1"), "no_such_pile"},
                       {play(1, "44", "nowhere"), "no_such_pile"},
                       {end(1), "too_few_cards"},
                       {play(1, "50", "U1"), "ok"},
                       {play(1, "50", "U1"), "not_in_hand"},
                       {play(1, "44", "U1"), "too_low"},
                       {end(1), "too_few_cards"},
                       {play(1, "40", "U1"), "ok"},  // ten back (TG-6)
                       {play(1, "44", "D1"), "ok"},
                       {play(1, "51", "D1"), "too_high"},
                       {end(1), "ok"},
                       {end(1), "not_your_turn"}});
}

TEST(Order, Expert) {
    Referee referee;
    EXPECT_EQ(state_after(referee, new_game("classic players=2 minimum=3 hand=6", {{}})).at("required"), 3);
    converse(referee, {{play(1, "2", "U1"), "ok"},
                       {play(1, "3", "U1"), "ok"},
                       {end(1), "too_few_cards"},
                       {play(1, "4", "U1"), "ok"},
                       {end(1), "ok"}});
}

TEST(Order, Quick) {
    Referee referee;
    referee.answer(new_game("quick players=2", {{"R7", "B7", "G2", "Y3"}}));
    converse(referee, {{play(1, "R7", "U2"), "no_such_pile"},
                       {end(1), "too_few_cards"},
                       {play(1, "R7", "U1"), "ok"},
                       {play(1, "B7", "U1"), "too_low"},  // an equal value of another colour
                       {play(1, "B7", "D1"), "ok"},
                       {play(1, "G1", "X"), "too_many_cards"},
                       {end(1), "ok"},
                       {play(2, "Y3", "D1"), "ok"},
                       {end(2), "ok"}});
}

TEST(Order, QuickProfessional) {
    Referee referee;
    referee.answer(new_game("quick players=2 pro=true", {{"R7", "B7", "G2", "Y3"}}));
    converse(referee, {{play(1, "R7", "U1"), "ok"},
                       {play(1, "B7", "D1"), "too_many_cards"},
                       {play(1, "V9", "nowhere"), "too_many_cards"},
                       {play(2, "V9", "nowhere"), "not_your_turn"},
                       {play(2, "V99", "nowhere"), "bad_request"},
                       {end(1), "ok"}});
}

TEST(Order, Face) {
    Referee referee;
    referee.answer(new_game("face", {{"30", "20", "40", "10", "50", "35"}, {"25", "45", "15", "16", "17", "18"}}));
    converse(referee, {{play(1, "30", "U2"), "must_improve"},  // nothing lies there
                       {play(1, "30", "D2"), "must_improve"},
                       {play(1, "30", "U1"), "ok"},
                       {play(1, "30", "U1"), "not_in_hand"},
                       {play(1, "10", "U1"), "too_low"},
                       {play(1, "20", "U1"), "ok"},
                       {play(1, "40", "D1"), "ok"},
                       {play(1, "35", "D3"), "no_such_pile"},
                       {end(1), "ok"},
                       {play(2, "25", "U1"), "must_improve"},  // higher is worse for an up pile
                       {play(2, "15", "U1"), "ok"},
                       {play(2, "16", "U1"), "one_opponent_card"},
                       {play(2, "45", "D1"), "one_opponent_card"},
                       {end(2), "too_few_cards"},
                       {play(2, "16", "U2"), "ok"},
                       {end(2), "ok"},
                       {play(1, "50", "D1"), "ok"},  // ten back on the own down pile
                       {play(1, "10", "U2"), "ok"}});
}

}  // namespace
}  // namespace tenback::record
