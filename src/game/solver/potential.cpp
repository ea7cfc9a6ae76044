#include "solver/potential.hpp"

#include <algorithm>
#include <cmath>

namespace tenback::solver {
namespace {

constexpr double unit = 1024;

int fixed(double value) { return static_cast<int>(std::lround(value * unit)); }

using Beyond = std::array<std::array<CardSet, Card::limit>, 2>;

/// By direction and top, the cards onwards of it.
constexpr Beyond onwards = [] {
    Beyond sets{};
    for (int top = 1; top < Card::limit; ++top) {
        sets[0][top] = CardSet::range(top + 1, 99);
        sets[1][top] = CardSet::range(2, top - 1);
    }
    return sets;
}();

CardSet onwards_of(Direction direction, Card top) { return onwards[static_cast<std::size_t>(direction)][top.index()]; }

}  // namespace

OpenPotential::OpenPotential(const Weights& weights)
    : trick_(fixed(weights.trick)),
      regain_(fixed(weights.regain)),
      neither_(fixed(weights.neither)),
      both_(fixed(weights.both)) {
    for (std::size_t cards = 0; cards < back_.size(); ++cards) {
        const double room = std::pow(static_cast<double>(cards), weights.power);
        back_[cards] = fixed(weights.back * room);
        lead_[cards] = fixed(weights.lead * room);
    }
}

int OpenPotential::of_trick(Direction direction, Card top, CardSet unlaid) const {
    const int partner = direction == Direction::up ? top.index() - 10 : top.index() + 10;
    if (partner < 2 || partner > 99 || !unlaid.contains(Card(partner))) return 0;
    const CardSet regained = onwards_of(direction, Card(partner)) - onwards_of(direction, top);
    return trick_ + (regain_ * (regained & unlaid).size());
}

int OpenPotential::of_numbers(const Tops& tops, CardSet unlaid) const {
    int sum = 0;
    for (const Direction direction : {Direction::up, Direction::down}) {
        const Card one = tops[PileId(direction, 1).index()];
        const Card other = tops[PileId(direction, 2).index()];
        const int room = (onwards_of(direction, one) & unlaid).size();
        const int other_room = (onwards_of(direction, other) & unlaid).size();
        sum += back_[std::max(room, other_room)] + lead_[std::min(room, other_room)];
        sum += of_trick(direction, one, unlaid) + of_trick(direction, other, unlaid);
    }
    return sum;
}

int OpenPotential::of_colours(const Rules& rules, const Tops& tops, CardSet unlaid) const {
    const CardSet up = (*rules.fits[0][U1.index()])[tops[U1.index()].index()];
    const CardSet down = (*rules.fits[0][D1.index()])[tops[D1.index()].index()];
    return (both_ * (unlaid & up & down).size()) - (neither_ * (unlaid - (up | down)).size());
}

}  // namespace tenback::solver
