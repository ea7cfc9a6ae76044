// What lies under the tops: plays go on and are taken back.
#pragma once

#include <array>
#include <vector>

#include "engine/rules.hpp"
#include "engine/turn.hpp"

namespace tenback::protocol {

class Piles {
  public:
    void clear() { *this = {}; }
    /// The top before.
    Card lay(const Rules& rules, Play play) {
        std::vector<Card>& pile = piles_[play.pile.index()];
        const Card onto = pile.empty() ? rules.row_cards[play.pile.index()] : pile.back();
        pile.push_back(play.card);
        return onto;
    }
    /// False if it does not lie on top.
    bool take_back(Play play) {
        std::vector<Card>& pile = piles_[play.pile.index()];
        if (pile.empty() || pile.back() != play.card) return false;
        pile.pop_back();
        return true;
    }

  private:
    std::array<std::vector<Card>, PileId::count> piles_;
};

}  // namespace tenback::protocol
