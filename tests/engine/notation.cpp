// Text in and out. (The one file here that knows the engine's types: the text is the subject.)
#include "notation/notation.hpp"

#include <gtest/gtest.h>

#include "notation/variant.hpp"

namespace tenback::testing {

TEST(Notation, CardsAreSpelledOneWay) {
    for (int value = 2; value <= 99; ++value) {
        const std::string text = std::to_string(value);
        EXPECT_EQ(parse_card(GameKind::classic, text), Card(value));
        EXPECT_EQ(text_of(GameKind::classic, Card(value)), text);
        EXPECT_EQ(parse_card(GameKind::face, text).has_value(), value <= 59) << text;
    }
    for (const char* wrong : {"", "0", "1", "100", "07", "+7", "-7", " 7", "7 ", "7.0", "7a", "a", "R7", "999999999999"})
        EXPECT_FALSE(parse_card(GameKind::classic, wrong)) << wrong;
}

TEST(Notation, ColouredCards) {
    EXPECT_EQ(parse_card(GameKind::quick, "R1"), quick_card(0, 1));
    EXPECT_EQ(parse_card(GameKind::quick, "V10"), quick_card(4, 10));
    EXPECT_EQ(text_of(GameKind::quick, quick_card(3, 10)), "B10");
    for (const char* wrong : {"", "R", "R0", "R11", "r7", "R07", "7", "X7", "RR7", "R7 ", "7R"})
        EXPECT_FALSE(parse_card(GameKind::quick, wrong)) << wrong;
}

TEST(Notation, CardsAreSortedByValueAndInQuickByColourFirst) {
    EXPECT_LT(*parse_card(GameKind::classic, "9"), *parse_card(GameKind::classic, "10"));
    EXPECT_LT(*parse_card(GameKind::quick, "R10"), *parse_card(GameKind::quick, "Y1"));
    EXPECT_LT(*parse_card(GameKind::quick, "G10"), *parse_card(GameKind::quick, "B2"));
}

TEST(Notation, Piles) {
    for (const PileId pile : all_piles) EXPECT_EQ(parse_pile(text_of(pile)), pile);
    for (const char* wrong : {"", "U", "U3", "u1", "D0", "U1 ", "nowhere"}) EXPECT_FALSE(parse_pile(wrong)) << wrong;
}

TEST(Notation, PlaysAndTurns) {
    EXPECT_EQ(parse_play(GameKind::classic, "44>U1"), (Play{Card(44), U1}));
    for (const char* wrong : {"", ">", "44", "44>", ">U1", "44 U1", "44>>U1", "44>U1 ", "44>U3", "044>U1"})
        EXPECT_FALSE(parse_play(GameKind::classic, wrong)) << wrong;
    const auto turn = parse_turn(GameKind::classic, "44>U1 34>U1 .");
    ASSERT_TRUE(turn);
    EXPECT_EQ(turn->size(), 3U);
    EXPECT_EQ(text_of(GameKind::classic, *turn), "44>U1 34>U1 .");
    EXPECT_TRUE(parse_turn(GameKind::classic, ""));
    EXPECT_EQ(parse_turn(GameKind::classic, "44>U1 x .").reason(), "'x' is no action");
    EXPECT_FALSE(parse_turn(GameKind::classic, ". 44>U1"));
    EXPECT_FALSE(parse_turn(GameKind::classic, "44>U1  ."));
}

TEST(Notation, Talk) {
    for (const char* saying :
         {"leave U1", "small D2", "mean U2", "trick D1", "hint Y high", "hint V low", "holds G", "hush"}) {
        const auto say = parse_say(saying);
        ASSERT_TRUE(say) << saying;
        EXPECT_EQ(text_of(*say), saying);
    }
    for (const char* wrong :
         {"", "leave", "leave U3", "leave  U1", "hint Y", "hint high Y", "holds", "holds X", "hush now", "47"})
        EXPECT_FALSE(parse_say(wrong)) << wrong;
    for (const char* wish : {"rather_not", "do_not_care", "gladly", "very_much"})
        EXPECT_EQ(text_of(*parse_wish(wish)), wish);
    EXPECT_FALSE(parse_wish(""));
    EXPECT_FALSE(parse_wish("10"));
}

TEST(Notation, VariantsAreWrittenWithEveryOption) {
    EXPECT_EQ(text_of(*parse_variant("classic")), "classic players=1 fire=false minimum=2 hand=8");
    EXPECT_EQ(text_of(*parse_variant("classic players=3 minimum=3")), "classic players=3 fire=false minimum=3 hand=6");
    EXPECT_EQ(text_of(*parse_variant("quick players=5 pro=true")), "quick players=5 pro=true");
    EXPECT_EQ(text_of(*parse_variant("face")), "face players=2");
}

TEST(Notation, WrongVariantsSayWhy) {
    EXPECT_EQ(parse_variant("chess").reason(), "'chess' is no game (classic, quick or face)");
    EXPECT_EQ(parse_variant("quick fire=true").reason(), "'fire=true' is no option of quick");
    EXPECT_EQ(parse_variant("quick players=1").reason(), "quick is for 2 to 5 players");
    EXPECT_EQ(parse_variant("face players=3").reason(), "face is for 2 players");
    EXPECT_EQ(parse_variant("classic players=2 minimum=4").reason(), "the minimum is 2 or 3");
    EXPECT_EQ(parse_variant("classic players=2 hand=8").reason(), "the hand is 7 or 6 cards for 2 players");
    for (const char* wrong : {"", "classic players=6", "classic players=0", "classic fire=yes", "classic  fire=true",
                              "classic players=1 hand=6", "classic players=-1", "face pro=true", "classic hand=0"})
        EXPECT_FALSE(parse_variant(wrong)) << wrong;
}

}  // namespace tenback::testing
