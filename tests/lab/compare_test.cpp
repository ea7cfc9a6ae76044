// Comparisons stop when the answer is clear, and are seldom wrong.
#include "lab/compare.hpp"

#include <gtest/gtest.h>

#include "line_up.hpp"

namespace tenback::testing {

using namespace lab;

namespace {

Compared compared(const Rules& rules, std::string_view one, std::string_view other, std::uint64_t games, unsigned threads) {
    std::atomic<bool> stop{false};
    const Comparison comparison{
        .rules = rules, .one = {&bot(one)}, .other = {&bot(other)}, .most_games = games, .seed = 1, .threads = threads};
    return compare(comparison, stop, [](const Compared&) { return true; });
}

TEST(Compare, AClearDifferenceEndsEarly) {
    const Rules rules = *make_rules(GameKind::classic, 5).rules;
    const Compared result = compared(rules, "greedy", "random", 5000, 2);
    EXPECT_EQ(result.verdict(0.01), Compared::Verdict::one_is_better);
    EXPECT_LT(result.deals, 200U);
    EXPECT_EQ(compared(rules, "random", "greedy", 5000, 1).verdict(0.01), Compared::Verdict::other_is_better);
}

TEST(Compare, ABotEqualsItself) {
    const Compared result = compared(*make_rules(GameKind::quick, 3).rules, "greedy", "greedy", 200, 1);
    EXPECT_EQ(result.one_won, result.other_won);
    EXPECT_EQ(result.verdict(0.01), Compared::Verdict::no_difference);
}

TEST(Compare, FaceToFaceSwapsSeats) {
    const Compared result = compared(*make_rules(GameKind::face, 2).rules, "planner", "random", 120, 2);
    EXPECT_EQ(result.one_won + result.other_won, 2 * result.deals);
    EXPECT_EQ(result.verdict(0.01), Compared::Verdict::one_is_better);
}

TEST(Compare, ThreadsDoNotChangeWhereItStops) {
    const Rules rules = *make_rules(GameKind::quick, 4).rules;
    const Compared alone = compared(rules, "planner", "greedy", 600, 1);
    const Compared shared = compared(rules, "planner", "greedy", 600, 4);
    EXPECT_EQ(alone.deals, shared.deals);
    EXPECT_EQ(alone.difference.mean(), shared.difference.mean());
}

}  // namespace
}  // namespace tenback::testing
