// Possible worlds: what a seat cannot see, dealt at random from the cards that it has not seen.
#pragma once

#include "engine/random.hpp"
#include "engine/view.hpp"

namespace tenback::bots {

/// Deals again and again from the same view. Every deal of the unseen cards is equally likely, save that hands agree with
/// what their seats have said about them (Quick & Easy).
class Dealer {
  public:
    Dealer(const Rules& rules, const View& view);
    /// The next world. It stays valid until the next call.
    const World& deal(Random& random);

  private:
    struct Unseen {
        std::array<Card, 98> cards;
        std::uint32_t count;
        std::uint8_t draw_from;  // where in the Deck the draw pile begins
        std::uint8_t draw;
    };
    void deal_side(int side, Random& random);
    void heed_talk(int seat, std::span<Card> cards) const;

    const Rules rules_;
    Seat you_;
    std::array<std::uint8_t, Seat::limit> counts_;
    std::array<Voice, Seat::limit> voices_;
    bool hints_;  // does the talk say anything about cards?
    std::array<Unseen, 2> unseen_{};
    World world_{};
};

/// What the view says about the state; the cards that the seat cannot see are missing from the hands.
State known_part(const Rules& rules, const View& view);

/// A possible world, consistent with the view.
World imagine(const Rules& rules, const View& view, Random& random);

}  // namespace tenback::bots
