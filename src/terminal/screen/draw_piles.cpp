// The piles: direction, top, what the chosen card would do, what burns, and what was said about them.
#include <algorithm>

#include "notation/notation.hpp"
#include "terminal/screen/digits.hpp"
#include "terminal/screen/draw_card.hpp"
#include "terminal/screen/sight.hpp"
#include "terminal/screen/signs.hpp"

namespace tenback::terminal {
namespace {

constexpr int pile_width = 13;
constexpr int pile_height = 5;

/// One pile, drawn from its left upper corner on.
struct PileDrawing {
    Grid& grid;
    const Sight& sight;
    const Words& words;
    PileId pile;
    int row;
    int column;
    int pitch;  // columns up to the next pile

    [[nodiscard]] Card top() const { return sight.game().turn.tops[pile.index()]; }
    [[nodiscard]] bool burns() const { return sight.game().turn.burning.contains(pile); }
    [[nodiscard]] Prospect outlook() const {
        if (!sight.your_move() || !sight.choosing.card) return {};
        return prospect(sight.rules(), *sight.view, {*sight.choosing.card, pile});
    }

    void draw(int number) const {
        const bool chosen = sight.your_move() && sight.choosing.pile == pile;
        const std::string label = std::to_string(number) + "  " + std::string(text_of(pile)) + " " +
                                  std::string(pile.direction() == Direction::up ? sign::up : sign::down);
        grid.box({.area = {row, column, pile_height, pile_width},
                  .style = frame_style(chosen),
                  .frame = burns()  ? Frame::burning
                           : chosen ? Frame::twice
                                    : Frame::single,
                  .above = label,
                  .below = fire_label()});
        draw_top();
        draw_outlook(chosen);
        draw_marks();
        grid.target({row, column, pile_height + 1, pile_width}, {Target::Kind::pile, pile.index()});
    }

    [[nodiscard]] Style frame_style(bool chosen) const {
        if (burns()) return {Ink::danger, true};
        if (chosen) return {Ink::good, true};
        return outlook().kind == Prospect::Kind::refused ? Style{} : Style{Ink::good};
    }

    [[nodiscard]] std::string fire_label() const {
        if (!burns()) return {};
        const bool now = sight.game().turn.due.contains(pile) || sight.rules().solo_fire;
        return elide(words(now ? msg::screen_cover_now() : msg::screen_fire()), pile_width - 4);
    }

    void draw_top() const {
        const bool is_row_card = top() == sight.rules().row_cards[pile.index()];
        const Style style = is_row_card ? Style{Ink::dim} : card_style(sight.rules(), top());
        if (is_row_card && sight.rules().game == GameKind::quick) {
            const std::string_view arrow = pile.direction() == Direction::up ? sign::up : sign::down;
            return grid.put_centred(row + 2, column + 1, pile_width - 2, arrow, style);
        }
        const auto lines = large(std::to_string(value_of(sight.rules().game, top())));
        for (int line = 0; line < 3; ++line)
            grid.put_centred(row + 1 + line, column + 1, pile_width - 2, lines[static_cast<std::size_t>(line)], style);
        if (sight.rules().game == GameKind::quick)
            grid.put(row + 3, column + 1, std::string(1, colour_letters[static_cast<std::size_t>(quick_colour(top()))]),
                     style);
    }

    /// Sign and word, without the blank between them where room is short.
    void draw_signed(int at, std::string_view mark, std::string_view text, Style style) const {
        const bool roomy = columns_of(text) + 2 <= pitch - 1;
        const std::string line = std::string(mark) + (roomy ? " " : "") + std::string(text);
        const int width = std::max(pile_width, columns_of(line));
        grid.put_centred(at, column + (pile_width - width) / 2, width, line, style);
    }

    void draw_outlook(bool chosen) const {
        const Prospect seen = outlook();
        const int at = row + pile_height;
        using Kind = Prospect::Kind;
        if (seen.kind == Kind::refused) return;
        if (seen.loses) return draw_signed(at, sign::loses, words(msg::screen_loses()), {Ink::danger, true});
        const Message trick = sight.rules().game == GameKind::quick ? msg::screen_same_colour() : msg::screen_ten_back();
        switch (seen.kind) {
            case Kind::trick: return draw_signed(at, sign::trick, words(trick), {Ink::trick, true, chosen});
            case Kind::help: return draw_signed(at, sign::help, words(msg::screen_helps()), {Ink::talk, chosen});
            case Kind::first: return draw_signed(at, sign::fits, words(msg::screen_empty()), {Ink::good, chosen});
            case Kind::step:
            case Kind::refused: break;
        }
        draw_signed(at, sign::fits, words(msg::screen_gap(seen.gap)), {Ink::good, chosen});
    }

    /// `⊘ 2,3 mine`; signs alone if too much was said.
    void draw_marks() const {
        std::vector<std::string> with_words;
        std::string signs;
        const std::array labels{msg::mark_leave(), msg::mark_small(), msg::mark_mean(), msg::mark_trick()};
        for (int kind = 0; kind < mark_kinds; ++kind) {
            std::string seats;
            for (int seat = 0; seat < sight.rules().players; ++seat)
                if (sight.game()
                        .talk.voices[static_cast<std::size_t>(seat)]
                        .marked(static_cast<MarkKind>(kind))
                        .contains(pile))
                    seats.append(seats.empty() ? "" : ",").append(std::to_string(seat + 1));
            if (seats.empty()) continue;
            const auto k = static_cast<std::size_t>(kind);
            with_words.push_back(std::string(sign::marks[k]) + seats + " " + words(labels[k]));
            signs.append(signs.empty() ? "" : " ").append(sign::marks[k]).append(seats);
        }
        if (with_words.size() > 2) with_words = {signs};
        int at = row + pile_height + 1;
        for (const std::string& line : with_words)
            grid.put_centred(at++, column, pile_width, elide(line, pile_width), {Ink::talk});
    }
};

void draw_headings(Grid& grid, Rect area, const Sight& sight, const Words& words) {
    const int half = area.width / 2;
    const bool face = sight.rules().game == GameKind::face;
    const Style style{Ink::dim};
    grid.put_centred(area.row, area.column, half, words(face ? msg::screen_your_piles() : msg::screen_up()), style);
    grid.put_centred(area.row, area.column + half, half, words(face ? msg::screen_their_piles() : msg::screen_down()),
                     style);
}

}  // namespace

void draw_piles(Grid& grid, Rect area, const Sight& sight, const Words& words) {
    const std::vector<PileId> piles = piles_in_order(sight.rules(), sight.viewer());
    const int pitch = area.width / static_cast<int>(piles.size());
    draw_headings(grid, area, sight, words);
    int column = area.column + (pitch - pile_width) / 2;
    for (std::size_t n = 0; n < piles.size(); ++n, column += pitch)
        PileDrawing{grid, sight, words, piles[n], area.row + 1, column, pitch}.draw(static_cast<int>(n) + 1);
}

}  // namespace tenback::terminal
