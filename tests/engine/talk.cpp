// What may be said, who wishes to begin.
#include <gtest/gtest.h>

#include "support/table.hpp"

namespace tenback::testing {

Table classic_table() { return Position("classic players=3").hand(1, "3 4 5").hand(2, "60 61").hand(3, "70 71").begin(1); }

TEST(TG_3_WhoStarts, EachPlayerSaysHowMuchTheyWantToBegin) {
    Table table = Table::dealt("classic players=4", 1);
    EXPECT_EQ(table.settle_first(2), 3);  // nobody cares: the lot decides among all
    EXPECT_EQ(table.wish(1, "rather_not"), "ok");
    EXPECT_EQ(table.wish(2, "gladly"), "ok");
    EXPECT_EQ(table.wish(3, "very_much"), "ok");
    EXPECT_EQ(table.settle_first(0), 3);
    EXPECT_EQ(table.wish(3, "do_not_care"), "ok");  // may think again
    for (std::uint32_t lot = 0; lot < 5; ++lot) EXPECT_EQ(table.settle_first(lot), 2);
    EXPECT_EQ(table.wish(4, "gladly"), "ok");
    EXPECT_EQ(table.settle_first(0), 2);
    EXPECT_EQ(table.settle_first(1), 4);
}

TEST(TG_3_WhoStarts, SilenceIsNotCaringAndStrongerThanRatherNot) {
    Table table = Table::dealt("classic players=3", 1);
    EXPECT_EQ(table.wish(1, "rather_not"), "ok");
    EXPECT_EQ(table.wish(3, "do_not_care"), "ok");
    EXPECT_EQ(table.settle_first(0), 2);
    EXPECT_EQ(table.settle_first(1), 3);
}

TEST(TG_3_WhoStarts, TheWishIsPublicAndComesBeforeTheFirstTurn) {
    Table table = Table::dealt("classic players=2", 1);
    EXPECT_EQ(table.play("2>U1"), "not_your_turn");  // nobody has begun
    EXPECT_EQ(table.rule(), "TG-3");
    EXPECT_EQ(table.end(), "not_your_turn");
    ASSERT_EQ(table.wish(2, "gladly"), "ok");
    EXPECT_EQ(table.seen(1).back(), "wished 2: gladly");
    EXPECT_NE(table.view(1).find("2 wishes gladly;"), std::string::npos);
    EXPECT_EQ(table.wish(2, ""), "talk_not_allowed");
    table.begin(2);
    EXPECT_EQ(table.wish(1, "gladly"), "already_begun");
    EXPECT_EQ(table.rule(), "TG-3");
}

TEST(TG_11_Talk, PilesMayBeMarkedNumbersCannotBeSaid) {
    Table table = classic_table();
    EXPECT_EQ(table.say(2, "leave U1"), "ok");
    EXPECT_EQ(table.say(3, "small D2"), "ok");
    for (const char* saying : {"trick U1", "mean U1", "hint R low", "holds R"})
        EXPECT_EQ(table.say(2, saying), "talk_not_allowed") << saying;
    EXPECT_EQ(table.rule(), "TG-11");
}

TEST(TG_11_Talk, AnybodyMaySpeakAtAnyTimeAndEverybodyHears) {
    Table table = classic_table();
    ASSERT_EQ(table.say(2, "leave U1"), "ok");
    ASSERT_EQ(table.say(1, "small D1"), "ok");
    for (const int viewer : {0, 1, 2, 3}) {
        EXPECT_EQ(table.seen(viewer).back(), "said 1: small D1");
        EXPECT_NE(table.view(viewer).find("1 says small D1; 2 says leave U1;"), std::string::npos);
    }
    Table opening = Table::dealt("classic players=2", 1);
    EXPECT_EQ(opening.say(2, "leave U1"), "ok");  // while they agree on who begins
}

TEST(TG_11_Talk, StandsUntilTheSpeakersTurnEndsOrHushTakesItBack) {
    Table table = classic_table();
    ASSERT_EQ(table.say(1, "leave U1"), "ok");
    ASSERT_EQ(table.say(2, "small D2"), "ok");
    ASSERT_EQ(table.say(3, "leave D1"), "ok");
    EXPECT_EQ(table.say(3, "hush"), "ok");
    ASSERT_EQ(table.turn("3>U1 4>U1"), "ok");
    EXPECT_NE(table.view(3).find("1 says leave U1; 2 says small D2;"), std::string::npos);
    ASSERT_EQ(table.end(), "ok");
    EXPECT_EQ(table.view(3).find("1 says"), std::string::npos);
    EXPECT_NE(table.view(3).find("2 says small D2;"), std::string::npos);
    EXPECT_EQ(table.view(3).find("3 says"), std::string::npos);
}

TEST(TG_11_Talk, SoloNobodyListens) {
    Table table = Position("classic players=1").hand(1, "3 4 5").begin(1);
    EXPECT_EQ(table.say(1, "leave U1"), "talk_not_allowed");
    EXPECT_EQ(table.say(1, "hush"), "talk_not_allowed");
}

Table quick_table(const char* options = "") {
    return Position("quick players=2" + std::string(options)).tops("U1=G5 D1=R8").hand(1, "Y8 B5").hand(2, "G2 G3").begin(1);
}

TEST(QE_7_Talk, ARatherHighYellowAndAMiddlingBlue) {
    Table table = quick_table();
    EXPECT_EQ(table.say(1, "hint Y high"), "ok");
    EXPECT_EQ(table.say(1, "hint B middle"), "ok");
    EXPECT_EQ(table.seen(2).back(), "said 1: hint B middle");
    EXPECT_EQ(table.say(1, "hint B middle"), "talk_not_true");  // two cards, two hints
}

TEST(QE_7_Talk, EverythingElseMayBeSaid) {
    Table table = quick_table();
    for (const char* saying : {"leave U1", "small D1", "mean D1", "holds Y", "holds B"})
        EXPECT_EQ(table.say(1, saying), "ok") << saying;
    EXPECT_EQ(table.say(2, "trick U1"), "ok");
}

TEST(QE_7_Talk, AHintDescribesTheHand) {
    Table table = quick_table();
    for (const char* saying : {"hint Y middle", "hint G low", "holds G", "trick U1", "trick D1"})
        EXPECT_EQ(table.say(1, saying), "talk_not_true") << saying;
    EXPECT_EQ(table.rule(), "QE-7");
    EXPECT_EQ(table.say(2, "hint G low"), "ok");
    EXPECT_EQ(table.say(2, "hint G low"), "ok");  // two low green ones
    EXPECT_EQ(table.say(2, "hint G low"), "talk_not_true");
}

TEST(QE_7_Talk, LowMiddleHigh) {
    const char* bands[] = {"", "low", "low", "low", "middle", "middle", "middle", "middle", "high", "high", "high"};
    for (int value = 1; value <= 10; ++value)
        for (const char* band : {"low", "middle", "high"}) {
            Table table = Position("quick players=2").hand(1, "V" + std::to_string(value)).hand(2, "R1").begin(1);
            const bool fits = band == std::string(bands[value]);
            EXPECT_EQ(table.say(1, std::string("hint V ") + band), fits ? "ok" : "talk_not_true") << value << band;
        }
}

TEST(QE_7_Talk, OnlyAboutPilesOfTheGame) {
    Table table = quick_table();
    EXPECT_EQ(table.say(1, "leave U2"), "no_such_pile");
    EXPECT_EQ(table.say(1, "trick D2"), "no_such_pile");
}

TEST(QE_7_Talk, TheTrickIsForgottenWhenThePileHasANewTop) {
    Table table = quick_table();
    ASSERT_EQ(table.say(2, "trick U1"), "ok");
    ASSERT_EQ(table.play("B5>D1"), "ok");
    EXPECT_NE(table.view(1).find("2 says trick U1;"), std::string::npos);
    ASSERT_EQ(table.play("Y8>U1"), "ok");
    EXPECT_EQ(table.view(1).find("2 says"), std::string::npos);
}

TEST(QE_7_Talk, NoTrickOnAnEmptyPile) {
    Table table = Position("quick players=2").hand(1, "Y8 B5").hand(2, "G2 G3").begin(1);
    EXPECT_EQ(table.say(1, "trick U1"), "talk_not_true");
}

TEST(QE_8_Professional, OnlyColoursThePileMeantAndTheTrick) {
    Table table = quick_table(" pro=true");
    for (const char* saying : {"holds Y", "holds B", "mean U1", "mean D1"}) EXPECT_EQ(table.say(1, saying), "ok") << saying;
    EXPECT_EQ(table.say(2, "trick U1"), "ok");
    for (const char* saying : {"hint Y high", "leave U1", "small U1"})
        EXPECT_EQ(table.say(1, saying), "talk_not_allowed") << saying;
    EXPECT_EQ(table.rule(), "QE-8");
    EXPECT_EQ(table.say(1, "holds R"), "talk_not_true");
    EXPECT_EQ(table.rule(), "QE-8");
}

TEST(FF_8_Talk, TheMarkersOfPilesAreFree) {
    Table table = Table::dealt("face", 1).begin(1);
    for (const char* saying : {"leave U2", "small D2", "mean U1", "mean D2", "hush"})
        EXPECT_EQ(table.say(2, saying), "ok") << saying;
    EXPECT_EQ(table.say(1, "holds R"), "talk_not_allowed");  // there are no colours to name
    EXPECT_EQ(table.rule(), "FF-8");
}

}  // namespace tenback::testing
