// A series gives the same games in the same order on any number of threads.
#include "lab/series.hpp"

#include <gtest/gtest.h>

#include "line_up.hpp"

namespace tenback::testing {

using namespace lab;

namespace {

std::vector<World> final_worlds(const Rules& rules, unsigned threads, std::uint64_t games) {
    std::atomic<bool> stop{false};
    std::vector<World> worlds;
    const Series series{.rules = rules,
                        .bots = {{&bot("expert"), bots::Effort{40}}, {&bot("planner")}},
                        .games = games,
                        .seed = 5,
                        .threads = threads};
    run_series(series, stop, [&](std::uint64_t game, const MatchResult& result) {
        EXPECT_EQ(game, worlds.size());
        worlds.push_back(result.game.world());
        return true;
    });
    return worlds;
}

TEST(Series, ThreadsDoNotChangeTheResult) {
    for (const Rules& rules : sample_variants()) {
        const auto alone = final_worlds(rules, 1, 8);
        EXPECT_EQ(alone.size(), 8U);
        EXPECT_EQ(alone, final_worlds(rules, 2, 8));
        EXPECT_EQ(alone, final_worlds(rules, 5, 8));
    }
}

TEST(Series, GamesAreTheDealsOfFollowingSeeds) {
    const Rules rules = *make_rules(GameKind::classic, 2).rules;
    const auto worlds = final_worlds(rules, 1, 3);
    for (std::uint64_t game = 0; game < 3; ++game) EXPECT_EQ(worlds[game].deck, seeded_deck(rules, 5 + game));
    EXPECT_EQ(game_seed((std::uint64_t{1} << 53) - 1, 1), 0U);
}

TEST(Series, TellsWhenItIsEnough) {
    std::atomic<bool> stop{false};
    const Rules rules = *make_rules(GameKind::quick, 2).rules;
    std::uint64_t games = 0;
    const Series series{.rules = rules, .bots = {{&bot("greedy")}}, .games = 1000, .seed = 5, .threads = 3};
    run_series(series, stop, [&](std::uint64_t /*game*/, const MatchResult& /*result*/) { return ++games < 10; });
    EXPECT_EQ(games, 10U);
}

TEST(Series, TallyCounts) {
    std::atomic<bool> stop{false};
    const Rules rules = *make_rules(GameKind::classic, 4).rules;
    Tally tally;
    const Series series{.rules = rules, .bots = {{&bot("greedy")}}, .games = 60, .seed = 5};
    run_series(series, stop, [&](std::uint64_t /*game*/, const MatchResult& result) {
        tally.add(result);
        return true;
    });
    EXPECT_EQ(tally.games, 60U);
    EXPECT_EQ(tally.won, tally.left[0]);
    EXPECT_GT(tally.won, 10U);
    EXPECT_GT(tally.mean_left(), 0);
    EXPECT_GT(tally.turns, 1000U);
    EXPECT_GT(tally.cpu_seconds, 0);
}

}  // namespace
}  // namespace tenback::testing
