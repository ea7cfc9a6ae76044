#include "properties/naive.hpp"

#include <algorithm>

namespace tenback::testing {

NaiveTurn::NaiveTurn(const Rules& rules, const State& state)
    : game_(rules.game),
      players_(rules.players),
      seat_(state.turn.seat.index()),
      fire_(rules.options.fire),
      pro_(rules.options.pro),
      played_(state.turn.played),
      given_(state.turn.given),
      required_(state.turn.required),
      left_(0) {
    for (int pile = 0; pile < 4; ++pile) {
        const Card top = state.turn.tops[pile];
        piles_[pile] = {.top = top.index(),
                        .empty = top == rules.row_cards[pile],
                        .burning = is_fire(top.index()),
                        .due = state.turn.due.contains(PileId(pile))};
    }
    for (const Card card : state.hands[seat_]) hand_.push_back(card.index());
    for (int seat = 0; seat < players_; ++seat)
        if (game_ != GameKind::face || seat == seat_) left_ += state.hands[seat].size();
    left_ += game_ == GameKind::face ? state.draw[seat_].size() : state.draw[0].size();
}

bool NaiveTurn::is_fire(int card) const { return fire_ && card % 11 == 0 && card >= 22 && card <= 77; }  // OF-1

bool NaiveTurn::is_mine(int pile) const { return game_ != GameKind::face || pile % 2 == seat_; }

bool NaiveTurn::fits(int card, int pile) const {
    const auto [top, empty, burning, due] = piles_[pile];
    if (game_ == GameKind::quick) {
        if (pile == 1 || pile == 3) return false;  // QE-1
        if (empty) return true;
        const int value = (card - 1) % 10;
        const int top_value = (top - 1) % 10;
        const bool same_colour = (card - 1) / 10 == (top - 1) / 10;                   // QE-5
        return same_colour || (is_up(pile) ? value > top_value : value < top_value);  // QE-4
    }
    if (!is_mine(pile)) return !empty && (is_up(pile) ? card < top : card > top);          // FF-5
    return is_up(pile) ? card > top || card + 10 == top : card < top || card - 10 == top;  // TG-5, TG-6, FF-4
}

bool NaiveTurn::may_lay(int card, int pile) const {
    if (std::find(hand_.begin(), hand_.end(), card) == hand_.end()) return false;
    if (game_ == GameKind::quick && played_ == (pro_ ? 1 : 2)) return false;  // QE-3, QE-8
    if (!is_mine(pile) && given_ == 1) return false;                          // FF-3
    const bool any_burns = std::any_of(piles_.begin(), piles_.end(), [](const Pile& p) { return p.burning; });
    if (players_ == 1 && any_burns && !piles_[pile].burning) return false;  // OF-3
    return fits(card, pile);
}

bool NaiveTurn::may_end() const {
    const bool all_covered = std::none_of(piles_.begin(), piles_.end(), [](const Pile& p) { return p.due; });
    return played_ >= required_ && all_covered;  // TG-4, QE-3, FF-2, OF-2
}

NaiveTurn NaiveTurn::after(int card, int pile) const {
    NaiveTurn next = *this;
    next.hand_.erase(std::find(next.hand_.begin(), next.hand_.end(), card));
    next.piles_[pile] = {.top = card, .empty = false, .burning = is_fire(card), .due = false};  // OF-4
    ++next.played_;
    --next.left_;
    if (!is_mine(pile)) ++next.given_;
    return next;
}

bool NaiveTurn::search(std::set<Key>& hopeless) const {
    if (may_end()) return true;
    if (left_ == 0) return game_ != GameKind::face || played_ >= required_;  // OF-5; FF-7: a single card is too few
    if (!hopeless.insert({piles_, hand_}).second) return false;              // been here
    for (const int card : hand_)
        for (int pile = 0; pile < 4; ++pile)
            if (may_lay(card, pile) && after(card, pile).search(hopeless)) return true;
    return false;
}

bool NaiveTurn::can_complete() const {
    std::set<Key> hopeless;
    return search(hopeless);
}

}  // namespace tenback::testing
