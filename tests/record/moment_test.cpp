// A game gone back to an earlier moment is the game that it was then.
#include "record/moment.hpp"

#include <gtest/gtest.h>

#include "engine/playout.hpp"
#include "notation/variant.hpp"

namespace tenback::tables {
namespace {

/// A random game with wishes and talk, and what it was after every action that is no talk.
struct Told {
    Game game;
    std::vector<Game> moments{};
};

Told tell(const Rules& rules, std::uint64_t seed) {
    Random words(seed);
    Told told{Game(rules, shuffled_deck(rules, words))};
    told.game.act(Seat::number(1), Wish::gladly);
    told.game.begin(Seat::number(1));
    while (told.game.state().status == Status::playing) {
        if (below(2, words) == 0)
            for (int s = 1; s <= rules.players; ++s) told.game.act(Seat::number(s), Mark{MarkKind::leave_it_to_me, U1});
        told.moments.push_back(told.game);
        World world = told.game.world();
        const State& next = world.state;
        const Turn turn = next.turn;
        random_step(rules, world, words);
        const CardSet laid = next.laid[rules.side_of(turn.seat)] - told.game.state().laid[rules.side_of(turn.seat)];
        if (laid.empty()) {
            told.game.act(turn.seat, EndTurn{});
            continue;
        }
        for (const PileId pile : all_piles)
            if (next.turn.tops[pile.index()] == laid.first() && turn.tops[pile.index()] != laid.first())
                told.game.act(turn.seat, Play{laid.first(), pile});
    }
    told.moments.push_back(told.game);
    return told;
}

TEST(Moment, EveryMomentIsAsItWas) {
    for (const char* variant : {"classic players=1", "classic players=3 fire=true", "quick players=4", "face players=2"}) {
        const Told told = tell(*parse_variant(variant), 7);
        ASSERT_GT(told.moments.size(), 4U) << variant;
        for (const Game& then : told.moments) {
            const auto again = at_moment(told.game, then.state().turn_number, then.state().turn.played);
            ASSERT_TRUE(again) << variant;
            EXPECT_EQ(again->world(), then.world()) << variant;
            EXPECT_EQ(again->talk(), then.talk()) << variant;
            EXPECT_EQ(again->turns(), then.turns()) << variant;
            EXPECT_EQ(again->spoken(), then.spoken()) << variant;
            EXPECT_EQ(again->first(), then.first()) << variant;
        }
    }
}

TEST(Moment, ThereIsNoOther) {
    const Game game = tell(*parse_variant("classic players=2"), 1).game;
    const int turns = static_cast<int>(game.turns().size());
    EXPECT_FALSE(at_moment(game, 0, 0));
    EXPECT_FALSE(at_moment(game, turns + 1, 0));
    EXPECT_FALSE(at_moment(game, 1, -1));
    EXPECT_FALSE(at_moment(game, 1, static_cast<int>(game.turns()[0].plays.size()) + 1));
}

}  // namespace
}  // namespace tenback::tables
