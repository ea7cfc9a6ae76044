// The Game: cards, hands and what may be laid where.
#include <gtest/gtest.h>

#include "support/table.hpp"

namespace tenback::testing {

TEST(TG_1_Cards, NinetyEightNumbersAndFourRows) {
    Table table = Table::stacked("classic players=1", "2 3 4 5 6 7 98 99").begin(1);
    EXPECT_EQ(table.left(), 98);
    EXPECT_EQ(table.in_draw() + table.in_hand(1), 98);
    for (const char* pile : {"U1", "U2", "D1", "D2"}) EXPECT_EQ(table.top(pile), "-");
    EXPECT_EQ(table.play("2>U1"), "ok");   // onto 1
    EXPECT_EQ(table.play("99>D2"), "ok");  // onto 100
    EXPECT_EQ(table.events()[1], "1: 2>U1 onto 1");
}

TEST(TG_1_Cards, TheOtherRowsStartAlike) {
    Table table = Table::stacked("classic players=1", "2 3 4 5 6 7 98 99").begin(1);
    EXPECT_EQ(table.turn("2>U2 99>D1"), "ok");
}

TEST(TG_2_Hands, EightSevenOrSixCards) {
    const int sizes[] = {8, 7, 6, 6, 6};
    for (int players = 1; players <= 5; ++players) {
        Table table = Table::dealt("classic players=" + std::to_string(players), 7);
        for (int seat = 1; seat <= players; ++seat) EXPECT_EQ(table.in_hand(seat), sizes[players - 1]);
        EXPECT_EQ(table.in_draw(), 98 - players * sizes[players - 1]);
    }
}

TEST(TG_2_Hands, NobodyLaysACardOfAnotherHand) {
    Table table = Position("classic players=2").hand(1, "3 44").hand(2, "60 61").begin(1);
    EXPECT_EQ(table.play("60>U1"), "not_in_hand");
    EXPECT_EQ(table.rule(), "TG-2");
    EXPECT_EQ(table.play("70>U1"), "not_in_hand");  // in the draw pile
}

TEST(TG_3_WhoStarts, AnySeatMayBeginAndPlayGoesClockwise) {
    Table table = Table::dealt("classic players=3", 3).begin(2);
    EXPECT_EQ(table.seat(), 2);
    for (const int next : {3, 1, 2, 3}) {
        while (!table.may_end()) {
            const std::string first_play = table.legal().substr(0, table.legal().find(' '));
            ASSERT_EQ(table.play(first_play), "ok");
            if (table.status() != "playing") GTEST_FAIL() << "choose a better seed";
        }
        ASSERT_EQ(table.end(), "ok");
        EXPECT_EQ(table.seat(), next);
    }
    EXPECT_EQ(table.turn_number(), 5);
}

TEST(TG_4_Minimum, TwoCardsWhileTheDrawPileHasCards) {
    Table table = Position("classic players=2").hand(1, "3 44 50").hand(2, "60 61").begin(1);
    EXPECT_EQ(table.required(), 2);
    EXPECT_EQ(table.end(), "too_few_cards");
    ASSERT_EQ(table.play("3>U1"), "ok");
    EXPECT_EQ(table.end(), "too_few_cards");
    EXPECT_EQ(table.rule(), "TG-4");
    ASSERT_EQ(table.play("44>U1"), "ok");
    EXPECT_EQ(table.end(), "ok");
}

TEST(TG_4_Minimum, OneCardWhenItIsEmpty) {
    Table table = Position("classic players=2").hand(1, "3 44").hand(2, "60 61").draw("").begin(1);
    EXPECT_EQ(table.required(), 1);
    EXPECT_EQ(table.end(), "too_few_cards");
    EXPECT_EQ(table.turn("3>U1 ."), "ok");
}

TEST(TG_4_Minimum, NoMaximumButTheHand) {
    Table table = Position("classic players=2").hand(1, "3 4 5 6 7 8 9").hand(2, "60 61").begin(1);
    EXPECT_EQ(table.turn("3>U1 4>U1 5>U1 6>U1 7>U1 8>U1 9>U1 ."), "ok");
    EXPECT_EQ(table.in_hand(1), 7);
}

TEST(TG_4_Minimum, FixedAsTheTurnBeganWhenTheDrawPileRunsOutInTheMiddleOfARound) {
    // Seat 1 takes the last card of the draw pile: it had to lay two, seats 2 and 3 only one.
    Table table = Position("classic players=3").hand(1, "3 4 5").hand(2, "60 61").hand(3, "70 71").draw("99").begin(1);
    EXPECT_EQ(table.required(), 2);
    ASSERT_EQ(table.turn("3>U1 4>U1"), "ok");
    EXPECT_EQ(table.in_draw(), 1);
    ASSERT_EQ(table.end(), "ok");
    EXPECT_EQ(table.hand(1), "5 99");
    EXPECT_EQ(table.required(), 1);
    ASSERT_EQ(table.turn("60>U1 ."), "ok");
    EXPECT_EQ(table.required(), 1);
    ASSERT_EQ(table.turn("70>U1 ."), "ok");
    EXPECT_EQ(table.seat(), 1);
    EXPECT_EQ(table.required(), 1);
}

TEST(TG_5_Piles, StrictlyHigherOnAnUpPileByAnyGap) {
    Table table = Position("classic players=1").tops("U1=47").hand(1, "46 48 36 38 2 99 50").begin(1);
    for (const char* low : {"46>U1", "36>U1", "38>U1", "2>U1"}) EXPECT_EQ(table.play(low), "too_low") << low;
    EXPECT_EQ(table.rule(), "TG-5");
    EXPECT_EQ(table.play("48>U1"), "ok");
    EXPECT_EQ(table.play("99>U1"), "ok");
    EXPECT_EQ(table.play("50>U1"), "too_low");
}

TEST(TG_5_Piles, StrictlyLowerOnADownPileByAnyGap) {
    Table table = Position("classic players=1").tops("D2=65").hand(1, "66 64 74 76 99 2 50").begin(1);
    for (const char* high : {"66>D2", "74>D2", "76>D2", "99>D2"}) EXPECT_EQ(table.play(high), "too_high") << high;
    EXPECT_EQ(table.rule(), "TG-5");
    EXPECT_EQ(table.play("64>D2"), "ok");
    EXPECT_EQ(table.play("2>D2"), "ok");
    EXPECT_EQ(table.play("50>D2"), "too_high");
}

TEST(TG_5_Piles, TheRowsOfTheRulebook) {
    Table up = Position("classic players=1").hand(1, "3 11 12 13 18 20 34 35 51").begin(1);
    EXPECT_EQ(up.turn("3>U1 11>U1 12>U1 13>U1 18>U1 20>U1 34>U1 35>U1 51>U1"), "ok");
    Table other_up = Position("classic players=1").hand(1, "2 7 19 25 28 29 49").begin(1);
    EXPECT_EQ(other_up.turn("2>U2 7>U2 19>U2 25>U2 28>U2 29>U2 49>U2"), "ok");
    Table small = Position("classic players=1").hand(1, "4 8 13").begin(1);
    EXPECT_EQ(small.turn("4>U1 8>U1 13>U1"), "ok");
    EXPECT_EQ(small.top("U1"), "13");
    Table down = Position("classic players=1").hand(1, "94 90 78 61 60 57").begin(1);
    EXPECT_EQ(down.turn("94>D1 90>D1 78>D1 61>D1 60>D1 57>D1"), "ok");
    Table other_down = Position("classic players=1").hand(1, "98 97 88 83 81").begin(1);
    EXPECT_EQ(other_down.turn("98>D2 97>D2 88>D2 83>D2 81>D2"), "ok");
}

TEST(TG_5_Piles, AnyMixOfPilesInAnyOrder) {
    // Linus: one card on an up pile, two on the other up pile, one on a down pile; then he draws four.
    Table table = Position("classic players=3").hand(1, "10 20 25 80 50 51").hand(2, "60 61").hand(3, "70 71").begin(1);
    ASSERT_EQ(table.turn("10>U1 20>U2 25>U2 80>D2"), "ok");
    EXPECT_EQ(table.in_hand(1), 2);
    ASSERT_EQ(table.end(), "ok");
    EXPECT_EQ(table.in_hand(1), 6);
}

TEST(TG_6_BackwardsTrick, ExactlyTenLowerOnAnUpPile) {
    // Tim's 37 on 47.
    Table table = Position("classic players=2").tops("U1=47").hand(1, "37 36 38 50").hand(2, "60 61").begin(1);
    EXPECT_EQ(table.play("36>U1"), "too_low");
    EXPECT_EQ(table.play("38>U1"), "too_low");
    EXPECT_EQ(table.play("37>U1"), "ok");
    EXPECT_EQ(table.top("U1"), "37");
    EXPECT_EQ(table.play("38>U1"), "ok");  // 37 counts from now on
}

TEST(TG_6_BackwardsTrick, ExactlyTenHigherOnADownPile) {
    // Sara's 75 on 65.
    Table table = Position("classic players=2").tops("D1=65").hand(1, "74 75 76 50").hand(2, "60 61").begin(1);
    EXPECT_EQ(table.play("74>D1"), "too_high");
    EXPECT_EQ(table.play("76>D1"), "too_high");
    EXPECT_EQ(table.play("75>D1"), "ok");
    EXPECT_EQ(table.top("D1"), "75");
    EXPECT_EQ(table.play("74>D1"), "ok");
}

TEST(TG_6_BackwardsTrick, AsOftenAsOneLikesMixedWithOrdinaryPlays) {
    Table table =
        Position("classic players=2").tops("U1=47 D2=65").hand(1, "37 40 50 42 75 32 85").hand(2, "60 61").begin(1);
    EXPECT_EQ(table.turn("37>U1 40>U1 50>U1 75>D2 42>D2"), "ok");
    Table again = Position("classic players=2").tops("U1=47 D2=65").hand(1, "37 27 75 85 95 17").hand(2, "60 61").begin(1);
    EXPECT_EQ(again.turn("37>U1 75>D2 27>U1 85>D2 17>U1 95>D2 ."), "ok");
}

TEST(TG_6_BackwardsTrick, AlsoAtTheEdges) {
    Table table = Position("classic players=1").hand(1, "11 90 89 12").tops("U1=99 D1=2").begin(1);
    EXPECT_EQ(table.play("90>U1"), "too_low");
    EXPECT_EQ(table.play("11>D1"), "too_high");
    EXPECT_EQ(table.play("12>D1"), "ok");
    EXPECT_EQ(table.play("89>U1"), "ok");
}

TEST(TG_7_Drawing, BackToTheHandSize) {
    Table table = Position("classic players=2").hand(1, "3 4 5 6 7 8 9").hand(2, "60 61").begin(1);
    ASSERT_EQ(table.turn("3>U1 4>U1 5>U1 ."), "ok");
    EXPECT_EQ(table.hand(1), "2 6 7 8 9 10 11");  // the draw pile came in ascending order
}

TEST(TG_7_Drawing, OnlyAfterTheTurn) {
    Table table = Position("classic players=2").hand(1, "3 4 5 6 7 8 9").hand(2, "60 61").begin(1);
    ASSERT_EQ(table.turn("3>U1 4>U1"), "ok");
    EXPECT_EQ(table.hand(1), "5 6 7 8 9");
}

TEST(TG_7_Drawing, AsFarAsTheDrawPileReaches) {
    Table table = Position("classic players=2").hand(1, "3 4 5 6 7 8 9").hand(2, "60 61").draw("99 20").begin(1);
    ASSERT_EQ(table.turn("3>U1 4>U1 5>U1 6>U1 ."), "ok");
    EXPECT_EQ(table.hand(1), "7 8 9 20 99");
    EXPECT_EQ(table.in_draw(), 0);
}

}  // namespace tenback::testing
