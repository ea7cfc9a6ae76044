// Face to Face.
#include <gtest/gtest.h>

#include "support/table.hpp"

namespace tenback::testing {

TEST(FF_1_Cards, FiftyEightEachSixInHandAndPilesOfTheirOwn) {
    Table table = Table::stacked("face", "2 3 4 5 6 59", "2 3 58 57 56 59").begin(1);
    EXPECT_EQ(table.hand(1), "2 3 4 5 6 59");
    EXPECT_EQ(table.hand(2), "2 3 56 57 58 59");
    EXPECT_EQ(table.in_draw(1), 52);
    EXPECT_EQ(table.in_draw(2), 52);
    EXPECT_EQ(table.left(), 116);
    EXPECT_EQ(table.turn("2>U1 59>D1 ."), "ok");
    EXPECT_EQ(table.turn("2>U2 59>D2 ."), "ok");
    EXPECT_EQ(table.events()[1], "1: 2>U1 onto 1");
}

TEST(FF_1_Cards, LotsDecideWhoBeginsSoThereIsNoWish) {
    Table table = Table::dealt("face", 1);
    EXPECT_EQ(table.wish(1, "very_much"), "talk_not_allowed");
    EXPECT_EQ(table.settle_first(0), 1);
    EXPECT_EQ(table.settle_first(1), 2);
    EXPECT_EQ(table.begin(2).seat(), 2);
}

TEST(FF_2_Minimum, TwoCardsInEveryTurn) {
    Table table = Position("face").hand(1, "3 4 5").hand(2, "20 21").begin(1);
    EXPECT_EQ(table.required(), 2);
    ASSERT_EQ(table.play("3>U1"), "ok");
    EXPECT_EQ(table.end(), "too_few_cards");
    EXPECT_EQ(table.rule(), "FF-2");
    EXPECT_EQ(table.turn("4>U1 ."), "ok");
}

TEST(FF_2_Minimum, AlsoWhenTheOwnDrawPileIsEmpty) {
    Table table = Position("face").hand(1, "3 4 5").draw("", 1).hand(2, "20 21").begin(1);
    EXPECT_EQ(table.required(), 2);
    ASSERT_EQ(table.play("3>U1"), "ok");
    EXPECT_EQ(table.end(), "too_few_cards");
}

TEST(FF_2_Minimum, NoMaximumButTheHand) {
    Table table = Position("face").hand(1, "3 4 5 6 7 8").hand(2, "20 21").begin(1);
    EXPECT_EQ(table.turn("3>U1 4>U1 5>U1 6>U1 7>U1 8>U1 ."), "ok");
}

Position with_numbers_on_saras_piles() {
    return Position("face").tops("U2=29 D2=40").hand(1, "12 13 50 51 3 4").hand(2, "30 31");
}

TEST(FF_3_Where, AllOnTheOwnPilesOrOneOnTheOpponents) {
    EXPECT_EQ(with_numbers_on_saras_piles().begin(1).turn("3>U1 4>U1 ."), "ok");
    EXPECT_EQ(with_numbers_on_saras_piles().begin(1).turn("12>U2 3>U1 ."), "ok");
    EXPECT_EQ(with_numbers_on_saras_piles().begin(1).turn("3>U1 50>D2 4>U1 ."), "ok");  // any order
}

TEST(FF_3_Where, TimLaysOnBothHisPilesAndOneOnSarasUpPile) {
    EXPECT_EQ(with_numbers_on_saras_piles().begin(1).turn("3>U1 51>D1 50>D1 12>U2 ."), "ok");
}

TEST(FF_3_Where, ASecondCardForTheOpponentIsRefused) {
    Table table = with_numbers_on_saras_piles().begin(1);
    ASSERT_EQ(table.play("13>U2"), "ok");
    EXPECT_EQ(table.play("12>U2"), "one_opponent_card");
    EXPECT_EQ(table.play("50>D2"), "one_opponent_card");  // also on the other pile
    EXPECT_EQ(table.rule(), "FF-3");
    EXPECT_EQ(table.turn("3>U1 ."), "ok");
}

TEST(FF_3_Where, TheNextTurnMayGiveAgain) {
    Table table = with_numbers_on_saras_piles().begin(1);
    ASSERT_EQ(table.turn("13>U2 3>U1 ."), "ok");
    ASSERT_EQ(table.turn("30>U2 31>U2 ."), "ok");
    EXPECT_EQ(table.turn("12>U2"), "ok");
}

TEST(FF_4_OwnPiles, FollowTheOriginalGame) {
    // Sara's 4, 8, 13; and the rows of the rulebook.
    Table sara = Position("face").hand(1, "4 8 13").hand(2, "20 21").begin(1);
    EXPECT_EQ(sara.turn("4>U1 8>U1 13>U1"), "ok");
    Table up = Position("face").hand(1, "3 11 12 13 18 20 34").hand(2, "20 21").begin(1);
    EXPECT_EQ(up.turn("3>U1 11>U1 12>U1 13>U1 18>U1 20>U1 34>U1"), "ok");
    Table down = Position("face").hand(1, "54 50 48 41 40 37").hand(2, "20 21").begin(1);
    EXPECT_EQ(down.turn("54>D1 50>D1 48>D1 41>D1 40>D1 37>D1"), "ok");
    EXPECT_EQ(down.play("37>U1"), "not_in_hand");
    EXPECT_EQ(sara.play("4>D1"), "not_in_hand");
}

TEST(FF_4_OwnPiles, WrongWayIsRefused) {
    Table table = Position("face").tops("U1=27 D1=35").hand(1, "26 36 28 34").hand(2, "20 21").begin(1);
    EXPECT_EQ(table.play("26>U1"), "too_low");
    EXPECT_EQ(table.rule(), "FF-4");
    EXPECT_EQ(table.play("36>D1"), "too_high");
    EXPECT_EQ(table.turn("28>U1 34>D1 ."), "ok");
}

TEST(FF_4_OwnPiles, TheOpponentsCardOfEqualValueIsNotHigherOrLower) {
    Table table = Position("face").tops("U1=29 D1=30").hand(1, "29 30 31").hand(2, "20 21").begin(1);
    EXPECT_EQ(table.play("29>U1"), "too_low");
    EXPECT_EQ(table.play("30>D1"), "too_high");
}

TEST(FF_4_OwnPiles, TimsSeventeenOn27AndSaras45On35) {
    Table tim = Position("face").tops("U1=27").hand(1, "16 17 18 30").hand(2, "20 21").begin(1);
    EXPECT_EQ(tim.play("16>U1"), "too_low");
    EXPECT_EQ(tim.play("18>U1"), "too_low");
    EXPECT_EQ(tim.play("17>U1"), "ok");
    Table sara = Position("face").tops("D2=35").hand(1, "20 21").hand(2, "44 45 46 3").begin(2);
    EXPECT_EQ(sara.play("44>D2"), "too_high");
    EXPECT_EQ(sara.play("46>D2"), "too_high");
    EXPECT_EQ(sara.turn("45>D2 44>D2 ."), "ok");
}

TEST(FF_4_OwnPiles, TheTrickAgainAndAgainOnBoth) {
    Table table = Position("face").tops("U1=40 D1=20").hand(1, "30 35 25 30 31").hand(2, "20 21").begin(1);
    EXPECT_EQ(table.turn("30>U1 35>U1 25>U1 31>U1"), "ok");
}

TEST(FF_5_OpponentsPile, TimImprovesSaras29With12) {
    Table table = with_numbers_on_saras_piles().begin(1);
    ASSERT_EQ(table.play("12>U2"), "ok");
    EXPECT_EQ(table.top("U2"), "12");
    EXPECT_EQ(table.laid(1), "12");  // stays there, played by its owner
}

TEST(FF_5_OpponentsPile, LowerThan18OnTheUpPileHigherThan40OnTheDownPile) {
    for (int value = 2; value <= 59; ++value) {
        const std::string card = std::to_string(value);
        const auto table = [&] {
            return Position("face").tops("U1=18 D1=40").hand(1, "20 21 41").hand(2, card).hand(2, "3 4").begin(2);
        };
        EXPECT_EQ(table().play(card + ">U1"), value < 18 ? "ok" : "must_improve") << value;
        EXPECT_EQ(table().play(card + ">D1"), value > 40 ? "ok" : "must_improve") << value;
    }
}

TEST(FF_5_OpponentsPile, APileWithoutNumbersCannotBeImproved) {
    Table table = Position("face").hand(1, "2 59 30").hand(2, "20 21").begin(1);
    for (const char* play : {"2>U2", "59>U2", "30>U2", "2>D2", "59>D2", "30>D2"})
        EXPECT_EQ(table.play(play), "must_improve") << play;
    EXPECT_EQ(table.rule(), "FF-5");
}

TEST(FF_5_OpponentsPile, TheTenTrickThereOnlyWhereItImproves) {
    Table table = Position("face").tops("U2=29 D2=30").hand(1, "39 19 20 40 50").hand(2, "22 23").begin(1);
    EXPECT_EQ(table.play("39>U2"), "must_improve");  // ten on, the wrong way
    EXPECT_EQ(table.play("20>D2"), "must_improve");
    EXPECT_EQ(table.play("19>U2"), "ok");  // ten back improves like any other
}

TEST(FF_5_OpponentsPile, OrdinaryPlaysAreNoImprovement) {
    Table table = Position("face").tops("U2=29 D2=30").hand(1, "35 25 29 30").hand(2, "22 23").begin(1);
    EXPECT_EQ(table.play("35>U2"), "must_improve");
    EXPECT_EQ(table.play("25>D2"), "must_improve");
    EXPECT_EQ(table.play("29>U2"), "must_improve");  // equal
    EXPECT_EQ(table.play("30>D2"), "must_improve");
}

TEST(FF_6_Drawing, SaraLaysThreeOnHerOwnAndDrawsTwo) {
    Table table = Position("face").hand(1, "3 4 5 6 7 8").hand(2, "20 21").begin(1);
    ASSERT_EQ(table.turn("3>U1 4>U1 5>U1 ."), "ok");
    EXPECT_EQ(table.in_hand(1), 5);
}

TEST(FF_6_Drawing, TimLaysFiveOneOfThemForSaraAndFillsToSix) {
    Table table = Position("face").tops("U2=29").hand(1, "3 4 5 6 12 50").hand(2, "20 30 31").begin(1);
    ASSERT_EQ(table.turn("3>U1 4>U1 5>U1 6>U1 12>U2 ."), "ok");
    EXPECT_EQ(table.in_hand(1), 6);
}

TEST(FF_6_Drawing, TwoEvenIfTheHandIsSmall) {
    Table table = Position("face").hand(1, "3 4 5 6 7 8").hand(2, "20 21").begin(1);
    ASSERT_EQ(table.turn("3>U1 4>U1 5>U1 6>U1 7>U1 8>U1 ."), "ok");
    EXPECT_EQ(table.in_hand(1), 2);
}

TEST(FF_6_Drawing, AsFarAsTheOwnDrawPileReaches) {
    Table table = Position("face").hand(1, "3 4 5 6").draw("40", 1).hand(2, "20 21").begin(1);
    ASSERT_EQ(table.turn("3>U1 4>U1 ."), "ok");
    EXPECT_EQ(table.hand(1), "5 6 40");
    EXPECT_EQ(table.in_draw(1), 0);
    Table filling = Position("face").tops("U2=29").hand(1, "3 4 5 12").draw("40 41 42", 1).hand(2, "30 31").begin(1);
    ASSERT_EQ(filling.turn("12>U2 3>U1 4>U1 ."), "ok");
    EXPECT_EQ(filling.hand(1), "5 40 41 42");
    ASSERT_EQ(filling.turn("30>U2 31>U2 ."), "ok");
    EXPECT_EQ(filling.turn("5>U1 40>U1 ."), "ok");
    EXPECT_EQ(filling.hand(1), "41 42");  // nothing to draw any more
}

TEST(FF_6_Drawing, FromTheOwnPileOnly) {
    Table table = Position("face").hand(1, "3 4 5").hand(2, "20 21").begin(1);
    const int others = table.in_draw(2);
    ASSERT_EQ(table.turn("3>U1 4>U1 ."), "ok");
    EXPECT_EQ(table.in_draw(2), others);
}

TEST(FF_7_End, WhoeverHasLaidAllWinsAtOnce) {
    Table table = Position("face").hand(1, "3 4").draw("", 1).hand(2, "20 21").begin(1);
    ASSERT_EQ(table.turn("3>U1 4>U1"), "ok");
    EXPECT_EQ(table.status(), "won all_played 1");
    Table gift = Position("face").tops("U1=29").hand(1, "20 21").hand(2, "3 4").draw("", 2).begin(2);
    ASSERT_EQ(gift.turn("3>U2 4>U1"), "ok");  // a gift as the last card
    EXPECT_EQ(gift.status(), "won all_played 2");
}

TEST(FF_7_End, WhoeverCannotCompleteATurnLosesAtOnce) {
    Table table = Position("face").tops("U1=58 D1=3").hand(1, "59 30 31").hand(2, "20 21").begin(1);
    EXPECT_EQ(table.status(), "won stuck 2");
    EXPECT_EQ(table.play("59>U1"), "game_over");
    EXPECT_EQ(table.rule(), "FF-7");
}

TEST(FF_7_End, AGiftMayCompleteTheTurn) {
    Table table = Position("face").tops("U1=58 D1=3 U2=32").hand(1, "59 30 31").hand(2, "20 21").begin(1);
    EXPECT_EQ(table.status(), "playing");  // 59 and one of the others for the opponent
    EXPECT_TRUE(table.play("30>U2") == "ok" && table.play("59>U1") == "ok" && table.end() == "ok");
    Table two_gifts = Position("face").tops("U1=58 D1=3 U2=32 D2=29").hand(1, "30 31").hand(2, "20 21").begin(1);
    EXPECT_EQ(two_gifts.status(), "won stuck 2");  // two gifts are not allowed
}

TEST(FF_7_End, StuckInTheMiddleOfATurn) {
    Table table = Position("face").tops("U1=50 D1=3").hand(1, "59 51 31").hand(2, "20 21").begin(1);
    EXPECT_TRUE(table.would_lose("59>U1"));
    ASSERT_EQ(table.play("59>U1"), "ok");
    EXPECT_EQ(table.status(), "won stuck 2");
}

TEST(FF_7_End, ASingleCardLeftLoses) {
    Table table = Position("face").hand(1, "3 4 5").draw("", 1).hand(2, "20 21 22 23").begin(1);
    ASSERT_EQ(table.turn("3>U1 4>U1 ."), "ok");
    EXPECT_EQ(table.status(), "playing");
    ASSERT_EQ(table.turn("20>U2 21>U2 ."), "ok");
    EXPECT_EQ(table.status(), "won stuck 2");  // seat 1 begins a turn with 5 alone, though 5 would fit
    EXPECT_EQ(table.seat(), 1);
}

}  // namespace tenback::testing
