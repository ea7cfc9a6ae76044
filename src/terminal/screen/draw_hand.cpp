// The hand: sorted, the chosen card raised, under each card whether it fits somewhere; and the draw pile beside it.
#include "notation/notation.hpp"
#include "terminal/screen/draw_card.hpp"
#include "terminal/screen/sight.hpp"
#include "terminal/screen/signs.hpp"

namespace tenback::terminal {
namespace {

constexpr int card_width = 6;
constexpr int card_pitch = card_width + 1;

/// What can be done best with a card: a trick, a step, nothing.
struct Use {
    std::string_view sign;
    Style style;
};
Use use_of(const Sight& sight, Card card) {
    if (!sight.your_move()) return {" ", {}};
    Use best{" ", {}};
    for (const PileId pile : targets(sight.rules(), *sight.view, card)) {
        if (prospect(sight.rules(), *sight.view, {card, pile}).kind == Prospect::Kind::trick)
            return {sign::trick, {Ink::trick, true}};
        best = {sign::fits, {Ink::good}};
    }
    return best;
}

void draw_one(Grid& grid, int row, int column, const Sight& sight, Card card) {
    const bool chosen = sight.your_move() && sight.choosing.card == card;
    const bool fire = sight.rules().fire.contains(card);
    const Style style = card_style(sight.rules(), card);
    const int at = chosen ? row : row + 1;
    grid.box({.area = {at, column, 3, card_width},
              .style = {fire ? Ink::danger : Ink::plain, chosen},
              .frame = chosen ? Frame::twice : Frame::single,
              .above = {},
              .below = {}});
    const std::string face = (fire ? std::string(sign::fire) : "") + text_of(sight.rules().game, card);
    grid.put_centred(at + 1, column + 1, card_width - 2, face, {style.ink, true, chosen});
    const Use use = use_of(sight, card);
    grid.put(row + 4, column + 2, use.sign, use.style);
    grid.target({row, column, 5, card_width}, {Target::Kind::card, card.index()});
}

std::string draw_piles_text(const Sight& sight, const Words& words) {
    const PublicView& game = sight.game();
    if (sight.rules().game != GameKind::face) return words(msg::screen_draw_pile()) + " " + std::to_string(game.draw[0]);
    const auto you = static_cast<std::size_t>(sight.viewer().index());
    return words(msg::screen_draw_yours()) + " " + std::to_string(game.draw[you]) + "   " +
           words(msg::screen_draw_theirs()) + " " + std::to_string(game.draw[1 - you]);
}

}  // namespace

void draw_hand(Grid& grid, Rect area, const Sight& sight, const Words& words) {
    if (sight.view)
        grid.put(area.row, area.column + 1,
                 elide(words(sight.shared ? msg::screen_hand_of(sight.names.of(sight.view->you)) : msg::screen_hand()), 30),
                 {Ink::dim});
    grid.put_right(area.row, area.column + area.width - 1, draw_piles_text(sight, words), {Ink::plain, true});
    if (!sight.view) return;
    int column = area.column + 1;
    for (const Card card : sight.view->hand) {
        draw_one(grid, area.row + 1, column, sight, card);
        column += card_pitch;
    }
}

}  // namespace tenback::terminal
