// Quick & Easy.
#include <gtest/gtest.h>

#include "support/table.hpp"

namespace tenback::testing {

TEST(QE_1_Cards, FiftyCardsInFiveColours) {
    Table table = Table::stacked("quick players=2", "R1 V10 Y5 G5").begin(1);
    EXPECT_EQ(table.left(), 50);
    EXPECT_EQ(table.hand(1), "R1 V10");
}

TEST(QE_1_Cards, OneUpPileAndOneDownPile) {
    Table table = Position("quick players=2").hand(1, "R1 R2").hand(2, "Y5 G5").begin(1);
    EXPECT_EQ(table.play("R1>U2"), "no_such_pile");
    EXPECT_EQ(table.play("R1>D2"), "no_such_pile");
    EXPECT_EQ(table.rule(), "QE-1");
}

TEST(QE_1_Cards, AnyCardMayBeTheFirstOnEitherPile) {
    for (const char colour : {'R', 'Y', 'G', 'B', 'V'})
        for (int value = 1; value <= 10; ++value)
            for (const char* pile : {">U1", ">D1"}) {
                const std::string card = colour + std::to_string(value);
                Table table = Position("quick players=2").hand(1, card).hand(2, card == "Y5" ? "G5" : "Y5").begin(1);
                EXPECT_EQ(table.play(card + pile), "ok") << card << pile;
            }
}

TEST(QE_1_Cards, OneUpFirstAndTenDownFirst) {
    Table table = Position("quick players=2").hand(1, "R1 B10").hand(2, "Y2 Y9").begin(1);
    EXPECT_EQ(table.turn("R1>U1 B10>D1 ."), "ok");
    EXPECT_EQ(table.turn("Y2>U1 Y9>D1 ."), "ok");
    Table wrong_way = Position("quick players=2").hand(1, "R1 B10").hand(2, "B1 G9 R10").begin(1);
    ASSERT_EQ(wrong_way.turn("R1>D1 B10>U1 ."), "ok");
    EXPECT_EQ(wrong_way.play("G9>D1"), "too_high");
    EXPECT_EQ(wrong_way.play("G9>U1"), "too_low");
    EXPECT_EQ(wrong_way.turn("R10>D1 B1>U1"), "ok");  // the same colours
}

TEST(QE_2_Hands, TwoCardsEach) {
    for (int players = 2; players <= 5; ++players) {
        Table table = Table::dealt("quick players=" + std::to_string(players), 5);
        for (int seat = 1; seat <= players; ++seat) EXPECT_EQ(table.in_hand(seat), 2);
        EXPECT_EQ(table.in_draw(), 50 - 2 * players);
    }
}

TEST(QE_2_Hands, ThePlayersAgreeOnWhoBegins) {
    Table table = Position("quick players=3").hand(1, "R1 R2").hand(2, "Y1 Y2").hand(3, "G1 G2").open();
    EXPECT_EQ(table.wish(2, "very_much"), "ok");
    EXPECT_EQ(table.settle_first(0), 2);
    table.begin(2);
    ASSERT_EQ(table.turn("Y1>U1 ."), "ok");
    EXPECT_EQ(table.seat(), 3);
}

TEST(QE_3_Turn, OneOrTwoCardsThenBackToTwo) {
    Table one = Position("quick players=2").hand(1, "R3 B5").hand(2, "Y7 Y9").draw("G1 G2 G3").begin(1);
    EXPECT_EQ(one.required(), 1);
    EXPECT_EQ(one.end(), "too_few_cards");
    EXPECT_EQ(one.rule(), "QE-3");
    ASSERT_EQ(one.turn("R3>U1 ."), "ok");
    EXPECT_EQ(one.hand(1), "G1 B5");
    Table two = Position("quick players=2").hand(1, "R3 B5").hand(2, "Y7 Y9").draw("G1 G2 G3").begin(1);
    ASSERT_EQ(two.turn("R3>U1 B5>U1 ."), "ok");
    EXPECT_EQ(two.hand(1), "G1 G2");
}

TEST(QE_3_Turn, OneOnEachPile) {
    Table table = Position("quick players=2").hand(1, "R3 B5").hand(2, "Y7 Y9").begin(1);
    EXPECT_EQ(table.turn("R3>D1 B5>U1 ."), "ok");
}

TEST(QE_3_Turn, NeverMoreThanTwo) {
    Table table = Position("quick players=2").hand(1, "R3 B5 B6").hand(2, "Y7 Y9").begin(1);  // a third card, were it there
    ASSERT_EQ(table.turn("R3>U1 B5>U1"), "ok");
    EXPECT_EQ(table.play("B6>U1"), "too_many_cards");
    EXPECT_EQ(table.rule(), "QE-3");
    EXPECT_EQ(table.legal(), ".");
}

TEST(QE_4_Piles, ColoursDoNotMatterForHigherAndLower) {
    Table table = Position("quick players=2").tops("U1=R5 D1=R5").hand(1, "Y6 Y4").hand(2, "G7 V1").begin(1);
    EXPECT_EQ(table.play("Y4>U1"), "too_low");
    EXPECT_EQ(table.rule(), "QE-4");
    EXPECT_EQ(table.play("Y6>D1"), "too_high");
    EXPECT_EQ(table.turn("Y6>U1 Y4>D1 ."), "ok");
}

TEST(QE_4_Piles, TheGapsOfTheRulebook) {
    Table up = Position("quick players=2").hand(1, "R3 Y5").hand(2, "G6 B8").begin(1);
    EXPECT_EQ(up.turn("R3>U1 Y5>U1 . G6>U1 B8>U1 ."), "ok");
    Table down = Position("quick players=2").hand(1, "R10 Y8").hand(2, "G7 B4").begin(1);
    EXPECT_EQ(down.turn("R10>D1 Y8>D1 . G7>D1 B4>D1 ."), "ok");
}

TEST(QE_4_Piles, EqualValueOfAnotherColourIsRefused) {
    Table table = Position("quick players=2").tops("U1=R5 D1=R6").hand(1, "Y5 Y6").hand(2, "G7 V1").begin(1);
    EXPECT_EQ(table.play("Y5>U1"), "too_low");
    EXPECT_EQ(table.play("Y6>D1"), "too_high");
}

TEST(QE_4_Piles, SaraTimAndLinusWithTheErratum) {
    // Sara's red 7 goes on the falling pile: only there blue 4 and green 2 follow it.
    Table table = Position("quick players=4").hand(1, "R7 Y1").hand(2, "B4 G2").hand(3, "B6 V9").hand(4, "G8 V3").begin(1);
    ASSERT_EQ(table.turn("R7>D1"), "ok");
    EXPECT_EQ(table.in_hand(1), 1);
    ASSERT_EQ(table.turn("."), "ok");
    EXPECT_EQ(table.in_hand(1), 2);
    ASSERT_EQ(table.turn("B4>D1 G2>D1 ."), "ok");
    EXPECT_EQ(table.in_hand(2), 2);
    ASSERT_EQ(table.turn("B6>U1 ."), "ok");
    EXPECT_EQ(table.in_hand(3), 2);
    // Maria lays green 8 on green 2.
    ASSERT_EQ(table.turn("G8>D1"), "ok");
    EXPECT_EQ(table.top("D1"), "G8");
    // As it is printed, on the rising pile, blue 4 would not follow red 7.
    Table printed = Position("quick players=2").hand(1, "R7 Y1").hand(2, "B4 G2").begin(1);
    ASSERT_EQ(printed.turn("R7>U1 ."), "ok");
    EXPECT_EQ(printed.play("B4>U1"), "too_low");
}

TEST(QE_5_ReverseTrick, TheSameColourMayHaveAnyValue) {
    for (int value = 1; value <= 10; ++value) {
        if (value == 5) continue;
        const std::string card = "G" + std::to_string(value);
        for (const char* pile : {"U1", "D1"}) {
            Table table =
                Position("quick players=2").tops(std::string(pile) + "=G5").hand(1, card).hand(2, "V1 V2").begin(1);
            EXPECT_EQ(table.play(card + ">" + pile), "ok") << card << pile;
        }
    }
}

TEST(QE_5_ReverseTrick, MariaPullsTheFallingPileFrom2To8) {
    Table table = Position("quick players=2").tops("D1=G2").hand(1, "G8 B8").hand(2, "V1 V2").begin(1);
    EXPECT_EQ(table.play("B8>D1"), "too_high");
    EXPECT_EQ(table.play("G8>D1"), "ok");
    EXPECT_EQ(table.top("D1"), "G8");
}

TEST(QE_6_End, GoesOnWithoutDrawingAndSkipsEmptyHands) {
    Table table = Position("quick players=3").hand(1, "R1").hand(2, "Y2 Y3").hand(3, "G4 G5").draw("").begin(1);
    ASSERT_EQ(table.turn("R1>U1 ."), "ok");
    ASSERT_EQ(table.turn("Y2>U1 ."), "ok");
    ASSERT_EQ(table.turn("G4>U1 ."), "ok");
    EXPECT_EQ(table.seat(), 2);  // seat 1 has none
    EXPECT_EQ(table.hand(2), "Y3");
    ASSERT_EQ(table.turn("Y3>D1 ."), "ok");
    ASSERT_EQ(table.play("G5>U1"), "ok");
    EXPECT_EQ(table.status(), "won all_played");
}

TEST(QE_6_End, LostAtOnceWhenTheSeatToMoveCannotLay) {
    Table table = Position("quick players=2").tops("U1=R8 D1=B2").hand(1, "Y9 Y3").hand(2, "G5 V5").begin(1);
    ASSERT_EQ(table.turn("Y9>U1 ."), "ok");
    EXPECT_EQ(table.status(), "lost stuck");
    EXPECT_EQ(table.seat(), 2);
    EXPECT_EQ(table.play("G5>U1"), "game_over");
    EXPECT_EQ(table.rule(), "QE-6");
}

TEST(QE_6_End, OneCardThatFitsIsEnough) {
    Table table = Position("quick players=2").tops("U1=R8 D1=B2").hand(1, "Y9 Y3").hand(2, "G5 V5").begin(1);
    EXPECT_EQ(table.status(), "playing");
    EXPECT_EQ(table.turn("Y9>U1"), "ok");
    EXPECT_EQ(table.status(), "playing");  // it need not lay a second one
}

TEST(QE_8_Professional, ExactlyOneCardATurn) {
    Table table = Position("quick players=2 pro=true").hand(1, "R3 B5").hand(2, "Y7 Y9").begin(1);
    EXPECT_EQ(table.required(), 1);
    EXPECT_EQ(table.end(), "too_few_cards");
    ASSERT_EQ(table.play("R3>U1"), "ok");
    EXPECT_EQ(table.play("B5>U1"), "too_many_cards");
    EXPECT_EQ(table.rule(), "QE-8");
    EXPECT_EQ(table.legal(), ".");
    EXPECT_EQ(table.end(), "ok");
    EXPECT_EQ(table.in_hand(1), 2);
}

}  // namespace tenback::testing
