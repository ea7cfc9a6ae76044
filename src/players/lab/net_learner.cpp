#include "lab/net_learner.hpp"

#include <algorithm>
#include <cmath>

namespace tenback::lab {
namespace {

/// Adds a multiple of a row to another. Named pointers that do not overlap, so that the compiler takes vectors.
void add_row(float* __restrict to, const float* __restrict row, std::size_t size, float times = 1) {
    for (std::size_t i = 0; i < size; ++i) to[i] += times * row[i];
}

}  // namespace

NetLearner::NetLearner(const bots::NetKind& kind, std::uint64_t seed) : kind_(kind), numbers_(kind.numbers()) {
    Random random(seed);
    const auto spread = [&](std::size_t at, std::size_t count, float reach) {
        for (std::size_t i = at; i < at + count; ++i)
            numbers_[i] = reach * (static_cast<float>(random() >> 40) * 0x1p-23F - 1);
    };
    for (std::size_t input = 0; input < kind.inputs; ++input) spread(input * kind.units(), kind.hidden, 0.06F);
    spread(kind.from_hidden(), kind.hidden * kind.second, 0.2F);
    spread(kind.from_second(), kind.heads * kind.second, 0.3F);
    std::fill_n(&numbers_[kind.biases()], kind.hidden, 0.1F);
    std::fill_n(&numbers_[kind.second_biases()], kind.second, 0.1F);
    average_ = numbers_;
}

void NetLearner::take(std::span<const float> numbers, std::span<const float> average) {
    numbers_.assign(numbers.begin(), numbers.end());
    average_.assign(average.begin(), average.end());
}

NetLearner::Trace NetLearner::run(Inputs on) const {
    Trace trace{};
    std::copy_n(&numbers_[kind_.biases()], kind_.units(), trace.units.begin());
    for (const std::uint16_t input : on) add_row(trace.units.data(), &numbers_[input * kind_.units()], kind_.units());
    std::copy_n(&numbers_[kind_.second_biases()], kind_.second, trace.second.begin());
    for (std::size_t h = 0; h < kind_.hidden; ++h) {
        float& unit = trace.units[h];
        unit = std::max(unit, 0.0F);
        if (unit > 0) add_row(trace.second.data(), &numbers_[kind_.from_hidden() + h * kind_.second], kind_.second, unit);
    }
    for (float& unit : trace.second) unit = std::max(unit, 0.0F);
    for (std::size_t head = 0; head < kind_.heads; ++head) {
        float sum = trace.units[kind_.hidden + head];
        const float* row = &numbers_[kind_.from_second() + head * kind_.second];
        for (std::size_t s = 0; s < kind_.second; ++s) sum += row[s] * trace.second[s];
        trace.said[head] = 1 / (1 + std::exp(-sum));
    }
    return trace;
}

NetLearner::Chances NetLearner::say(Inputs on) const { return run(on).said; }

NetLearner::Chances NetLearner::learn(Inputs on, const Chances& targets, float rate) {
    const Trace trace = run(on);
    std::array<float, bots::ValueNet::most_units> unit_step{};
    std::array<float, bots::ValueNet::most_second> second_step{};
    for (std::size_t head = 0; head < kind_.heads; ++head) {
        const float step = rate * (targets[head] - trace.said[head]);
        float* row = &numbers_[kind_.from_second() + head * kind_.second];
        add_row(second_step.data(), row, kind_.second, step);
        add_row(row, trace.second.data(), kind_.second, step);
        unit_step[kind_.hidden + head] = step;
    }
    for (std::size_t s = 0; s < kind_.second; ++s)
        if (trace.second[s] <= 0) second_step[s] = 0;
    add_row(&numbers_[kind_.second_biases()], second_step.data(), kind_.second);
    for (std::size_t h = 0; h < kind_.hidden; ++h) {
        if (trace.units[h] <= 0) continue;
        float* row = &numbers_[kind_.from_hidden() + h * kind_.second];
        for (std::size_t s = 0; s < kind_.second; ++s) unit_step[h] += second_step[s] * row[s];
        add_row(row, second_step.data(), kind_.second, trace.units[h]);
    }
    add_row(&numbers_[kind_.biases()], unit_step.data(), kind_.units());
    for (const std::uint16_t input : on) add_row(&numbers_[input * kind_.units()], unit_step.data(), kind_.units());
    return trace.said;
}

void NetLearner::take_note(float share) {
    for (std::size_t i = 0; i < numbers_.size(); ++i) average_[i] += share * (numbers_[i] - average_[i]);
}

}  // namespace tenback::lab
