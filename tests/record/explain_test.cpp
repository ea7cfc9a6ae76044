// ALL-4: a refusal says which rule refused, in one sentence.
#include <gtest/gtest.h>

#include "tables.hpp"

namespace tenback::record {
namespace {

TEST(Explain, Classic) {
    Referee referee;
    referee.answer(new_game("classic players=2", {{"50", "44", "40", "51", "60", "61", "30"}}));
    EXPECT_EQ(message(referee, play(2, "99", "U1")), "it is not the turn of seat 2 (TG-3)");
    EXPECT_EQ(message(referee, play(1, "99", "U1")), "seat 1 does not hold 99 (TG-2)");
    EXPECT_EQ(message(referee, play(1, "44", "X")), "classic has no such pile (TG-1)");
    referee.answer(play(1, "50", "U1"));
    EXPECT_EQ(message(referee, play(1, "44", "U1")), "44 does not fit on U1: the top is 50 (TG-5)");
    EXPECT_EQ(message(referee, end(1)), "the turn needs 2 cards at least and has 1 (TG-4)");
}

TEST(Explain, Fire) {
    Referee referee;
    referee.answer(new_game("classic players=1 fire=true", {{"22", "30", "33", "5", "6", "7", "8", "9"}}));
    referee.answer(play(1, "22", "U1"));
    EXPECT_EQ(message(referee, play(1, "5", "D1")), "the next card must go on U1, which burns (OF-3)");
}

TEST(Explain, Quick) {
    Referee referee;
    referee.answer(new_game("quick players=2 pro=true", {{"R10", "Y1", "G5", "G6"}}));
    EXPECT_EQ(message(referee, end(1)), "the turn needs 1 card at least and has 0 (QE-3)");
    referee.answer(play(1, "R10", "U1"));
    EXPECT_EQ(message(referee, play(1, "Y1", "D1")), "a turn lays at most one card (QE-8)");
}

TEST(Explain, Face) {
    Referee referee;
    referee.answer(new_game("face", {{}, {}}));
    EXPECT_EQ(message(referee, play(1, "5", "U2")), "5 does not improve U2: no card lies there (FF-5)");
}

TEST(Explain, BadRequests) {
    Referee referee;
    EXPECT_EQ(message(referee, R"({"do":"dance"})"), "'dance' is no request");
    EXPECT_EQ(message(referee, R"({"do":"end","seat":"1"})"), "'seat' must be an integer");
    EXPECT_EQ(message(referee, R"({"do":"new","game":"face","players":3})"), "face is for 2 players");
    EXPECT_EQ(message(referee, end(1)), "there is no game yet: ask for a new one");
    referee.answer(R"({"do":"new","game":"face","players":2})");
    EXPECT_EQ(message(referee, end(3)), "'seat' must be a seat from 1 to 2");
}

}  // namespace
}  // namespace tenback::record
