#include "terminal/text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "notation/notation.hpp"
#include "words/wrap.hpp"

namespace tenback::terminal {
namespace {

bool is_empty(const Rules& rules, const Turn& turn, PileId pile) {
    return turn.tops[pile.index()] == rules.row_cards[pile.index()];
}

/// The text and blanks up to the width; fmt counts letters as we do.
std::string padded(const std::string& text, int width) {
    return text + std::string(static_cast<std::size_t>(std::max(0, width - width_of(text))), ' ');
}

std::string pile_line(const Words& words, const Rules& rules, const View& view, PileId pile) {
    const Turn& turn = view.turn;
    const std::string up = words(msg::board_up());
    const std::string down = words(msg::board_down());
    const std::string& direction = pile.direction() == Direction::up ? up : down;
    std::string line = fmt::format("  {} {} ", text_of(pile), padded(direction, std::max(width_of(up), width_of(down))));
    line += is_empty(rules, turn, pile) ? words(msg::board_empty()) : text_of(rules.game, turn.tops[pile.index()]);
    if (rules.game == GameKind::face)
        line +=
            fmt::format("  ({})", words(pile.number() == view.you.number() ? msg::board_yours() : msg::board_opponents()));
    if (turn.burning.contains(pile))
        line += "  " + words(turn.due.contains(pile) ? msg::board_burns_due() : msg::board_burns());
    return line + "\n";
}

std::string draw_line(const Words& words, const Rules& rules, const View& view) {
    if (rules.cooperative()) return words(msg::board_draw(view.draw[0]));
    const int you = view.you.index();
    return words(msg::board_draw_face(view.draw[1 - you], view.draw[you]));
}

std::string others_line(const Words& words, const Rules& rules, const View& view, const Names& names) {
    std::string line;
    for (int seat = 0; seat < rules.players; ++seat)
        if (seat != view.you.index()) line += " " + words(msg::board_holds(view.counts[seat], names.of(Seat::at(seat))));
    return line;
}

std::string talk_lines(const Words& words, const Rules& rules, const View& view, const Names& names) {
    std::string lines;
    for (int seat = 0; seat < rules.players; ++seat)
        if (const auto said = phrase::all_said(view.talk.voices[seat]); !said.empty())
            lines += words(msg::board_says(names.of(Seat::at(seat)), phrase::list(said))) + "\n";
    return lines;
}

struct HelpLine {
    std::string_view typed;
    Message (*meaning)();
};
constexpr std::array help_lines{
    HelpLine{"44 U1", msg::help_lay},
    HelpLine{"end", msg::help_end},
    HelpLine{"undo", msg::help_undo},
    HelpLine{"hint", msg::help_hint},
    HelpLine{"show", msg::help_show},
    HelpLine{"log", msg::help_log},
    HelpLine{"moves", msg::help_moves},
    HelpLine{"say leave U1", msg::help_say_leave},
    HelpLine{"say small D2", msg::help_say_small},
    HelpLine{"say mean U1", msg::help_say_mean},
    HelpLine{"say trick D1", msg::help_say_trick},
    HelpLine{"say hint Y high", msg::help_say_hint},
    HelpLine{"say holds G", msg::help_say_holds},
    HelpLine{"say hush", msg::help_say_hush},
    HelpLine{"lang de", msg::help_lang},
    HelpLine{"rules", msg::help_rules},
    HelpLine{"help", msg::help_help},
    HelpLine{"quit", msg::help_quit},
};

}  // namespace

std::string cards_line(const Words& words, GameKind game, CardSet cards) {
    std::string line;
    for (const Card card : cards) line.append(line.empty() ? "" : " ").append(text_of(game, card));
    return line.empty() ? words(msg::board_none()) : line;
}

std::string tops_line(const Words& words, const Rules& rules, const Turn& turn) {
    std::string line;
    for (const PileId pile : all_piles) {
        if (!rules.piles.contains(pile)) continue;
        line.append(line.empty() ? "" : ", ").append(text_of(pile)).append(" ");
        line += is_empty(rules, turn, pile) ? "-" : text_of(rules.game, turn.tops[pile.index()]);
        if (turn.burning.contains(pile)) line += " " + words(msg::board_burning());
    }
    return line;
}

std::string board(const Words& words, const Rules& rules, const View& view, const Names& names) {
    std::string text;
    for (const PileId pile : all_piles)
        if (rules.piles.contains(pile)) text += pile_line(words, rules, view, pile);
    return text + draw_line(words, rules, view) + others_line(words, rules, view, names) + "\n" +
           talk_lines(words, rules, view, names);
}

std::string help_page(const Words& words) {
    constexpr int column = 18;
    std::string page = words(msg::help_intro()) + "\n";
    for (const HelpLine& line : help_lines) {
        std::string margin = padded("  " + std::string(line.typed), column);
        for (const std::string& part : wrap(words(line.meaning()), 80 - column)) {
            page += margin + part + "\n";
            margin = std::string(column, ' ');
        }
    }
    return page;
}

std::string rules_page(const Words& words, GameKind game) {
    std::string page;
    for (const Message& paragraph : phrase::rules(game))
        for (const std::string& line : wrap(words(paragraph), 80)) page += line + "\n";
    return page;
}

}  // namespace tenback::terminal
