#include "terminal/text.hpp"

#include <fmt/format.h>

#include "notation/notation.hpp"

namespace tenback::terminal {
namespace {

std::string plural(int count, std::string_view noun) { return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s"); }

bool is_empty(const Rules& rules, const Turn& turn, PileId pile) {
    return turn.tops[pile.index()] == rules.row_cards[pile.index()];
}

std::string pile_line(const Rules& rules, const View& view, PileId pile) {
    const Turn& turn = view.turn;
    std::string line = fmt::format("  {} {:<4} ", text_of(pile), pile.direction() == Direction::up ? "up" : "down");
    line += is_empty(rules, turn, pile) ? "empty" : text_of(rules.game, turn.tops[pile.index()]);
    if (rules.game == GameKind::face) line += pile.number() == view.you.number() ? "  (yours)" : "  (the opponent's)";
    if (turn.burning.contains(pile)) line += turn.due.contains(pile) ? "  BURNS, cover it in this turn" : "  BURNS";
    return line + "\n";
}

std::string draw_line(const Rules& rules, const View& view) {
    if (rules.cooperative()) return fmt::format("Draw pile: {}.", plural(view.draw[0], "card"));
    const int you = view.you.index();
    return fmt::format("Draw piles: yours {}, the opponent's {}.", plural(view.draw[you], "card"), view.draw[1 - you]);
}

std::string others_line(const Rules& rules, const View& view) {
    std::string line;
    for (int seat = 0; seat < rules.players; ++seat)
        if (seat != view.you.index()) line += fmt::format(" Seat {} holds {}.", seat + 1, plural(view.counts[seat], "card"));
    return line;
}

std::string said_by(const Voice& voice) {
    std::string words;
    const auto add = [&](const Say& say) { words.append(words.empty() ? "" : ", ").append(text_of(say)); };
    for (int kind = 0; kind < mark_kinds; ++kind)
        for (const PileId pile : all_piles)
            if (voice.marks[static_cast<std::size_t>(kind)].contains(pile)) add(Mark{static_cast<MarkKind>(kind), pile});
    for (int i = 0; i < voice.hint_count; ++i) add(voice.hints[static_cast<std::size_t>(i)]);
    for (int colour = 0; colour < quick_colours; ++colour)
        if ((voice.colours >> colour) & 1) add(Holds{static_cast<std::uint8_t>(colour)});
    return words;
}

std::string talk_lines(const Rules& rules, const View& view) {
    std::string lines;
    for (int seat = 0; seat < rules.players; ++seat)
        if (const std::string words = said_by(view.talk.voices[seat]); !words.empty())
            lines += fmt::format("Seat {} says: {}.\n", seat + 1, words);
    return lines;
}

}  // namespace

std::string title(const Rules& rules) {
    std::string name;
    switch (rules.game) {
        case GameKind::classic: name = "The Game"; break;
        case GameKind::quick: name = "Quick & Easy"; break;
        case GameKind::face: name = "Face to Face"; break;
    }
    if (rules.options.fire) name += ", On Fire";
    if (rules.options.minimum == 3) name += ", expert: at least 3 cards a turn";
    if (rules.game == GameKind::classic && rules.hand_size != classic_hand(rules.players)) name += ", smaller hand";
    if (rules.options.pro) name += ", professional";
    return fmt::format("{}, {}", name, plural(rules.players, "player"));
}

std::string cards_line(GameKind game, CardSet cards) {
    std::string line;
    for (const Card card : cards) line.append(line.empty() ? "" : " ").append(text_of(game, card));
    return line.empty() ? "none" : line;
}

std::string tops_line(const Rules& rules, const Turn& turn) {
    std::string line;
    for (const PileId pile : all_piles) {
        if (!rules.piles.contains(pile)) continue;
        line.append(line.empty() ? "" : ", ").append(text_of(pile)).append(" ");
        line += is_empty(rules, turn, pile) ? "-" : text_of(rules.game, turn.tops[pile.index()]);
        if (turn.burning.contains(pile)) line += " burning";
    }
    return line;
}

std::string owed(const Turn& turn) {
    std::string duty;
    if (turn.played < turn.required)
        duty = "lay at least " + plural(turn.required - turn.played, turn.played == 0 ? "card" : "more card");
    std::string piles;
    for (const PileId pile : all_piles)
        if (turn.due.contains(pile)) piles.append(piles.empty() ? "" : " and ").append(text_of(pile));
    if (!piles.empty()) duty += (duty.empty() ? "cover " : " and cover ") + piles;
    return duty.empty() ? "you may end the turn" : duty;
}

std::string board(const Rules& rules, const View& view) {
    std::string text;
    for (const PileId pile : all_piles)
        if (rules.piles.contains(pile)) text += pile_line(rules, view, pile);
    return text + draw_line(rules, view) + others_line(rules, view) + "\n" + talk_lines(rules, view);
}

std::string result(const Rules& rules, const PublicView& view) {
    if (view.status == Status::opening || view.status == Status::playing) return "The game is not over.";
    if (!rules.cooperative()) {
        const bool all = view.reason == Reason::all_played;
        return fmt::format("Seat {} wins: {}.", view.winner->number(),
                           all ? "all its cards are laid" : "the opponent cannot complete the turn");
    }
    int left = view.draw[0];
    for (const std::uint8_t count : view.counts) left += count;
    if (left == 0) return fmt::format("Beaten! All {} cards are laid.", rules.deck_size);
    const std::string lost =
        fmt::format("Lost: seat {} cannot complete the turn. {} left", view.turn.seat.number(), plural(left, "card"));
    return lost + (rules.game == GameKind::classic && left < 10 ? ": excellent." : ".");
}

}  // namespace tenback::terminal
