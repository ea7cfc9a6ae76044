// A world of Face to Face in a form made for speed. Both seats' piles are turned so that all of them climb from 1 to 60.
#pragma once

#include <bit>

#include "bots/bot.hpp"
#include "bots/face_net.hpp"
#include "bots/weights.hpp"
#include "engine/state.hpp"

namespace tenback::bots {

constexpr int face_position(Card card, int direction) { return direction == 0 ? card.index() : face_mirrored(card.index()); }

inline constexpr float face_alone = 1000;  // one card in hand cannot make a turn (FF-7)

class FaceTable {
  public:
    /// Rules and weights must outlive the table.
    FaceTable(const Rules& rules, const FaceWeights& seat_1, const FaceWeights& seat_2)
        : rules_(&rules), weights_{&seat_1, &seat_2} {}

    /// The world's deck must outlive the use of the table.
    void load(const World& world);
    /// The seat to move carries out a plan and ends its turn.
    void follow(const Plan& plan);
    /// Whole turns by the policy, to the end. Gives the winner.
    Seat play_out();
    /// So many turns by the policy; how a game that is not over then will end, the net says. Gives the seat's chance to win.
    float look_ahead(int turns, const ValueNet& net, Seat seat);
    /// What the seat to move would know after this plan. @pre the plan does not win
    [[nodiscard]] FaceAfter after(const Plan& plan) const;
    /// The rest of the turn in progress, card by card, once without and once with each gift; false if stuck.
    bool choose(Plan& plan) const;

    [[nodiscard]] bool over() const { return over_; }
    [[nodiscard]] Seat winner() const { return winner_; }

  private:
    using Word = std::uint64_t;
    struct Side {
        std::array<int, 2> tops;  // by direction; positions
        std::array<Word, 2> unlaid;
        std::array<Word, 2> hand;
        int next;  // in the deck
        int end;
        [[nodiscard]] int draw() const { return end - next; }
    };
    struct Draft;  // a turn being built
    struct Step;
    void weigh(const Draft& draft, int direction, Step& best) const;
    void lay(Draft& draft, int direction, int position) const;
    [[nodiscard]] bool extend(Draft& draft) const;
    [[nodiscard]] bool give(Draft& draft, int direction) const;
    [[nodiscard]] bool finish(Draft& draft) const;
    void carry_out(const Plan& plan);
    void end_turn();
    [[nodiscard]] int drawn(const Side& side, int given) const;
    [[nodiscard]] FaceAfter after() const;
    [[nodiscard]] const FaceWeights& weights() const { return *weights_[seat_]; }
    static void remove(Side& side, int direction, int position);
    static Play play_of(int seat, int direction, int position);

    const Rules* rules_;
    std::array<const FaceWeights*, 2> weights_;
    std::array<Side, 2> sides_{};
    const Deck* deck_ = nullptr;
    int seat_ = 0;
    int played_ = 0;
    int given_ = 0;
    bool over_ = false;
    Seat winner_;
};

}  // namespace tenback::bots
