// The table on small terminals: piles, seats and hand as text, without frames.
#include <algorithm>

#include "notation/notation.hpp"
#include "terminal/screen/draw_card.hpp"
#include "terminal/screen/game_view_model.hpp"
#include "terminal/screen/signs.hpp"

namespace tenback::terminal {

namespace msg = words::msg;
namespace {

/// Right-aligned in so many columns.
std::string aligned(const std::string& text, int columns) {
    return std::string(static_cast<std::size_t>(std::max(0, columns - columns_of(text))), ' ') + text;
}

/// Sign and words, or the sign and a number where there is no room for them.
struct Outlook {
    std::string_view sign;
    std::optional<words::Message> words;
    std::string number;
    Style style;
};
Outlook described(const GameViewModel& sight, PileId pile) {
    const Prospect seen = outlook(sight, pile);
    using Kind = Prospect::Kind;
    if (seen.kind == Kind::refused) return {};
    if (seen.loses) return {sign::loses, msg::screen_loses(), "", {Ink::danger, true}};
    switch (seen.kind) {
        case Kind::trick: {
            const bool quick = sight.rules().game == GameKind::quick;
            return {sign::trick, quick ? msg::screen_same_colour() : msg::screen_ten_back(), "", {Ink::trick, true}};
        }
        case Kind::help: return {sign::help, msg::screen_helps(), "", {Ink::talk, true}};
        case Kind::first: return {sign::fits, msg::screen_empty(), "", {Ink::good}};
        case Kind::step:
        case Kind::refused: break;
    }
    return {sign::fits, msg::screen_gap(seen.gap), std::to_string(seen.gap), {Ink::good}};
}

/// Three lines: `[1 U1▲ 44]`, what the chosen card would do, and fire or what was said.
struct TextPile {
    Grid& grid;
    const GameViewModel& sight;
    const words::Words& words;
    Rect area;
    PileId pile;

    void draw(int number) const {
        const bool chosen = sight.your_move() && sight.choosing.pile == pile;
        const bool burns = sight.game().turn.burning.contains(pile);
        const Card top = sight.game().turn.tops[pile.index()];
        const bool is_row_card = top == sight.rules().row_cards[pile.index()];
        const bool quick = sight.rules().game == GameKind::quick;
        std::string label = std::to_string(number) + " " + std::string(text_of(pile));
        label += pile.direction() == Direction::up ? sign::up : sign::down;
        label += burns ? sign::fire : " ";
        const std::string shown = is_row_card && quick ? "-" : text_of(sight.rules().game, top);
        const Style style = burns         ? Style{Ink::danger, true}
                            : is_row_card ? Style{Ink::dim}
                                          : card_style(sight.rules(), top);
        if (chosen) grid.put(area.row, area.column, "[", {Ink::good, true});
        grid.put(area.row, area.column + 1, label, {chosen ? Ink::good : Ink::plain, chosen});
        const int width = 3;
        const int after = area.column + 1 + columns_of(label);
        grid.put(area.row, after, aligned(shown, width), {style.ink, style.bold, chosen});
        // The last pile of the smallest screen ends where the screen does.
        if (chosen && after + width < grid.width()) grid.put(area.row, after + width, "]", {Ink::good, true});
        draw_outlook();
        draw_last(burns);
        grid.target({area.row, area.column, area.height, area.width}, {Target::Kind::pile, pile.index()});
    }

  private:
    void draw_outlook() const {
        const Outlook seen = described(sight, pile);
        if (!seen.words) return;
        const std::string text = words(*seen.words);
        const bool roomy = columns_of(text) + 4 <= area.width;
        grid.put(area.row + 1, area.column + 1, std::string(seen.sign) + (roomy ? " " + text : seen.number), seen.style);
    }
    void draw_last(bool burns) const {
        const int room = area.width - 2;
        if (burns) {
            const bool now = sight.game().turn.due.contains(pile) || sight.rules().solo_fire;
            const std::string text = words(now ? msg::screen_cover_now() : msg::screen_fire());
            return grid.put(area.row + 2, area.column + 1, elide(text, room), {Ink::danger, true});
        }
        std::string signs;
        for (const std::string& said : said_about(sight, pile))
            if (!said.empty()) signs.append(signs.empty() ? "" : " ").append(said);
        grid.put(area.row + 2, area.column + 1, elide(signs, room), {Ink::talk});
    }
};

/// `▶2 Ann  6`
void draw_seat_line(Grid& grid, Rect area, const GameViewModel& sight, const words::Words& words, Seat seat) {
    const auto s = static_cast<std::size_t>(seat.index());
    const bool moves = sight.game().status == Status::playing && sight.game().turn.seat == seat;
    const words::Value& called = sight.names.of(seat);
    std::string name = spoken(called, words);
    if (sight.table.seats[s].stand_in) name = words(msg::seat_stand_in(called));
    const int half = area.width / 2;
    const Style style{Ink::plain, moves || seat == sight.viewer()};
    grid.put(area.row, area.column, std::string(moves ? sign::to_move : " ") + std::to_string(seat.number()) + " ", style);
    grid.put(area.row, area.column + 3, elide(name, half - 6), style);
    grid.put_right(area.row, area.column + half, std::to_string(sight.game().counts[s]), {Ink::plain, true});
    std::string said = said_by(sight.game().talk.voices[s]);
    if (sight.table.revealed) {
        said.clear();
        for (const Card card : sight.table.revealed->hands[s])
            said.append(said.empty() ? "" : " ").append(text_of(sight.rules().game, card));
    }
    grid.put(area.row, area.column + half + 1, elide(said, area.width - half - 1), {Ink::talk});
}

}  // namespace

void draw_piles_as_text(Grid& grid, Rect area, const GameViewModel& sight, const words::Words& words) {
    const std::vector<PileId> piles = piles_in_order(sight.rules(), sight.viewer());
    const int pitch = area.width / static_cast<int>(piles.size());
    for (std::size_t n = 0; n < piles.size(); ++n) {
        const auto number = static_cast<int>(n);
        TextPile{grid, sight, words, {area.row, area.column + number * pitch, area.height, pitch}, piles[n]}.draw(number +
                                                                                                                  1);
    }
}

void draw_seats_in_lines(Grid& grid, const Layout& at, const GameViewModel& sight, const words::Words& words) {
    if (at.seat_style == SeatStyle::lines) {
        for (int s = 0; s < sight.rules().players; ++s)
            draw_seat_line(grid, {at.seats.row + s, at.seats.column, 1, at.seats.width}, sight, words, Seat::at(s));
        return;
    }
    // Seat and number of cards: `▶1:6  2:7`.
    int column = at.seats.column;
    for (int s = 0; s < sight.rules().players; ++s) {
        const bool moves = sight.game().status == Status::playing && sight.game().turn.seat == Seat::at(s);
        const std::string text = std::string(moves ? sign::to_move : " ") + std::to_string(s + 1) + ":" +
                                 std::to_string(sight.game().counts[static_cast<std::size_t>(s)]);
        grid.put(at.seats.row, column, text, {Ink::plain, moves || Seat::at(s) == sight.viewer()});
        column += columns_of(text) + 2;
    }
}

void draw_hand_as_text(Grid& grid, Rect area, const GameViewModel& sight) {
    if (!sight.view) return;
    constexpr int width = 4;  // `[44]`, `✹44`
    const int pitch = std::min(area.width / std::max<int>(sight.rules().hand_size, 1), width + 2);
    int column = area.column;
    for (const Card card : sight.view->hand) {
        const bool chosen = sight.your_move() && sight.choosing.card == card;
        const bool fire = sight.rules().fire.contains(card);
        const std::string text = text_of(sight.rules().game, card);
        const Style style = card_style(sight.rules(), card);
        if (fire && !chosen) grid.put(area.row, column, sign::fire, {Ink::danger, true});
        if (chosen) grid.put(area.row, column, fire ? sign::fire : "[", {Ink::good, true});
        grid.put(area.row, column + 1, aligned(text, 2), {style.ink, true, chosen});
        if (chosen) grid.put(area.row, column + 1 + std::max(2, columns_of(text)), "]", {Ink::good, true});
        const Use use = use_of(sight, card);
        grid.put(area.row + 1, column + 2, use.sign, use.style);
        grid.target({area.row, column, 2, pitch}, {Target::Kind::card, card.index()});
        column += pitch;
    }
}

}  // namespace tenback::terminal
