#include "review/review.hpp"

#include <algorithm>
#include <string>

#include "bots/fingerprint.hpp"
#include "bots/registry.hpp"

namespace tenback::review {

bots::Effort Review::usual_effort(const Rules& rules) {
    switch (rules.game) {
        case GameKind::classic: return {24'000};
        case GameKind::quick: return {16'000};
        case GameKind::face: return {6'000};
    }
    return {};
}

Review::Review(const record::Game& game, std::uint64_t seed, bots::Effort effort)
    : rules_(game.rules()),
      status_(game.state().status),
      winner_(game.state().winner),
      seed_(seed),
      effort_(effort),
      bot_(bots::find_bot("expert")->make()),
      decisions_(decisions_of(game)),
      verdicts_(decisions_.size()) {}

std::unique_ptr<Judgement> Review::judge(std::size_t n) const {
    return std::make_unique<Judgement>(rules_, decisions_[n], *bot_, seed_, effort_);
}

void Review::take(std::size_t n, const Verdict& verdict) {
    if (!verdicts_[n]) ++judged_;
    verdicts_[n] = verdict;
}

void Review::step(std::uint32_t roll_outs) {
    if (done()) return;
    const auto at =
        static_cast<std::size_t>(std::find(verdicts_.begin(), verdicts_.end(), std::nullopt) - verdicts_.begin());
    if (current_ == nullptr) current_ = judge(at);
    current_->step(roll_outs);
    if (!current_->done()) return;
    take(at, current_->verdict());
    current_.reset();
}

double Review::progress() const {
    if (done()) return 1;
    const double begun = current_ != nullptr ? current_->progress() : 0;
    return (static_cast<double>(judged_) + begun) / static_cast<double>(decisions_.size());
}

std::vector<ReviewedTurn> Review::turns() const {
    std::vector<ReviewedTurn> all;
    for (std::size_t n = 0; n < decisions_.size(); ++n)
        if (verdicts_[n]) all.push_back({decisions_[n], *verdicts_[n]});
    return all;
}

Account Review::account(std::optional<Seat> seat) const {
    Account sum;
    for (const ReviewedTurn& turn : turns()) {
        if (!turn.counts() || (seat && turn.decision.seat != *seat)) continue;
        sum.given_away += turn.verdict.loss;
        ++sum.decisions;
    }
    return sum;
}

Millionths Review::result_of(Seat seat) const {
    return status_ == Status::won && (rules_.cooperative() || winner_ == seat) ? certain : 0;
}

Sums Review::sums(Seat seat) const {
    Sums sums{result_of(seat), result_of(seat), 0, 0};
    if (!decisions_.empty()) {
        const bool own = rules_.cooperative() || decisions_.front().seat == seat;
        sums.start = own ? verdicts_.front()->chance : certain - verdicts_.front()->chance;
    }
    std::int64_t skill = -account(rules_.cooperative() ? std::nullopt : std::optional(seat)).given_away;
    if (!rules_.cooperative()) skill += account(Seat::at(1 - seat.index())).given_away;
    sums.skill = static_cast<Millionths>(skill);
    sums.luck = sums.result - sums.start - sums.skill;
    return sums;
}

std::vector<ReviewedTurn> Review::key_moments() const {
    constexpr std::size_t most = 5;
    std::vector<ReviewedTurn> mistakes = turns();
    std::erase_if(mistakes, [](const ReviewedTurn& turn) { return !turn.is_mistake(); });
    const auto costs_more = [](const ReviewedTurn& a, const ReviewedTurn& b) {
        return a.verdict.loss != b.verdict.loss ? a.verdict.loss > b.verdict.loss : a.decision.turn < b.decision.turn;
    };
    std::sort(mistakes.begin(), mistakes.end(), costs_more);
    if (mistakes.size() > most) mistakes.erase(mistakes.begin() + most, mistakes.end());
    std::sort(mistakes.begin(), mistakes.end(),
              [](const ReviewedTurn& a, const ReviewedTurn& b) { return a.decision.turn < b.decision.turn; });
    return mistakes;
}

std::uint64_t networks_fingerprint(const Rules& rules) {
    const bots::ValueNet* net = bots::shipped_thumb(rules, bots::Purpose::search).net;
    if (net == nullptr) return 0;
    std::string numbers;
    for (const std::int32_t sum : net->none().units)
        for (int byte = 0; byte < 4; ++byte) numbers += static_cast<char>(sum >> (8 * byte) & 0xFF);
    return bots::fingerprint(numbers);
}

}  // namespace tenback::review
