// A world of Face to Face in a form made for speed. Both seats' piles are turned so that all of them climb from 1 to 60.
#pragma once

#include <bit>

#include "bots/bot.hpp"
#include "engine/state.hpp"

namespace tenback {

constexpr int face_mirrored(int position) { return 61 - position; }
constexpr int face_position(Card card, int direction) { return direction == 0 ? card.index() : face_mirrored(card.index()); }

/// What a whole turn of Face to Face costs: own cards passed over, help for the opponent, a smaller hand.
struct FaceWeights {
    float reopened = 0.5F;  // each unlaid card that the opponent may lay again
    float gift = 1.0F;
    float laid = 0.5F;   // earned by each card
    float held = 1.0F;   // earned by each card in hand after drawing
    float trick = 0.7F;  // earned by each own pile whose ten-back card is still unlaid
    float alone = 1000;  // one card in hand cannot make a turn (FF-7)
};
inline constexpr FaceWeights face_weights{};

class FaceTable {
  public:
    explicit FaceTable(const Rules& rules) : rules_(&rules) {}

    /// The world's deck must outlive the use of the table.
    void load(const State& world);
    /// The seat to move carries out a plan and ends its turn.
    void follow(const Plan& plan);
    /// Whole turns by the policy, to the end. Gives the winner.
    Seat play_out();
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
    static void weigh(const Draft& draft, int direction, Step& best);
    void lay(Draft& draft, int direction, int position) const;
    [[nodiscard]] bool extend(Draft& draft) const;
    [[nodiscard]] bool give(Draft& draft, int direction) const;
    [[nodiscard]] bool finish(Draft& draft) const;
    void end_turn();
    static void remove(Side& side, int direction, int position);
    static Play play_of(int seat, int direction, int position);

    const Rules* rules_;
    std::array<Side, 2> sides_{};
    const Deck* deck_ = nullptr;
    int seat_ = 0;
    int played_ = 0;
    int given_ = 0;
    bool over_ = false;
    Seat winner_;
};

}  // namespace tenback
