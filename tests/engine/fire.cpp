// On Fire: what burns, and who must cover it until when.
#include <gtest/gtest.h>

#include "support/table.hpp"

namespace tenback::testing {

TEST(OF_1_FireCards, SixCardsBurn) {
    for (int value = 2; value <= 99; ++value) {
        const std::string card = std::to_string(value);
        const bool fire = value == 22 || value == 33 || value == 44 || value == 55 || value == 66 || value == 77;
        const std::string other = value == 60 ? "61" : "60";
        Table table = Position("classic players=2 fire=true").hand(1, card).hand(2, other).draw("").begin(1);
        ASSERT_EQ(table.play(card + ">U1"), "ok");
        EXPECT_EQ(table.burning(), fire ? "U1" : "") << value;
    }
}

TEST(OF_1_FireCards, FollowTheSameLayingRules) {
    Table table = Position("classic players=2 fire=true").tops("U1=54 D1=45").hand(1, "44 55 3").hand(2, "60 61").begin(1);
    EXPECT_EQ(table.play("44>U2"), "ok");
    EXPECT_EQ(table.play("55>D1"), "ok");  // ten back
    Table other = Position("classic players=2 fire=true").tops("U1=56 D1=43").hand(1, "44 57 3").hand(2, "60 61").begin(1);
    EXPECT_EQ(other.play("44>U1"), "too_low");
    EXPECT_EQ(other.play("44>D1"), "too_high");
}

TEST(OF_1_FireCards, DoNotBurnWithoutTheExpansion) {
    Table table = Position("classic players=2").hand(1, "44 3").hand(2, "60 61").begin(1);
    ASSERT_EQ(table.turn("44>U1 3>U2 ."), "ok");
    EXPECT_EQ(table.burning() + table.due(), "");
    EXPECT_EQ(table.turn("60>U2 61>U2 ."), "ok");
}

// The rulebook's story: Tim lays 44; either he covers it himself or Sara, who is next, does.
Position tims_44() {
    return Position("classic players=3 fire=true").hand(1, "44 50 3").hand(2, "45 60 61").hand(3, "70 71");
}

TEST(OF_2_Covering, TimMayCoverHis44HimselfInTheSameTurn) {
    Table table = tims_44().begin(1);
    ASSERT_EQ(table.play("44>U1"), "ok");
    EXPECT_EQ(table.burning(), "U1");
    EXPECT_EQ(table.due(), "");  // not in the turn in which it was laid
    ASSERT_EQ(table.turn("50>U1 ."), "ok");
    EXPECT_EQ(table.burning() + table.due(), "");
}

TEST(OF_2_Covering, TimMayLayElsewhereAndLeaveItToSara) {
    Table table = tims_44().begin(1);
    ASSERT_EQ(table.turn("44>U1 3>U2 ."), "ok");
    EXPECT_EQ(table.seat(), 2);
    EXPECT_EQ(table.due(), "U1");
    EXPECT_EQ(table.events().back(), "turn 2 of 2 required 2 due U1");
}

TEST(OF_2_Covering, SarasTurnCannotEndWhileThePileBurns) {
    Table table = tims_44().begin(1);
    ASSERT_EQ(table.turn("44>U1 3>U2 ."), "ok");
    ASSERT_EQ(table.turn("60>U2 61>U2"), "ok");  // in any order: not covered yet
    EXPECT_FALSE(table.may_end());
    EXPECT_EQ(table.end(), "must_cover_fire");
    EXPECT_EQ(table.rule(), "OF-2");
    EXPECT_EQ(table.turn("45>U1 ."), "ok");
    EXPECT_EQ(table.seat(), 3);
    EXPECT_EQ(table.due(), "");
}

TEST(OF_2_Covering, TooFewCardsIsSaidBeforeFire) {
    Table table = tims_44().begin(1);
    ASSERT_EQ(table.turn("44>U1 3>U2 . 60>U2"), "ok");
    EXPECT_EQ(table.end(), "too_few_cards");
}

TEST(OF_2_Covering, LostWhenSaraCannotCover) {
    Table table = Position("classic players=2 fire=true").hand(1, "44 50 3").hand(2, "10 12 13").draw("9").begin(1);
    ASSERT_EQ(table.turn("44>U1 3>U2 ."), "ok");
    EXPECT_EQ(table.status(), "lost stuck");  // 10, 12 and 13 lie below 44, and 34 is not there
    EXPECT_EQ(table.seat(), 2);
}

TEST(OF_2_Covering, LostAtOnceWhenCoveringBecomesImpossible) {
    Table table = tims_44().begin(1);
    ASSERT_EQ(table.turn("44>U1 3>U2 ."), "ok");
    ASSERT_EQ(table.turn("45>U2"), "ok");  // 60 and 61 are still there
    ASSERT_EQ(table.turn("60>U2"), "ok");
    EXPECT_TRUE(table.would_lose("61>U2"));
    ASSERT_EQ(table.play("61>U2"), "ok");
    EXPECT_EQ(table.status(), "lost stuck");
}

TEST(OF_2_Covering, TenBackCovers) {
    Table table = Position("classic players=2 fire=true").tops("D2=55").hand(1, "65 20").hand(2, "60 61").begin(1);
    EXPECT_EQ(table.due(), "D2");
    EXPECT_EQ(table.turn("20>U1 65>D2 ."), "ok");
    EXPECT_EQ(table.burning(), "");
}

TEST(OF_2_Covering, TheMinimumAndTheCoverMustBothBePossible) {
    // 96 is needed to cover and for nothing else a card is left: 50 fits nowhere.
    Table table =
        Position("classic players=2 fire=true").tops("U1=77 U2=98 D1=2 D2=3").hand(1, "96 50").hand(2, "97 99").begin(1);
    EXPECT_EQ(table.status(), "lost stuck");
    // With one card fewer to lay it is enough.
    Table late = Position("classic players=2 fire=true")
                     .tops("U1=77 U2=98 D1=2 D2=3")
                     .hand(1, "96 50")
                     .hand(2, "97 99")
                     .draw("")
                     .begin(1);
    EXPECT_EQ(late.turn("96>U1 ."), "ok");
}

TEST(OF_2_Covering, TheCoveringSeatIsTheNextThatMovesNotTheOneWithoutCards) {
    Table table = Position("classic players=3 fire=true").hand(1, "44 3").hand(3, "50 51").draw("").begin(1);
    ASSERT_EQ(table.turn("44>U1 ."), "ok");
    EXPECT_EQ(table.seat(), 3);
    EXPECT_EQ(table.due(), "U1");
    EXPECT_EQ(table.turn("51>U2"), "ok");
    EXPECT_EQ(table.end(), "must_cover_fire");
    EXPECT_EQ(table.turn("50>U1"), "ok");
    EXPECT_EQ(table.end(), "ok");
    EXPECT_EQ(table.seat(), 1);
}

TEST(OF_2_Covering, WhoIsLeftAloneCoversAfterHimself) {
    Table table = Position("classic players=2 fire=true").hand(1, "44 3 50").draw("").begin(1);
    ASSERT_EQ(table.turn("44>U1 ."), "ok");
    EXPECT_EQ(table.seat(), 1);
    EXPECT_EQ(table.due(), "U1");
    EXPECT_EQ(table.turn("3>U2"), "ok");  // not solo: OF-3 does not hold
    EXPECT_EQ(table.end(), "must_cover_fire");
    EXPECT_EQ(table.play("50>U1"), "ok");
    EXPECT_EQ(table.status(), "won all_played");
}

TEST(OF_3_Solo, TheVeryNextCardMustCover) {
    Table table = Position("classic players=1 fire=true").hand(1, "44 50 3 60").begin(1);
    ASSERT_EQ(table.play("44>U1"), "ok");
    EXPECT_EQ(table.play("3>U2"), "must_cover_fire");
    EXPECT_EQ(table.rule(), "OF-3");
    EXPECT_EQ(table.legal(), "50>U1 60>U1");
    EXPECT_EQ(table.play("50>U1"), "ok");
    EXPECT_EQ(table.play("3>U2"), "ok");
}

TEST(OF_3_Solo, FireAsTheLastCardOfATurnIsCoveredByTheFirstOfTheNext) {
    Table table = Position("classic players=1 fire=true").hand(1, "44 3 60 61 62 63 64 65").begin(1);
    ASSERT_EQ(table.turn("3>U2 44>U1"), "ok");
    EXPECT_EQ(table.burning(), "U1");
    EXPECT_EQ(table.due(), "");  // must_cover is always empty solo
    ASSERT_EQ(table.end(), "ok");
    EXPECT_EQ(table.due(), "");
    EXPECT_EQ(table.play("60>U2"), "must_cover_fire");
    EXPECT_EQ(table.play("60>U1"), "ok");
    EXPECT_EQ(table.play("61>U2"), "ok");
}

TEST(OF_3_Solo, StuckWhenNothingCovers) {
    Table table = Position("classic players=1 fire=true").hand(1, "3 4 44 5").draw("6 7 8 9").begin(1);
    EXPECT_TRUE(table.would_lose("44>U1"));
    ASSERT_EQ(table.play("44>U1"), "ok");  // the first of two cards, and nothing covers it
    EXPECT_EQ(table.status(), "lost stuck");
}

TEST(OF_3_Solo, StuckAtTheStartOfTheNextTurn) {
    Table table = Position("classic players=1 fire=true").hand(1, "3 44 5 6").draw("7 8 9 10 11").begin(1);
    ASSERT_EQ(table.turn("3>U1 44>U1"), "ok");
    EXPECT_EQ(table.status(), "playing");
    ASSERT_EQ(table.end(), "ok");
    EXPECT_EQ(table.status(), "lost stuck");
    EXPECT_EQ(table.played(), 0);
}

TEST(OF_3_Solo, TwoFreeCardsMayNotBeEnough) {
    // Both cards fit somewhere, but 44 needs its cover next and 3 cannot cover; laid after 3 it ends the turn.
    Table table = Position("classic players=1 fire=true").tops("D1=2 D2=2").hand(1, "3 44").draw("50").begin(1);
    EXPECT_EQ(table.status(), "playing");
    EXPECT_TRUE(table.would_lose("44>U1"));
    EXPECT_EQ(table.turn("3>U2 44>U1 ."), "ok");
}

TEST(OF_4_FireOnFire, CoversAndBurnsWithADeadlineOfItsOwn) {
    Table table = Position("classic players=3 fire=true").hand(1, "44 3").hand(2, "55 60").hand(3, "70 71").begin(1);
    ASSERT_EQ(table.turn("44>U1 3>U2 ."), "ok");
    ASSERT_EQ(table.play("55>U1"), "ok");
    EXPECT_EQ(table.due(), "");
    EXPECT_EQ(table.burning(), "U1");
    ASSERT_EQ(table.turn("60>U2 ."), "ok");  // seat 2 may leave it
    EXPECT_EQ(table.due(), "U1");            // to seat 3
    EXPECT_EQ(table.turn("70>U2 71>U2"), "ok");
    EXPECT_EQ(table.status(), "lost stuck");
}

TEST(OF_4_FireOnFire, InOneTurn) {
    Table table = Position("classic players=2 fire=true").hand(1, "44 55 66").hand(2, "70 71").begin(1);
    ASSERT_EQ(table.turn("44>U1 55>U1 66>U1 ."), "ok");
    EXPECT_EQ(table.due(), "U1");
    EXPECT_EQ(table.turn("70>U1 71>U1 ."), "ok");
}

TEST(OF_4_FireOnFire, Solo) {
    Table table = Position("classic players=1 fire=true").hand(1, "44 55 3 60").begin(1);
    ASSERT_EQ(table.turn("44>U1 55>U1"), "ok");
    EXPECT_EQ(table.play("3>U2"), "must_cover_fire");
    EXPECT_EQ(table.play("60>U1"), "ok");
}

}  // namespace tenback::testing
