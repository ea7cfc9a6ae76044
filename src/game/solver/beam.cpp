#include "solver/beam.hpp"

#include <algorithm>
#include <bit>
#include <ranges>

#include "solver/position.hpp"

namespace tenback::solver {

Beam::Beam(const Rules& rules, const World& from, const Weights& weights, std::size_t width)
    : rules_(rules),
      deck_(from.deck),
      potential_(weights),
      width_(width),
      level_{from.state},
      seen_(std::bit_ceil(2 * width)) {}

Beam::Outcome Beam::step() {
    if (selecting_) return select();
    if (expanded_ < level_.size()) {
        expand(level_[expanded_++]);
        return Outcome::searching;
    }
    std::ranges::make_heap(candidates_, {}, &Candidate::score);
    history_.emplace_back();
    selecting_ = true;
    return Outcome::searching;
}

void Beam::expand(const State& state) {
    add_plays(state, false);
    if (!may_end(state.turn)) return;
    State after = state;
    end_turn(rules_, deck_, after);
    if (after.status == Status::playing) add_plays(after, true);
}

void Beam::add_plays(const State& state, bool ends_turn) {
    const Legal options = legal(rules_, state.turn, state.hand_to_move());
    const CardSet unlaid = unlaid_cards(rules_, state);
    const auto parent = static_cast<std::uint32_t>(expanded_ - 1);
    OpenPotential::Tops tops = state.turn.tops;
    for (const PileId pile : all_piles) {
        Card& top = tops[pile.index()];
        const Card before = top;
        for (const Card card : options.plays[pile.index()]) {
            top = card;
            candidates_.push_back({potential_(rules_, tops, unlaid.without(card)), parent, {card, pile}, ends_turn});
        }
        top = before;
    }
}

Beam::Outcome Beam::select() {
    if (candidates_.empty()) return next_level();
    if (next_.size() == width_) {
        dropped_ = true;
        candidates_.clear();
        return next_level();
    }
    std::ranges::pop_heap(candidates_, {}, &Candidate::score);
    const Candidate best = candidates_.back();
    candidates_.pop_back();
    return keep(best);
}

Beam::Outcome Beam::keep(const Candidate& candidate) {
    State after = level_[candidate.parent];
    if (candidate.ends_turn) end_turn(rules_, deck_, after);
    lay(rules_, after, candidate.play);
    if (after.status == Status::lost) return Outcome::searching;
    const bool won = after.status == Status::won;
    if (!won && (has_dead_card(rules_, after) || !is_new(after))) return Outcome::searching;
    next_.push_back(after);
    history_.back().push_back({candidate.parent, candidate.play, candidate.ends_turn});
    return won ? Outcome::won : Outcome::searching;
}

bool Beam::is_new(const State& state) {
    const PositionKey key = key_of(rules_, state);
    const std::uint64_t hash = hash_of(key);
    const std::size_t mask = seen_.size() - 1;
    std::size_t slot = hash & mask;
    for (; seen_[slot] != 0; slot = (slot + 1) & mask) {
        const std::size_t other = seen_[slot] - 1;
        if (hashes_[other] == hash && key_of(rules_, next_[other]) == key) return false;
    }
    seen_[slot] = static_cast<std::uint32_t>(next_.size() + 1);
    hashes_.push_back(hash);
    return true;
}

Beam::Outcome Beam::next_level() {
    if (next_.empty()) return dropped_ ? Outcome::failed : Outcome::proven_unwinnable;
    std::swap(level_, next_);
    next_.clear();
    hashes_.clear();
    std::ranges::fill(seen_, 0U);
    expanded_ = 0;
    selecting_ = false;
    return Outcome::searching;
}

std::vector<Move> Beam::line() const {
    std::vector<Move> moves;
    std::size_t index = history_.back().size() - 1;
    for (const std::vector<Step>& level : std::views::reverse(history_)) {
        const Step& step = level[index];
        moves.emplace_back(step.play);
        if (step.ends_turn) moves.emplace_back(EndTurn{});
        index = step.parent;
    }
    std::ranges::reverse(moves);
    return moves;
}

}  // namespace tenback::solver
