#include "bots/quick_table.hpp"

#include <bit>
#include <limits>

namespace tenback::bots {

float QuickPiles::score(const QuickWeights& weights, std::uint64_t unlaid, int laid, std::uint64_t kept) const {
    const std::uint64_t up = fits_up();
    const std::uint64_t down = fits_down();
    const auto dead = static_cast<float>(std::popcount(unlaid & ~(up | down)));
    const auto both = static_cast<float>(std::popcount(unlaid & up & down));
    const float laying = laid >= 2 ? weights.two : (kept & (up | down)) != 0 ? weights.one : 0.0F;
    return weights.both * both - weights.dead * dead + laying;
}

void QuickTable::load(const World& world) {
    const State& state = world.state;
    piles_ = QuickPiles(*rules_, state.turn.tops[U1.index()], state.turn.tops[D1.index()]);
    unlaid_ = (rules_->cards - state.laid[0]).low();
    for (int seat = 0; seat < rules_->players; ++seat) hands_[seat] = state.hands[seat].low();
    load_deal(world);
}

struct QuickTable::Best {
    Plan plan;
    float score = -std::numeric_limits<float>::max();
};

void QuickTable::weigh(const QuickPiles& piles, std::uint64_t hand, std::uint64_t unlaid, const Plan& plan,
                       Best& best) const {
    const int laid = played_ + plan.size();
    if (laid > 0)
        if (const float score = piles.score(*weights_, unlaid, laid, hand); score > best.score) best = {plan, score};
    if (laid == rules_->maximum) return;
    for (const PileId pile : {U1, D1})
        for (std::uint64_t cards = hand & piles.fits(pile); cards != 0; cards &= cards - 1) {
            const std::uint64_t lowest = cards & -cards;
            const Play play{Card(std::countr_zero(cards)), pile};
            QuickPiles after = piles;
            after.lay(play);
            Plan longer = plan;
            longer.add(play);
            weigh(after, hand & ~lowest, unlaid & ~lowest, longer, best);
        }
}

bool QuickTable::choose(Plan& plan) const {
    Best best;
    weigh(piles_, hands_[seat_], unlaid_, Plan(), best);
    plan = best.plan;
    return played_ + plan.size() > 0;
}

void QuickTable::follow(const Plan& plan) {
    for (const Play play : plan) {
        piles_.lay(play);
        unlaid_ &= ~(std::uint64_t{1} << play.card.index());
        hands_[seat_] &= ~(std::uint64_t{1} << play.card.index());
        --left_;
    }
    if (left_ != 0) next_turn();
}

void QuickTable::next_turn() {
    for (int n = rules_->hand_size - std::popcount(hands_[seat_]); n > 0 && next_ != end_; --n)
        hands_[seat_] |= std::uint64_t{1} << (*deck_)[static_cast<std::size_t>(next_++)].index();
    do seat_ = seat_ + 1 == rules_->players ? 0 : seat_ + 1;
    while (hands_[seat_] == 0);
    played_ = 0;
}

int QuickTable::play_out() {
    Plan plan;
    while (left_ != 0 && choose(plan)) follow(plan);
    return left_;
}

}  // namespace tenback::bots
