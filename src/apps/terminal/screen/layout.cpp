#include "terminal/screen/layout.hpp"

#include <algorithm>

#include "terminal/screen/digits.hpp"

namespace tenback::terminal {
namespace {

constexpr int seats_width = 24;   // beside the piles, with a blank before them
constexpr int seats_height = 10;  // five of them
constexpr int heading = 1;
constexpr int below_pile = 3;  // what the chosen card would do, and what was said about the pile
constexpr int text_pile_width = 10;
constexpr int text_pile_height = 3;
constexpr int text_card_width = 5;
constexpr int least_history_beside = 32;
constexpr int most_dots = 6;
constexpr int usual_width = 80;

/// One way to draw a table, and what it needs.
struct Plan {
    int pile_dots;
    int card_dots;
    bool beside;  // seats
    bool brief;

    [[nodiscard]] int piles_width(const Rules& rules) const {
        return rules.piles.size() * (pile_dots > 0 ? pile_width(rules, pile_dots) + 1 : text_pile_width);
    }
    [[nodiscard]] int piles_height() const {
        if (pile_dots == 0) return text_pile_height;
        const int needed = heading + pile_height(pile_dots) + below_pile;
        return beside ? std::max(needed, seats_height) : needed;
    }
    [[nodiscard]] int hand_width(const Rules& rules) const {
        if (card_dots == Layout::text_only) return rules.hand_size * text_card_width;
        const int gaps = brief && !beside ? 0 : 1;
        return 1 + rules.hand_size * (card_width(card_dots) + gaps) - gaps;
    }
    [[nodiscard]] int hand_height() const {
        if (card_dots == Layout::text_only) return 2;
        constexpr int raised_and_sign = 2;
        return (beside ? heading : 0) + card_height(card_dots) + raised_and_sign;
    }
    [[nodiscard]] int status_height() const { return brief ? 2 : 1; }
    /// Notice and history.
    [[nodiscard]] int below() const { return brief ? 1 : 5; }

    [[nodiscard]] int width(const Rules& rules) const {
        return std::max(piles_width(rules) + (beside ? seats_width : 0), hand_width(rules));
    }
    [[nodiscard]] int height() const {
        constexpr int title_and_keys = 2;
        return title_and_keys + piles_height() + (beside ? 0 : 1) + hand_height() + status_height() + below();
    }
    [[nodiscard]] bool fits(const Grid& grid, const Rules& rules) const {
        return width(rules) <= grid.width() && height() <= grid.height();
    }
};

Plan largest(const Grid& grid, const Rules& rules) {
    for (int piles = most_dots; piles > 0; --piles)
        for (int cards = piles; cards >= 0; --cards)
            if (const Plan plan{piles, cards, true, false}; plan.fits(grid, rules)) return plan;
    for (const Plan plan : {Plan{1, 0, true, true}, Plan{1, Layout::text_only, true, true}, Plan{1, 0, false, true},
                            Plan{1, Layout::text_only, false, true}, Plan{0, 0, false, true}})
        if (plan.fits(grid, rules)) return plan;
    return {0, Layout::text_only, false, true};
}

/// Where notices and history stand, from this row on.
void place_below(Layout& at, const Grid& grid, Rect area, int table_width) {
    constexpr int notice_height = 2;  // longer ones push the history down
    at.notice = area;
    at.history = area;
    if (!at.brief) at.history = {area.row + notice_height, area.column, area.height - notice_height, area.width};
    if (at.history_beside) at.history = {2, table_width + 2, grid.height() - 4, grid.width() - table_width - 3};
}

}  // namespace

int pile_width(const Rules& rules, int dots) {
    constexpr int frame = 2;
    constexpr int for_words = 13;
    return std::max(for_words, frame + least_columns(rules.game == GameKind::classic ? "100" : "60", dots));
}
int pile_height(int dots) { return 2 + rows_of_digits(dots); }
int card_width(int dots) { return dots == 0 ? 6 : 2 + least_columns("88", dots); }
int card_height(int dots) { return dots == 0 ? 3 : 2 + rows_of_digits(dots); }

Layout layout(const Grid& grid, const Rules& rules) {
    const Plan plan = largest(grid, rules);
    const int needed = std::max(plan.width(rules), usual_width);
    Layout at{.pile_dots = plan.pile_dots, .card_dots = plan.card_dots, .brief = plan.brief};
    at.history_beside = !plan.brief && grid.width() - needed >= least_history_beside;
    const int width = at.history_beside ? needed : grid.width();
    int spare = grid.height() - plan.height();
    int seat_rows = plan.beside ? 0 : 1;
    if (!plan.beside && spare > rules.players) seat_rows = rules.players;
    at.seat_style = plan.beside ? SeatStyle::beside : seat_rows > 1 ? SeatStyle::lines : SeatStyle::one_line;
    const int air = plan.brief ? 0 : std::clamp(spare / 4, 0, 3);  // between the table and the hand
    int row = 1;
    at.piles = {row, 0, plan.piles_height(), width - (plan.beside ? seats_width - 1 : 0)};
    if (plan.beside) at.piles.width = width - seats_width;
    at.seats = plan.beside ? Rect{row, at.piles.width + 1, plan.piles_height(), seats_width - 1}
                           : Rect{row + at.piles.height, 1, seat_rows, width - 2};
    row += at.piles.height + seat_rows + air;
    at.hand = {row, 0, plan.hand_height(), width};
    row += at.hand.height + air / 2;
    at.status = {row, 1, plan.status_height(), width - 2};
    row += at.status.height;
    place_below(at, grid, {row, 1, grid.height() - 1 - row, width - 2}, width);
    return at;
}

}  // namespace tenback::terminal
