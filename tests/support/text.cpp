#include "support/text.hpp"

#include <algorithm>
#include <stdexcept>

#include "notation/notation.hpp"
#include "notation/variant.hpp"

namespace tenback::testing {
namespace {

template <class T>
T must(const std::optional<T>& value, std::string_view text) {
    if (!value) throw std::invalid_argument("a test says '" + std::string(text) + "', which is nothing");
    return *value;
}

void append(std::string& line, const std::string& word) {
    if (!line.empty() && !word.empty()) line += ' ';
    line += word;
}

std::string numbered(std::string_view what, Seat seat) { return std::string(what) + " " + std::to_string(seat.number()); }

/// `2-14 17`: many cards in few words.
std::string text_of_ranges(GameKind game, CardSet cards) {
    std::string text;
    while (!cards.empty()) {
        const Card first = cards.first();
        Card last = first;
        while (cards.contains(last)) {
            cards.erase(last);
            last = Card(last.index() + 1);
        }
        last = Card(last.index() - 1);
        append(text, text_of(game, first) + (last == first ? "" : "-" + text_of(game, last)));
    }
    return text;
}

std::string text_of_voice(const Voice& voice) {
    std::string text;
    for (int kind = 0; kind < mark_kinds; ++kind)
        for (const PileId pile : all_piles)
            if (voice.marked(static_cast<MarkKind>(kind)).contains(pile))
                append(text, text_of(Say{Mark{static_cast<MarkKind>(kind), pile}}));
    for (int i = 0; i < voice.hint_count; ++i) append(text, text_of(Say{voice.hints[i]}));
    for (std::uint8_t colour = 0; colour < quick_colours; ++colour)
        if ((voice.colours >> colour) & 1) append(text, text_of(Say{Holds{colour}}));
    return text;
}

struct PrintEvent {
    GameKind game;

    std::string operator()(const TurnBegan& e) const {
        std::string text = numbered("turn " + std::to_string(e.number) + " of", e.seat);
        text += " required " + std::to_string(e.required);
        return e.due.empty() ? text : text + " due " + text_of_piles(e.due);
    }
    std::string operator()(const Laid& e) const {
        return std::to_string(e.seat.number()) + ": " + text_of(game, e.play) + " onto " +
               std::to_string(value_of(game, e.onto));
    }
    std::string operator()(const TurnEnded& e) const { return numbered("ended", e.seat); }
    std::string operator()(const Drew& e) const { return numbered("drew", e.seat) + ": " + text_of_cards(game, e.cards); }
    std::string operator()(const YouDrew& e) const { return "you drew " + text_of_cards(game, e.cards); }
    std::string operator()(const SomebodyDrew& e) const { return numbered("drew", e.seat) + ": " + std::to_string(e.count); }
    std::string operator()(const Skipped& e) const { return numbered("skipped", e.seat); }
    std::string operator()(const Said& e) const { return numbered("said", e.seat) + ": " + text_of(e.say); }
    std::string operator()(const Wished& e) const {
        return numbered("wished", e.seat) + ": " + std::string(text_of(e.wish));
    }
    std::string operator()(const Finished& e) const { return text_of_result(e.status, e.reason, e.winner); }
};

}  // namespace

Rules rules_of(std::string_view variant) {
    const auto rules = parse_variant(variant);
    if (!rules) throw std::invalid_argument(rules.reason());
    return *rules;
}

Card card_of(GameKind game, std::string_view text) { return must(parse_card(game, text), text); }
PileId pile_of(std::string_view text) { return must(parse_pile(text), text); }

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const auto blank = std::min(text.find(' '), text.size());
        if (blank != 0) words.push_back(text.substr(0, blank));
        text.remove_prefix(std::min(blank + 1, text.size()));
    }
    return words;
}

std::vector<Card> cards_of(GameKind game, std::string_view text) {
    std::vector<Card> cards;
    for (const std::string_view word : words_of(text)) cards.push_back(card_of(game, word));
    return cards;
}

std::string text_of_cards(GameKind game, CardSet cards) {
    std::string text;
    for (const Card card : cards) append(text, text_of(game, card));
    return text;
}

std::string text_of_piles(PileSet piles) {
    std::vector<std::string> names;
    for (const PileId pile : all_piles)
        if (piles.contains(pile)) names.emplace_back(text_of(pile));
    std::sort(names.begin(), names.end());
    std::string text;
    for (const std::string& name : names) append(text, name);
    return text;
}

std::string text_of_top(const Rules& rules, const Turn& turn, PileId pile) {
    const Card top = turn.tops[pile.index()];
    return top == rules.row_cards[pile.index()] ? "-" : text_of(rules.game, top);
}

std::string text_of_result(Status status, Reason reason, std::optional<Seat> winner) {
    constexpr std::string_view statuses[] = {"opening", "playing", "won", "lost"};
    constexpr std::string_view reasons[] = {"", "all_played", "stuck"};
    std::string text(statuses[static_cast<int>(status)]);
    append(text, std::string(reasons[static_cast<int>(reason)]));
    append(text, winner ? std::to_string(winner->number()) : "");
    return text;
}

std::string text_of_talk(const Talk& talk) {
    std::string text;
    for (std::size_t seat = 0; seat < talk.voices.size(); ++seat) {
        const std::string voice = text_of_voice(talk.voices[seat]);
        if (!voice.empty()) append(text, std::to_string(seat + 1) + " says " + voice + ";");
        if (talk.wishes[seat] != Wish::unsaid)
            append(text, std::to_string(seat + 1) + " wishes " + std::string(text_of(talk.wishes[seat])) + ";");
    }
    return text;
}

std::string text_of_event(GameKind game, const VisibleEvent& event) { return std::visit(PrintEvent{game}, event); }
std::string text_of_event(GameKind game, const Event& event) { return std::visit(PrintEvent{game}, event); }

std::string text_of_view(const Rules& rules, const PublicView& view) {
    std::string text = text_of_result(view.status, view.reason, view.winner);
    text += " | turn " + std::to_string(view.turn_number) + " seat " + std::to_string(view.turn.seat.number());
    text += " laid " + std::to_string(view.turn.played) + "/" + std::to_string(view.turn.required);
    if (view.turn.given != 0) text += " given " + std::to_string(view.turn.given);
    text += " left " + std::to_string(view.turn.left) + " |";
    for (const PileId pile : all_piles)
        if (rules.piles.contains(pile)) text += " " + std::string(text_of(pile)) + "=" + text_of_top(rules, view.turn, pile);
    if (!view.turn.burning.empty()) text += " burning " + text_of_piles(view.turn.burning);
    if (!view.turn.due.empty()) text += " due " + text_of_piles(view.turn.due);
    text += " | hands";
    for (int seat = 0; seat < rules.players; ++seat) text += " " + std::to_string(view.counts[seat]);
    text += " draw";
    for (int side = 0; side < rules.decks; ++side) text += " " + std::to_string(view.draw[side]);
    text += " laid";
    for (int side = 0; side < rules.decks; ++side) text += " [" + text_of_ranges(rules.game, view.laid[side]) + "]";
    const std::string talk = text_of_talk(view.talk);
    return talk.empty() ? text : text + " | " + talk;
}

std::string text_of_view(const Rules& rules, const View& view) {
    return "you " + std::to_string(view.you.number()) + " hold " + text_of_cards(rules.game, view.hand) + " | " +
           text_of_view(rules, static_cast<const PublicView&>(view));
}

}  // namespace tenback::testing
