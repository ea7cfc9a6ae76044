// Who sits at the table: whose turn it is, how many cards each holds, and what each has said.
#include "notation/notation.hpp"
#include "terminal/screen/game_view_model.hpp"
#include "terminal/screen/signs.hpp"

namespace tenback::terminal {

namespace msg = words::msg;
namespace {

std::string cards_as_signs(int count) {
    std::string all;
    for (int n = 0; n < count; ++n) all += sign::card;
    return all;
}

/// Once the round is over everybody may see what was left.
std::string cards_left(const GameViewModel& sight, Seat seat) {
    std::string all;
    for (const Card card : sight.table.revealed->hands[static_cast<std::size_t>(seat.index())])
        all.append(all.empty() ? "" : " ").append(text_of(sight.rules().game, card));
    return all;
}

std::string below(const GameViewModel& sight, Seat seat) {
    if (sight.table.revealed) return cards_left(sight, seat);
    const auto s = static_cast<std::size_t>(seat.index());
    return cards_as_signs(sight.game().counts[s]) + " " + said_by(sight.game().talk.voices[s]);
}

}  // namespace

std::string said_by(const Voice& voice) {
    std::string all;
    const auto add = [&](const std::string& part) { all.append(all.empty() ? "" : " ").append(part); };
    for (const MarkKind kind : all_marks)
        for (const PileId pile : all_piles)
            if (voice.marked(kind).contains(pile))
                add(std::string(sign::marks[static_cast<std::size_t>(kind)]) + std::string(text_of(pile)));
    for (int n = 0; n < voice.hint_count; ++n) {
        const Hint& hint = voice.hints[static_cast<std::size_t>(n)];
        add({colour_letters[hint.colour], "-=+"[static_cast<int>(hint.band)]});
    }
    for (int colour = 0; colour < quick_colours; ++colour)
        if ((voice.colours >> colour & 1) != 0) add({colour_letters[static_cast<std::size_t>(colour)]});
    return all;
}

void draw_seats(Grid& grid, const Layout& at, const GameViewModel& sight, const words::Words& words) {
    if (at.seat_style != SeatStyle::beside) return draw_seats_in_lines(grid, at, sight, words);
    const Rect& area = at.seats;
    for (int s = 0; s < sight.rules().players; ++s) {
        const Seat seat = Seat::at(s);
        const bool moves = sight.game().status == Status::playing && sight.game().turn.seat == seat;
        const int row = area.row + 2 * s;
        const std::string count = std::to_string(sight.game().counts[static_cast<std::size_t>(s)]);
        const words::Value& called = sight.names.of(seat);
        std::string text = spoken(called, words);
        if (sight.table.seats[static_cast<std::size_t>(s)].stand_in) text = words(msg::seat_stand_in(called));
        grid.put(row, area.column, std::string(moves ? sign::to_move : " ") + std::to_string(s + 1) + " ",
                 {Ink::plain, moves});
        grid.put(row, area.column + 3, elide(text, area.width - 6), {Ink::plain, moves || seat == sight.viewer()});
        grid.put_right(row, area.column + area.width - 1, count, {Ink::plain, true});
        const int indent = sight.table.revealed ? 0 : 3;
        grid.put(row + 1, area.column + indent, elide(below(sight, seat), area.width - indent), {Ink::talk});
    }
}

}  // namespace tenback::terminal
