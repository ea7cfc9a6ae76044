// The piles: direction, top, what the chosen card would do, what burns, and what was said about them.
#include <algorithm>

#include "notation/notation.hpp"
#include "terminal/screen/digits.hpp"
#include "terminal/screen/draw_card.hpp"
#include "terminal/screen/game_view_model.hpp"
#include "terminal/screen/signs.hpp"
#include "words/phrases.hpp"

namespace tenback::terminal {

namespace msg = words::msg;
namespace phrase = words::phrase;
namespace {

/// One pile, drawn from its left upper corner on.
struct PileDrawing {
    Grid& grid;
    const GameViewModel& sight;
    const words::Words& words;
    PileId pile;
    int row;
    int column;
    int pitch;  // columns up to the next pile
    int width;
    int dots;  // of the digits

    [[nodiscard]] int height() const { return pile_height(dots); }

    [[nodiscard]] Card top() const { return sight.game().turn.tops[pile.index()]; }
    [[nodiscard]] bool burns() const { return sight.game().turn.burning.contains(pile); }

    void draw(int number) const {
        const bool chosen = sight.your_move() && sight.choosing.pile == pile;
        const std::string label = std::to_string(number) + "  " + std::string(text_of(pile)) + " " +
                                  std::string(pile.direction() == Direction::up ? sign::up : sign::down);
        grid.box({.area = {row, column, height(), width},
                  .style = frame_style(chosen),
                  .frame = burns()  ? Frame::burning
                           : chosen ? Frame::twice
                                    : Frame::single,
                  .above = label,
                  .below = fire_label()});
        draw_top();
        draw_outlook(chosen);
        draw_marks();
        grid.target({row, column, height() + 1, width}, {Target::Kind::pile, pile.index()});
    }

    [[nodiscard]] Style frame_style(bool chosen) const {
        if (burns()) return {Ink::danger, true};
        if (chosen) return {Ink::good, true};
        return outlook(sight, pile).kind == Prospect::Kind::refused ? Style{} : Style{Ink::good};
    }

    [[nodiscard]] std::string fire_label() const {
        if (!burns()) return {};
        const bool now = sight.game().turn.due.contains(pile) || sight.rules().solo_fire;
        return elide(words(now ? msg::screen_cover_now() : msg::screen_fire()), width - 4);
    }

    void draw_top() const {
        const bool is_row_card = top() == sight.rules().row_cards[pile.index()];
        const Style style = is_row_card ? Style{Ink::dim} : card_style(sight.rules(), top());
        if (is_row_card && sight.rules().game == GameKind::quick) {
            const std::string_view arrow = pile.direction() == Direction::up ? sign::up : sign::down;
            return grid.put_centred(row + height() / 2, column + 1, width - 2, arrow, style);
        }
        int at = row + 1;
        for (const std::string& line :
             large(std::to_string(value_of(sight.rules().game, top())), dots, width - 2, grid.alphabet()))
            grid.put_centred(at++, column + 1, width - 2, line, style);
        if (sight.rules().game == GameKind::quick)
            grid.put(row + height() - 2, column + 1,
                     std::string(1, colour_letters[static_cast<std::size_t>(quick_colour(top()))]), style);
    }

    /// Sign and word, without the blank between them where room is short.
    void draw_signed(int at, std::string_view mark, std::string_view text, Style style) const {
        const bool roomy = columns_of(text) + 2 <= pitch - 1;
        const std::string line = std::string(mark) + (roomy ? " " : "") + std::string(text);
        const int room = std::max(width, columns_of(line));
        grid.put_centred(at, column + (width - room) / 2, room, line, style);
    }

    void draw_outlook(bool chosen) const {
        const Prospect seen = outlook(sight, pile);
        const int at = row + height();
        using Kind = Prospect::Kind;
        if (seen.kind == Kind::refused) return;
        if (seen.loses) return draw_signed(at, sign::loses, words(msg::screen_loses()), {Ink::danger, true});
        const words::Message trick =
            sight.rules().game == GameKind::quick ? msg::screen_same_colour() : msg::screen_ten_back();
        switch (seen.kind) {
            case Kind::trick: return draw_signed(at, sign::trick, words(trick), {Ink::trick, true, chosen});
            case Kind::help: return draw_signed(at, sign::help, words(msg::screen_helps()), {Ink::talk, chosen});
            case Kind::first: return draw_signed(at, sign::fits, words(msg::screen_empty()), {Ink::good, chosen});
            case Kind::step:
            case Kind::refused: break;
        }
        draw_signed(at, sign::fits, words(msg::screen_gap(seen.gap)), {Ink::good, chosen});
    }

    /// `⊘2,3 mine`; signs alone if too much was said.
    void draw_marks() const {
        const std::vector<std::string> said = said_about(sight, pile);
        std::vector<std::string> lines;
        std::string signs;
        for (const MarkKind kind : all_marks) {
            const std::string& by = said[static_cast<std::size_t>(kind)];
            if (by.empty()) continue;
            lines.push_back(by + " " + words(phrase::marker_label(kind)));
            signs.append(signs.empty() ? "" : " ").append(by);
        }
        if (lines.size() > 2) lines = {signs};
        int at = row + height() + 1;
        for (const std::string& line : lines) grid.put_centred(at++, column, width, elide(line, width), {Ink::talk});
    }
};

void draw_headings(Grid& grid, Rect area, const GameViewModel& sight, const words::Words& words) {
    const int half = area.width / 2;
    const bool face = sight.rules().game == GameKind::face;
    const Style style{Ink::dim};
    grid.put_centred(area.row, area.column, half, words(face ? msg::screen_your_piles() : msg::screen_up()), style);
    grid.put_centred(area.row, area.column + half, half, words(face ? msg::screen_their_piles() : msg::screen_down()),
                     style);
}

}  // namespace

Prospect outlook(const GameViewModel& sight, PileId pile) {
    if (!sight.your_move() || !sight.choosing.card) return {};
    return prospect(sight.rules(), *sight.view, {*sight.choosing.card, pile});
}

std::vector<std::string> said_about(const GameViewModel& sight, PileId pile) {
    std::vector<std::string> all(mark_kinds);
    for (int kind = 0; kind < mark_kinds; ++kind) {
        std::string seats;
        for (int seat = 0; seat < sight.rules().players; ++seat)
            if (sight.game().talk.voices[static_cast<std::size_t>(seat)].marked(static_cast<MarkKind>(kind)).contains(pile))
                seats.append(seats.empty() ? "" : ",").append(std::to_string(seat + 1));
        const auto k = static_cast<std::size_t>(kind);
        if (!seats.empty()) all[k] = std::string(sign::marks[k]) + seats;
    }
    return all;
}

void draw_piles(Grid& grid, const Layout& at, const GameViewModel& sight, const words::Words& words) {
    const Rect& area = at.piles;
    if (at.pile_dots == 0) return draw_piles_as_text(grid, area, sight, words);
    constexpr int roomy = 4;  // columns around the digits, where there is room
    const std::vector<PileId> piles = piles_in_order(sight.rules(), sight.viewer());
    const int pitch = area.width / static_cast<int>(piles.size());
    const int least = pile_width(sight.rules(), at.pile_dots);
    const int width = std::clamp(pitch - 1, least, std::max(least, 10 * at.pile_dots + roomy));
    draw_headings(grid, area, sight, words);
    int column = area.column + (pitch - width) / 2;
    for (std::size_t n = 0; n < piles.size(); ++n, column += pitch)
        PileDrawing{grid, sight, words, piles[n], area.row + 1, column, pitch, width, at.pile_dots}.draw(
            static_cast<int>(n) + 1);
}

}  // namespace tenback::terminal
