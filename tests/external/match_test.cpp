// A program that misbehaves forfeits its game; the others go on.
#include <gtest/gtest.h>

#include "bots/registry.hpp"
#include "external/external_bot.hpp"
#include "lab/compare.hpp"
#include "lab/series.hpp"
#include "notation/variant.hpp"

namespace tenback::testing {

using namespace external;

namespace {

std::atomic<bool> never{false};

std::optional<lab::MatchResult> played(const Rules& rules, const std::string& command, int seat) {
    const ExternalBot program(command, 60, never);
    const auto greedy = bots::find_bot("greedy")->make();
    std::vector<lab::Contestant> seats(rules.players, lab::Contestant{greedy.get()});
    seats[static_cast<std::size_t>(seat - 1)].bot = &program;
    return lab::play_match({rules, seats, 3}, never);
}

TEST(Forfeits, TheSeatAndTheFoulAreNamed) {
    const auto result = played(*parse_variant("classic players=3"), "exit 3", 2);
    ASSERT_TRUE(result && result->forfeit);
    EXPECT_EQ(result->forfeit->seat, Seat::number(2));
    EXPECT_EQ(result->forfeit->foul.kind, FoulKind::died);
    EXPECT_FALSE(result->won());
}

TEST(Forfeits, InFaceToFaceTheOtherWins) {
    for (const int seat : {1, 2}) {
        const auto result = played(*parse_variant("face players=2"), "while read q; do echo '{\"plays\":[]}'; done", seat);
        ASSERT_TRUE(result && result->forfeit);
        EXPECT_EQ(result->forfeit->foul.kind, FoulKind::broke_rules);
        EXPECT_EQ(result->winner(), Seat::number(3 - seat));
    }
}

TEST(Forfeits, ASeriesGoesOnAndCountsThem) {
    const ExternalBot program("read q; echo '{\"wish\":\"gladly\"}'", 60, never);
    const lab::Series series{
        .rules = *parse_variant("quick players=2"), .bots = {{&program}}, .games = 6, .seed = 1, .threads = 2};
    lab::Tally tally;
    run_series(series, never, [&](std::uint64_t /*game*/, const lab::MatchResult& result) {
        tally.add(result);
        return true;
    });
    EXPECT_EQ(tally.games, 6U);
    EXPECT_EQ(tally.forfeited, 6U);
    EXPECT_EQ(tally.won, 0U);
}

TEST(Forfeits, ComparisonsKeepThem) {
    const ExternalBot program("exit 1", 60, never);
    const auto greedy = bots::find_bot("greedy")->make();
    const lab::Comparison comparison{
        .rules = *parse_variant("quick players=2"), .one = {&program}, .other = {greedy.get()}, .most_games = 4, .seed = 1};
    const lab::Compared result = compare(comparison, never, [](const lab::Compared&) { return true; });
    ASSERT_EQ(result.forfeits.size(), 4U);
    EXPECT_TRUE(result.forfeits[0].by_one);
    EXPECT_EQ(result.one_won, 0U);
    EXPECT_EQ(result.one.forfeited, 4U);
    EXPECT_EQ(result.other.forfeited, 0U);
}

TEST(Forfeits, AStoppedGameIsNone) {
    std::atomic<bool> stop{false};
    const ExternalBot program("sleep 1000", 60, stop);
    const Rules rules = *parse_variant("classic players=1");
    const std::jthread ctrl_c([&] { stop = true; });
    EXPECT_FALSE(lab::play_match({rules, {{&program}}, 3}, stop));
}

}  // namespace
}  // namespace tenback::testing
