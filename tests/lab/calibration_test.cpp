// Stated chances against what came true: by tenths, with games as the unit of chance.
#include "lab/calibration.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "lab/net_training.hpp"
#include "line_up.hpp"

namespace tenback::testing {

using namespace lab;

namespace {

TEST(Reliability, SharesAndGapsAreThoseOfTheStatements) {
    Reliability chances;
    chances.add({{0.32, true}, {0.38, true}, {1, true}});
    chances.add({{0.34, false}, {0.36, false}, {0, false}});
    const Reliability::Tenth third = chances.tenth(3);
    EXPECT_EQ(third.games, 2U);
    EXPECT_EQ(third.statements, 4U);
    EXPECT_DOUBLE_EQ(third.stated, 0.35);
    EXPECT_DOUBLE_EQ(third.came_true, 0.5);
    EXPECT_EQ(chances.tenth(9).games, 1U);
    EXPECT_EQ(chances.tenth(0).games, 1U);
    EXPECT_EQ(chances.tenth(5).games, 0U);
    EXPECT_NEAR(chances.mean_gap(1).value(), 0.05, 1e-12);  // of three tenths, two of them without a gap
    EXPECT_NEAR(chances.mean_gap(2).value(), 0.15, 1e-12);
    EXPECT_EQ(chances.mean_gap(3), std::nullopt);
}

TEST(Reliability, SayingTheSameTenTimesInAGameMakesNothingSurer) {
    Reliability once;
    Reliability ten_times;
    for (int game = 0; game < 40; ++game) {
        const Statement statement{0.25, game % 4 == 0};
        once.add({statement});
        ten_times.add(std::vector(10, statement));
    }
    EXPECT_NEAR(once.tenth(2).interval.low, ten_times.tenth(2).interval.low, 1e-12);
    EXPECT_NEAR(once.tenth(2).interval.high, ten_times.tenth(2).interval.high, 1e-12);
    // 25 % of 40: the usual error of a share, with the games less one.
    EXPECT_NEAR(once.tenth(2).interval.high, 0.25 + 1.96 * std::sqrt(0.25 * 0.75 / 39), 0.001);
}

TEST(Reliability, WhereAllGamesAgreeTheIntervalIsStillOne) {
    Reliability chances;
    for (int game = 0; game < 10; ++game) chances.add({{0.95, true}});
    EXPECT_LT(chances.tenth(9).interval.low, 0.8);
    EXPECT_EQ(chances.tenth(9).interval.high, 1);
}

std::vector<JudgedDeal> judged(const Rules& rules, unsigned threads) {
    std::atomic<bool> stop{false};
    std::vector<JudgedDeal> all;
    const Calibration calibration{
        .rules = rules, .bot = {&bot("expert"), bots::Effort{40}}, .games = 3, .seed = 5, .threads = threads};
    calibrate(calibration, stop, [&](std::uint64_t deal, const JudgedDeal& one) {
        EXPECT_EQ(deal, all.size());
        all.push_back(one);
    });
    return all;
}

TEST(Calibration, EveryTurnOfTheUsualGameIsNotedAndOneDrawnTurn) {
    for (const Rules& rules : sample_variants()) {
        const auto deals = judged(rules, 1);
        ASSERT_EQ(deals.size(), 3U);
        for (std::size_t n = 0; n < deals.size(); ++n) {
            std::atomic<bool> stop{false};
            const Contestant expert{&bot("expert"), bots::Effort{40}};
            const auto usual =
                play_match({rules, std::vector(static_cast<std::size_t>(rules.players), expert), 5 + n}, stop);
            ASSERT_TRUE(usual);
            // Where cards are left, the last turn began for one who could not take it.
            const bool all_laid = usual->game.state().reason == Reason::all_played;
            EXPECT_EQ(deals[n].best.size(), static_cast<std::size_t>(usual->turns - (all_laid ? 0 : 1)));
            if (rules.cooperative()) {
                EXPECT_EQ(deals[n].best.front().came_true, usual->won());
            }
            ASSERT_TRUE(deals[n].drawn);
            EXPECT_GE(deals[n].drawn->chance, 0);
            EXPECT_LE(deals[n].drawn->chance, 1);
        }
    }
}

TEST(Calibration, FaceToFaceAsksWhetherThatSeatWon) {
    for (const JudgedDeal& deal : judged(*make_rules(GameKind::face, 2).rules, 1)) {
        int winners = 0;  // seats take turns
        for (std::size_t n = 0; n < 2; ++n) winners += deal.best[n].came_true ? 1 : 0;
        EXPECT_EQ(winners, 1);
    }
}

TEST(Calibration, ThreadsDoNotChangeTheResult) {
    for (const Rules& rules : sample_variants()) {
        const auto one = judged(rules, 1);
        const auto three = judged(rules, 3);
        ASSERT_EQ(one.size(), three.size());
        for (std::size_t n = 0; n < one.size(); ++n) {
            ASSERT_EQ(one[n].best.size(), three[n].best.size());
            EXPECT_EQ(one[n].drawn->chance, three[n].drawn->chance);
            EXPECT_EQ(one[n].drawn->came_true, three[n].drawn->came_true);
        }
    }
}

std::vector<std::vector<Lesson>> lessons(const Rules& rules, unsigned threads) {
    std::atomic<bool> stop{false};
    std::vector<std::vector<Lesson>> all;
    const Calibration calibration{
        .rules = rules, .bot = {&bot("expert"), bots::Effort{40}}, .games = 12, .seed = 6, .threads = threads};
    gather_lessons(calibration, stop, [&](std::uint64_t deal, const std::vector<Lesson>& of_deal) {
        EXPECT_EQ(deal, all.size());
        all.push_back(of_deal);
    });
    return all;
}

TEST(Lessons, EveryOtherDealHasADrawnTurnAndNothingBeforeIt) {
    int drawn = 0;
    for (const Rules& rules : sample_variants()) {
        const auto deals = lessons(rules, 1);
        ASSERT_EQ(deals.size(), 12U);
        for (std::size_t n = 0; n < deals.size(); ++n)
            for (std::size_t turn = 0; turn < deals[n].size(); ++turn) {
                const Lesson& lesson = deals[n][turn];
                if (!lesson.drawn) continue;
                ++drawn;
                EXPECT_EQ(turn, 0U);
                EXPECT_EQ(n % 2, 1U);
            }
    }
    EXPECT_GT(drawn, 0);
}

TEST(Lessons, AreTheSameOnAnyNumberOfThreads) {
    const Rules rules = *make_rules(GameKind::quick, 3).rules;
    const auto one = lessons(rules, 1);
    const auto three = lessons(rules, 3);
    ASSERT_EQ(one.size(), three.size());
    for (std::size_t n = 0; n < one.size(); ++n) {
        ASSERT_EQ(one[n].size(), three[n].size());
        for (std::size_t turn = 0; turn < one[n].size(); ++turn) EXPECT_EQ(one[n][turn].evidence, three[n][turn].evidence);
    }
}

TEST(Calibration, NothingIsLearnedFromItsDeals) {
    constexpr std::uint64_t most_learned = std::uint64_t{1} << 40;
    EXPECT_LT(learning_deals + most_learned, calibration_deals);
    EXPECT_LT(trial_deals, calibration_deals);
    EXPECT_LT(calibration_deals + most_learned, chance_deals);
    EXPECT_LT(chance_deals + most_learned, seed_limit);
}

}  // namespace
}  // namespace tenback::testing
