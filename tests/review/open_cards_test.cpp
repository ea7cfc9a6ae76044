// Open cards: the last moment at which a lost game could be won, and a line that wins from there.
#include "review/open_cards.hpp"

#include <gtest/gtest.h>

#include "games.hpp"
#include "notation/variant.hpp"
#include "record/replay.hpp"

namespace tenback::testing {
namespace {

review::OpenCards opened(const record::Game& game) {
    review::OpenCards open(game);
    while (!open.done()) open.step(4096);
    return open;
}

/// The state after the line, every move through the checked door.
State after_line(const record::Game& game, const review::OpenMoment& moment, const std::vector<Move>& line) {
    record::Replay replay(game);
    EXPECT_TRUE(replay.go_to(moment.turn, moment.played));
    record::Game on = replay.game();
    for (const Move& move : line)
        EXPECT_FALSE(std::visit([&](const auto& action) { return on.act(on.state().turn.seat, action); }, move));
    return on.state();
}

TEST(OpenCards, TheLineFromTheLastMomentWins) {
    int lost = 0;
    for (const std::string_view name :
         {"classic players=1", "classic players=3", "classic players=2 fire=true", "quick players=3"})
        for (const std::uint64_t seed : {1, 2}) {
            const record::Game game = played(variant(name), "greedy", seed);
            if (game.state().status == Status::won) continue;
            ++lost;
            const auto open = opened(game);
            ASSERT_TRUE(open.last()) << name << seed;
            EXPECT_EQ(after_line(game, *open.last(), open.line()).status, Status::won) << name << seed;
        }
    EXPECT_GT(lost, 3);
}

TEST(OpenCards, WhereItIsCertainTheNextMomentCannotBeWon) {
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const record::Game game = played(variant("quick players=2"), "random", seed);
        if (game.state().status != Status::lost) continue;
        const auto open = opened(game);
        if (!open.last() || !open.is_certain()) continue;
        record::Replay replay(game);
        ASSERT_TRUE(replay.go_to(open.last()->turn, open.last()->played));
        while (replay.forward() && !std::holds_alternative<Action>(replay.deed()->what)) {
        }
        solver::Solver solver(game.rules(), {game.deck(), replay.state()});
        EXPECT_NE(solver.step(20'000), solver::Solvability::solved) << seed;
        return;
    }
    FAIL() << "nothing was certain";
}

TEST(OpenCards, AWonGameIsWonToItsEnd) {
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        const record::Game game = played(variant("quick players=2"), "expert", seed);
        if (game.state().status != Status::won) continue;
        const auto open = opened(game);
        ASSERT_TRUE(open.last());
        EXPECT_EQ(open.last()->turn, static_cast<int>(game.turns().size()));
        EXPECT_TRUE(open.line().empty());
        EXPECT_TRUE(open.is_certain());
        return;
    }
    FAIL() << "nobody won";
}

}  // namespace
}  // namespace tenback::testing
