// Networks of all kinds: their file, who may read it, and that whole numbers judge as real ones do.
#include "bots/value_net.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "bots/face_net.hpp"
#include "some_net.hpp"

namespace tenback::testing {

using namespace bots;

namespace {

constexpr NetKind tiny{"test inputs-1", 40, 9, 5, 2};

/// The chances by the definition of the layers.
std::vector<double> by_definition(const NetKind& kind, const std::vector<float>& numbers,
                                  const std::vector<std::size_t>& on) {
    const auto row = [&](std::size_t input) { return &numbers[input * kind.units()]; };
    std::vector<double> units(row(kind.inputs), row(kind.inputs) + kind.units());  // the biases follow the inputs
    for (const std::size_t input : on)
        for (std::size_t u = 0; u < kind.units(); ++u) units[u] += row(input)[u];
    const float* from_hidden = row(kind.inputs + 1);
    const float* second_bias = from_hidden + kind.hidden * kind.second;
    const float* from_second = second_bias + kind.second;
    std::vector<double> second(second_bias, second_bias + kind.second);
    for (std::size_t h = 0; h < kind.hidden; ++h)
        for (std::size_t s = 0; s < kind.second; ++s)
            second[s] += std::max(units[h], 0.0) * from_hidden[h * kind.second + s];
    std::vector<double> chances;
    for (std::size_t head = 0; head < kind.heads; ++head) {
        double sum = units[kind.hidden + head];
        for (std::size_t s = 0; s < kind.second; ++s) sum += std::max(second[s], 0.0) * from_second[head * kind.second + s];
        chances.push_back(1 / (1 + std::exp(-sum)));
    }
    return chances;
}

TEST(ValueNet, JudgesByItsLayers) {
    const std::vector<float> numbers = some_numbers(tiny, 1);
    const auto net = read_net(tiny, net_file(tiny, numbers, ""));
    ASSERT_TRUE(net);
    Random random(2);
    for (int n = 0; n < 200; ++n) {
        std::vector<std::size_t> on;
        ValueNet::Sums sums = (*net)->none();
        for (int i = 0; i < 12; ++i) {
            on.push_back(below(tiny.inputs, random));
            (*net)->add(sums, on.back());
        }
        const auto expected = by_definition(tiny, numbers, on);
        const auto chances = (*net)->chances(sums);
        // The logarithm of the odds is taken in steps of 1/128.
        for (std::size_t head = 0; head < tiny.heads; ++head) EXPECT_NEAR(chances[head], expected[head], 0.0011);
    }
}

TEST(ValueNet, SumsMayBeMadeOfParts) {
    const auto net = read_net(tiny, net_file(tiny, some_numbers(tiny, 3), ""));
    ASSERT_TRUE(net);
    ValueNet::Sums whole = (*net)->none();
    ValueNet::Sums part{};
    for (const std::size_t input : {1U, 17U, 39U}) {
        (*net)->add(whole, input);
        (*net)->add(part, input);
    }
    ValueNet::Sums parts = (*net)->none();
    (*net)->add(parts, part);
    EXPECT_EQ(parts.units, whole.units);
}

TEST(ValueNet, AFileSaysWhatItIsAndHowItWasMade) {
    const std::string file = net_file(tiny, some_numbers(tiny, 4), "made by hand");
    EXPECT_TRUE(file.starts_with("tenback net 1: test inputs-1 40 9 5 2: made by hand\n"));
    EXPECT_EQ(file.size(), file.find('\n') + 1 + 2 * tiny.numbers() + 8);
}

TEST(ValueNet, ANumberThatDoesNotFitIsBounded) {
    std::vector<float> numbers(tiny.numbers(), 100.0F);
    std::vector<float> most(tiny.numbers(), 32767 / ValueNet::precision);
    EXPECT_EQ(net_file(tiny, numbers, ""), net_file(tiny, most, ""));
}

TEST(ValueNet, ADamagedOrTruncatedFileIsRefused) {
    const std::string file = net_file(tiny, some_numbers(tiny, 5), "how");
    ASSERT_TRUE(read_net(tiny, file));
    EXPECT_EQ(read_net(tiny, "").reason(), "it is no network");
    EXPECT_EQ(read_net(tiny, file.substr(1)).reason(), "it is no network");
    EXPECT_EQ(read_net(tiny, file + ".").reason(), "it is damaged");
    for (std::size_t size = 0; size < file.size(); ++size) ASSERT_FALSE(read_net(tiny, file.substr(0, size))) << size;
    for (std::size_t at = 0; at < file.size(); ++at) {
        std::string damaged = file;
        damaged[at] = static_cast<char>(damaged[at] ^ 4);
        ASSERT_FALSE(read_net(tiny, damaged)) << at;
    }
}

TEST(ValueNet, AValidFileOfAnotherKindIsRefusedAndNamed) {
    const auto of = [](const NetKind& kind) { return net_file(kind, some_numbers(kind, 6), "how"); };
    NetKind other_inputs = tiny;
    other_inputs.about = "test inputs-2";
    EXPECT_EQ(read_net(tiny, of(other_inputs)).reason(),
              "it is a network for 'test inputs-2 40 9 5 2', not for 'test inputs-1 40 9 5 2'");
    NetKind larger = tiny;
    larger.hidden = 10;
    EXPECT_FALSE(read_net(tiny, of(larger)));
    EXPECT_EQ(read_net(tiny, of(face_net_kind)).reason(),
              "it is a network for 'face inputs-1 1319 64 16 1', not for 'test inputs-1 40 9 5 2'");
}

}  // namespace
}  // namespace tenback::testing
