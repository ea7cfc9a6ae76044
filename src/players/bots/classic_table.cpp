#include "bots/classic_table.hpp"

#include <algorithm>

namespace tenback::bots {
namespace {

constexpr Place nowhere = Bits::limit - 1;

/// The lowest member, or nowhere. It cannot be predicted which word it is in, so no branch asks.
Place lowest(const Bits& bits) {
    const Place in_low = std::countr_zero(bits.low());  // 64 if there is none
    const Place in_high = std::countr_zero(bits.high() | std::uint64_t{1} << (nowhere & 63));
    return in_low + (in_high & -Place{bits.low() == 0});
}

/// A byte for every bit, eight at a time.
std::array<std::uint8_t, Bits::limit> bytes_of(const Bits& bits) {
    static_assert(std::endian::native == std::endian::little);
    constexpr std::uint64_t ones = 0x0101010101010101U;
    std::array<std::uint64_t, Bits::limit / 8> words{};
    for (std::size_t n = 0; n < words.size(); ++n) {
        const std::uint64_t eight = bits.words[n / 8] >> (n % 8 * 8) & 0xFF;
        words[n] = ((eight * ones & 0x8040201008040201U) + ones * 0x7F) >> 7 & ones;
    }
    return std::bit_cast<std::array<std::uint8_t, Bits::limit>>(words);
}

/// A step's cards in an offer.
constexpr std::int64_t code_of(Place first, Place last) { return first << 7 | last; }

/// The same for a single card; nowhere makes it no offer.
constexpr auto single_codes = [] {
    std::array<std::int64_t, Bits::limit> codes{};
    for (Place at = 0; at < nowhere; ++at) codes[static_cast<std::size_t>(at)] = code_of(at, at);
    codes[nowhere] = std::int64_t{1} << 62;
    return codes;
}();

}  // namespace

void ClassicTable::load(const World& world) {
    const State& state = world.state;
    for (const PileId pile : all_piles) {
        const Lane lane = lane_of(pile);
        ways_[lane.direction].tops[lane.pile] = position(state.turn.tops[pile.index()], lane.direction);
    }
    const std::array<Bits, 2> unlaid = travel_bits(rules_->cards - state.laid[0]);
    for (int d = 0; d < 2; ++d) {
        ways_[d].unlaid = unlaid[d];
        ways_[d].ten_below = bytes_of(unlaid[d] << 10);
    }
    for (int seat = 0; seat < rules_->players; ++seat) hands_[seat] = travel_bits(state.hands[seat]);
    load_deal(world);
    required_ = state.turn.required;
    burning_ = state.turn.burning.bits();
    due_ = state.turn.due.bits();
}

bool ClassicTable::is_open(Lane lane) const {
    if (rules_->solo_fire && burning_ != 0) return (burning_ & lane.mask()) != 0;
    // Covering first loses nothing: plays elsewhere do not change what fits here.
    return due_ == 0 || (due_ & lane.mask()) != 0;
}

ClassicTable::Offer ClassicTable::offer_of(Potential::Worth cost, Lane lane, Offer cards) {
    return cost * (1 << 16) + ((lane.direction << 15 | lane.pile << 14) + cards);
}

Step ClassicTable::step_of(Offer offer) {
    const auto code = static_cast<int>(offer & 0xFFFF);
    return {{code >> 15, code >> 14 & 1}, code >> 7 & 127, code & 127};
}

ClassicTable::Way::Sorted ClassicTable::Way::sorted() const {
    const Place lead = tops[0] - tops[1];
    const Place second_leads = lead >> (sizeof(Place) * 8 - 1);
    const Place behind = lead & second_leads;
    return {tops[0] - behind, tops[1] + behind, static_cast<int>(second_leads & 1)};
}

Potential::Top ClassicTable::Way::top(const Potential::Moment& moment, Place at) const {
    return {Potential::room(moment, unlaid, at), ten_below[at]};
}

/// On each pile the nearest card. Without branches: how they lie can hardly be predicted.
template <bool on_fire>
ClassicTable::Offer ClassicTable::nearest_offer(const Potential::Moment& moment, int direction) const {
    const Way& way = ways_[direction];
    const Bits& hand = hands_[seat_][direction];
    const auto& [rear, lead] = moment.parts;
    const auto [front, back, leading] = way.sorted();
    const Place beyond = lowest(above(hand, front));
    const Place next = lowest(above(hand, back));  // between the tops, or beyond both
    const auto loss = [&](const Potential::Part& part, Place from, Place to) {
        return Potential::worth(part, way.top(moment, from) - way.top(moment, to));
    };
    Potential::Worth on_front = loss(lead, front, beyond);
    // A pile that goes beyond the front leads, and the front is left behind.
    Potential::Worth on_back = loss(rear, back, std::min(next, front)) + (next < front ? 0 : on_front);
    if (on_fire) {
        const auto kindled = [&](Place at) { return fire_[direction].has(at) ? moment.kindle : 0; };
        on_front += kindled(beyond);
        on_back += kindled(next);
    }
    const auto offer = [&](int pile, Potential::Worth cost, Place at) {
        const Lane lane{direction, pile};
        return on_fire && !is_open(lane) ? none : offer_of(cost, lane, single_codes[at]);
    };
    return std::min(offer(leading, on_front, beyond), offer(1 - leading, on_back, next));
}

/// On each pile the ten-back card, and the nearest card with the one ten below it also at hand.
template <bool on_fire>
ClassicTable::Offer ClassicTable::trick_offer(const Potential::Moment& moment, int direction) const {
    const Way& way = ways_[direction];
    const Bits& hand = hands_[seat_][direction];
    const auto [front, back, leading] = way.sorted();
    // There is no card below the first ten: nor is there one where the numbers come round.
    const auto ten_back = [&](Place top) { return hand.has((top - 10) & (Bits::limit - 1)); };
    const Bits pairs = above(hand, back) & hand << 10;
    if (pairs.empty() && !ten_back(front) && !ten_back(back)) return none;
    const auto worth = [&](Place a, Place b) {
        return Potential::worth(moment.parts[0], way.top(moment, std::min(a, b))) +
               Potential::worth(moment.parts[1], way.top(moment, std::max(a, b)));
    };
    const Potential::Worth before = worth(front, back);
    Offer best = none;
    for (int pile = 0; pile < 2; ++pile) {
        const Lane lane{direction, pile};
        if (on_fire && !is_open(lane)) continue;
        const Place top = way.tops[pile];
        const auto consider = [&](Place first, Place last) {
            Potential::Worth cost = before - worth(last, way.tops[1 - pile]);
            if (on_fire && fire_[direction].has(last)) cost += moment.kindle;
            best = std::min(best, offer_of(cost, lane, code_of(first, last)));
        };
        if (ten_back(top)) consider(top - 10, top - 10);
        if (const Bits ahead = above(pairs, top); !ahead.empty()) consider(lowest(ahead), lowest(ahead) - 10);
    }
    return best;
}

/// Where there are no tricks, a turn makes none: a card is ten below one that was laid only if both were at hand.
template <bool on_fire>
ClassicTable::Offer ClassicTable::best_offer(const Potential::Moment& moment, int direction, bool& tricks) const {
    const Offer nearest = nearest_offer<on_fire>(moment, direction);
    if (!tricks) return nearest;
    const Offer trick = trick_offer<on_fire>(moment, direction);
    tricks = on_fire || trick < none;
    return std::min(nearest, trick);
}

bool ClassicTable::holds(const Step& step) const {
    const Bits& hand = hands_[seat_][step.lane.direction];
    return hand.has(step.first) && hand.has(step.last);
}

template <bool on_fire>
void ClassicTable::lay(Lane lane, Place at, Plan* plan) {
    const auto take = [&](int direction, Place here) {
        ways_[direction].unlaid.erase(here);
        ways_[direction].ten_below[here + 10] = 0;
        hands_[seat_][direction].erase(here);
    };
    for (int d = 0; d < 2; ++d) take(d, d == lane.direction ? at : mirrored(at));
    ways_[lane.direction].tops[lane.pile] = at;
    ++played_;
    --left_;
    if (on_fire) {
        due_ &= ~lane.mask();
        burning_ &= ~lane.mask();
        if (fire_[lane.direction].has(at)) burning_ |= lane.mask();
    }
    if (plan != nullptr) plan->add({card_at(at, lane.direction), pile_of(lane)});
}

template <bool on_fire>
bool ClassicTable::play_turn_as(Plan* plan) {
    if (left_ == 0) return true;
    const Potential::Moment& moment = potential_->at(left_, next_ != end_);
    std::array tricks{true, true};
    std::array offers{best_offer<on_fire>(moment, 0, tricks[0]), best_offer<on_fire>(moment, 1, tricks[1])};
    while (true) {
        const bool enough = played_ >= required_ && (!on_fire || due_ == 0);
        const Offer offer = std::min(offers[0], offers[1]);
        if (offer >= none) return enough;
        if (enough && (offer >> 16) >= moment.free) return true;
        const Step step = step_of(offer);
        lay<on_fire>(step.lane, step.first, plan);
        if (step.last != step.first) lay<on_fire>(step.lane, step.last, plan);
        if (left_ == 0) return true;
        const int here = step.lane.direction;
        const int there = 1 - here;
        offers[here] = best_offer<on_fire>(moment, here, tricks[here]);
        // A step changes little in the other direction, so what was offered there stands, unless it used a card wanted
        // there or a fire. To weigh it again costs time and would be another policy than the one measured.
        if (on_fire || (offers[there] < none && !holds(step_of(offers[there]))))
            offers[there] = best_offer<on_fire>(moment, there, tricks[there]);
    }
}

bool ClassicTable::play_turn(Plan* plan) { return on_fire_ ? play_turn_as<true>(plan) : play_turn_as<false>(plan); }

void ClassicTable::next_turn() {
    std::array<Bits, 2>& hand = hands_[seat_];
    for (int n = rules_->hand_size - hand[0].count(); n > 0 && next_ != end_; --n) {
        const Card card = (*deck_)[static_cast<std::size_t>(next_++)];
        for (int d = 0; d < 2; ++d) hand[d].insert(position(card, d));
    }
    do seat_ = seat_ + 1 == rules_->players ? 0 : seat_ + 1;
    while (hands_[seat_][0].empty());
    played_ = 0;
    required_ = next_ != end_ ? rules_->minimum : rules_->late_minimum;
    due_ = rules_->solo_fire ? 0 : burning_;
}

ClassicSight ClassicTable::sight() const {
    ClassicSight sight{};
    for (int d = 0; d < 2; ++d) {
        sight.tops[d] = ways_[d].tops;
        sight.hand[d] = hands_[seat_][d];
        sight.unseen[d] = ways_[d].unlaid & ~hands_[seat_][d];
    }
    sight.draw = end_ - next_;
    sight.others = left_ - sight.draw - sight.hand[0].count();
    sight.required = std::max(0, required_ - played_);
    return sight;
}

void ClassicTable::follow(const Plan& plan) {
    for (const Play play : plan) {
        const Lane lane = lane_of(play.pile);
        lay<true>(lane, position(play.card, lane.direction), nullptr);
    }
    if (left_ != 0) next_turn();
}

template <bool on_fire>
int ClassicTable::play_out_as() {
    while (play_turn_as<on_fire>(nullptr) && left_ != 0) next_turn();
    return left_;
}

int ClassicTable::play_out() { return on_fire_ ? play_out_as<true>() : play_out_as<false>(); }

}  // namespace tenback::bots
