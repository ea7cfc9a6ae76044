#include "review/judgement.hpp"

#include <algorithm>
#include <cmath>

#include "bots/endgame.hpp"
#include "bots/imagine.hpp"

namespace tenback::review {
namespace {

constexpr std::uint32_t most_positions = 1U << 18;  // of an exact search for what was laid
constexpr std::uint64_t second_half = 0x5EC0DD;     // its worlds have nothing to do with those of the first half

/// The only possible world.
State known_state(const Rules& rules, const View& view) {
    Random unused(0);
    return bots::imagine(rules, view, unused).state;
}

/// Whether the seat wins after its turn, all cards being known; nothing if that takes too long to find out.
std::optional<bool> wins_after(const Rules& rules, const Decision& decision, const bots::Plan& plan) {
    State state = known_state(rules, decision.view);
    for (const Play play : plan) lay(rules, state, play);
    if (state.status == Status::playing) end_turn(rules, *rules.sorted_deck, state);  // any deck: nothing is drawn
    const bool together = rules.cooperative();
    if (state.status != Status::playing) return state.status == Status::won && (together || state.winner == decision.seat);
    const auto line = bots::solve_endgame(rules, state, most_positions);
    if (!line) return std::nullopt;
    return (line->worst == 0) == (together || state.turn.seat == decision.seat);
}

/// The cards of two plans and the turn they lead to are the same, whatever their order.
bool same_end(const Rules& rules, const Turn& from, const bots::Plan& a, const bots::Plan& b) {
    Turn of_a = from;
    Turn of_b = from;
    CardSet cards_of_a;
    CardSet cards_of_b;
    for (const Play play : a) {
        lay_on(rules, of_a, play);
        cards_of_a.insert(play.card);
    }
    for (const Play play : b) {
        lay_on(rules, of_b, play);
        cards_of_b.insert(play.card);
    }
    return of_a == of_b && cards_of_a == cards_of_b;
}

}  // namespace

Judgement::Judgement(const Rules& rules, const Decision& decision, const bots::Bot& bot, std::uint64_t seed,
                     bots::Effort effort)
    : rules_(rules),
      decision_(decision),
      half_(std::max(2U, effort.roll_outs / 2)),
      random_(bots::turn_seed(seed ^ second_half, decision.view)),
      thumb_(bots::shipped_thumb(rules, bots::Purpose::search)),
      search_(bot.think({rules_, decision.view, decision.seen}, seed, bots::Effort{half_})) {}

double Judgement::progress() const {
    if (done()) return 1;
    return simulator_ == nullptr ? search_->progress() / 2 : 0.5 + 0.5 * used_ / half_;
}

void Judgement::step(std::uint32_t roll_outs) {
    if (done()) return;
    simulator_ == nullptr ? choose(roll_outs) : value(roll_outs);
}

void Judgement::choose(std::uint32_t roll_outs) {
    if (!search_->done()) search_->step(roll_outs);
    if (search_->done()) begin_to_value();
}

void Judgement::begin_to_value() {
    ranking_ = search_->ranking();
    if (bots::knows_all(rules_, decision_.view)) return judge_exactly();
    same_ = !decision_.got_stuck && same_end(rules_, decision_.view.turn, ranking_.front().plan, decision_.laid);
    simulator_ = bots::make_simulator(rules_, decision_.view, thumb_);
}

void Judgement::judge_exactly() {
    bots::Choice& best = ranking_.front();
    const auto line = bots::solve_endgame(rules_, known_state(rules_, decision_.view), most_positions);
    const auto laid = decision_.got_stuck ? false : wins_after(rules_, decision_, decision_.laid);
    verdict_ = Verdict{};
    verdict_->exact = line && laid;
    if (line) best = {line->plan, line->worst == 0 ? 1.0 : 0.0, bots::Motive::exact, best.turns, 0};
    verdict_->chance = millionths(best.estimate);
    // What cannot be found out is nobody's fault.
    if (verdict_->exact) verdict_->loss = verdict_->chance - (*laid ? certain : 0);
    same_ = verdict_->loss == 0 && !decision_.got_stuck;
    if (same_) best.plan = decision_.laid;  // nothing does better
    finish();
}

/// What comes of a plan in the world at hand: 1 or 0, or a chance where the game is not imagined to its end.
double Judgement::won_with(const bots::Plan& plan) {
    if (plan.size() == decision_.view.turn.left) return 1;
    return static_cast<double>(simulator_->play_out(plan).won);
}

void Judgement::value(std::uint32_t roll_outs) {
    const bool alone = same_ || decision_.got_stuck;
    const std::uint32_t until = std::min(half_, used_ + roll_outs);
    while (used_ < until) {
        simulator_->next_world(random_);
        const double best = won_with(ranking_.front().plan);
        const double behind = alone ? 0 : best - won_with(decision_.laid);
        used_ += alone ? 1 : 2;
        ++worlds_;
        best_won_ += best;
        behind_ += behind;
        behind_squared_ += behind * behind;
    }
    if (used_ >= half_) conclude();
}

/// The chance of the seat's team as the bots state it, with a turn after which so many imagined games are won.
double Judgement::chance_of(double won) const {
    const bots::Evidence evidence{0, bots::smoothed(std::clamp(won, 0.0, worlds_), worlds_), 0};
    const View& view = decision_.view;
    return bots::true_chance(bots::chance_weights(bots::chance_row(rules_, view.talk)), view.turn.left, evidence);
}

void Judgement::conclude() {
    const bool wins = ranking_.front().plan.size() == decision_.view.turn.left;
    verdict_ = Verdict{};
    verdict_->chance = wins ? certain : millionths(chance_of(best_won_));
    if (decision_.got_stuck) verdict_->loss = verdict_->chance;
    if (!same_ && !decision_.got_stuck) {
        const double mean = behind_ / worlds_;
        const double error = std::sqrt(std::max(0.0, behind_squared_ / worlds_ - mean * mean) * worlds_);  // in games
        const double middle = best_won_ - behind_ / 2;
        verdict_->loss = verdict_->chance - millionths(chance_of(best_won_ - behind_));
        verdict_->error = millionths((chance_of(middle + error) - chance_of(middle - error)) / 2);
    }
    finish();
}

void Judgement::finish() {
    verdict_->ranking = std::move(ranking_);
    verdict_->forced = verdict_->ranking.front().turns <= 1 && same_;
    if (!same_ && verdict_->loss > 0) verdict_->ground = ground_for(rules_, decision_, verdict_->best());
}

}  // namespace tenback::review
