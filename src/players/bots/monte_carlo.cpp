#include "bots/monte_carlo.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>

#include "bots/speech.hpp"

namespace tenback::bots {
namespace {

constexpr std::size_t most_turns = 24;
constexpr std::uint32_t first_review = 16;     // worlds
constexpr std::uint32_t lone_roll_outs = 128;  // where there is no choice: just for the estimate
constexpr double hopeless = 2.6;               // standard errors of the paired deficit

/// What a point of the rule of thumb is worth in utility: it knows things that a few hundred imagined games, played by a
/// simple policy, cannot tell. Without it the expert needs several times the effort (docs/strength.md). A network knows
/// more.
double trust(const Rules& rules, const Thumb& thumb) {
    if (thumb.net != nullptr) return 0;
    return rules.game == GameKind::classic ? 0.03 : 0.01;
}

/// For a few items. std::sort is fifteen times as much code, and the page's module counts bytes.
template <class Place, class Before>
void sort_few(Place begin, Place end, Before before) {
    for (Place it = begin; it != end; ++it) std::rotate(std::upper_bound(begin, it, *it, before), it, std::next(it));
}

/// The mean difference of two candidates over the same worlds, and its standard error.
struct Difference {
    double mean;
    double error;
};

Difference difference(const std::vector<float>& a, const std::vector<float>& b) {
    const auto n = static_cast<double>(b.size());
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < b.size(); ++i) {
        const double d = static_cast<double>(a[i]) - static_cast<double>(b[i]);
        sum += d;
        squares += d * d;
    }
    const double mean = sum / n;
    return {mean, std::sqrt(std::max(0.0, squares / n - mean * mean) / n)};
}

}  // namespace

MonteCarlo::MonteCarlo(const Rules& rules, const View& view, const Thumb& thumb, std::uint64_t seed, Effort effort)
    : rules_(rules),
      view_(view),
      effort_(effort),
      random_(seed),
      simulator_(make_simulator(rules_, view_, thumb)),
      next_review_(first_review) {
    const auto turns = whole_turns(rules_, view_, thumb, most_turns);
    for (const WholeTurn& turn : turns) {
        const double doubt = trust(rules_, thumb) * static_cast<double>(turns.front().score - turn.score);
        const auto objected = static_cast<double>(objections(rules_, view_, turn.plan));
        candidates_.push_back({turn, candidates_.size(), doubt + utility_handicap * objected});
    }
    // A turn that wins needs no proof.
    if (candidates_.front().turn.wins()) candidates_.resize(1);
    field_ = entered_ = candidates_.size();
}

std::uint32_t MonteCarlo::budget() const {
    if (candidates_.front().turn.wins()) return 0;
    return entered_ == 1 ? std::min(effort_.roll_outs, lone_roll_outs) : effort_.roll_outs;
}

bool MonteCarlo::done() const { return used_ >= budget() || (field_ == 1 && entered_ > 1); }

double MonteCarlo::progress() const { return done() ? 1 : static_cast<double>(used_) / budget(); }

void MonteCarlo::step(std::uint32_t roll_outs) {
    const std::uint32_t until = used_ + std::min(roll_outs, effort_.roll_outs);
    while (used_ < until && !done()) {
        play_world();
        if (worlds_ == next_review_) review();
    }
}

void MonteCarlo::play_world() {
    simulator_->next_world(random_);
    for (std::size_t i = 0; i < field_; ++i) {
        Candidate& candidate = candidates_[i];
        const Outcome outcome = simulator_->play_out(candidate.turn.plan);
        candidate.sum += static_cast<double>(outcome.utility);
        candidate.won += static_cast<double>(outcome.won);
        candidate.utilities.push_back(outcome.utility);
    }
    ++worlds_;
    used_ += static_cast<std::uint32_t>(field_);
}

double MonteCarlo::value(const Candidate& candidate) const {
    const auto n = static_cast<double>(candidate.utilities.size());
    return (n > 0 ? candidate.sum / n : 0) - candidate.handicap;
}

bool MonteCarlo::better(const Candidate& a, const Candidate& b) const {
    const double of_a = value(a);
    const double of_b = value(b);
    return of_a != of_b ? of_a > of_b : a.rank < b.rank;
}

void MonteCarlo::sort_field() {
    sort_few(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(field_),
             [&](const Candidate& a, const Candidate& b) { return better(a, b); });
}

void MonteCarlo::drop_hopeless() {
    const Candidate& leader = candidates_.front();
    for (std::size_t i = field_ - 1; i > 0; --i) {
        const Candidate& candidate = candidates_[i];
        const Difference lead = difference(leader.utilities, candidate.utilities);
        if (lead.mean + candidate.handicap - leader.handicap <= hopeless * lead.error) continue;
        const auto it = candidates_.begin() + static_cast<std::ptrdiff_t>(i);
        std::rotate(it, it + 1, candidates_.begin() + static_cast<std::ptrdiff_t>(field_));
        --field_;
    }
}

/// The field is halved in rounds of equal effort, down to two.
std::size_t MonteCarlo::field_limit() const {
    const auto rounds = static_cast<int>(std::bit_width(entered_));
    const int round = std::min(rounds, static_cast<int>(progress() * rounds));
    return std::max<std::size_t>(2, entered_ >> round);
}

void MonteCarlo::review() {
    sort_field();
    drop_hopeless();
    field_ = std::min(field_, field_limit());
    next_review_ = worlds_ + std::max(first_review, worlds_ / 4);
}

Evidence MonteCarlo::evidence_of(const Candidate& candidate) const {
    const Candidate& best = leader();
    return {static_cast<float>(candidate.won / candidate.worlds()), smoothed(best.won, best.worlds()),
            static_cast<float>(value(best) - value(candidate))};
}

Choice MonteCarlo::choice_of(const Candidate& candidate) const {
    const bool wins = candidate.turn.wins();
    const bool imagined = candidate.worlds() > 0;
    Choice choice{candidate.turn.plan, wins ? 1.0 : 0.0, Motive::potential, static_cast<std::uint32_t>(entered_), used_};
    if (imagined) {
        choice.evidence = evidence_of(candidate);
        choice.estimate = true_chance(chance_weights(chance_row(rules_, view_.talk)), view_.turn.left, choice.evidence);
        choice.motive = Motive::roll_outs;
    }
    if (entered_ == 1) choice.motive = wins ? Motive::exact : Motive::only_turn;
    return choice;
}

const MonteCarlo::Candidate& MonteCarlo::leader() const {
    const Candidate* best = &candidates_.front();
    for (std::size_t i = 1; i < field_; ++i)
        if (better(candidates_[i], *best)) best = &candidates_[i];
    return *best;
}

Choice MonteCarlo::best() const { return choice_of(leader()); }

std::vector<Choice> MonteCarlo::ranking() const {
    std::vector<const Candidate*> order;
    for (const Candidate& candidate : candidates_) order.push_back(&candidate);
    const auto in_race = order.begin() + static_cast<std::ptrdiff_t>(field_);
    const auto before = [&](const Candidate* a, const Candidate* b) { return better(*a, *b); };
    sort_few(order.begin(), in_race, before);
    sort_few(in_race, order.end(), before);
    std::vector<Choice> choices;
    for (const Candidate* candidate : order) choices.push_back(choice_of(*candidate));
    return choices;
}

}  // namespace tenback::bots
