// The hand: sorted, the chosen card raised, under each card whether it fits somewhere; and the draw pile beside it.
#include "notation/notation.hpp"
#include "terminal/screen/digits.hpp"
#include "terminal/screen/draw_card.hpp"
#include "terminal/screen/game_view_model.hpp"
#include "terminal/screen/signs.hpp"

namespace tenback::terminal {

namespace msg = words::msg;
namespace {

/// A card of the hand, drawn from its left upper corner on; the chosen one is a row higher than the others.
struct CardDrawing {
    Grid& grid;
    const GameViewModel& sight;
    int row;
    int column;
    int width;
    int dots;  // of its digits; 0: none, but text

    void draw(Card card) const {
        const bool chosen = sight.your_move() && sight.choosing.card == card;
        const bool fire = sight.rules().fire.contains(card);
        const int at = chosen ? row : row + 1;
        const std::string label = corner(card);
        grid.box({.area = {at, column, card_height(dots), width},
                  .style = {fire ? Ink::danger : Ink::plain, chosen},
                  .frame = chosen ? Frame::twice : Frame::single,
                  .above = label,
                  .below = {}});
        int line_at = at + 1;
        for (const std::string& line : face(card, width - 2))
            grid.put_centred(line_at++, column + 1, width - 2, line, {card_style(sight.rules(), card).ink, true, chosen});
        const Use use = use_of(sight, card);
        grid.put(row + card_height(dots) + 1, column + (width - 1) / 2, use.sign, use.style);
        grid.target({row, column, card_height(dots) + 2, width}, {Target::Kind::card, card.index()});
    }

  private:
    /// What the digits do not say: colour or fire.
    [[nodiscard]] std::string corner(Card card) const {
        if (dots == 0) return {};
        if (sight.rules().game == GameKind::quick)
            return std::string(1, colour_letters[static_cast<std::size_t>(quick_colour(card))]);
        return std::string(sight.rules().fire.contains(card) ? sign::fire : "");
    }
    [[nodiscard]] std::vector<std::string> face(Card card, int columns) const {
        if (dots > 0) return large(std::to_string(value_of(sight.rules().game, card)), dots, columns, grid.alphabet());
        return {std::string(sight.rules().fire.contains(card) ? sign::fire : "") + text_of(sight.rules().game, card)};
    }
};

std::string draw_piles_text(const GameViewModel& sight, const words::Words& words) {
    const PublicView& game = sight.game();
    if (sight.rules().game != GameKind::face) return words(msg::screen_draw_pile()) + " " + std::to_string(game.draw[0]);
    const auto you = static_cast<std::size_t>(sight.viewer().index());
    return words(msg::screen_draw_yours()) + " " + std::to_string(game.draw[you]) + "   " +
           words(msg::screen_draw_theirs()) + " " + std::to_string(game.draw[1 - you]);
}

}  // namespace

Use use_of(const GameViewModel& sight, Card card) {
    if (!sight.your_move()) return {" ", {}};
    Use best{" ", {}};
    for (const PileId pile : targets(sight.rules(), *sight.view, card)) {
        if (prospect(sight.rules(), *sight.view, {card, pile}).kind == Prospect::Kind::trick)
            return {sign::trick, {Ink::trick, true}};
        best = {sign::fits, {Ink::good}};
    }
    return best;
}

void draw_hand(Grid& grid, const Layout& at, const GameViewModel& sight, const words::Words& words) {
    const Rect& area = at.hand;
    if (at.card_dots == Layout::text_only) return draw_hand_as_text(grid, area, sight);
    if (at.hand_heading()) {
        const std::string drawn = draw_piles_text(sight, words);
        const words::Message hand =
            sight.shared && sight.view ? msg::screen_hand_of(sight.names.of(sight.view->you)) : msg::screen_hand();
        if (sight.view)
            grid.put(area.row, area.column + 1, elide(words(hand), area.width - 4 - columns_of(drawn)), {Ink::dim});
        grid.put_right(area.row, area.column + area.width - 1, drawn, {Ink::plain, true});
    }
    if (!sight.view) return;
    const bool roomy = at.card_dots > 0 && sight.rules().hand_size * (card_width(at.card_dots) + 3) <= area.width;
    const int width = card_width(at.card_dots) + (roomy ? 2 : 0);
    const bool apart = sight.rules().hand_size * (width + 1) <= area.width;
    int column = area.column + 1;
    for (const Card card : sight.view->hand) {
        CardDrawing{grid, sight, area.row + (at.hand_heading() ? 1 : 0), column, width, at.card_dots}.draw(card);
        column += width + (apart ? 1 : 0);
    }
}

}  // namespace tenback::terminal
