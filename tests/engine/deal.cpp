// Decks in the order in which their cards come, and decks from seeds.
#include <gtest/gtest.h>

#include "support/table.hpp"

namespace tenback::testing {

TEST(Deal, SeatOneTakesTheFirstHandAndTheRestIsTheDrawPile) {
    Table table =
        Table::stacked("classic players=3", "90 91 92 93 94 95 80 81 82 83 84 85 70 71 72 73 74 75 60 61").begin(3);
    EXPECT_EQ(table.hand(1), "90 91 92 93 94 95");
    EXPECT_EQ(table.hand(2), "80 81 82 83 84 85");
    EXPECT_EQ(table.hand(3), "70 71 72 73 74 75");
    ASSERT_EQ(table.turn("70>U1 71>U1 ."), "ok");
    EXPECT_EQ(table.hand(3), "60 61 72 73 74 75");  // from the front
}

TEST(Deal, FaceToFaceDealsEachDeckToItsSeat) {
    Table table = Table::stacked("face", "10 11 12 13 14 15 20", "50 51 52 53 54 55 30").begin(2);
    EXPECT_EQ(table.hand(1), "10 11 12 13 14 15");
    EXPECT_EQ(table.hand(2), "50 51 52 53 54 55");
    ASSERT_EQ(table.turn("50>U2 51>U2 ."), "ok");
    EXPECT_EQ(table.hand(2), "2 30 52 53 54 55");
}

TEST(Deal, ASeedGivesTheSameDeckOnEveryCompiler) {
    EXPECT_EQ(Table::dealt("classic players=2", 1).hand(1), Table::dealt("classic players=2", 1).hand(1));
    EXPECT_EQ(Table::dealt("classic players=2", 1).hand(1), "5 8 37 63 66 87 94");
    EXPECT_EQ(Table::dealt("classic players=2", 9007199254740991).hand(2), "19 35 41 50 51 77 95");
    EXPECT_EQ(Table::dealt("quick players=5", 42).hand(5), "G6 V7");
    EXPECT_EQ(Table::dealt("face", 0).hand(1) + " / " + Table::dealt("face", 0).hand(2),
              "14 15 18 21 23 56 / 11 15 42 44 45 59");
}

TEST(Deal, NothingIsMissingAfterADeal) {
    EXPECT_EQ(Table::dealt("classic players=5", 3).left(), 98);
    EXPECT_EQ(Table::dealt("quick players=4", 3).left(), 50);
    EXPECT_EQ(Table::dealt("face", 3).left(), 116);
}

}  // namespace tenback::testing
