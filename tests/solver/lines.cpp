// Whole games: the lines found are games that the record reader accepts, from any position.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "endgames.hpp"
#include "record/json.hpp"
#include "record/record.hpp"
#include "solver/position.hpp"
#include "solver/solver.hpp"

namespace tenback::testing {

using namespace solver;

namespace {

constexpr std::uint64_t plenty = 1'000'000;

/// Plays the first `count` moves; false if one is refused.
bool play(record::Game& game, const std::vector<Move>& line, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        const auto action = std::visit([](const auto& m) { return Action(m); }, line[i]);
        if (game.act(game.state().turn.seat, action)) return false;
    }
    return true;
}

void expect_won_record(const record::Game& game) {
    ASSERT_EQ(game.state().status, Status::won);
    const auto read = record::read_record(boost::json::serialize(record_json(game)));
    ASSERT_TRUE(read) << read.reason();
    EXPECT_EQ(read->world(), game.world());
}

class WholeGames : public ::testing::TestWithParam<std::string_view> {};

TEST_P(WholeGames, LinesAreRecordsFromTheDealAndFromAnyPositionOnTheWay) {
    const Rules rules = *parse_variant(GetParam());
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        SCOPED_TRACE(seed);
        const record::Game start(rules, seeded_deck(rules, seed), Seat::number(rules.players));
        Solver solver(rules, start.world());
        ASSERT_NE(solver.step(plenty), Solvability::unwinnable);
        if (solver.verdict() == Solvability::unknown) continue;  // seldom: the hardest variant
        record::Game won = start;
        ASSERT_TRUE(play(won, solver.line(), solver.line().size()));
        expect_won_record(won);

        record::Game on_the_way = start;
        ASSERT_TRUE(play(on_the_way, solver.line(), solver.line().size() * seed / 4));
        Solver again(rules, on_the_way.world());
        ASSERT_NE(again.step(plenty), Solvability::unwinnable);
        if (again.verdict() == Solvability::unknown) continue;
        ASSERT_TRUE(play(on_the_way, again.line(), again.line().size()));
        expect_won_record(on_the_way);
    }
}

INSTANTIATE_TEST_SUITE_P(Solver, WholeGames, ::testing::ValuesIn(cooperative_variants));

TEST(Solver, FinishedGamesNeedNoThinking) {
    const Rules rules = *parse_variant("classic players=1");
    World world = deal(rules, seeded_deck(rules, 1));
    world.state.status = Status::lost;
    EXPECT_EQ(Solver(rules, world).verdict(), Solvability::unwinnable);
    world.state.status = Status::won;
    EXPECT_EQ(Solver(rules, world).verdict(), Solvability::solved);
}

TEST(Solver, SaysUnknownWithinATinyBudget) {
    const Rules rules = *parse_variant("classic players=3");
    World world = deal(rules, seeded_deck(rules, 1));
    begin(rules, world.state, Seat::number(1));
    EXPECT_EQ(Solver(rules, world).step(100), Solvability::unknown);
}

TEST(Solver, PilesOfOneDirectionMayChangeNames) {
    const Rules rules = *parse_variant("classic players=2 fire=true");
    State state = deal(rules, seeded_deck(rules, 1)).state;
    begin(rules, state, Seat::number(1));
    state.turn.tops = {Card(33), Card(40), Card(60), Card(55)};
    state.turn.burning = PileSet(0b1001);
    State renamed = state;
    renamed.turn.tops = {Card(40), Card(33), Card(55), Card(60)};
    renamed.turn.burning = PileSet(0b0110);
    EXPECT_EQ(key_of(rules, state), key_of(rules, renamed));
    renamed.turn.due = PileSet(0b0010);
    EXPECT_NE(key_of(rules, state), key_of(rules, renamed));
}

}  // namespace
}  // namespace tenback::testing
