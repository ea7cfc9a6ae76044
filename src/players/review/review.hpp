// A finished game looked at again, turn by turn: what was given away, and what was luck.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "review/judgement.hpp"

namespace tenback::review {

struct ReviewedTurn {
    Decision decision;
    Verdict verdict;

    /// Did the seat choose, so that its error rate counts the turn? What a stand-in laid is not charged to the person.
    [[nodiscard]] bool counts() const { return !decision.stood_in && !verdict.forced; }
    [[nodiscard]] bool is_mistake() const { return counts() && verdict.is_mistake(); }
};

/// What turns add up to, of a seat or of all.
struct Account {
    std::int64_t given_away = 0;  // millionths
    int decisions = 0;
    /// Points a turn.
    [[nodiscard]] double error_rate() const { return decisions == 0 ? 0 : points(given_away) / decisions; }
};

/// result = start + skill + luck, exactly. Face to Face: of one seat, whose skill is its own less the opponent's.
struct Sums {
    Millionths result;
    Millionths start;
    Millionths skill;
    Millionths luck;  // draws, and what others held: all that skill does not explain
};

class Review {
  public:
    /// The effort is in roll-outs a turn. Nothing hidden is looked at but by way of what each seat saw.
    /// @pre the game is over
    Review(const record::Game& game, std::uint64_t seed, bots::Effort effort);

    /// Turns may be judged in any order, several at a time, and each alone: what comes out is the same.
    [[nodiscard]] std::size_t size() const { return decisions_.size(); }
    [[nodiscard]] const Decision& decision(std::size_t n) const { return decisions_[n]; }
    /// It must not outlive the review.
    [[nodiscard]] std::unique_ptr<Judgement> judge(std::size_t n) const;
    void take(std::size_t n, const Verdict& verdict);

    /// Thinks on for about this many roll-outs, turn after turn.
    void step(std::uint32_t roll_outs);
    [[nodiscard]] bool done() const { return judged_ == decisions_.size(); }
    [[nodiscard]] double progress() const;

    /// The turns that are judged, in order.
    [[nodiscard]] std::vector<ReviewedTurn> turns() const;
    /// @pre done
    [[nodiscard]] Account account(std::optional<Seat> seat = {}) const;
    /// @pre done. In cooperative games the same for all seats.
    [[nodiscard]] Sums sums(Seat seat) const;
    /// The turns that cost most, at most five, in order; only mistakes.
    [[nodiscard]] std::vector<ReviewedTurn> key_moments() const;

    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] bots::Effort effort() const { return effort_; }

    /// What a turn takes by default.
    static bots::Effort usual_effort(const Rules& rules);

  private:
    [[nodiscard]] Millionths result_of(Seat seat) const;

    Rules rules_;
    Status status_;
    std::optional<Seat> winner_;
    std::uint64_t seed_;
    bots::Effort effort_;
    std::shared_ptr<const bots::Bot> bot_;
    std::vector<Decision> decisions_;
    std::vector<std::optional<Verdict>> verdicts_;
    std::size_t judged_ = 0;
    std::unique_ptr<Judgement> current_;
};

/// Which network the reviews of this game stand on; 0 where they stand on none. Other networks, other reviews.
std::uint64_t networks_fingerprint(const Rules& rules);

}  // namespace tenback::review
