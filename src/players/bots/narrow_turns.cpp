#include "bots/narrow_turns.hpp"

#include <algorithm>

namespace tenback::bots {
namespace {

constexpr std::size_t most_judged = 16;  // docs/strength.md has others

bool same(const Bits& a, const Bits& b) { return a.words == b.words; }
Bits both(const Bits& a, const Bits& b) { return {{a.low() | b.low(), a.high() | b.high()}}; }

/// @pre not empty
Place lowest(const Bits& bits) {
    return bits.low() != 0 ? std::countr_zero(bits.low()) : 64 + std::countr_zero(bits.high());
}

/// Piles of one direction are alike.
bool same(const NarrowTurn& a, const NarrowTurn& b) {
    if (!same(a.after.hand[0], b.after.hand[0])) return false;
    for (int d = 0; d < 2; ++d)
        if (std::minmax(a.after.tops[d][0], a.after.tops[d][1]) != std::minmax(b.after.tops[d][0], b.after.tops[d][1]))
            return false;
    return true;
}

void add_once(std::vector<NarrowTurn>& turns, const NarrowTurn& turn) {
    for (const NarrowTurn& other : turns)
        if (same(other, turn)) return;
    turns.push_back(turn);
}

void lay(NarrowTurn& turn, Lane lane, Place at) {
    turn.after.hand[lane.direction].erase(at);
    turn.after.hand[1 - lane.direction].erase(mirrored(at));
    turn.after.tops[lane.direction][lane.pile] = at;
    turn.plan.add({card_at(at, lane.direction), pile_of(lane)});
}

NarrowTurn with(const NarrowTurn& turn, Lane lane, Place at) {
    NarrowTurn longer = turn;
    lay(longer, lane, at);
    return longer;
}

}  // namespace

void NarrowTurns::extend_on(const NarrowTurn& turn, Lane lane, bool enough) {
    const Place top = turn.after.tops[lane.direction][lane.pile];
    const Bits& hand = turn.after.hand[lane.direction];
    if (top > 10 && hand.has(top - 10)) add_once(longer_, with(turn, lane, top - 10));
    const Bits ahead = above(hand, top);
    if (ahead.empty()) return;
    const Bits unlaid = both(unseen_[lane.direction], hand);
    const auto passes_over_nothing = [&](Place to) { return above(unlaid, top).count() <= above(unlaid, to).count() + 1; };
    const Place nearest = lowest(ahead);
    const bool worth_it = !enough || passes_over_nothing(nearest);
    if (worth_it) add_once(longer_, with(turn, lane, nearest));
    const Bits pairs = ahead & hand << 10;
    if (pairs.empty()) return;
    const Place pair = lowest(pairs);
    if (pair == nearest && worth_it) return;
    if (!enough || pair - 10 <= top || passes_over_nothing(pair - 10))
        add_once(longer_, with(with(turn, lane, pair), lane, pair - 10));
}

void NarrowTurns::extend(const NarrowTurn& turn, bool enough) {
    for (int direction = 0; direction < 2; ++direction) {
        const auto& tops = turn.after.tops[direction];
        extend_on(turn, {direction, 0}, enough);
        if (tops[0] != tops[1]) extend_on(turn, {direction, 1}, enough);
    }
}

void NarrowTurns::sort(const ClassicSight& sight, const Potential& potential, std::size_t most) {
    const int held = sight.hand[0].count();
    const Potential::Moment& moment = potential.at(sight.draw + sight.others + held, sight.draw != 0);
    const std::array unlaid{both(sight.unseen[0], sight.hand[0]), both(sight.unseen[1], sight.hand[1])};
    for (NarrowTurn& turn : found_) {
        turn.worth = 0;
        for (int d = 0; d < 2; ++d)
            turn.worth += Potential::of(moment, unlaid[d], turn.after.tops[d][0], turn.after.tops[d][1]);
    }
    // A total order, so that every library sorts alike: two turns with the same plan are the same.
    const auto better = [](const NarrowTurn& a, const NarrowTurn& b) {
        return a.worth != b.worth ? a.worth > b.worth : a.plan < b.plan;
    };
    const std::size_t kept = std::min(most, found_.size());
    std::partial_sort(found_.begin(), found_.begin() + static_cast<std::ptrdiff_t>(kept), found_.end(), better);
    found_.resize(kept);
}

std::span<const NarrowTurn> NarrowTurns::list(const ClassicSight& sight, const Potential& potential, std::size_t most) {
    unseen_ = sight.unseen;
    found_.clear();
    level_.assign(1, NarrowTurn{{sight.tops, sight.hand}, {}, 0});
    const int held = sight.hand[0].count();
    while (!level_.empty()) {
        longer_.clear();
        for (const NarrowTurn& turn : level_) {
            const int laid = held - turn.after.hand[0].count();
            const bool enough = laid >= sight.required;
            if (enough) add_once(found_, turn);
            extend(turn, enough);
        }
        std::swap(level_, longer_);
    }
    sort(sight, potential, most);
    return found_;
}

NetPolicy::Chosen NetPolicy::choose(const ClassicSight& sight) {
    judge_.look_at(sight);
    Chosen best{nullptr, {-1, -1}};
    for (const NarrowTurn& turn : turns_.list(sight, *potential_, most_judged)) {
        const bool wins = turn.after.hand[0].empty() && sight.draw + sight.others == 0;
        const ClassicJudge::Worth worth = wins ? ClassicJudge::Worth{1, 1} : judge_(turn.after);
        if (worth.both() > best.worth.both()) best = {&turn, worth};
    }
    return best;
}

}  // namespace tenback::bots
