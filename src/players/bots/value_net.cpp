#include "bots/value_net.hpp"

#include <algorithm>
#include <cmath>

#include "bots/fingerprint.hpp"
#include "bots/odds.hpp"

namespace tenback::bots {
namespace {

constexpr std::string_view first_words = "tenback net 1: ";

/// What files call this kind.
std::string name_of(const NetKind& kind) {
    std::string name(kind.about);
    for (const std::size_t size : {kind.inputs, kind.hidden, kind.second, kind.heads}) name += ' ' + std::to_string(size);
    return name;
}

template <class Whole>
void append(std::string& bytes, Whole number) {
    for (std::size_t i = 0; i < sizeof number; ++i) bytes += static_cast<char>(number >> (8 * i) & 255);
}

template <class Whole>
Whole number_at(std::string_view bytes, std::size_t at) {
    Whole number = 0;
    for (std::size_t i = 0; i < sizeof number; ++i)
        number = static_cast<Whole>(number | static_cast<Whole>(static_cast<unsigned char>(bytes[at + i])) << (8 * i));
    return number;
}

float real(std::int32_t number) { return static_cast<float>(number) / ValueNet::precision; }

constexpr std::size_t rounded_up(std::size_t n, std::size_t step) { return (n + step - 1) / step * step; }

}  // namespace

ValueNet::ValueNet(const NetKind& kind, std::span<const Number> numbers)
    : kind_(kind),
      width_(rounded_up(kind.units(), step)),
      second_width_(rounded_up(kind.second, step)),
      rows_(kind.inputs * width_),
      from_hidden_(kind.hidden) {
    for (std::size_t input = 0; input < kind.inputs; ++input)
        std::copy_n(&numbers[input * kind.units()], kind.units(), &rows_[input * width_]);
    std::copy_n(&numbers[kind.biases()], kind.units(), none_.units.begin());
    const auto reals = [&](std::size_t at, std::size_t row, float* to) {
        std::transform(&numbers[at + row * kind.second], &numbers[at + row * kind.second] + kind.second, to, real);
    };
    for (std::size_t h = 0; h < kind.hidden; ++h) reals(kind.from_hidden(), h, from_hidden_[h].data());
    reals(kind.second_biases(), 0, second_bias_.data());
    for (std::size_t head = 0; head < kind.heads; ++head) reals(kind.from_second(), head, from_second_[head].data());
}

std::array<float, ValueNet::most_heads> ValueNet::chances(const Sums& sums) const {
    std::array<float, most_second> second = second_bias_;
    for (std::size_t h = 0; h < kind_.hidden; ++h) {
        if (sums.units[h] <= 0) continue;
        const float on = real(sums.units[h]);
        for (std::size_t at = 0; at < second_width_; at += step)
            for (std::size_t i = 0; i < step; ++i) second[at + i] += from_hidden_[h][at + i] * on;
    }
    std::array<float, most_heads> chances{};
    for (std::size_t head = 0; head < kind_.heads; ++head) {
        float sum = real(sums.units[kind_.hidden + head]);
        for (std::size_t s = 0; s < kind_.second; ++s) sum += from_second_[head][s] * std::max(second[s], 0.0F);
        chances[head] = chance_of_odds(sum);
    }
    return chances;
}

std::string net_file(const NetKind& kind, std::span<const float> numbers, std::string_view how) {
    std::string bytes = std::string(first_words) + name_of(kind) + ": " + std::string(how) + "\n";
    for (const float number : numbers) {
        const long rounded = std::clamp(std::lround(number * ValueNet::precision), -32767L, 32767L);
        append(bytes, static_cast<std::uint16_t>(rounded));
    }
    append(bytes, fingerprint(bytes));
    return bytes;
}

Result<std::unique_ptr<ValueNet>> read_net(const NetKind& kind, std::string_view file) {
    using Whole = std::uint64_t;
    if (!file.starts_with(first_words) || file.size() < first_words.size() + sizeof(Whole)) return Error{"it is no network"};
    const std::size_t end = file.size() - sizeof(Whole);
    if (number_at<Whole>(file, end) != fingerprint(file.substr(0, end))) return Error{"it is damaged"};
    const std::string_view named = file.substr(first_words.size(), end - first_words.size());
    const std::string_view name = named.substr(0, named.find(": "));
    if (name != name_of(kind))
        return Error{"it is a network for '" + std::string(name) + "', not for '" + name_of(kind) + "'"};
    const std::size_t begin = file.find('\n') + 1;
    if (begin == 0 || end - begin != kind.numbers() * sizeof(ValueNet::Number)) return Error{"it is damaged"};
    std::vector<ValueNet::Number> numbers;
    numbers.reserve(kind.numbers());
    for (std::size_t at = begin; at < end; at += sizeof(ValueNet::Number))
        numbers.push_back(static_cast<ValueNet::Number>(number_at<std::uint16_t>(file, at)));
    return std::make_unique<ValueNet>(kind, numbers);
}

}  // namespace tenback::bots
