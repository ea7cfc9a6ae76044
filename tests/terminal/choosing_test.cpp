#include "terminal/screen/choosing.hpp"

#include <gtest/gtest.h>

#include "engine/state.hpp"
#include "notation/variant.hpp"

namespace tenback::terminal {
namespace {

/// Ann's move alone: these tops, this hand.
struct Position {
    Rules rules = *parse_variant("classic players=1");
    View view{};

    Position(std::array<int, 4> tops, std::initializer_list<int> hand) {
        view.status = Status::playing;
        view.turn.required = 2;
        view.turn.left = 98;
        for (std::size_t p = 0; p < tops.size(); ++p) view.turn.tops[p] = Card(tops[p]);
        for (const int card : hand) view.hand.insert(Card(card));
    }
};

TEST(Choosing, PrefersATrickThenTheSmallestGap) {
    const Position it({50, 30, 60, 100}, {40, 55});
    EXPECT_EQ(settled(it.rules, it.view, {Card(40), std::nullopt}).pile, U1);  // ten back
    EXPECT_EQ(settled(it.rules, it.view, {Card(55), std::nullopt}).pile, U1);  // 5, as on D1: the first
    EXPECT_EQ(prospect(it.rules, it.view, {Card(40), U1}).kind, Prospect::Kind::trick);
    EXPECT_EQ(prospect(it.rules, it.view, {Card(40), U2}).gap, 10);
    EXPECT_EQ(prospect(it.rules, it.view, {Card(55), D1}).gap, 5);
}

TEST(Choosing, WarnsOfAPlayThatLeavesNoSecond) {
    const Position it({90, 97, 2, 2}, {95, 98});
    EXPECT_FALSE(prospect(it.rules, it.view, {Card(95), U1}).loses);
    EXPECT_FALSE(prospect(it.rules, it.view, {Card(98), U2}).loses);
    EXPECT_TRUE(prospect(it.rules, it.view, {Card(98), U1}).loses);  // 95 would fit nowhere any more
}

TEST(Choosing, ACardThatWasLaidGivesWayToTheNext) {
    const Position it({1, 1, 100, 100}, {10, 30});
    EXPECT_EQ(settled(it.rules, it.view, {Card(20), U1}).card, Card(30));
    EXPECT_EQ(settled(it.rules, it.view, {Card(40), U1}).card, Card(30));
    const Position empty({1, 1, 100, 100}, {});
    EXPECT_EQ(settled(empty.rules, empty.view, {Card(40), U1}), Choosing{});
}

TEST(Choosing, GoesRoundCardsAndPiles) {
    const Position it({50, 1, 100, 100}, {10, 30});
    EXPECT_EQ(next_card(it.rules, it.view, {Card(30), U2}, 1).card, Card(10));
    EXPECT_EQ(next_card(it.rules, it.view, {Card(10), U2}, -1).card, Card(30));
    EXPECT_EQ(next_pile(it.rules, it.view, {Card(10), U2}, 1).pile, D1);
    EXPECT_EQ(next_pile(it.rules, it.view, {Card(10), D2}, 1).pile, U2);  // not on U1, which shows 50
}

TEST(Choosing, OwnPilesComeFirstInFaceToFace) {
    const Rules rules = *parse_variant("face");
    EXPECT_EQ(piles_in_order(rules, Seat::number(2)), (std::vector<PileId>{U2, D2, U1, D1}));
}

}  // namespace
}  // namespace tenback::terminal
