#include "lab/row.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <span>

namespace tenback::lab {
namespace {

constexpr std::size_t phase_size = sizeof(bots::PhaseWeights) / sizeof(double);
constexpr double most = 100;      // of any weight
constexpr double most_power = 2;  // of PhaseWeights::power
constexpr std::size_t power_at = 2;

constexpr std::size_t size_of(GameKind game) {
    switch (game) {
        case GameKind::classic: return 2 * phase_size;
        case GameKind::quick: return sizeof(bots::QuickWeights) / sizeof(float);
        case GameKind::face: return sizeof(bots::FaceWeights) / sizeof(float);
    }
    return 0;
}

bots::PhaseWeights phase(std::span<const double> w) {
    return {w[0], w[1], w[power_at], w[3], w[4], w[5], w[6], w[7], w[8], w[9]};
}

std::string braced(std::span<const double> numbers, std::string_view suffix) {
    std::string text;
    for (const double number : numbers) text += fmt::format("{}{:.3f}{}", text.empty() ? "" : ", ", number, suffix);
    return "{" + text + "}";
}

bool usable(GameKind game, const WeightList& row) {
    if (row.size() != size_of(game)) return false;
    if (!std::all_of(row.begin(), row.end(), [](double w) { return std::abs(w) <= most; })) return false;
    const auto good = [](double power) { return power >= 0 && power <= most_power; };
    return game != GameKind::classic || (good(row[power_at]) && good(row[phase_size + power_at]));
}

}  // namespace

std::string row_text(GameKind game, const WeightList& row) {
    const std::span all(row);
    if (game != GameKind::classic) return braced(all, "F");
    return fmt::format("{{{}, {}}}", braced(all.first(phase_size), ""), braced(all.last(phase_size), ""));
}

std::optional<WeightList> parse_row(GameKind game, std::string_view text) {
    constexpr std::string_view between = "{}, F";
    WeightList row;
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(between), text.size()));
        if (text.empty()) break;
        double number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc()) return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        row.push_back(number);
    }
    return usable(game, row) ? std::optional(row) : std::nullopt;
}

TrialWeights::TrialWeights(GameKind game, const WeightList& row) {
    const auto f = [&](std::size_t i) { return static_cast<float>(row[i]); };
    switch (game) {
        case GameKind::classic: {
            const std::span all(row);
            classic_.emplace(bots::ClassicWeights{phase(all.first(phase_size)), phase(all.last(phase_size))});
            break;
        }
        case GameKind::quick: quick_ = {f(0), f(1), f(2), f(3)}; break;
        case GameKind::face: face_ = {f(0), f(1), f(2), f(3), f(4)}; break;
    }
}

bots::Thumb TrialWeights::thumb() const {
    return {classic_ ? &*classic_ : nullptr, quick_ ? &*quick_ : nullptr, face_ ? &*face_ : nullptr};
}

}  // namespace tenback::lab
