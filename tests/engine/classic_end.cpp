// The Game: the empty draw pile, the end, the result.
#include <gtest/gtest.h>

#include "support/table.hpp"

namespace tenback::testing {

TEST(TG_8_EmptyDrawPile, PlayGoesOnWithoutDrawing) {
    Table table = Position("classic players=2").hand(1, "3 4").hand(2, "60 61").draw("").begin(1);
    ASSERT_EQ(table.turn("3>U1 ."), "ok");
    EXPECT_EQ(table.hand(1), "4");
    EXPECT_EQ(table.status(), "playing");
    EXPECT_EQ(table.seat(), 2);
}

TEST(TG_8_EmptyDrawPile, ASeatWithoutCardsIsSkippedAndTheOthersGoOn) {
    Table table = Position("classic players=3").hand(1, "3 4").hand(2, "60").hand(3, "70 71 72").draw("").begin(1);
    ASSERT_EQ(table.turn("3>U1 ."), "ok");
    ASSERT_EQ(table.turn("60>U1 ."), "ok");
    ASSERT_EQ(table.turn("70>U1 ."), "ok");
    table.events();
    ASSERT_EQ(table.turn("4>U2 ."), "ok");
    EXPECT_EQ(table.seat(), 3);
    EXPECT_EQ(table.turn_number(), 5);  // skipped seats do not count
    const std::vector<std::string> expected{"1: 4>U2 onto 1", "ended 1", "drew 1: ", "skipped 2", "turn 5 of 3 required 1"};
    EXPECT_EQ(table.events(), expected);
    ASSERT_EQ(table.turn("71>U1 ."), "ok");
    EXPECT_EQ(table.seat(), 3);  // both others are skipped
    ASSERT_EQ(table.turn("72>U1"), "ok");
    EXPECT_EQ(table.status(), "won all_played");
}

TEST(TG_8_EmptyDrawPile, AStuckSeatLosesForAllEvenIfOthersCouldGoOn) {
    Table table =
        Position("classic players=2").tops("U1=90 U2=91 D1=5 D2=6").hand(1, "92 93").hand(2, "50 51").draw("").begin(1);
    ASSERT_EQ(table.turn("92>U1 ."), "ok");
    EXPECT_EQ(table.status(), "lost stuck");
    EXPECT_EQ(table.seat(), 2);
}

TEST(TG_9_End, WonWhenAllCardsAreOnThePiles) {
    Table table = Position("classic players=2").tops("U1=90").hand(1, "91").hand(2, "92").draw("").begin(1);
    ASSERT_EQ(table.turn("91>U1 ."), "ok");
    ASSERT_EQ(table.play("92>U1"), "ok");
    EXPECT_EQ(table.status(), "won all_played");
    EXPECT_EQ(table.left(), 0);
    EXPECT_EQ(table.end(), "game_over");
    EXPECT_EQ(table.rule(), "TG-9");
}

TEST(TG_9_End, NotWonWhileTheDrawPileHasCards) {
    Table table = Position("classic players=1").hand(1, "3 4").draw("50").begin(1);
    ASSERT_EQ(table.turn("3>U1 4>U1"), "ok");
    EXPECT_EQ(table.status(), "playing");
    ASSERT_EQ(table.end(), "ok");
    ASSERT_EQ(table.play("50>U1"), "ok");
    EXPECT_EQ(table.status(), "won all_played");
}

TEST(TG_9_End, LostWhenTheSeatToMoveCannotLayTheMinimum) {
    // With cards to draw one playable card is not enough; with none it is.
    const auto position = [] {
        return Position("classic players=2").tops("U1=90 U2=91 D1=5 D2=6").hand(1, "92 50").hand(2, "95 96");
    };
    EXPECT_EQ(position().begin(1).status(), "lost stuck");
    EXPECT_EQ(position().draw("").begin(1).status(), "playing");
}

TEST(TG_9_End, LostAtTheStartOfTheNextTurn) {
    Table table = Position("classic players=2").tops("U1=90 U2=91 D1=5 D2=6").hand(1, "92 93").hand(2, "50 51").begin(1);
    ASSERT_EQ(table.turn("92>U1 93>U1 ."), "ok");
    EXPECT_EQ(table.status(), "lost stuck");
    EXPECT_EQ(table.events().back(), "lost stuck");
}

TEST(TG_10_Result, CardsLeftAreHandsAndDrawPile) {
    Table table =
        Position("classic players=2").tops("U1=90 U2=91 D1=5 D2=6").hand(1, "50").hand(2, "51 52").draw("10 11 12").begin(1);
    EXPECT_EQ(table.status(), "lost stuck");
    EXPECT_EQ(table.left(), 6);
}

TEST(TG_10_Result, BeatenWithNoneLeft) {
    Table table = Position("classic players=1").hand(1, "50").draw("").begin(1);
    ASSERT_EQ(table.play("50>D1"), "ok");
    EXPECT_EQ(table.left(), 0);
}

}  // namespace tenback::testing
