// How much the piles of classic still hold: the one judgement behind greedy, planner and the expert's roll-outs.
// Down piles are mirrored (card c lies at position 101 - c), so that every pile climbs from 1 to 100.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/bits.hpp"
#include "bots/weights.hpp"

namespace tenback::bots {

constexpr Place mirrored(Place position) { return 101 - position; }
/// Where a card lies on the way of a pile, and which card lies there.
constexpr Place position(Card card, int direction) { return direction == 0 ? card.index() : mirrored(card.index()); }
constexpr Card card_at(Place position, int direction) {
    return Card(static_cast<int>(direction == 0 ? position : mirrored(position)));
}

/// Bit n for a card at position n: on up piles, on down piles.
constexpr std::array<Bits, 2> travel_bits(CardSet cards) {
    const Bits up{{cards.low(), cards.high()}};
    return {up, reversed(up) >> (127 - 101)};
}

/// In whole numbers, so that every compiler and WebAssembly judge alike.
class Potential {
  public:
    using Worth = std::int64_t;
    static constexpr int cards = 98;
    static constexpr Worth one = 1 << 12;

    /// What a top is worth in its part: `room` is multiplied with the room ahead of it.
    struct Part {
        Worth room, trick;
    };
    /// The weights at one moment of the game.
    struct Moment {
        const std::int32_t* room;   // by number of unlaid cards ahead
        std::array<Part, 2> parts;  // of the pile with more room, of the lead
        Worth free;
        Worth kindle;
    };

    explicit Potential(const ClassicWeights& weights) {
        for (int late = 0; late < 2; ++late) {
            const PhaseWeights& w = late != 0 ? weights.late : weights.drawing;
            for (int n = 0; n <= cards; ++n) rooms_[late][n] = static_cast<std::int32_t>(fixed(std::pow(n, w.power)));
            for (int left = 0; left <= cards; ++left) moments_[late][left] = moment(w, late, left / 98.0 - 0.5);
        }
    }
    Potential(const Potential&) = delete;
    Potential& operator=(const Potential&) = delete;

    [[nodiscard]] const Moment& at(int left, bool drawing) const { return moments_[drawing ? 0 : 1][left]; }

    /// What a top is worth: the room ahead of it, and whether the card ten below it can still come. Cards laid in the turn
    /// that is weighed still count as unlaid: a card laid is no loss, only those passed over are.
    struct Top {
        Worth room;
        Worth trick;  // 0, 1
        friend Top operator-(const Top& a, const Top& b) { return {a.room - b.room, a.trick - b.trick}; }
    };
    static Worth room(const Moment& m, const Bits& unlaid, Place top) { return m.room[above(unlaid, top).count()]; }
    /// Of one top, or of the difference of two.
    static Worth worth(const Part& part, const Top& top) { return part.room * top.room + part.trick * top.trick; }
    /// Of one direction with these two tops.
    static Worth of(const Moment& m, const Bits& unlaid, Place a, Place b) {
        const auto at = [&](Place top) { return Top{room(m, unlaid, top), (unlaid << 10).has(top)}; };
        return worth(m.parts[0], at(std::min(a, b))) + worth(m.parts[1], at(std::max(a, b)));
    }

  private:
    static Worth fixed(double x) { return static_cast<Worth>(std::llround(x * static_cast<double>(one))); }
    [[nodiscard]] Moment moment(const PhaseWeights& w, int late, double f) const {
        const double trick = w.trick + w.trick_slope * f;
        return {
            rooms_[late].data(),
            {{{fixed(w.back), fixed(trick) * one}, {fixed(w.lead + w.lead_slope * f), fixed(trick * w.lead_trick) * one}}},
            fixed(w.free + w.free_slope * f) * one,
            fixed(w.kindle) * one};
    }

    std::array<std::array<std::int32_t, cards + 1>, 2> rooms_{};
    std::array<std::array<Moment, cards + 1>, 2> moments_{};
};

}  // namespace tenback::bots
