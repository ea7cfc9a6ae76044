#include "words/suggest.hpp"

#include <algorithm>
#include <vector>

namespace tenback::words {
namespace {

/// How many letters must be changed, added, left out or swapped with their neighbour to make one word of the other.
std::size_t slips_between(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> slips(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) slips[i][0] = i;
    for (std::size_t j = 0; j <= b.size(); ++j) slips[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i)
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = a[i - 1] == b[j - 1];
            slips[i][j] = std::min({slips[i - 1][j] + 1, slips[i][j - 1] + 1, slips[i - 1][j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                slips[i][j] = std::min(slips[i][j], slips[i - 2][j - 2] + 1);
        }
    return slips.back().back();
}

}  // namespace

std::optional<std::string> nearest(std::string_view typed, std::span<const std::string> words) {
    constexpr std::size_t longest = 40;      // nobody mistypes more than that
    constexpr std::size_t enough_of_it = 3;  // letters of a beginning
    if (typed.size() < 2 || typed.size() > longest) return std::nullopt;
    std::optional<std::string> best;
    std::size_t fewest = std::max<std::size_t>(typed.size() / 3, 1);  // with more slips it is another word
    for (const std::string& word : words) {
        const bool begins = typed.size() >= enough_of_it && word.starts_with(typed);
        const std::size_t slips = begins ? 1 : slips_between(typed, word);
        if (slips > fewest || (best && slips == fewest)) continue;
        best = word;
        fewest = slips;
    }
    return best;
}

}  // namespace tenback::words
