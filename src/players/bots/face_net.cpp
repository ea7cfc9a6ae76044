#include "bots/face_net.hpp"

#include <algorithm>
#include <bit>

#include "bots/bits.hpp"

namespace tenback::bots {
namespace {

using Word = std::uint64_t;

// Where each kind of input begins.
constexpr int positions = 61;                // of a top or a card
constexpr int nearest = -12, farthest = 40;  // how far a card lies ahead of a top; beyond that it makes no difference
constexpr int distances = farthest - nearest + 1;
constexpr int card_block = positions + 2 * distances;
constexpr int steps_back = 21;  // how much a gift improves a pile
constexpr int gift_block = 2 * (steps_back + 1);
constexpr int counts = 59;  // of cards
constexpr int hand_counts = 7;

constexpr int top_at = 0;
constexpr int hand_at = top_at + 4 * positions;
constexpr int draw_at = hand_at + card_block;
constexpr int theirs_at = draw_at + card_block;
constexpr int give_at = theirs_at + card_block;
constexpr int take_at = give_at + gift_block;
constexpr int held_at = take_at + gift_block;
constexpr int left_at = held_at + 2 * hand_counts;
constexpr int room_at = left_at + 2 * counts;
constexpr int buried_at = room_at + 4 * counts;
static_assert(buried_at + 2 * counts == face_net_kind.inputs);

/// Bit n becomes bit 61 - n.
constexpr Word mirror(Word cards) { return reversed(cards) >> 2; }
constexpr Word below(int position) { return (Word{1} << position) - 1; }
constexpr int ahead(Word cards, int top) { return std::popcount(cards & ~below(top + 1)); }

FaceAfter::Side mirrored_side(FaceAfter::Side side) {
    std::swap(side.tops[0], side.tops[1]);
    side.unlaid = mirror(side.unlaid);
    return side;
}

}  // namespace

/// Where a card lies, and how far ahead of the tops.
void FaceInputs::add_cards(int block, Word cards, const std::array<int, 2>& tops) {
    for (; cards != 0; cards &= cards - 1) {
        const int card = std::countr_zero(cards);
        add(block + card);
        for (int d = 0; d < 2; ++d) {
            const int distance = (d == 0 ? card : face_mirrored(card)) - tops[d];
            add(block + positions + d * distances + std::clamp(distance, nearest, farthest) - nearest);
        }
    }
}

/// By how much a card would improve the piles of somebody else (FF-5).
void FaceInputs::add_gifts(int block, Word cards, const std::array<int, 2>& tops) {
    for (; cards != 0; cards &= cards - 1) {
        const int card = std::countr_zero(cards);
        for (int d = 0; d < 2; ++d) {
            const int back = tops[d] - (d == 0 ? card : face_mirrored(card));
            if (back > 0) add(block + d * (steps_back + 1) + std::min(back, steps_back));
        }
    }
}

void FaceInputs::add_side(int side, const FaceAfter::Side& about) {
    const std::array<int, 2>& tops = about.tops;
    for (int d = 0; d < 2; ++d) {
        add(top_at + (side * 2 + d) * positions + tops[d]);
        add(room_at + (side * 2 + d) * counts + ahead(d == 0 ? about.unlaid : mirror(about.unlaid), tops[d]));
    }
    add(held_at + side * hand_counts + about.held);
    add(left_at + side * counts + about.draw);
    const Word behind_both = below(tops[0]) & ~below(face_mirrored(tops[1]) + 1);
    add(buried_at + side * counts + std::popcount(about.unlaid & behind_both));
}

FaceInputs::FaceInputs(const FaceAfter& after) {
    // Up and down are alike: what is said of the own pile with the lower top comes first.
    const bool turned = after.own.tops[0] > after.own.tops[1];
    const FaceAfter::Side own = turned ? mirrored_side(after.own) : after.own;
    const FaceAfter::Side theirs = turned ? mirrored_side(after.theirs) : after.theirs;
    const Word hand = turned ? mirror(after.hand) : after.hand;
    add_side(0, own);
    add_side(1, theirs);
    add_cards(hand_at, hand, own.tops);
    add_cards(draw_at, own.unlaid & ~hand, own.tops);
    add_cards(theirs_at, theirs.unlaid, theirs.tops);
    add_gifts(give_at, hand, theirs.tops);
    add_gifts(take_at, theirs.unlaid, own.tops);
}

float face_chance(const ValueNet& net, const FaceAfter& after) {
    if (after.own.held == 1) return 0;  // no turn can be made with it (FF-7)
    ValueNet::Sums sums = net.none();
    for (const std::uint16_t input : FaceInputs(after)) net.add(sums, input);
    return net.chances(sums)[0];
}

}  // namespace tenback::bots
