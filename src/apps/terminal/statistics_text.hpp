// A person's statistics as lines, for the command line and for the page on the screen.
#pragma once

#include <span>
#include <vector>

#include "host/statistics.hpp"
#include "words/words.hpp"

namespace tenback::terminal {

struct StatisticsLine {
    words::Value text;
    std::string label{};  // stands before it, in a column of its own
    static constexpr int label_width = 12;
};

/// Each variant with its games, wins, streaks and a histogram of the cards left; one sentence if nothing was played.
std::vector<StatisticsLine> statistics_lines(std::span<const table::VariantStatistics> all);

}  // namespace tenback::terminal
