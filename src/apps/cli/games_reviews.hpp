// The coach and the saved games: reviews of those that have none, and what they add up to.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "host/kept.hpp"

namespace tenback::cli {

struct GamesReviewOptions {
    std::vector<std::string> ids;  // all where none is named
    std::optional<std::uint32_t> effort;
};

/// Reviews the finished rounds of these saved games that have none of this effort, and keeps what was found.
int review_games(host::KeptGames& games, const GamesReviewOptions& options);

/// Error rate and luck by game, variant and month, and how many finished games lack a review.
void print_review_statistics(host::KeptGames& games);

/// Reviews of games that are saved no more go, too.
void forget_reviews(host::KeptGames& games);

}  // namespace tenback::cli
