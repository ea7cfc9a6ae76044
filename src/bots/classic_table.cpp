#include "bots/classic_table.hpp"

#include <limits>

namespace tenback {

const Potential& shipped_potential(int players) {
    static const std::array<Potential, 5> all{Potential(classic_weights(1)), Potential(classic_weights(2)),
                                              Potential(classic_weights(3)), Potential(classic_weights(4)),
                                              Potential(classic_weights(5))};
    return all[static_cast<std::size_t>(players - 1)];
}

void ClassicTable::load(const State& world) {
    for (const PileId pile : all_piles) {
        const Lane lane = lane_of(pile);
        tops_[lane.direction][lane.pile] = position(world.turn.tops[pile.index()], lane.direction);
    }
    unlaid_ = travel_bits(rules_->cards - world.laid[0]);
    for (int seat = 0; seat < rules_->players; ++seat) hands_[seat] = travel_bits(world.hands[seat]);
    deck_ = &world.deck;
    next_ = world.draw[0].next;
    end_ = world.draw[0].end;
    seat_ = world.turn.seat.index();
    left_ = world.turn.left;
    played_ = world.turn.played;
    required_ = world.turn.required;
    burning_ = world.turn.burning.bits();
    due_ = world.turn.due.bits();
}

unsigned ClassicTable::open_lanes() const {
    if (rules_->solo_fire && burning_ != 0) return burning_;
    // Covering first loses nothing: plays elsewhere do not change what fits here.
    return due_ != 0 ? due_ : 0b1111U;
}

/// The way a lane is looked at while a step is sought.
struct ClassicTable::Outlook {
    const Potential::Moment& moment;
    Lane lane;
    Bits unlaid;
    Bits partners;
    Potential::Top other;  // the top beside it
    float before;          // the direction's potential
};

void ClassicTable::consider(const Outlook& o, int first, int last, Step& best) const {
    float cost = o.before - Potential::of(o.moment, Potential::top(o.moment, o.unlaid, o.partners, last), o.other);
    if (on_fire_ && rules_->fire.contains(Card(o.lane.direction == 0 ? last : mirrored(last)))) cost += potential_->kindle();
    if (cost < best.cost) best = {o.lane, first, last, cost};
}

void ClassicTable::weigh(const Outlook& o, int top, Step& best) const {
    const Bits hand = hands_[seat_][o.lane.direction];
    const Bits ten_above = hand << 10;
    if (has(ten_above, top)) consider(o, top - 10, top - 10, best);
    const Bits ahead = above(hand, top);
    if (ahead == 0) return;
    const int nearest = lowest(ahead);
    consider(o, nearest, nearest, best);
    const Bits pairs = ahead & ten_above;
    if (pairs != 0) consider(o, lowest(pairs), lowest(pairs) - 10, best);
}

bool ClassicTable::find_step(const Potential::Moment& moment, Step& best) const {
    best.cost = std::numeric_limits<float>::max();
    const unsigned open = open_lanes();
    for (int d = 0; d < 2; ++d) {
        const Bits unlaid = unlaid_[d];
        const Bits partners = Potential::partners(unlaid);
        const std::array tops{Potential::top(moment, unlaid, partners, tops_[d][0]),
                              Potential::top(moment, unlaid, partners, tops_[d][1])};
        const float before = Potential::of(moment, tops[0], tops[1]);
        for (int p = 0; p < 2; ++p)
            if (const Lane lane{d, p}; (open & lane.mask()) != 0)
                weigh({moment, lane, unlaid, partners, tops[1 - p], before}, tops[p].at, best);
    }
    return best.cost != std::numeric_limits<float>::max();
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
    Step step;
    while (left_ != 0) {
        const Potential::Moment& moment = potential_->at(left_, next_ != end_);
        const bool enough = played_ >= required_ && due_ == 0;
        if (!find_step(moment, step)) return enough;
        if (enough && step.cost >= moment.free) return true;
        carry_out(step, plan);
    }
    return true;
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
