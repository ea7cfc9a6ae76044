#include "terminal/statistics_text.hpp"

#include <algorithm>
#include <numeric>

#include "words/phrases.hpp"

namespace tenback::terminal {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

using Lines = std::vector<StatisticsLine>;

words::Message title_of(const table::PlayedVariant& variant) {
    std::vector<words::Message> name{phrase::game(variant.game)};
    for (const Option& option : options_of(variant.game))
        if (variant.chosen.contains(option)) name.push_back(phrase::variant(option));
    return phrase::list(name);
}

/// Ten bars from none left to all.
void add_histogram(Lines& lines, const std::vector<int>& left) {
    constexpr std::size_t bars = 10;
    constexpr int longest = 24;  // fits the smallest screen
    const std::size_t width = std::max<std::size_t>(1, (left.size() + bars - 1) / bars);
    std::vector<int> sums((left.size() + width - 1) / width);
    for (std::size_t n = 0; n < left.size(); ++n) sums[n / width] += left[n];
    const int most = std::max(1, *std::max_element(sums.begin(), sums.end()));
    for (std::size_t bar = 0; bar < sums.size(); ++bar) {
        const std::string from = std::to_string(bar * width);
        const std::string range = width == 1 ? from : from + "-" + std::to_string(bar * width + width - 1);
        const std::string filled(static_cast<std::size_t>(sums[bar] * longest / most), '#');
        lines.push_back({filled + (filled.empty() ? "" : " ") + std::to_string(sums[bar]), "  " + range});
    }
}

void add_cards_left(Lines& lines, const std::vector<int>& left) {
    const int games = std::accumulate(left.begin(), left.end(), 0);
    if (games == 0) return;
    double sum = 0;
    for (std::size_t n = 0; n < left.size(); ++n) sum += static_cast<double>(n) * left[n];
    lines.push_back({msg::stats_average(words::Value::decimal(sum / games))});
    lines.push_back({msg::stats_histogram()});
    add_histogram(lines, left);
}

void add_variant(Lines& lines, const table::VariantStatistics& all) {
    const int decided = std::max(1, all.games - all.between_people);
    lines.push_back({title_of(all.variant)});
    lines.push_back({msg::stats_games(all.games)});
    if (all.with_take_backs > 0) lines.push_back({msg::stats_taken_back(all.with_take_backs)});
    lines.push_back({msg::stats_wins(all.wins, 100 * all.wins / decided)});
    lines.push_back({msg::stats_streak(all.streak)});
    lines.push_back({msg::stats_longest_streak(all.longest_streak)});
    add_cards_left(lines, all.left);
}

}  // namespace

std::vector<StatisticsLine> statistics_lines(std::span<const table::VariantStatistics> all) {
    Lines lines;
    if (all.empty()) lines.push_back({msg::stats_none()});
    for (const table::VariantStatistics& variant : all) {
        if (!lines.empty()) lines.push_back({""});
        add_variant(lines, variant);
    }
    return lines;
}

}  // namespace tenback::terminal
