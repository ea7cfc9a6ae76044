#include "review/open_cards.hpp"

#include "record/replay.hpp"

namespace tenback::review {
namespace {

constexpr std::uint64_t most_nodes = 150'000;  // a question; about a second, and one that long is seldom answered later
constexpr int most_questions = 24;

}  // namespace

OpenCards::OpenCards(const record::Game& game) : rules_(game.rules()) {
    record::Replay replay(game);
    for (int turn = 1; turn <= static_cast<int>(game.turns().size()); ++turn)
        for (int played = 0; played <= static_cast<int>(game.turn(turn).plays.size()); ++played)
            if (replay.go_to(turn, played)) places_.push_back({{turn, played}, {game.deck(), replay.state()}});
    lost_from_ = places_.size();
    if (game.state().status == Status::won) {
        won_until_ = places_.size();
        return;
    }
    lost_from_ = places_.size() - 1;
    ask_next();
}

/// What can be won at one moment could be won at all before it. So the question halves what is not known yet.
void OpenCards::ask_next() {
    asked_.reset();
    if (questions_ == most_questions) return;
    const std::size_t middle = (won_until_ + lost_from_) / 2;
    for (std::size_t away = 0; away <= lost_from_ - won_until_; ++away)
        for (const bool later : {true, false}) {
            const std::size_t at = later ? middle + away : middle - away;  // wraps to a large number below 0
            if (at < won_until_ || at >= lost_from_ || places_[at].asked) continue;
            current_ = at;
            places_[at].asked = true;
            ++questions_;
            asked_.emplace(rules_, places_[at].world);
            return;
        }
}

void OpenCards::step(std::uint64_t nodes) {
    if (done()) return;
    const solver::Solvability verdict = asked_->step(nodes);
    if (verdict == solver::Solvability::unknown && asked_->nodes() < most_nodes) return;
    places_[current_].verdict = verdict;
    if (verdict == solver::Solvability::solved) {
        won_until_ = current_ + 1;
        line_ = asked_->line();
    }
    if (verdict == solver::Solvability::unwinnable) lost_from_ = current_;
    ask_next();
}

std::optional<OpenMoment> OpenCards::last() const {
    if (won_until_ == 0) return std::nullopt;
    return places_[won_until_ - 1].moment;
}

bool OpenCards::is_certain() const { return won_until_ == lost_from_; }

}  // namespace tenback::review
