// One turn judged on what its seat knew. The best turn is chosen in one half of the imagined worlds; what it is worth, and
// what was laid, is counted in the other half, the same worlds for both, so that chance accuses nobody.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "bots/simulator.hpp"
#include "review/decision.hpp"
#include "review/ground.hpp"
#include "review/millionths.hpp"

namespace tenback::review {

struct Verdict {
    Millionths chance = 0;              // to win, with the best turn
    std::vector<bots::Choice> ranking;  // the best first, with what the first half of the worlds said
    Millionths loss = 0;                // what the turn that was laid gave away; chance may make it slightly negative
    Millionths error = 0;               // the standard error of the loss
    bool forced = false;                // there was nothing to choose
    bool exact = false;                 // all cards were known: nothing is imagined
    Ground ground{};                    // meaningful for a loss

    [[nodiscard]] const bots::Plan& best() const { return ranking.front().plan; }
    /// A loss worth mentioning that chance does not explain, at 99 %.
    [[nodiscard]] bool is_mistake() const { return loss >= 2 * one_point && loss > surely * error; }

  private:
    static constexpr double surely = 2.5758;
};

class Judgement {
  public:
    /// The bot is asked for the best turn; it must outlive this, as must the decision.
    Judgement(const Rules& rules, const Decision& decision, const bots::Bot& bot, std::uint64_t seed, bots::Effort effort);

    /// Thinks on for about this many roll-outs.
    void step(std::uint32_t roll_outs);
    [[nodiscard]] bool done() const { return verdict_.has_value(); }
    [[nodiscard]] double progress() const;
    /// @pre done
    [[nodiscard]] const Verdict& verdict() const { return *verdict_; }

  private:
    void choose(std::uint32_t roll_outs);
    void begin_to_value();
    void judge_exactly();
    [[nodiscard]] double won_with(const bots::Plan& plan);
    [[nodiscard]] double chance_of(double won) const;
    void conclude();
    void value(std::uint32_t roll_outs);
    void finish();

    const Rules rules_;
    const Decision& decision_;
    std::uint32_t half_;  // of the effort
    Random random_;       // of the second half
    bots::Thumb thumb_;
    std::unique_ptr<bots::Search> search_;
    std::vector<bots::Choice> ranking_;
    std::unique_ptr<bots::Simulator> simulator_;
    bool same_ = false;  // what was laid is the best turn
    std::uint32_t used_ = 0;
    double worlds_ = 0;
    double best_won_ = 0;
    double behind_ = 0;  // what was laid: sums of the difference and of its square
    double behind_squared_ = 0;
    std::optional<Verdict> verdict_;
};

}  // namespace tenback::review
