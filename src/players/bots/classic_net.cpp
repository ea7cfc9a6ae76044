#include "bots/classic_net.hpp"

#include <algorithm>

#include "bots/weights.hpp"

namespace tenback::bots {
namespace {

// Where each kind of input begins.
constexpr int positions = 101;               // of a top or a card
constexpr int nearest = -12, farthest = 40;  // how far a card lies ahead of a top; beyond that it makes no difference
constexpr int distances = farthest - nearest + 1;
constexpr int counts = 99;  // of cards
constexpr int hand_counts = 9;
constexpr int other_counts = 4 * 8;  // of cards in other hands

constexpr int top_at = 0;
constexpr int hand_at = top_at + 4 * positions;
constexpr int unseen_at = hand_at + positions;
constexpr int hand_ahead_at = unseen_at + positions;
constexpr int unseen_ahead_at = hand_ahead_at + 4 * distances;
constexpr int room_at = unseen_ahead_at + 4 * distances;
constexpr int hand_room_at = room_at + 4 * counts;
constexpr int draw_at = hand_room_at + 4 * hand_counts;
constexpr int held_at = draw_at + counts;
constexpr int left_at = held_at + hand_counts;
constexpr int buried_at = left_at + counts;
constexpr int hand_buried_at = buried_at + counts;
constexpr int others_at = hand_buried_at + hand_counts;
constexpr int held_pair_at = others_at + other_counts;
constexpr int lower_partner_at = held_pair_at + positions;
constexpr int upper_partner_at = lower_partner_at + positions;
constexpr std::size_t inputs = upper_partner_at + positions;

// By the rows of the variants (weights.hpp), without those of fires.
constexpr std::array<std::string_view, classic_rows / 2> names{
    "classic-1 inputs-1",
    "classic-2 inputs-1",
    "classic-3 inputs-1",
    "classic-4 inputs-1",
    "classic-5 inputs-1",
    "classic-1 hand-7 inputs-1",
    "classic-2 hand-6 inputs-1",
    "classic-3 hand-5 inputs-1",
    "classic-4 hand-5 inputs-1",
    "classic-5 hand-5 inputs-1",
    "classic-1 minimum-3 inputs-1",
    "classic-2 minimum-3 inputs-1",
    "classic-3 minimum-3 inputs-1",
    "classic-4 minimum-3 inputs-1",
    "classic-5 minimum-3 inputs-1",
    "classic-1 minimum-3 hand-7 inputs-1",
    "classic-2 minimum-3 hand-6 inputs-1",
    "classic-3 minimum-3 hand-5 inputs-1",
    "classic-4 minimum-3 hand-5 inputs-1",
    "classic-5 minimum-3 hand-5 inputs-1",
};

using Tops = std::array<std::array<Place, 2>, 2>;

template <class See>
void each_of(const Bits& cards, See see) {
    for (std::size_t word = 0; word < 2; ++word)
        for (std::uint64_t rest = cards.words[word]; rest != 0; rest &= rest - 1)
            see(static_cast<int>(64 * word) + std::countr_zero(rest));
}

/// Up and down are alike: the direction with the lower tops comes first. Gives that direction.
std::size_t first_way(const Tops& tops) {
    const auto order = [](const std::array<Place, 2>& of) {
        return std::pair(std::min(of[0], of[1]), std::max(of[0], of[1]));
    };
    return order(tops[1]) < order(tops[0]) ? 1 : 0;
}

/// Of the four tops the lower ones of a direction come first.
struct Slot {
    int number;
    std::size_t way;
    int top;
};
Slot slot_of(const Tops& tops, std::size_t first, int number) {
    const std::size_t way = static_cast<std::size_t>(number / 2) ^ first;
    const auto [low, high] = std::minmax(tops[way][0], tops[way][1]);
    return {number, way, static_cast<int>(number % 2 == 0 ? low : high)};
}

template <class Add>
void add_distances(int at, const Slot& slot, const Bits& cards, Add add) {
    const int block = at + slot.number * distances - nearest;
    each_of(cards, [&](int card) { add(block + std::clamp(card - slot.top, nearest, farthest)); });
}

/// What no turn changes.
template <class Add>
void add_shared(const ClassicSight& sight, std::size_t first, Add add) {
    each_of(sight.unseen[first], [&](int card) { add(unseen_at + card); });
    add(draw_at + sight.draw);
    add(others_at + std::min(sight.others, other_counts - 1));
}

/// A top among the cards that nobody has seen.
template <class Add>
void add_beside(const ClassicSight& sight, const Slot& slot, Add add) {
    const Bits& unseen = sight.unseen[slot.way];
    add(top_at + slot.number * positions + slot.top);
    add_distances(unseen_ahead_at, slot, unseen, add);
    add(room_at + slot.number * counts + above(unseen, slot.top).count());
}

/// Cards that fit no pile, unless it is set back.
int buried(const Bits& up, const Tops& tops) {
    const Place low = std::min(tops[0][0], tops[0][1]);
    const Place high = mirrored(std::min(tops[1][0], tops[1][1]));
    return high < low ? above(up, high).count() - above(up, low - 1).count() : 0;
}

/// What is left of the hand, and what it has to do with tops and unseen cards.
template <class Add>
void add_hand(const ClassicSight& sight, const ClassicAfter& after, std::size_t first, Add add) {
    const Bits& hand = after.hand[first];
    const Bits& unseen = sight.unseen[first];
    each_of(hand, [&](int card) {
        add(hand_at + card);
        if (hand.has(card + 10)) add(held_pair_at + card);
        if (card > 10 && unseen.has(card - 10)) add(lower_partner_at + card);
        if (unseen.has(card + 10)) add(upper_partner_at + card);
    });
    for (int number = 0; number < 4; ++number) {
        const Slot slot = slot_of(after.tops, first, number);
        add_distances(hand_ahead_at, slot, after.hand[slot.way], add);
        add(hand_room_at + number * hand_counts + above(after.hand[slot.way], slot.top).count());
    }
    const int held = hand.count();
    add(held_at + held);
    add(left_at + held + sight.draw + sight.others);
    add(buried_at + buried(sight.unseen[0], after.tops));
    add(hand_buried_at + buried(after.hand[0], after.tops));
}

}  // namespace

bool may_have_net(const Rules& rules) { return rules.game == GameKind::classic && rules.fire.empty(); }

NetKind classic_net_kind(const Rules& rules) { return {names[row_of(rules)], inputs, 62, 32, 2}; }

std::vector<std::uint16_t> classic_inputs(const ClassicSight& sight, const ClassicAfter& after) {
    std::vector<std::uint16_t> on;
    const auto add = [&](int input) { on.push_back(static_cast<std::uint16_t>(input)); };
    const std::size_t first = first_way(after.tops);
    add_shared(sight, first, add);
    for (int number = 0; number < 4; ++number) add_beside(sight, slot_of(after.tops, first, number), add);
    add_hand(sight, after, first, add);
    return on;
}

void ClassicJudge::look_at(const ClassicSight& sight) {
    sight_ = &sight;
    ++looks_;
}

template <class Make>
const ValueNet::Sums& ClassicJudge::part(Part& part, Make make) const {
    if (part.made != looks_) {
        part.made = looks_;
        part.sums = {};
        make([&](int input) { net_->add(part.sums, static_cast<std::size_t>(input)); });
    }
    return part.sums;
}

ClassicJudge::Worth ClassicJudge::operator()(const ClassicAfter& after) {
    const std::size_t first = first_way(after.tops);
    ValueNet::Sums sums = net_->none();
    net_->add(sums, part(shared_[first], [&](auto add) { add_shared(*sight_, first, add); }));
    for (int number = 0; number < 4; ++number) {
        const Slot slot = slot_of(after.tops, first, number);
        Part& beside =
            beside_[(first * slots + static_cast<std::size_t>(number)) * tops + static_cast<std::size_t>(slot.top)];
        net_->add(sums, part(beside, [&](auto add) { add_beside(*sight_, slot, add); }));
    }
    add_hand(*sight_, after, first, [&](int input) { net_->add(sums, static_cast<std::size_t>(input)); });
    const auto chances = net_->chances(sums);
    return {chances[0], chances[1]};
}

}  // namespace tenback::bots
