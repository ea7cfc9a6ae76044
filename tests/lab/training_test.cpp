// Training learns, and learns the same whatever the number of threads.
#include "lab/training.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace tenback::testing {

using namespace lab;

namespace {

WeightList trained(const Rules& rules, const Training& training, std::vector<Generation>* history = nullptr) {
    std::atomic<bool> stop{false};
    return train(Trainee(rules, *bots::find_bot("greedy"), std::nullopt, std::nullopt), training, stop,
                 [&](const Generation& generation) {
                     if (history != nullptr) history->push_back(generation);
                     return true;
                 });
}

TEST(Evolution, FindsTheTopOfAHill) {
    Evolution evolution({{0, 1}, {0, 1}}, 40, 3);
    for (int n = 0; n < 40; ++n) {
        const auto candidates = evolution.draw();
        std::vector<double> fitness;
        for (const WeightList& w : candidates) fitness.push_back(-std::pow(w[0] - 2, 2) - std::pow(w[1] + 1, 2));
        evolution.learn(candidates, fitness);
    }
    EXPECT_NEAR(evolution.mean()[0], 2, 0.2);
    EXPECT_NEAR(evolution.mean()[1], -1, 0.2);
}

TEST(Evolution, TheFirstCandidateIsTheMean) {
    Evolution evolution({{0.5, 1}}, 4, 3);
    EXPECT_EQ(evolution.draw().front(), WeightList{0.5});
}

TEST(Training, ThreadsDoNotChangeWhatIsLearned) {
    for (const Rules& rules : {*make_rules(GameKind::classic, 2).rules, *make_rules(GameKind::quick, 3).rules,
                               *make_rules(GameKind::face, 2).rules}) {
        const Training one{.generations = 2, .population = 6, .games = 20, .seed = 5, .threads = 1};
        Training two = one;
        two.threads = 2;
        EXPECT_EQ(trained(rules, one), trained(rules, two));
        Training other = one;
        other.seed = 6;
        EXPECT_NE(trained(rules, one), trained(rules, other));
    }
}

TEST(Training, APolicyGetsStronger) {
    // Far from good at first: extra cards are laid whatever they cost.
    std::vector<Generation> history;
    trained(*make_rules(GameKind::classic, 3).rules, {.generations = 8, .population = 24, .games = 100, .seed = 1},
            &history);
    ASSERT_EQ(history.size(), 8U);
    EXPECT_GT(history.back().score.utility, history.front().score.utility);
}

TEST(Training, StopsWhenTold) {
    std::atomic<bool> stop{true};
    const Trainee trainee(*make_rules(GameKind::quick, 2).rules, *bots::find_bot("greedy"), std::nullopt, std::nullopt);
    int generations = 0;
    train(trainee, {.generations = 5, .population = 4, .games = 1}, stop,
          [&](const Generation&) { return ++generations > 0; });
    EXPECT_EQ(generations, 0);
}

TEST(Training, AnyBotLearns) {
    std::atomic<bool> stop{false};
    for (const Rules& rules : {*make_rules(GameKind::quick, 2).rules, *make_rules(GameKind::face, 2).rules})
        for (const std::string_view bot : {"planner", "expert"}) {
            const Trainee trainee(rules, *bots::find_bot(bot), bots::Effort{20}, std::nullopt);
            const Training training{.generations = 1, .population = 4, .games = 4, .seed = 2};
            int generations = 0;
            const WeightList learned = train(trainee, training, stop, [&](const Generation&) { return ++generations > 0; });
            EXPECT_EQ(generations, 1);
            EXPECT_EQ(learned.size(), trainee.ranges().size());
        }
}

TEST(Training, BeginsWithTheRowItIsGiven) {
    const WeightList start{1, 2, 3, 4};
    const Trainee trainee(*make_rules(GameKind::quick, 2).rules, *bots::find_bot("greedy"), std::nullopt, start);
    EXPECT_EQ(Evolution(trainee.ranges(), 4, 1).mean(), start);
}

}  // namespace
}  // namespace tenback::testing
