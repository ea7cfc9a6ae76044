// Which refusal comes first, and the rule it names (docs/notation.md lists the order).
#include <gtest/gtest.h>

#include "support/table.hpp"

namespace tenback::testing {

TEST(ALL_4_RefusalOrder, GameOverBeforeNotYourTurn) {
    Table table = Position("classic players=2").hand(1, "50").draw("").begin(1);
    ASSERT_EQ(table.play("50>U1"), "ok");
    EXPECT_EQ(table.play_as(2, "50>U1"), "game_over");
    EXPECT_EQ(table.end_as(2), "game_over");
}

TEST(ALL_4_RefusalOrder, NotYourTurnBeforeEverythingAboutTheCard) {
    Table table = Position("classic players=2").hand(1, "50 51").hand(2, "60").begin(1);
    EXPECT_EQ(table.play_as(2, "50>U1"), "not_your_turn");
    EXPECT_EQ(table.rule(), "TG-3");
    EXPECT_EQ(table.end_as(2), "not_your_turn");
}

TEST(ALL_4_RefusalOrder, TooManyCardsBeforeNotInHand) {
    Table table = Position("quick players=2 pro=true").hand(1, "R3 B5").hand(2, "Y7 Y9").begin(1);
    ASSERT_EQ(table.play("R3>U1"), "ok");
    EXPECT_EQ(table.play("V9>U2"), "too_many_cards");
}

TEST(ALL_4_RefusalOrder, NotInHandBeforeNoSuchPile) {
    Table table = Position("quick players=2").hand(1, "R3 B5").hand(2, "Y7 Y9").begin(1);
    EXPECT_EQ(table.play("V9>U2"), "not_in_hand");
    EXPECT_EQ(table.rule(), "QE-2");
    EXPECT_EQ(table.play("R3>U2"), "no_such_pile");
}

TEST(ALL_4_RefusalOrder, FireBeforeTheValue) {
    Table table = Position("classic players=1 fire=true").tops("U1=44 U2=50").hand(1, "3 60 61").begin(1);
    EXPECT_EQ(table.play("3>U2"), "must_cover_fire");
    EXPECT_EQ(table.play("3>U1"), "too_low");
}

TEST(ALL_4_RefusalOrder, OneOpponentCardBeforeTheValue) {
    Table table = Position("face").tops("U2=29 D2=40").hand(1, "12 3 4 39").hand(2, "30 31").begin(1);
    ASSERT_EQ(table.play("12>U2"), "ok");
    EXPECT_EQ(table.play("39>D2"), "one_opponent_card");
    EXPECT_EQ(table.play("39>U2"), "one_opponent_card");
}

TEST(ALL_4_RefusalOrder, TheRuleBehindDependsOnTheGame) {
    Table face = Position("face").hand(1, "12 3 4").hand(2, "30 31").begin(1);
    EXPECT_EQ(face.play("50>U1"), "not_in_hand");
    EXPECT_EQ(face.rule(), "FF-1");
    EXPECT_EQ(face.play_as(2, "30>U2"), "not_your_turn");
    EXPECT_EQ(face.rule(), "FF-1");
    Table quick = Position("quick players=2").hand(1, "R3 B5").hand(2, "Y7 Y9").begin(1);
    EXPECT_EQ(quick.play_as(2, "Y7>U1"), "not_your_turn");
    EXPECT_EQ(quick.rule(), "QE-2");
    EXPECT_EQ(quick.wish(1, "gladly"), "already_begun");
    EXPECT_EQ(quick.rule(), "QE-2");
}

}  // namespace tenback::testing
