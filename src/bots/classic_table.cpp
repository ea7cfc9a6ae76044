#include "bots/classic_table.hpp"

#include <algorithm>

namespace tenback {

void ClassicTable::load(const World& world) {
    const State& state = world.state;
    for (const PileId pile : all_piles) {
        const Lane lane = lane_of(pile);
        tops_[lane.direction][lane.pile] = position(state.turn.tops[pile.index()], lane.direction);
    }
    unlaid_ = travel_bits(rules_->cards - state.laid[0]);
    for (int seat = 0; seat < rules_->players; ++seat) hands_[seat] = travel_bits(state.hands[seat]);
    load_deal(world);
    required_ = state.turn.required;
    burning_ = state.turn.burning.bits();
    due_ = state.turn.due.bits();
}

unsigned ClassicTable::open_lanes() const {
    if (rules_->solo_fire && burning_ != 0) return burning_;
    // Covering first loses nothing: plays elsewhere do not change what fits here.
    return due_ != 0 ? due_ : 0b1111U;
}

Step ClassicTable::step_of(Offer offer) {
    const auto code = static_cast<int>(offer & 0xFFFF);
    return {{code >> 15, code >> 14 & 1}, code >> 7 & 127, code & 127};
}

/// On each pile: the ten-back card, the nearest card, and the nearest one with the card ten below it also at hand.
ClassicTable::Offer ClassicTable::best_offer(const Potential::Moment& moment, int direction) const {
    const Bits unlaid = unlaid_[direction];
    const Bits hand = hands_[seat_][direction];
    const Bits ten_above = hand << 10;
    const std::array<int, 2> tops = tops_[direction];
    const unsigned open = open_lanes();
    const std::array worths{Potential::of(moment, unlaid, tops[0]), Potential::of(moment, unlaid, tops[1])};
    const int lead = tops[0] > tops[1] ? 0 : 1;
    const Potential::Worth before = worths[lead][1] + worths[1 - lead][0];
    Offer best = none;
    for (int pile = 0; pile < 2; ++pile) {
        const Lane lane{direction, pile};
        if ((open & lane.mask()) == 0) continue;
        const int other = tops[1 - pile];
        const std::array<Potential::Worth, 2> beside = worths[1 - pile];
        const auto consider = [&](int first, int last) {
            const auto worth = Potential::of(moment, unlaid, last);
            Potential::Worth cost = before - (last > other ? worth[1] + beside[0] : worth[0] + beside[1]);
            if (on_fire_ && has(fire_[direction], last)) cost += moment.kindle;
            best = std::min(best, cost * (1 << 16) + (direction << 15 | pile << 14 | first << 7 | last));
        };
        const Bits ahead = above(hand, tops[pile]);
        if (ahead != 0) consider(lowest(ahead), lowest(ahead));
        if (has(ten_above, tops[pile])) consider(tops[pile] - 10, tops[pile] - 10);
        if (const Bits pairs = ahead & ten_above; pairs != 0) consider(lowest(pairs), lowest(pairs) - 10);
    }
    return best;
}

bool ClassicTable::holds(const Step& step) const {
    const Bits hand = hands_[seat_][step.lane.direction];
    return has(hand, step.first) && has(hand, step.last);
}

void ClassicTable::lay(Lane lane, int at, Plan* plan) {
    const int up = lane.direction == 0 ? at : mirrored(at);
    const std::array<Bits, 2> gone{bit(up), bit(mirrored(up))};
    for (int d = 0; d < 2; ++d) {
        unlaid_[d] &= ~gone[d];
        hands_[seat_][d] &= ~gone[d];
    }
    tops_[lane.direction][lane.pile] = at;
    ++played_;
    --left_;
    due_ &= ~lane.mask();
    burning_ &= ~lane.mask();
    if (on_fire_ && rules_->fire.contains(Card(up))) burning_ |= lane.mask();
    if (plan != nullptr) plan->add({Card(up), pile_of(lane)});
}

void ClassicTable::carry_out(const Step& step, Plan* plan) {
    lay(step.lane, step.first, plan);
    if (step.last != step.first) lay(step.lane, step.last, plan);
}

bool ClassicTable::play_turn(Plan* plan) {
    if (left_ == 0) return true;
    const Potential::Moment& moment = potential_->at(left_, next_ != end_);
    // What the seat lays on its way is no loss, so a step changes nothing in the other direction, unless it used a card
    // wanted there or a fire.
    std::array<Offer, 2> offers{best_offer(moment, 0), best_offer(moment, 1)};
    while (true) {
        const bool enough = played_ >= required_ && due_ == 0;
        const Offer offer = std::min(offers[0], offers[1]);
        if (offer == none) return enough;
        if (enough && (offer >> 16) >= moment.free) return true;
        const Step step = step_of(offer);
        carry_out(step, plan);
        if (left_ == 0) return true;
        const int here = step.lane.direction;
        const int there = 1 - here;
        offers[here] = best_offer(moment, here);
        if (on_fire_ || (offers[there] != none && !holds(step_of(offers[there])))) offers[there] = best_offer(moment, there);
    }
}

void ClassicTable::next_turn() {
    std::array<Bits, 2>& hand = hands_[seat_];
    for (int n = rules_->hand_size - count(hand[0]); n > 0 && next_ != end_; --n) {
        const int card = (*deck_)[static_cast<std::size_t>(next_++)].index();
        hand[0] |= bit(card);
        hand[1] |= bit(mirrored(card));
    }
    do seat_ = seat_ + 1 == rules_->players ? 0 : seat_ + 1;
    while (hands_[seat_][0] == 0);
    played_ = 0;
    required_ = next_ != end_ ? rules_->minimum : rules_->late_minimum;
    due_ = rules_->solo_fire ? 0 : burning_;
}

void ClassicTable::follow(const Plan& plan) {
    for (const Play play : plan) {
        const Lane lane = lane_of(play.pile);
        lay(lane, position(play.card, lane.direction), nullptr);
    }
    if (left_ != 0) next_turn();
}

int ClassicTable::play_out() {
    while (play_turn() && left_ != 0) next_turn();
    return left_;
}

}  // namespace tenback
