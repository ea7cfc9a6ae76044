// Why another turn was better: facts on the table, one test each.
#include "review/ground.hpp"

#include <gtest/gtest.h>

#include "games.hpp"
#include "notation/notation.hpp"

namespace tenback::testing {
namespace {

using review::Decision;
using review::Fact;
using review::Ground;

bots::Plan plan(GameKind game, const std::vector<std::string_view>& plays) {
    bots::Plan all;
    for (const std::string_view text : plays) all.add(*parse_play(game, text));
    return all;
}

/// Seat 1 has these cards at the first turn of a game, and laid that.
struct Table {
    Rules rules;
    Decision decision;

    Table(std::string_view name, const std::vector<int>& hand, const std::vector<std::string_view>& laid)
        : rules(variant(name)) {
        Random words(1);
        record::Game game(rules, shuffled_deck(rules, words), Seat::number(1));
        decision.turn = 1;
        decision.seat = Seat::number(1);
        decision.view = game.view(decision.seat);
        decision.view.hand = CardSet();
        for (const int card : hand) decision.view.hand.insert(Card(card));
        decision.laid = plan(rules.game, laid);
        decision.got_stuck = false;
        decision.stood_in = false;
    }
    [[nodiscard]] Ground ground(const std::vector<std::string_view>& better) const {
        return ground_for(rules, decision, plan(rules.game, better));
    }
};

TEST(Ground, TenBackWasMissed) {
    Table table("classic players=2", {20, 30, 40, 50, 60, 70, 80}, {"30>U1", "40>U1"});
    const Ground ground = table.ground({"30>U1", "20>U1"});
    EXPECT_EQ(ground.fact, Fact::ten_back_missed);
    EXPECT_EQ(ground.card, Card(20));
    EXPECT_EQ(ground.pile, U1);
    EXPECT_EQ(table.ground({"40>U1", "30>U1"}).card, Card(30));
}

TEST(Ground, SomebodyHadAskedForThePile) {
    Table table("classic players=2", {20, 30, 40, 50, 60, 70, 80}, {"20>U1", "30>U1"});
    table.decision.view.talk.voices[1].marks[0].insert(U1);
    const Ground ground = table.ground({"20>U2", "30>U2"});
    EXPECT_EQ(ground.fact, Fact::asked_for);
    EXPECT_EQ(ground.pile, U1);
    EXPECT_EQ(ground.seat, Seat::number(2));
    EXPECT_NE(table.ground({"20>U1", "30>U2"}).fact, Fact::asked_for);
}

TEST(Ground, APileBurnsOn) {
    Table table("classic players=2 fire=true", {22, 30, 40, 50, 60, 70, 80}, {"22>U1", "80>D1"});
    const Ground ground = table.ground({"22>U1", "30>U1"});
    EXPECT_EQ(ground.fact, Fact::left_burning);
    EXPECT_EQ(ground.pile, U1);
}

TEST(Ground, GiftsOneTooManyAndOneMissed) {
    Table table("face players=2", {10, 20, 30, 40, 50, 58}, {"10>U1", "58>U2"});
    EXPECT_EQ(table.ground({"10>U1", "20>U1"}).fact, Fact::gift_too_many);
    Table other("face players=2", {10, 20, 30, 40, 50, 58}, {"10>U1", "20>U1"});
    EXPECT_EQ(other.ground({"10>U1", "58>U2"}).fact, Fact::gift_missed);
    EXPECT_EQ(other.ground({"10>U1", "58>U2"}).pile, U2);
}

TEST(Ground, TheLastCardsCouldHaveBeenLaid) {
    Table table("classic players=1", {20, 30}, {"30>U1"});
    table.decision.view.turn.left = 2;
    EXPECT_EQ(table.ground({"20>U1", "30>U1"}).fact, Fact::win_missed);
}

TEST(Ground, NothingMoreCouldBeLaid) {
    Table table("classic players=2", {20, 30, 40, 50, 60, 70, 80}, {"80>U1"});
    table.decision.got_stuck = true;
    EXPECT_EQ(table.ground({"20>U1", "30>U1"}).fact, Fact::stuck);
}

TEST(Ground, CardsThatWereNotNeededAndRoomThatWasLost) {
    Table table("classic players=2", {20, 30, 40, 50, 60, 70, 80}, {"20>U1", "30>U1", "80>U1"});
    const Ground many = table.ground({"20>U1", "30>U1"});
    EXPECT_EQ(many.fact, Fact::too_many_cards);
    EXPECT_EQ(many.number, 1);
    Table wide("classic players=2", {20, 31, 42, 50, 60, 70, 80}, {"42>U1", "50>U1"});
    const Ground room = wide.ground({"20>U1", "31>U1"});
    EXPECT_EQ(room.fact, Fact::keeps_open);
    EXPECT_EQ(room.number, (68 + 1) - (49 + 1));  // those above 31 and 21, against those above 50 and 40
    EXPECT_EQ(wide.ground({"50>U1", "60>U1"}).fact, Fact::none);
}

TEST(Ground, EveryFactHasACode) {
    for (int fact = 0; fact <= static_cast<int>(Fact::keeps_open); ++fact)
        EXPECT_FALSE(review::code_of(static_cast<Fact>(fact)).empty());
}

}  // namespace
}  // namespace tenback::testing
