// A world of classic in a form made for speed: whole games by the potential policy, a few microseconds each.
#pragma once

#include <limits>

#include "bots/bot.hpp"
#include "bots/potential.hpp"
#include "bots/shared_deal.hpp"

namespace tenback {

/// A pile as the roll-outs see it: a direction and one of its two piles.
struct Lane {
    int direction;  // 0 up, 1 down
    int pile;       // 0, 1
    [[nodiscard]] unsigned mask() const { return 1U << (direction * 2 + pile); }
};
constexpr Lane lane_of(PileId pile) { return {pile.index() / 2, pile.index() % 2}; }
constexpr PileId pile_of(Lane lane) { return PileId(lane.direction * 2 + lane.pile); }
constexpr int position(Card card, int direction) { return direction == 0 ? card.index() : mirrored(card.index()); }

/// One card, or two that end ten below the first: positions in the lane's direction of travel.
struct Step {
    Lane lane{};
    int first = 0;
    int last = 0;  // the new top
};

/// What the potential policy knows and moves: piles, hands, the cards to come.
class ClassicTable : public SharedDeal {
  public:
    ClassicTable(const Rules& rules, const Potential& potential)
        : rules_(&rules), potential_(&potential), on_fire_(!rules.fire.empty()), fire_(travel_bits(rules.fire)) {}

    /// The world's deck must outlive the use of the table.
    void load(const World& world);
    /// The seat to move carries out a plan and ends its turn.
    void follow(const Plan& plan);
    /// The seat to move has already met part of its turn: the rest by the policy, then all turns to the end.
    /// Gives the cards left.
    int play_out();
    /// The rest of the turn in progress by the policy; false if stuck.
    bool play_turn(Plan* plan = nullptr);
    /// Ends the turn, draws, and begins the next one. @pre cards are left
    void next_turn();

  private:
    /// A step and what it costs in one number: the smallest is the cheapest.
    using Offer = std::int64_t;
    static constexpr Offer none = std::numeric_limits<Offer>::max();
    static Step step_of(Offer offer);
    [[nodiscard]] Offer best_offer(const Potential::Moment& moment, int direction) const;
    [[nodiscard]] bool holds(const Step& step) const;
    [[nodiscard]] unsigned open_lanes() const;
    void carry_out(const Step& step, Plan* plan);
    void lay(Lane lane, int at, Plan* plan);

    const Rules* rules_;
    const Potential* potential_;
    bool on_fire_;
    std::array<Bits, 2> fire_;                  // by direction; positions
    std::array<std::array<int, 2>, 2> tops_{};  // by direction; positions
    std::array<Bits, 2> unlaid_{};              // by direction; positions
    std::array<std::array<Bits, 2>, Seat::limit> hands_{};
    int required_ = 0;
    unsigned burning_ = 0;  // lanes
    unsigned due_ = 0;
};

}  // namespace tenback
