#include "terminal/text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "notation/notation.hpp"
#include "table/seating.hpp"
#include "terminal/screen/grid.hpp"
#include "words/wrap.hpp"

namespace tenback::terminal {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

bool is_empty(const Rules& rules, const Turn& turn, PileId pile) {
    return turn.tops[pile.index()] == rules.row_cards[pile.index()];
}

/// The text and blanks up to the width; fmt counts letters as we do.
std::string padded(const std::string& text, int width) {
    return text + std::string(static_cast<std::size_t>(std::max(0, width - words::width_of(text))), ' ');
}

/// An empty pile with the value that it starts at; the row cards of Quick & Easy have none (QE-1).
std::string top_text(const words::Words& words, const Rules& rules, const Turn& turn, PileId pile) {
    const std::string top = text_of(rules.game, turn.tops[pile.index()]);
    if (!is_empty(rules, turn, pile)) return top;
    return words(rules.game == GameKind::quick ? msg::board_empty() : msg::board_empty_from(top));
}

std::string pile_line(const words::Words& words, const Rules& rules, const View& view, PileId pile) {
    const Turn& turn = view.turn;
    const std::string up = words(msg::board_up());
    const std::string down = words(msg::board_down());
    const std::string& direction = pile.direction() == Direction::up ? up : down;
    std::string line =
        fmt::format("  {} {} ", text_of(pile), padded(direction, std::max(words::width_of(up), words::width_of(down))));
    line += top_text(words, rules, turn, pile);
    if (rules.game == GameKind::face)
        line +=
            fmt::format("  ({})", words(pile.number() == view.you.number() ? msg::board_yours() : msg::board_opponents()));
    if (turn.burning.contains(pile))
        line += "  " + words(turn.due.contains(pile) ? msg::board_burns_due() : msg::board_burns());
    return line + "\n";
}

std::string draw_line(const words::Words& words, const Rules& rules, const View& view) {
    if (rules.cooperative()) return words(msg::board_draw(view.draw[0]));
    const int you = view.you.index();
    return words(msg::board_draw_face(view.draw[1 - you], view.draw[you]));
}

std::string others_line(const words::Words& words, const Rules& rules, const View& view, const words::Names& names) {
    std::string line;
    for (int seat = 0; seat < rules.players; ++seat)
        if (seat != view.you.index()) line += " " + words(msg::board_holds(view.counts[seat], names.of(Seat::at(seat))));
    return line;
}

std::string talk_lines(const words::Words& words, const Rules& rules, const View& view, const words::Names& names) {
    std::string lines;
    for (int seat = 0; seat < rules.players; ++seat)
        if (const auto said = phrase::all_said(view.talk.voices[seat]); !said.empty())
            lines += words(msg::board_says(names.of(Seat::at(seat)), phrase::list(said))) + "\n";
    return lines;
}

struct HelpLine {
    std::string typed;
    words::Message meaning;
};

HelpLine lay_line(GameKind game) {
    const bool quick = game == GameKind::quick;
    const std::string card = quick ? "R4" : "44";
    return {card + " U1", msg::help_lay(card, quick ? "R7" : "34")};
}

/// Only what may be said at this table.
std::vector<HelpLine> talk_help(const table::TableOptions& table) {
    if (table.talk == table::TalkPreset::silent || table.rules.players == 1) return {};
    std::vector<std::pair<Say, words::Message>> all;
    for (const MarkKind kind : all_marks)  // the words name the piles in turn: U1, D1, U1, …
        all.emplace_back(Mark{kind, all.size() % 2 == 0 ? U1 : D1}, words::message_named("help.say_", text_of(kind)));
    all.insert(
        all.end(),
        {{Hint{1, Band::high}, msg::help_say_hint()}, {Holds{2}, msg::help_say_holds()}, {Hush{}, msg::help_say_hush()}});
    std::vector<HelpLine> lines;
    for (const auto& [say, meaning] : all)
        if (permits(table.rules, say)) lines.push_back({"say " + text_of(say), meaning});
    return lines;
}

std::vector<HelpLine> help_lines(const table::TableOptions& table, bool kept) {
    std::vector<HelpLine> lines{lay_line(table.rules.game), {"end", msg::help_end()}, {"undo", msg::help_undo()}};
    if (table.hints) lines.push_back({"hint", msg::help_hint()});
    lines.insert(lines.end(), {{"show", msg::help_show()}, {"log", msg::help_log()}, {"moves", msg::help_moves()}});
    for (HelpLine& line : talk_help(table)) lines.push_back(std::move(line));
    lines.insert(lines.end(), {{"lang de", msg::help_lang()}, {"rules", msg::help_rules()}, {"help", msg::help_help()}});
    lines.push_back({"quit", kept ? msg::key_quit() : msg::key_leave()});
    return lines;
}

std::string page_of(const words::Words& words, const std::vector<HelpLine>& lines, int width) {
    constexpr int column = 18;
    std::string page;
    for (const HelpLine& line : lines) {
        std::string margin = padded("  " + line.typed, column);
        for (const std::string& part : words::wrap(words(line.meaning), width - column)) {
            page += margin + part + "\n";
            margin = std::string(column, ' ');
        }
    }
    return page;
}

}  // namespace

std::string cards_line(const words::Words& words, GameKind game, CardSet cards) {
    std::string line;
    for (const Card card : cards) line.append(line.empty() ? "" : " ").append(text_of(game, card));
    return line.empty() ? words(msg::board_none()) : line;
}

std::string tops_line(const words::Words& words, const Rules& rules, const Turn& turn) {
    std::string line;
    for (const PileId pile : all_piles) {
        if (!rules.piles.contains(pile)) continue;
        line.append(line.empty() ? "" : ", ").append(text_of(pile)).append(" ");
        line += is_empty(rules, turn, pile) ? "-" : text_of(rules.game, turn.tops[pile.index()]);
        if (turn.burning.contains(pile)) line += " " + words(msg::board_burning());
    }
    return line;
}

std::string board(const words::Words& words, const Rules& rules, const View& view, const words::Names& names) {
    std::string text;
    for (const PileId pile : all_piles)
        if (rules.piles.contains(pile)) text += pile_line(words, rules, view, pile);
    return text + draw_line(words, rules, view) + others_line(words, rules, view, names) + "\n" +
           talk_lines(words, rules, view, names);
}

std::string as_typed(std::string_view text) {
    constexpr int enough = 40;
    std::u32string shown;
    for (const char32_t glyph : glyphs_of(text.substr(0, std::size_t{enough} * 4)))
        shown += glyph == U' ' || table::is_good_name(utf8_of(std::u32string(1, glyph))) ? glyph : U'?';
    return elide(utf8_of(shown), enough);
}

std::string help_page(const words::Words& words, const table::TableOptions& table, bool kept, int width) {
    return words(msg::help_intro()) + "\n" + page_of(words, help_lines(table, kept), width);
}

std::string company_help_page(const words::Words& words, int width) {
    return page_of(words,
                   {{"deal", msg::help_deal()},
                    {"same", msg::help_same()},
                    {"sit 2", msg::help_sit()},
                    {"bot 2 hard", msg::help_bot()},
                    {"begin", msg::help_begin()},
                    {"chat …", msg::help_chat()},
                    {"vote 2", msg::help_vote()},
                    {"quit", msg::help_leave_table()}},
                   width);
}

std::string rules_page(const words::Words& words, GameKind game, int width) {
    std::string page;
    for (const words::Message& paragraph : phrase::rules(game))
        for (const std::string& line : words::wrap(words(paragraph), width)) page += line + "\n";
    return page;
}

}  // namespace tenback::terminal
