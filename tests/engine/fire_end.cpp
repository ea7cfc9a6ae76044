// On Fire: several burning piles, and the very last cards.
#include <gtest/gtest.h>

#include "support/table.hpp"

namespace tenback::testing {

TEST(OF_5_SeveralFires, TwoPilesMayBurnAndBothAreDue) {
    Table table = Position("classic players=2 fire=true").hand(1, "44 55 3").hand(2, "50 40 60 61").begin(1);
    ASSERT_EQ(table.turn("44>U1 55>D2 ."), "ok");
    EXPECT_EQ(table.burning(), "D2 U1");
    EXPECT_EQ(table.due(), "D2 U1");
    ASSERT_EQ(table.turn("50>U1"), "ok");
    EXPECT_EQ(table.due(), "D2");
    ASSERT_EQ(table.turn("60>U1"), "ok");
    EXPECT_EQ(table.end(), "must_cover_fire");
    EXPECT_EQ(table.turn("40>D2 ."), "ok");
}

TEST(OF_5_SeveralFires, OneCoverForTwoFiresIsStuck) {
    // 50 would cover either of the two, no other card covers any.
    Table table =
        Position("classic players=2 fire=true").tops("U1=44 D1=55").hand(1, "50 2 99").hand(2, "60").draw("9").begin(1);
    EXPECT_EQ(table.status(), "playing");  // 99 covers 44, 50 or 2 cover 55
    Table worse = Position("classic players=2 fire=true")
                      .tops("U1=44 U2=66 D1=3 D2=4")
                      .hand(1, "50 67")
                      .hand(2, "60")
                      .draw("9")
                      .begin(1);
    EXPECT_EQ(worse.status(), "playing");
    EXPECT_TRUE(worse.would_lose("67>U1"));
    EXPECT_FALSE(worse.would_lose("50>U1"));
    Table stuck = Position("classic players=2 fire=true")
                      .tops("U1=44 U2=66 D1=3 D2=4")
                      .hand(1, "50 60 61")
                      .hand(2, "2")
                      .draw("9")
                      .begin(1);
    EXPECT_EQ(stuck.status(), "lost stuck");  // nothing covers 66
}

TEST(OF_5_SeveralFires, TwoDuesMayAskForMoreThanTheMinimum) {
    Table table =
        Position("classic players=2 fire=true").tops("U1=44 D1=55").hand(1, "50 40 60").hand(2, "70").draw("").begin(1);
    EXPECT_EQ(table.required(), 1);
    ASSERT_EQ(table.play("50>U1"), "ok");
    EXPECT_EQ(table.end(), "must_cover_fire");
    EXPECT_EQ(table.turn("40>D1 ."), "ok");
}

TEST(OF_5_LastCard, FireAsThe98thCardWins) {
    Table table = Position("classic players=2 fire=true").hand(1, "44").draw("").begin(1);
    ASSERT_EQ(table.play("44>U1"), "ok");
    EXPECT_EQ(table.status(), "won all_played");
}

TEST(OF_5_LastCard, FireAsThe98thCardWinsSolo) {
    Table table = Position("classic players=1 fire=true").hand(1, "44").draw("").begin(1);
    ASSERT_EQ(table.play("44>U1"), "ok");
    EXPECT_EQ(table.status(), "won all_played");
}

TEST(OF_5_LastCard, WinsElsewhereWhileADuePileBurns) {
    Table table = Position("classic players=2 fire=true").tops("U1=77").hand(1, "50").draw("").begin(1);
    EXPECT_EQ(table.due(), "U1");
    EXPECT_EQ(table.status(), "playing");
    EXPECT_FALSE(table.would_lose("50>U2"));
    ASSERT_EQ(table.play("50>U2"), "ok");
    EXPECT_EQ(table.status(), "won all_played");
}

TEST(OF_5_LastCard, SeveralLastCardsWinWithoutCovering) {
    Table table = Position("classic players=3 fire=true").tops("U1=77 D1=22").hand(2, "50 49 60").draw("").begin(2);
    EXPECT_EQ(table.status(), "playing");  // nothing covers either fire
    ASSERT_EQ(table.turn("50>U2"), "ok");
    EXPECT_EQ(table.end(), "must_cover_fire");
    EXPECT_TRUE(table.would_lose("49>D2") == false && table.would_lose("60>U2") == false);
    EXPECT_EQ(table.turn("49>D2 60>U2"), "ok");
    EXPECT_EQ(table.status(), "won all_played");
}

TEST(OF_5_LastCard, AllOfThemMustFit) {
    // 49 after 50 on U2 fits nowhere any more: the two down piles are shut.
    Table table = Position("classic players=2 fire=true").tops("U1=77 D1=2 D2=3").hand(1, "50 49").draw("").begin(1);
    EXPECT_TRUE(table.would_lose("50>U2"));
    EXPECT_FALSE(table.would_lose("49>U2"));
    ASSERT_EQ(table.play("50>U2"), "ok");
    EXPECT_EQ(table.status(), "lost stuck");
}

TEST(OF_5_LastCard, NotWhileSomebodyElseStillHoldsACard) {
    Table table = Position("classic players=2 fire=true").tops("U1=77").hand(1, "50").hand(2, "78").draw("").begin(1);
    EXPECT_EQ(table.status(), "lost stuck");
}

TEST(OF_5_LastCard, SoloItMustCoverLikeAnyOther) {
    Table table = Position("classic players=1 fire=true").tops("U1=77").hand(1, "50").draw("").begin(1);
    EXPECT_EQ(table.status(), "lost stuck");
    EXPECT_EQ(table.left(), 1);
    Table covering = Position("classic players=1 fire=true").tops("U1=77").hand(1, "80").draw("").begin(1);
    EXPECT_EQ(covering.play("80>U2"), "must_cover_fire");
    ASSERT_EQ(covering.play("80>U1"), "ok");
    EXPECT_EQ(covering.status(), "won all_played");
}

}  // namespace tenback::testing
