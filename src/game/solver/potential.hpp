// How promising a position is: room on the piles, counted among the cards not yet laid, and tricks still to come.
// A guide for the search and nothing more: no proof rests on it.
#pragma once

#include <array>
#include <cstdint>

#include "engine/rules.hpp"
#include "engine/turn.hpp"

namespace tenback::solver {

/// Classic: per direction back·r0^power + lead·r1^power, where r0 >= r1 count the unlaid cards onwards of the two tops;
/// for every top whose ten-back card is unlaid a trick term, more for each unlaid card that the trick brings back.
/// Quick & Easy: unlaid cards that fit no pile cost, those that fit both are worth something.
struct Weights {
    double back = 1;
    double lead = 0.65;
    double power = 0.75;
    double trick = 0.25;
    double regain = 0.05;
    double neither = 1;
    double both = 1;
};

class OpenPotential {
  public:
    explicit OpenPotential(const Weights& weights);

    using Tops = std::array<Card, PileId::count>;
    /// In 1/1024 of a unit.
    [[nodiscard]] int operator()(const Rules& rules, const Tops& tops, CardSet unlaid) const {
        return rules.game == GameKind::quick ? of_colours(rules, tops, unlaid) : of_numbers(tops, unlaid);
    }

  private:
    [[nodiscard]] int of_numbers(const Tops& tops, CardSet unlaid) const;
    [[nodiscard]] int of_colours(const Rules& rules, const Tops& tops, CardSet unlaid) const;
    [[nodiscard]] int of_trick(Direction direction, Card top, CardSet unlaid) const;

    std::array<int, Card::limit> back_{};  // by number of cards
    std::array<int, Card::limit> lead_{};
    int trick_;
    int regain_;
    int neither_;
    int both_;
};

}  // namespace tenback::solver
