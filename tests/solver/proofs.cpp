// Proofs in both directions: what the solver says of small positions is what trying everything says.
#include <gtest/gtest.h>

#include "endgames.hpp"
#include "engine/action.hpp"
#include "solver/position.hpp"
#include "solver/solver.hpp"

namespace tenback::testing {

using namespace solver;

namespace {

constexpr std::uint64_t enough_to_prove = 20'000'000;

/// Plays the line through the checked door.
Status status_after(const Rules& rules, World world, const std::vector<Move>& line) {
    Talk talk;
    for (const Move& move : line) {
        const auto action = std::visit([](const auto& m) { return Action(m); }, move);
        if (act(rules, world, talk, world.state.turn.seat, action)) return Status::lost;
    }
    return world.state.status;
}

class EveryVariant : public ::testing::TestWithParam<std::string_view> {
  protected:
    const Rules rules = *parse_variant(GetParam());
};

TEST_P(EveryVariant, VerdictsAgreeWithTryingEverything) {
    int winnable = 0;
    int unwinnable = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        SCOPED_TRACE(seed);
        const World world = random_endgame(rules, 4 + static_cast<int>(seed % 9), seed);
        Solver solver(rules, world);
        const Solvability verdict = solver.step(enough_to_prove);
        ASSERT_NE(verdict, Solvability::unknown);
        ASSERT_EQ(verdict == Solvability::solved, winnable_by_trying(rules, world));
        if (verdict == Solvability::solved) {
            ASSERT_EQ(status_after(rules, world, solver.line()), Status::won);
        }
        if (world.state.status == Status::playing) ++(verdict == Solvability::solved ? winnable : unwinnable);
    }
    EXPECT_GE(winnable, 10);
    EXPECT_GE(unwinnable, 10);
}

TEST_P(EveryVariant, DeadCardsAreReallyDead) {
    int dead = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        const World world = random_endgame(rules, 3 + static_cast<int>(seed % 5), 1000 + seed);
        if (world.state.status != Status::playing || !has_dead_card(rules, world.state)) continue;
        ++dead;
        ASSERT_FALSE(winnable_by_trying(rules, world)) << seed;
    }
    EXPECT_GE(dead, 5);
}

TEST_P(EveryVariant, WorkInSlicesIsTheSameWork) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const World world = random_endgame(rules, 10, seed);
        Solver whole(rules, world);
        Solver sliced(rules, world);
        whole.step(enough_to_prove);
        while (sliced.step(1 + seed) == Solvability::unknown) {
        }
        ASSERT_EQ(whole.verdict(), sliced.verdict());
        ASSERT_EQ(whole.nodes(), sliced.nodes());
        ASSERT_EQ(whole.line(), sliced.line());
    }
}

INSTANTIATE_TEST_SUITE_P(Solver, EveryVariant, ::testing::ValuesIn(cooperative_variants), [](const auto& variant) {
    std::string name;
    for (const char c : variant.param) name += c == ' ' || c == '=' ? '_' : c;
    return name;
});

}  // namespace
}  // namespace tenback::testing
