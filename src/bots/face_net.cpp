#include "bots/face_net.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <vector>

#include "bots/bits.hpp"
#include "bots/fingerprint.hpp"

namespace tenback {
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
static_assert(buried_at + 2 * counts == FaceNet::inputs);

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

float FaceNet::run(const FaceInputs& on, Trace& trace) const {
    trace.hidden_on = hidden_bias;
    float sum = bias;
    for (const std::uint16_t input : on) {
        const auto& weights = from_input[input];
        for (std::size_t h = 0; h < hidden; ++h) trace.hidden_on[h] += weights[h];
        sum += direct[input];
    }
    for (float& value : trace.hidden_on) value = std::max(value, 0.0F);
    trace.second_on = second_bias;
    for (std::size_t h = 0; h < hidden; ++h)
        for (std::size_t s = 0; s < second; ++s) trace.second_on[s] += from_hidden[h][s] * trace.hidden_on[h];
    for (float& value : trace.second_on) value = std::max(value, 0.0F);
    for (std::size_t s = 0; s < second; ++s) sum += from_second[s] * trace.second_on[s];
    return sum;
}

namespace {

/// The chance that belongs to the logarithm of odds, by steps: exp() itself is not the same in every library.
class Chances {
  public:
    Chances() {
        for (std::size_t i = 0; i < table_.size(); ++i) {
            const double logit = static_cast<double>(i) / a_unit - most;
            table_[i] = static_cast<float>(std::llround(65536 / (1 + std::exp(-logit)))) / 65536;
        }
    }
    float operator()(float logit) const {
        const float bounded = std::clamp(logit, static_cast<float>(-most), static_cast<float>(most));
        return table_[static_cast<std::size_t>((bounded + most) * a_unit + to_nearest)];
    }

  private:
    static constexpr int most = 8;
    static constexpr int a_unit = 128;
    static constexpr float to_nearest = 0.5F;
    std::array<float, 2 * most * a_unit + 1> table_{};
};

constexpr std::string_view first_words = "tenback face net 1: ";
constexpr float precision = 4096;
constexpr std::size_t numbers = sizeof(FaceNet) / sizeof(float);
static_assert(numbers * sizeof(float) == sizeof(FaceNet));

template <class Number>
void append(std::string& bytes, Number number) {
    for (std::size_t i = 0; i < sizeof number; ++i) bytes += static_cast<char>(number >> (8 * i) & 255);
}

template <class Number>
Number number_at(std::string_view bytes, std::size_t at) {
    Number number = 0;
    for (std::size_t i = 0; i < sizeof number; ++i)
        number = static_cast<Number>(number | static_cast<Number>(static_cast<unsigned char>(bytes[at + i])) << (8 * i));
    return number;
}

}  // namespace

float FaceNet::chance(const FaceAfter& after) const {
    static const Chances chances;
    if (after.own.held == 1) return 0;  // no turn can be made with it (FF-7)
    Trace trace;
    return chances(run(FaceInputs(after), trace));
}

std::string face_net_file(const FaceNet& net, std::string_view how) {
    std::string bytes = std::string(first_words) + std::string(how) + "\n";
    std::vector<float> all(numbers);
    std::memcpy(all.data(), &net, sizeof net);
    for (const float number : all) {
        const long rounded = std::clamp(std::lround(number * precision), -32767L, 32767L);
        append(bytes, static_cast<std::uint16_t>(rounded));
    }
    append(bytes, fingerprint(bytes));
    return bytes;
}

std::unique_ptr<FaceNet> read_face_net(std::string_view file) {
    const std::size_t line = file.find('\n');
    if (line == std::string_view::npos || !file.starts_with(first_words)) return nullptr;
    const std::size_t begin = line + 1;
    const std::size_t end = begin + numbers * sizeof(std::int16_t);
    if (file.size() != end + sizeof(std::uint64_t)) return nullptr;
    if (number_at<std::uint64_t>(file, end) != fingerprint(file.substr(0, end))) return nullptr;
    std::vector<float> all;
    all.reserve(numbers);
    for (std::size_t at = begin; at < end; at += 2)
        all.push_back(static_cast<float>(static_cast<std::int16_t>(number_at<std::uint16_t>(file, at))) / precision);
    auto net = std::make_unique<FaceNet>();
    std::memcpy(net.get(), all.data(), sizeof(FaceNet));
    return net;
}

}  // namespace tenback
