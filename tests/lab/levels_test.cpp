// The levels that people choose from stand in order.
#include <gtest/gtest.h>

#include "lab/compare.hpp"
#include "line_up.hpp"
#include "notation/variant.hpp"

namespace tenback::testing {

using namespace lab;

namespace {

struct Case {
    std::string_view variant;
    bool talk;
    std::uint64_t seed;   // of the first deal; those from 20000000 to 21000000 are deals of docs/strength.md
    std::uint64_t deals;  // at most; it ends when the answer is clear
};

/// On the same deals in every run, and on every compiler.
void expect_order(std::string_view weaker, std::string_view stronger, std::initializer_list<Case> games) {
    for (const Case& game : games) {
        std::atomic<bool> stop{false};
        const Comparison comparison{.rules = *parse_variant(game.variant),
                                    .one = {&bot(stronger)},
                                    .other = {&bot(weaker)},
                                    .most_games = game.deals,
                                    .seed = game.seed,
                                    .talk = game.talk};
        const Compared result = compare(comparison, stop, [](const Compared&) { return true; });
        EXPECT_GT(result.one_won, result.other_won) << stronger << " against " << weaker << ", " << game.variant;
    }
}

TEST(Levels, NormalIsBetterThanEasy) {
    expect_order("easy", "normal",
                 {{"classic players=3", false, 66000000, 30},
                  {"classic players=5 fire=true", false, 66000000, 30},
                  {"quick players=5", false, 20280000, 400},
                  {"quick players=3", true, 20300000, 400},
                  {"quick players=4 pro=true", false, 20350000, 400},
                  {"face players=2", false, 66000000, 40}});
}

TEST(Levels, HardIsBetterThanNormal) {
    expect_order("normal", "hard",
                 {{"classic players=3", false, 66000000, 20},
                  {"classic players=5 fire=true", false, 66000000, 20},
                  {"quick players=5", false, 20280000, 400},
                  {"quick players=3", true, 20300000, 400},
                  {"quick players=4 pro=true", false, 20350000, 400},
                  {"face players=2", false, 66000000, 20}});
}

/// In classic it takes minutes: docs/strength.md has it.
TEST(Levels, ExpertIsBetterThanHardInQuickAndFaceToFace) {
    expect_order("hard", "expert", {{"quick players=5", false, 66000000, 30}, {"face players=2", false, 66000000, 10}});
}

}  // namespace
}  // namespace tenback::testing
