// A world of Quick & Easy in a form made for speed: whole games by the greedy score.
#pragma once

#include "bots/bot.hpp"
#include "bots/shared_deal.hpp"
#include "bots/weights.hpp"

namespace tenback::bots {

/// Both tops of Quick & Easy with what fits on them.
class QuickPiles {
  public:
    QuickPiles(const Rules& rules, Card up, Card down)
        : up_(up), down_(down), up_fits_(rules.fits[0][U1.index()]), down_fits_(rules.fits[0][D1.index()]) {}
    [[nodiscard]] std::uint64_t fits_up() const { return (*up_fits_)[up_.index()].low(); }
    [[nodiscard]] std::uint64_t fits_down() const { return (*down_fits_)[down_.index()].low(); }
    [[nodiscard]] std::uint64_t fits(PileId pile) const { return pile == U1 ? fits_up() : fits_down(); }
    void lay(Play play) { (play.pile == U1 ? up_ : down_) = play.card; }
    /// How good these tops are for the cards still unlaid, after a turn of so many cards that keeps these ones.
    [[nodiscard]] float score(const QuickWeights& weights, std::uint64_t unlaid, int laid, std::uint64_t kept) const;

  private:
    Card up_;
    Card down_;
    const Fits* up_fits_;
    const Fits* down_fits_;
};

class QuickTable : public SharedDeal {
  public:
    /// Both must outlive the table.
    QuickTable(const Rules& rules, const QuickWeights& weights)
        : rules_(&rules), weights_(&weights), piles_(rules, Card(), Card()) {}

    /// The world's deck must outlive the use of the table.
    void load(const World& world);
    /// The seat to move carries out a plan and ends its turn.
    void follow(const Plan& plan);
    /// Whole turns by the greedy score, to the end. Gives the cards left.
    int play_out();
    /// The rest of the turn in progress; empty and false if stuck.
    bool choose(Plan& plan) const;

  private:
    struct Best;
    void weigh(const QuickPiles& piles, std::uint64_t hand, std::uint64_t unlaid, const Plan& plan, Best& best) const;
    void next_turn();

    const Rules* rules_;
    const QuickWeights* weights_;
    QuickPiles piles_;
    std::uint64_t unlaid_ = 0;
    std::array<std::uint64_t, Seat::limit> hands_{};
};

}  // namespace tenback::bots
