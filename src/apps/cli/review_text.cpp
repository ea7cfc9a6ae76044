#include <fmt/format.h>

#include "cli/reviewing.hpp"
#include "notation/notation.hpp"
#include "record/replay.hpp"
#include "review/json.hpp"
#include "words/wrap.hpp"

namespace tenback::cli {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

constexpr int width = 80;
constexpr int bar_width = 20;

void print_wrapped(const std::string& text) {
    for (const std::string& line : words::wrap(text, width)) fmt::print("{}\n", line);
}

std::string bar_of(review::Millionths chance) {
    return std::string(static_cast<std::size_t>(chance / (review::certain / bar_width)), '=');
}

std::string percent(review::Millionths chance) { return fmt::format("{:.1f}", review::points(chance)); }

/// `  3 1   61.2 ============         44>U1 34>U1 .   8.2 ?? 30>U2 31>U2 .`
void print_turn(const Rules& rules, const review::ReviewedTurn& turn) {
    const review::Decision& decision = turn.decision;
    const review::Verdict& verdict = turn.verdict;
    const bool mistake = turn.is_mistake();
    std::string line =
        fmt::format("{:>3} {}  {:>5} {:<{}} {}", decision.turn, decision.seat.number(), percent(verdict.chance),
                    bar_of(verdict.chance), bar_width, review::turn_text(rules, decision, decision.laid));
    if (verdict.loss != 0)
        line += fmt::format("  {:+.1f} ±{:.1f}{}", -review::points(verdict.loss), review::points(verdict.error),
                            mistake ? " ??" : "");
    fmt::print("{}\n", line);
    if (mistake) fmt::print("{:>{}} {}\n", ">", 12 + bar_width, review::turn_text(rules, decision, verdict.best()));
}

/// One turn of the winning line a line.
void print_line(const ReviewedGame& reviewed) {
    const auto last = reviewed.open->last();
    if (!last || reviewed.open->line().empty()) return;
    record::Replay replay(reviewed.game);
    if (!replay.go_to(last->turn, last->played)) return;
    record::Game game = replay.game();
    std::vector<Move> turn;
    for (const Move& move : reviewed.open->line()) {
        const Seat seat = game.state().turn.seat;
        const int number = game.state().turn_number;
        if (std::visit([&](const auto& action) { return game.act(seat, action); }, move)) return;
        turn.push_back(move);
        if (!std::holds_alternative<EndTurn>(move) && game.state().status == Status::playing) continue;
        fmt::print("{:>3} {}  {}\n", number, seat.number(), text_of(reviewed.review.rules().game, turn));
        turn.clear();
    }
}

void print_rates(const ReviewedGame& reviewed, const words::Words& words, const words::Names& names) {
    const Rules& rules = reviewed.review.rules();
    for (int s = 0; s < rules.players; ++s)
        fmt::print("{}\n", words(phrase::error_rate(rules, names.of(Seat::at(s)), reviewed.review.account(Seat::at(s)))));
    if (rules.cooperative() && rules.players > 1)
        fmt::print("{}\n", words(phrase::error_rate(rules, msg::review_team(), reviewed.review.account())));
}

}  // namespace

std::vector<review::ReviewedTurn> ReviewedGame::turns() const {
    auto all = review.turns();
    std::erase_if(all, [&](const review::ReviewedTurn& turn) { return seat && turn.decision.seat != *seat; });
    return all;
}

void print_review(const ReviewedGame& reviewed, const words::Words& words, const words::Names& names) {
    const Rules& rules = reviewed.review.rules();
    fmt::print("{}\n\n{}\n", words(phrase::title(rules)), words(msg::review_columns()));
    for (const review::ReviewedTurn& turn : reviewed.turns()) print_turn(rules, turn);
    fmt::print("\n{}\n", words(phrase::sums(reviewed.review.sums(reviewed.sums_of()))));
    print_rates(reviewed, words, names);
    fmt::print("\n");
    auto moments = reviewed.review.key_moments();
    std::erase_if(moments,
                  [&](const review::ReviewedTurn& turn) { return reviewed.seat && turn.decision.seat != *reviewed.seat; });
    if (moments.empty()) print_wrapped(words(msg::review_no_moments()));
    for (const review::ReviewedTurn& turn : moments) print_wrapped(words(phrase::key_moment(rules, turn, names)));
    if (reviewed.open) {
        for (const words::Message& line : phrase::open_cards(*reviewed.open)) print_wrapped(words(line));
        print_line(reviewed);
    }
    print_wrapped(words(msg::review_method(reviewed.review.effort().roll_outs)));
    fmt::print("\n");
}

}  // namespace tenback::cli
