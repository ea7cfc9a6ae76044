// A world of classic in a form made for speed: whole games by the potential policy, a few microseconds each.
#pragma once

#include "bots/bot.hpp"
#include "bots/potential.hpp"
#include "bots/shared_deal.hpp"

namespace tenback::bots {

/// A pile as the roll-outs see it: a direction and one of its two piles.
struct Lane {
    int direction;  // 0 up, 1 down
    int pile;       // 0, 1
    [[nodiscard]] unsigned mask() const { return 1U << (direction * 2 + pile); }
};
constexpr Lane lane_of(PileId pile) { return {pile.index() / 2, pile.index() % 2}; }
constexpr PileId pile_of(Lane lane) { return PileId(lane.direction * 2 + lane.pile); }

/// One card, or two that end ten below the first: positions in the lane's direction of travel.
struct Step {
    Lane lane{};
    Place first = 0;
    Place last = 0;  // the new top
};

/// What the seat to move knows, by direction of travel.
struct ClassicSight {
    std::array<std::array<Place, 2>, 2> tops;
    std::array<Bits, 2> hand;
    std::array<Bits, 2> unseen;  // in the draw pile or in other hands
    int draw;
    int others;    // cards in other hands
    int required;  // still to be laid in this turn
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
    [[nodiscard]] ClassicSight sight() const;

  private:
    /// A step and what it costs in one number: the smallest is the cheapest.
    using Offer = std::int64_t;
    static constexpr Offer none = Offer{1} << 61;  // or more
    static Offer offer_of(Potential::Worth cost, Lane lane, Offer cards);
    static Step step_of(Offer offer);

    /// All that lies on the way in one direction, by positions.
    struct Way {
        std::array<Place, 2> tops{};
        Bits unlaid;
        std::array<std::uint8_t, Bits::limit> ten_below{};  // is the card ten below unlaid?

        struct Sorted {
            Place front, back;
            int leading;  // the pile in front
        };
        [[nodiscard]] Sorted sorted() const;
        [[nodiscard]] Potential::Top top(const Potential::Moment& moment, Place at) const;
    };

    // The plain game has no use for what a fire needs, so each is compiled by itself.
    template <bool on_fire>
    int play_out_as();
    template <bool on_fire>
    bool play_turn_as(Plan* plan);
    template <bool on_fire>
    [[nodiscard]] Offer best_offer(const Potential::Moment& moment, int direction, bool& tricks) const;
    template <bool on_fire>
    [[nodiscard]] Offer nearest_offer(const Potential::Moment& moment, int direction) const;
    template <bool on_fire>
    [[nodiscard]] Offer trick_offer(const Potential::Moment& moment, int direction) const;
    template <bool on_fire>
    void lay(Lane lane, Place at, Plan* plan);
    [[nodiscard]] bool holds(const Step& step) const;
    [[nodiscard]] bool is_open(Lane lane) const;

    const Rules* rules_;
    const Potential* potential_;
    bool on_fire_;
    std::array<Bits, 2> fire_;  // by direction; positions
    std::array<Way, 2> ways_{};
    std::array<std::array<Bits, 2>, Seat::limit> hands_{};  // by direction; positions
    int required_ = 0;
    unsigned burning_ = 0;  // lanes
    unsigned due_ = 0;
};

}  // namespace tenback::bots
