// A game keeps its history, and nothing of what was refused.
#include "record/game.hpp"

#include <gtest/gtest.h>

#include "notation/notation.hpp"
#include "tables.hpp"

namespace tenback::record {
namespace {

TEST(Game, BeginsInTheOpening) {
    const Rules rules = variant("classic players=2");
    Game game(rules, deck_from(rules, {{}}));
    EXPECT_EQ(game.state().status, Status::opening);
    EXPECT_FALSE(game.first());
    EXPECT_TRUE(game.turns().empty());
    EXPECT_EQ(game.act(Seat::number(1), Play{Card(2), U1}), Refusal::not_your_turn);
    EXPECT_FALSE(game.act(Seat::number(2), Wish::very_much));
    std::vector<Event> events;
    game.begin(Seat::number(2), &events);
    ASSERT_EQ(events.size(), 1U);
    EXPECT_TRUE(std::holds_alternative<TurnBegan>(events[0]));
    EXPECT_EQ(game.first(), Seat::number(2));
    ASSERT_EQ(game.turns().size(), 1U);
    EXPECT_EQ(game.act(Seat::number(2), Wish::gladly), Refusal::already_begun);
    EXPECT_EQ(game.talk().wishes[1], Wish::very_much);
}

TEST(Game, RemembersWhatHappened) {
    const Rules rules = variant("classic players=2");
    Game game(rules, deck_from(rules, {{}}), Seat::number(1));
    EXPECT_EQ(game.act(Seat::number(1), EndTurn{}), Refusal::too_few_cards);
    EXPECT_FALSE(game.act(Seat::number(1), Play{Card(5), U1}));
    EXPECT_EQ(game.act(Seat::number(1), Play{Card(4), U1}), Refusal::too_low);
    EXPECT_FALSE(game.act(Seat::number(2), *parse_say("leave U2")));
    EXPECT_FALSE(game.act(Seat::number(1), Play{Card(6), U1}));
    EXPECT_FALSE(game.act(Seat::number(1), EndTurn{}));
    const std::vector<PlayedTurn> turns{{Seat::number(1), {{Card(5), U1}, {Card(6), U1}}}, {Seat::number(2), {}}};
    EXPECT_EQ(game.turns(), turns);
    const std::vector<Spoken> spoken{{Seat::number(2), 1, 1, Mark{MarkKind::leave_it_to_me, U2}}};
    EXPECT_EQ(game.spoken(), spoken);
    EXPECT_EQ(game.deck(), deck_from(rules, {{}}));
    EXPECT_EQ(game.view(Seat::number(2)).hand, game.state().hands[1]);
}

TEST(Game, HandsOutEventsOnlyForWhatHappens) {
    const Rules rules = variant("classic players=2");
    Game game(rules, deck_from(rules, {{}}), Seat::number(1));
    std::vector<Event> events;
    EXPECT_TRUE(game.act(Seat::number(1), EndTurn{}, &events));
    EXPECT_TRUE(events.empty());
    EXPECT_FALSE(game.act(Seat::number(1), Play{Card(5), U1}, &events));
    ASSERT_EQ(events.size(), 1U);
    EXPECT_EQ(std::get<Laid>(events[0]), (Laid{Seat::number(1), {Card(5), U1}, Card(1)}));
}

}  // namespace
}  // namespace tenback::record
