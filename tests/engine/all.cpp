// What holds in all three games.
#include <gtest/gtest.h>

#include "support/table.hpp"

namespace tenback::testing {

TEST(ALL_1_OneCardAtATime, EachPlayIsAtOnceVisibleToEverybody) {
    Table table = Position("classic players=2").hand(1, "3 44 50").hand(2, "60 61").begin(1);
    ASSERT_EQ(table.play("3>U1"), "ok");
    EXPECT_EQ(table.top("U1"), "3");
    for (const int viewer : {0, 1, 2}) {
        EXPECT_EQ(table.seen(viewer).back(), "1: 3>U1 onto 1");
        EXPECT_NE(table.view(viewer).find("U1=3"), std::string::npos);
    }
}

TEST(ALL_1_OneCardAtATime, OthersMaySpeakBeforeTheNextPlay) {
    Table table = Position("classic players=2").hand(1, "3 44 50").hand(2, "60 61").begin(1);
    ASSERT_EQ(table.play("3>U1"), "ok");
    EXPECT_EQ(table.say(2, "leave D1"), "ok");
    EXPECT_EQ(table.play("44>U1"), "ok");
}

TEST(ALL_1_OneCardAtATime, APlayIsFinal) {
    Table table = Position("classic players=2").hand(1, "3 44 50").hand(2, "60 61").begin(1);
    ASSERT_EQ(table.play("3>U1"), "ok");
    EXPECT_EQ(table.play("3>U2"), "not_in_hand");
    EXPECT_EQ(table.top("U1"), "3");
}

TEST(ALL_2_OnlyTops, AViewShowsTopsAndTheSetOfCardsLaid) {
    Table table = Position("classic players=2").hand(1, "3 44 50").hand(2, "60 61").begin(1);
    ASSERT_EQ(table.turn("3>U1 44>U1 ."), "ok");
    const std::string view = table.view(2);
    EXPECT_NE(view.find("U1=44 U2=- D1=- D2=-"), std::string::npos) << view;
    EXPECT_NE(view.find("laid [3 44]"), std::string::npos) << view;
}

TEST(ALL_2_OnlyTops, FaceToFaceKeepsTheLaidCardsByOwner) {
    Table table = Table::stacked("face", "3 4 5 6 7 8", "20 21 22 23 24 25").begin(1);
    ASSERT_EQ(table.turn("4>U1 8>U1 ."), "ok");
    ASSERT_EQ(table.turn("20>U2 21>U2"), "ok");
    EXPECT_EQ(table.laid(1), "4 8");
    EXPECT_EQ(table.laid(2), "20 21");
    EXPECT_NE(table.view(1).find("laid [4 8] [20-21]"), std::string::npos) << table.view(1);
}

TEST(ALL_3_Stuck, BeforeTheFirstOfTwoCardsIfThereIsNoSecond) {
    // 96 fits on an up pile, but 50 fits nowhere, before and after.
    Table table = Position("classic players=2").tops("U1=95 U2=94 D1=5 D2=6").hand(1, "96 50").hand(2, "7 8").begin(1);
    EXPECT_EQ(table.status(), "lost stuck");
    EXPECT_EQ(table.seat(), 1);
    EXPECT_EQ(table.played(), 0);
}

TEST(ALL_3_Stuck, RightAfterTheCardThatLeavesNoSecond) {
    // 97 and 96 on U1 in this order would have been fine; 99 first shuts the door.
    const auto table_of = [] {
        return Position("classic players=2").tops("U1=95 U2=98 D1=5 D2=6").hand(1, "96 97 99").hand(2, "7 8").begin(1);
    };
    Table table = table_of();
    EXPECT_EQ(table.status(), "playing");
    EXPECT_FALSE(table.would_lose("96>U1"));
    EXPECT_TRUE(table.would_lose("99>U1"));
    ASSERT_EQ(table.play("99>U1"), "ok");
    EXPECT_EQ(table.status(), "lost stuck");
    EXPECT_EQ(table.played(), 1);

    Table careful = table_of();
    EXPECT_EQ(careful.turn("96>U1 97>U1 ."), "ok");
}

TEST(ALL_3_Stuck, ACardThatFitsOnlyAfterAnotherSaves) {
    // 50 fits nowhere now; after 49 on U1 (ten back from 59) it does.
    Table table = Position("classic players=2").tops("U1=59 U2=94 D1=5 D2=6").hand(1, "49 50").hand(2, "7 8").begin(1);
    EXPECT_EQ(table.status(), "playing");
    EXPECT_EQ(table.turn("49>U1 50>U1 ."), "ok");
}

TEST(ALL_3_Stuck, AfterTheMinimumNobodyIsStuckInThisTurn) {
    Table table = Position("classic players=2").tops("U1=90 D1=5 U2=97 D2=6").hand(1, "91 92 50").hand(2, "93 94").begin(1);
    ASSERT_EQ(table.turn("91>U1 92>U1"), "ok");
    EXPECT_EQ(table.legal(), ".");
    EXPECT_EQ(table.status(), "playing");
}

TEST(ALL_3_Stuck, TheLastOfAllCardsIsEnough) {
    Table table = Position("classic players=2").tops("U1=95 U2=94 D1=5 D2=6").hand(1, "99").draw("").begin(1);
    EXPECT_EQ(table.status(), "playing");
    ASSERT_EQ(table.play("99>U1"), "ok");
    EXPECT_EQ(table.status(), "won all_played");
}

TEST(ALL_3_Stuck, NothingIsLegalToAnybodyAfterTheEnd) {
    Table table = Position("classic players=2").tops("U1=95 U2=94 D1=5 D2=6").hand(1, "96 50").hand(2, "7 97").begin(1);
    ASSERT_EQ(table.status(), "lost stuck");
    EXPECT_EQ(table.play("96>U1"), "game_over");
    EXPECT_EQ(table.rule(), "TG-9");
    EXPECT_EQ(table.end(), "game_over");
    EXPECT_EQ(table.play_as(2, "97>U1"), "game_over");
    EXPECT_EQ(table.say(2, "leave U1"), "game_over");
}

TEST(ALL_4_Refusals, ChangeNothingAndNameTheRule) {
    Table table = Position("classic players=2").tops("U1=47").hand(1, "30 44 50").hand(2, "60 61").begin(1);
    const std::string before = table.view(1) + table.view(2) + table.hand(2);
    EXPECT_EQ(table.play("44>U1"), "too_low");
    EXPECT_EQ(table.rule(), "TG-5");
    EXPECT_EQ(table.end(), "too_few_cards");
    EXPECT_EQ(table.rule(), "TG-4");
    EXPECT_EQ(table.play_as(2, "60>U1"), "not_your_turn");
    EXPECT_EQ(table.view(1) + table.view(2) + table.hand(2), before);
    EXPECT_EQ(table.events().size(), 1U);  // the beginning of the turn alone
}

}  // namespace tenback::testing
