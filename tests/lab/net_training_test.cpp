// Networks learn down the slope, the same whatever the number of threads, can be gone on with, and learn from no deal that
// is measured.
#include "lab/net_training.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>

#include "source_folder.hpp"

namespace tenback::testing {

using namespace lab;

namespace {

constexpr bots::NetKind tiny{"test inputs-1", 30, 7, 5, 2};

const std::vector<Rules>& variants() {
    static const std::vector<Rules> all{*make_rules(GameKind::face, 2).rules, *make_rules(GameKind::classic, 1).rules,
                                        *make_rules(GameKind::classic, 3).rules};
    return all;
}

bool always(const Generation& /*generation*/) { return true; }

std::vector<float> trained(const Rules& rules, const Training& training) {
    std::atomic<bool> stop{false};
    NetTraining net(rules, training);
    EXPECT_TRUE(net.run(stop, always));
    return net.numbers();
}

double cross_entropy(const NetLearner& learner, NetLearner::Inputs on, const NetLearner::Chances& targets) {
    const NetLearner::Chances said = learner.say(on);
    double sum = 0;
    for (std::size_t head = 0; head < tiny.heads; ++head) {
        const auto target = static_cast<double>(targets[head]);
        const auto chance = static_cast<double>(said[head]);
        sum -= target * std::log(chance) + (1 - target) * std::log(1 - chance);
    }
    return sum;
}

TEST(NetLearner, AStepGoesDownTheSlopeThatDifferencesShow) {
    const std::vector<std::uint16_t> on{1, 4, 9, 16, 25};
    const NetLearner::Chances targets{0.9F, 0.2F};
    NetLearner learner(tiny, 3);
    const std::vector<float> before = learner.numbers();
    constexpr float rate = 0.001F;
    learner.learn(on, targets, rate);
    const std::vector<float> after = learner.numbers();
    int moved = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const auto at = [&](float by) {
            std::vector<float> numbers = before;
            numbers[i] += by;
            learner.take(numbers, numbers);
            return cross_entropy(learner, on, targets);
        };
        constexpr float little = 0.004F;
        const double slope = (at(little) - at(-little)) / (2 * static_cast<double>(little));
        EXPECT_NEAR(static_cast<double>(after[i] - before[i]), -static_cast<double>(rate) * slope, 3e-6) << i;
        moved += std::abs(slope) > 0.01 ? 1 : 0;
    }
    EXPECT_GT(moved, 40);
}

TEST(NetLearner, LearnsWhatItIsTold) {
    NetLearner learner(tiny, 4);
    const std::vector<std::uint16_t> one{1, 2, 3};
    const std::vector<std::uint16_t> other{3, 4, 5};
    for (int n = 0; n < 2000; ++n) {
        learner.learn(one, {0.9F, 0.5F}, 0.02F);
        learner.learn(other, {0.1F, 0.5F}, 0.02F);
    }
    EXPECT_NEAR(learner.say(one)[0], 0.9F, 0.05F);
    EXPECT_NEAR(learner.say(other)[0], 0.1F, 0.05F);
    EXPECT_NEAR(learner.say(other)[1], 0.5F, 0.05F);
}

TEST(NetTraining, ThreadsDoNotChangeWhatIsLearned) {
    for (const Rules& rules : variants()) {
        const Training one{.generations = 2, .games = 26, .seed = 5, .threads = 1};
        Training two = one;
        two.threads = 2;
        Training other = one;
        other.seed = 6;
        const std::vector<float> learned = trained(rules, one);
        EXPECT_EQ(learned, trained(rules, two));
        EXPECT_NE(learned, trained(rules, other));
    }
}

TEST(NetTraining, StopsWhenTold) {
    std::atomic<bool> stop{true};
    NetTraining stopped(variants().front(), {});
    EXPECT_FALSE(stopped.run(stop, always));
    EXPECT_TRUE(stopped.history().empty());
    stop = false;
    NetTraining short_one(variants().front(), {.generations = 5, .games = 2});
    EXPECT_FALSE(short_one.run(stop, [](const Generation& generation) { return generation.number < 2; }));
    EXPECT_EQ(short_one.history().size(), 2U);
}

TEST(NetTraining, WhatWasKeptIsGoneOnWith) {
    std::atomic<bool> stop{false};
    // The average takes note every 50 games.
    const Training training{.generations = 3, .games = 50, .seed = 7};
    NetTraining first(variants()[1], training);
    first.run(stop, [](const Generation& generation) { return generation.number < 2; });
    const std::string kept = first.kept();
    NetTraining second(variants()[1], training);
    EXPECT_EQ(second.go_on(kept), std::nullopt);
    EXPECT_EQ(second.kept(), kept);
    EXPECT_EQ(second.numbers(), first.numbers());
    EXPECT_TRUE(second.run(stop, always));
    EXPECT_EQ(second.history().size(), 3U);
    EXPECT_NE(second.numbers(), first.numbers());
}

TEST(NetTraining, ADamagedOrForeignOneIsNotGoneOnWith) {
    const Training training{.generations = 3, .games = 10, .seed = 7};
    const std::string kept = NetTraining(variants()[1], training).kept();
    NetTraining other(variants()[1], {.generations = 3, .games = 10, .seed = 8});
    EXPECT_EQ(other.go_on(kept).value_or("").substr(0, 23), "it is another training:");
    NetTraining same(variants()[1], training);
    for (const std::size_t size : {std::size_t{0}, std::size_t{20}, kept.size() / 2, kept.size() - 1})
        EXPECT_EQ(same.go_on(kept.substr(0, size)), "it is no training, or a damaged one") << size;
    std::string damaged = kept;
    damaged[damaged.size() / 2] ^= 1;
    EXPECT_EQ(same.go_on(damaged), "it is no training, or a damaged one");
    EXPECT_EQ(same.go_on(kept), std::nullopt);
}

TEST(NetTraining, NoDealThatIsMeasuredIsLearnedFromOrTriedOn) {
    std::ifstream in(source_folder() / "docs/strength/results.json");
    const std::string results((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    constexpr std::uint64_t most_games_of_a_row = 10'000;
    int rows = 0;
    for (std::size_t at = 0; (at = results.find("\"seed\": ", at)) != std::string::npos; ++rows) {
        at += 8;
        EXPECT_LT(std::stoull(results.substr(at, 20)) + most_games_of_a_row, std::min(trial_deals, learning_deals));
    }
    EXPECT_GT(rows, 40);
    constexpr std::uint64_t most_trials = std::uint64_t{1} << 32;
    EXPECT_LT(trial_deals + most_trials, learning_deals);
}

TEST(NetTraining, NoNetworkForFiresOrQuickAndEasy) {
    EXPECT_FALSE(net_kind(*make_rules(GameKind::quick, 3).rules));
    Options fires;
    fires.fire = true;
    EXPECT_FALSE(net_kind(*make_rules(GameKind::classic, 3, fires).rules));
    EXPECT_TRUE(net_kind(*make_rules(GameKind::classic, 3).rules));
    EXPECT_TRUE(net_kind(*make_rules(GameKind::face, 2).rules));
}

}  // namespace
}  // namespace tenback::testing
