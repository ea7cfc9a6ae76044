// What the parts of `tenback review` share: a reviewed game, and its forms for programs, people and browsers.
#pragma once

#include <atomic>
#include <boost/json/object.hpp>
#include <optional>
#include <string>

#include "record/game.hpp"
#include "review/open_cards.hpp"
#include "review/review.hpp"
#include "words/phrases.hpp"

namespace tenback::cli {

struct ReviewedGame {
    int number;  // in its file
    const record::Game& game;
    review::Review review;
    std::uint64_t seed;
    std::optional<review::OpenCards> open;
    std::optional<Seat> seat;  // the only one whose turns are shown

    /// The turns to show, in order.
    [[nodiscard]] std::vector<review::ReviewedTurn> turns() const;
    /// Whose sums they are.
    [[nodiscard]] Seat sums_of() const { return seat.value_or(Seat::number(1)); }
};

/// All turns on so many cores; the same whatever their number. False if it was stopped.
bool judge_all(review::Review& review, unsigned threads, std::atomic<bool>& stop);

boost::json::object review_json(const ReviewedGame& reviewed);
/// A table of the turns, with bars for the chances, and what it comes to.
void print_review(const ReviewedGame& reviewed, const words::Words& words, const words::Names& names);
/// The chances turn by turn as a picture.
std::string review_svg(const ReviewedGame& reviewed, const words::Words& words);
/// A page of its own: all its parts are in it.
std::string review_page(const std::vector<ReviewedGame>& games, const words::Words& words, const words::Names& names);

}  // namespace tenback::cli
