// The Game for experts.
#include <gtest/gtest.h>

#include "support/table.hpp"

namespace tenback::testing {

TEST(TG_12_Expert, ThreeCardsWhileTheDrawPileHasCards) {
    Table table = Position("classic players=2 minimum=3").hand(1, "3 4 5 6").hand(2, "60 61 62").begin(1);
    EXPECT_EQ(table.required(), 3);
    ASSERT_EQ(table.turn("3>U1 4>U1"), "ok");
    EXPECT_EQ(table.end(), "too_few_cards");
    EXPECT_EQ(table.rule(), "TG-12");
    ASSERT_EQ(table.turn("5>U1 ."), "ok");
    EXPECT_EQ(table.required(), 3);
}

TEST(TG_12_Expert, OneCardAfterwards) {
    Table table = Position("classic players=2 minimum=3").hand(1, "3 4 5 6").hand(2, "60 61").draw("99").begin(1);
    EXPECT_EQ(table.required(), 3);
    ASSERT_EQ(table.turn("3>U1 4>U1 5>U1 ."), "ok");
    EXPECT_EQ(table.required(), 1);
    EXPECT_EQ(table.turn("60>U1 ."), "ok");
    EXPECT_EQ(table.required(), 1);
}

TEST(TG_12_Expert, StuckWithTwoPlayableCards) {
    const auto position = [](const char* variant) {
        return Position(variant).tops("U1=90 U2=91 D1=5 D2=6").hand(1, "92 93 50").hand(2, "95 96").begin(1);
    };
    EXPECT_EQ(position("classic players=2 minimum=3").status(), "lost stuck");
    EXPECT_EQ(position("classic players=2 minimum=2").status(), "playing");
}

TEST(TG_12_Expert, OneCardFewerInEveryHand) {
    const int sizes[] = {7, 6, 5, 5, 5};
    for (int players = 1; players <= 5; ++players) {
        const int hand = sizes[players - 1];
        const std::string options = "classic players=" + std::to_string(players) + " hand=" + std::to_string(hand);
        EXPECT_EQ(Table::dealt(options + " minimum=3", 7).in_hand(players), hand);
        EXPECT_EQ(Table::dealt(options, 7).in_hand(1), hand);  // our extension: each alone
    }
}

TEST(TG_12_Expert, TheSmallerHandIsDrawnBackTo) {
    Table table = Position("classic players=2 hand=6").hand(1, "3 4 5 6 7 8").hand(2, "60 61").begin(1);
    ASSERT_EQ(table.turn("3>U1 4>U1 5>U1 ."), "ok");
    EXPECT_EQ(table.in_hand(1), 6);
}

}  // namespace tenback::testing
