// What happens, and what each viewer sees of it.
#include <gtest/gtest.h>

#include "support/table.hpp"

namespace tenback::testing {

using Lines = std::vector<std::string>;

TEST(Events, ATurnFromBeginningToEnd) {
    Table table = Position("classic players=2").hand(1, "3 4 5").hand(2, "60 61").draw("90 80 70 69 68 67").begin(1);
    ASSERT_EQ(table.turn("3>U1 4>U1 ."), "ok");
    EXPECT_EQ(table.events(), (Lines{"turn 1 of 1 required 2", "1: 3>U1 onto 1", "1: 4>U1 onto 3", "ended 1",
                                     "drew 1: 67 68 69 70 80 90", "turn 2 of 2 required 1"}));
}

TEST(Events, OnlyTheDrawerSeesWhatWasDrawn) {
    Table table = Position("classic players=3").hand(1, "3 4 5 6 7").hand(2, "60 61").hand(3, "62 63").begin(1);
    ASSERT_EQ(table.turn("3>U1 4>U1 ."), "ok");
    EXPECT_EQ(table.seen(1)[4], "you drew 2 8 9");
    for (const int other : {0, 2, 3}) EXPECT_EQ(table.seen(other)[4], "drew 1: 3");
}

TEST(Events, FaceToFaceDrawsAreScrubbedToo) {
    Table table = Position("face").hand(1, "3 4 5").hand(2, "20 21").begin(1);
    ASSERT_EQ(table.turn("3>U1 4>U1 ."), "ok");
    EXPECT_EQ(table.seen(1)[4], "you drew 2 6");
    EXPECT_EQ(table.seen(2)[4], "drew 1: 2");
}

TEST(Events, AllElseIsSeenByEverybodyAlike) {
    Table table = Position("classic players=3").hand(1, "3 4").hand(3, "70").draw("").open();
    ASSERT_EQ(table.wish(1, "gladly"), "ok");
    ASSERT_EQ(table.say(3, "leave U1"), "ok");
    table.begin(1);
    ASSERT_EQ(table.turn("3>U1 . 70>U1 . 4>U2"), "ok");
    const Lines expected{"wished 1: gladly",
                         "said 3: leave U1",
                         "turn 1 of 1 required 1",
                         "1: 3>U1 onto 1",
                         "ended 1",
                         "drew 1: 0",
                         "skipped 2",
                         "turn 2 of 3 required 1",
                         "3: 70>U1 onto 3",
                         "ended 3",
                         "drew 3: 0",
                         "turn 3 of 1 required 1",
                         "1: 4>U2 onto 1",
                         "won all_played"};
    EXPECT_EQ(table.seen(2), expected);
    EXPECT_EQ(table.seen(0), expected);
}

TEST(Events, TheEndIsAnEvent) {
    Table table = Position("face").tops("U1=58 D1=3").hand(1, "59 30 31").hand(2, "20 21").begin(1);
    EXPECT_EQ(table.events(), (Lines{"turn 1 of 1 required 2", "won stuck 2"}));
}

TEST(Views, HoldTheOwnHandAndTheCountsOfAll) {
    Table table = Position("classic players=2").hand(1, "3 4 5").hand(2, "60 61").draw("90 80").begin(1);
    const std::string table_part =
        "playing | turn 1 seat 1 laid 0/2 left 7 | U1=- U2=- D1=- D2=- | hands 3 2 draw 2 laid [2 6-59 62-79 81-89 91-99]";
    EXPECT_EQ(table.view(1), "you 1 hold 3 4 5 | " + table_part);
    EXPECT_EQ(table.view(2), "you 2 hold 60 61 | " + table_part);
    EXPECT_EQ(table.view(0), table_part);
}

TEST(Views, FaceToFace) {
    Table table = Table::stacked("face", "3 4 5 6 7 8", "20 21 22 23 24 25").begin(1);
    ASSERT_EQ(table.turn("3>U1 4>U1 ."), "ok");
    ASSERT_EQ(table.play("20>U2"), "ok");
    EXPECT_EQ(table.play("22>D1"), "must_improve");
    EXPECT_EQ(
        table.view(2),
        "you 2 hold 21 22 23 24 25 | playing | turn 2 seat 2 laid 1/2 left 57 | U1=4 U2=20 D1=- D2=- | hands 6 5 draw 50 52 "
        "laid [3-4] [20]");
}

TEST(Views, SayWhatBurns) {
    Table table = Position("classic players=2 fire=true").hand(1, "44 3").hand(2, "60 61").begin(1);
    ASSERT_EQ(table.turn("44>U1 3>U2 ."), "ok");
    EXPECT_NE(table.view(1).find("burning U1 due U1"), std::string::npos);
}

}  // namespace tenback::testing
