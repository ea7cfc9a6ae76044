// The rules once more, written straight from their text in plain numbers, as slowly as it likes: what the engine's tables
// and shortcuts are compared with. It shares no decision with the engine.
#pragma once

#include <array>
#include <set>
#include <vector>

#include "engine/state.hpp"

namespace tenback::testing {

/// The turn of the seat to move.
class NaiveTurn {
  public:
    NaiveTurn(const Rules& rules, const State& state);

    /// May this card of the hand be laid on this pile now?
    [[nodiscard]] bool may_lay(int card, int pile) const;
    [[nodiscard]] bool may_end() const;
    /// ALL-3: does any sequence of plays complete the turn or lay the last of all cards?
    [[nodiscard]] bool can_complete() const;

  private:
    struct Pile {
        int top;
        bool empty;    // shows its row card
        bool burning;  // a fire card on top
        bool due;      // laid before this turn, and not yet covered
        auto operator<=>(const Pile&) const = default;
    };
    using Key = std::pair<std::array<Pile, 4>, std::vector<int>>;

    [[nodiscard]] bool fits(int card, int pile) const;
    [[nodiscard]] bool is_mine(int pile) const;
    [[nodiscard]] bool is_fire(int card) const;
    [[nodiscard]] bool is_up(int pile) const { return pile < 2; }
    [[nodiscard]] NaiveTurn after(int card, int pile) const;
    [[nodiscard]] bool search(std::set<Key>& hopeless) const;

    GameKind game_;
    int players_;
    int seat_;
    bool fire_;
    bool pro_;
    std::array<Pile, 4> piles_{};
    std::vector<int> hand_;
    int played_;
    int given_;
    int required_;
    int left_;  // to be laid by all; Face to Face: by this seat
};

}  // namespace tenback::testing
