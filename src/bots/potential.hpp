// How much the piles of classic still hold: the one judgement behind greedy, planner and the expert's roll-outs.
// Down piles are mirrored (card c becomes 101 - c), so that every pile climbs from 1 to 100.
#pragma once

#include <array>
#include <cmath>

#include "bots/bits.hpp"
#include "bots/weights.hpp"

namespace tenback {

constexpr int mirrored(int position) { return 101 - position; }

/// Bit n for a card at position n: on up piles, on down piles.
constexpr std::array<Bits, 2> travel_bits(CardSet cards) {
    return {bits_of(cards), reversed(bits_of(cards)) >> (127 - 101)};
}

class Potential {
  public:
    static constexpr int cards = 98;

    /// The weights at one moment of the game.
    struct Moment {
        const float* room;  // by number of unlaid cards ahead
        float back, lead, back_trick, lead_trick;
        float free;
    };

    explicit Potential(const ClassicWeights& weights) : kindle_(static_cast<float>(weights.kindle)) {
        for (int late = 0; late < 2; ++late) {
            const PhaseWeights& w = late != 0 ? weights.late : weights.drawing;
            // Floats hold fewer digits than the libraries' pow may differ in.
            for (int n = 0; n <= cards; ++n) rooms_[late][n] = static_cast<float>(std::pow(n, w.power));
            for (int left = 0; left <= cards; ++left) moments_[late][left] = moment(w, late, left / 98.0 - 0.5);
        }
    }
    Potential(const Potential&) = delete;
    Potential& operator=(const Potential&) = delete;

    [[nodiscard]] const Moment& at(int left, bool drawing) const { return moments_[drawing ? 0 : 1][left]; }
    [[nodiscard]] float kindle() const { return kindle_; }

    /// What counts about a top.
    struct Top {
        int at;
        float room;
        bool trick;  // the card ten back is still to come
    };
    static Top top(const Moment& m, Bits unlaid, Bits partners, int at) {
        return {at, m.room[count_above(unlaid, at)], has(partners, at)};
    }
    /// The tops whose ten-back card is among these.
    static Bits partners(Bits unlaid) { return unlaid << 10; }

    /// Of one direction with these two tops. Cards laid in the turn that is weighed still count as unlaid: a card laid
    /// is no loss, only those passed over are.
    static float of(const Moment& m, const Top& one, const Top& other) {
        const bool one_leads = one.at > other.at;
        const Top& back = one_leads ? other : one;
        const Top& lead = one_leads ? one : other;
        return m.back * back.room + m.lead * lead.room + (back.trick ? m.back_trick : 0) + (lead.trick ? m.lead_trick : 0);
    }

  private:
    [[nodiscard]] Moment moment(const PhaseWeights& w, int late, double f) const {
        const double trick = w.trick + w.trick_slope * f;
        return {rooms_[late].data(),
                static_cast<float>(w.back),
                static_cast<float>(w.lead + w.lead_slope * f),
                static_cast<float>(trick),
                static_cast<float>(trick * w.lead_trick),
                static_cast<float>(w.free + w.free_slope * f)};
    }

    std::array<std::array<float, cards + 1>, 2> rooms_{};
    std::array<std::array<Moment, cards + 1>, 2> moments_{};
    float kindle_;
};

/// With the shipped weights. @pre 1 <= players <= 5
const Potential& shipped_potential(int players);

}  // namespace tenback
