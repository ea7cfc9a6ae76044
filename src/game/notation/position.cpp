#include "notation/position.hpp"

#include <charconv>
#include <vector>

#include "notation/notation.hpp"
#include "notation/variant.hpp"

namespace tenback {
namespace {

constexpr std::string_view no_entry = "-";
constexpr std::string_view bar = " | ";

// Printing

/// The texts of the items with commas between, or `-`.
template <class Items, class Text>
std::string listed(const Items& items, Text text) {
    std::string list;
    for (const auto& item : items) list.append(list.empty() ? "" : ",").append(text(item));
    return list.empty() ? std::string(no_entry) : list;
}

std::string cards_text(GameKind game, CardSet cards) {
    return listed(cards, [&](Card card) { return text_of(game, card); });
}

std::string tops_text(const Rules& rules, const Turn& turn) {
    std::vector<std::string> tops;
    for (const PileId pile : all_piles) {
        const Card top = turn.tops[pile.index()];
        const bool bare = !rules.piles.contains(pile) || top == rules.row_cards[pile.index()];
        tops.push_back(bare ? std::string(no_entry) : text_of(rules.game, top));
    }
    return listed(tops, [](const std::string& top) { return top; });
}

std::string due_text(PileSet due) {
    std::vector<PileId> piles;
    for (const PileId pile : all_piles)
        if (due.contains(pile)) piles.push_back(pile);
    return listed(piles, [](PileId pile) { return std::string(text_of(pile)); });
}

std::string said_text(const Rules& rules, const Talk& talk) {
    std::string text;
    for (int seat = 0; seat < rules.players; ++seat)
        for (const Say& say : standing(talk.voices[static_cast<std::size_t>(seat)]))
            text.append(text.empty() ? "" : "; ").append(std::to_string(seat + 1)).append(" ").append(text_of(say));
    return text.empty() ? std::string(no_entry) : text;
}

std::string laid_text(const Rules& rules, const View& view) {
    std::string text = cards_text(rules.game, view.laid[0]);
    if (rules.decks == 2) text.append("/").append(cards_text(rules.game, view.laid[1]));
    return text;
}

// Parsing. Each part takes its text and says whether it is one.

/// The part before the mark; the text becomes what follows it.
std::string_view take_until(std::string_view& text, std::string_view mark) {
    const auto at = text.find(mark);
    const std::string_view part = text.substr(0, at);
    text.remove_prefix(at == std::string_view::npos ? text.size() : at + mark.size());
    return part;
}

template <class Number>
bool read_number(std::string_view text, int most, Number& number) {
    int value = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < 0 || value > most) return false;
    number = static_cast<Number>(value);
    return true;
}

bool read_seat(std::string_view text, const Rules& rules, Seat& seat) {
    int number = 0;
    if (!read_number(text, rules.players, number) || number == 0) return false;
    seat = Seat::number(number);
    return true;
}

bool read_cards(std::string_view text, const Rules& rules, CardSet& cards) {
    if (text == no_entry) return true;
    while (!text.empty()) {
        const auto card = parse_card(rules.game, take_until(text, ","));
        if (!card || cards.contains(*card)) return false;
        cards.insert(*card);
    }
    return true;
}

bool read_tops(std::string_view text, const Rules& rules, Turn& turn) {
    for (const PileId pile : all_piles) {
        const std::string_view top = take_until(text, ",");
        turn.tops[pile.index()] = rules.row_cards[pile.index()];
        if (top == no_entry) continue;
        const auto card = parse_card(rules.game, top);
        if (!card || !rules.piles.contains(pile)) return false;
        turn.tops[pile.index()] = *card;
        if (rules.fire.contains(*card)) turn.burning.insert(pile);
    }
    return text.empty();
}

bool read_due(std::string_view text, Turn& turn) {
    if (text == no_entry) return true;
    while (!text.empty()) {
        const auto pile = parse_pile(take_until(text, ","));
        if (!pile || !turn.burning.contains(*pile)) return false;
        turn.due.insert(*pile);
    }
    return true;
}

/// Numbers with commas between, one for each of the first `count` places.
template <class Numbers>
bool read_numbers(std::string_view text, int count, int most, Numbers& numbers) {
    for (int n = 0; n < count; ++n)
        if (!read_number(take_until(text, ","), most, numbers[static_cast<std::size_t>(n)])) return false;
    return text.empty();
}

bool read_said(std::string_view text, const Rules& rules, View& view) {
    if (text == no_entry) return true;
    while (!text.empty()) {
        std::string_view entry = take_until(text, "; ");
        Seat seat;
        if (!read_seat(take_until(entry, " "), rules, seat)) return false;
        const auto say = parse_say(entry);
        if (!say || !permits(rules, *say)) return false;
        const Voice& voice = view.talk.voices[static_cast<std::size_t>(seat.index())];
        if (std::holds_alternative<Hint>(*say) && voice.hint_count == voice.hints.size()) return false;
        if (const auto* mark = std::get_if<Mark>(&*say); mark != nullptr && !rules.piles.contains(mark->pile)) return false;
        hear(view.talk, seat, *say);
    }
    return true;
}

/// Is every card in exactly one place, and every top among the cards laid?
bool adds_up(const Rules& rules, const View& view) {
    if (view.counts[view.you.index()] != view.hand.size()) return false;
    if (!(view.hand & view.laid[static_cast<std::size_t>(rules.side_of(view.you))]).empty()) return false;
    for (int side = 0; side < rules.decks; ++side) {
        int cards = view.draw[side] + view.laid[side].size();
        for (int seat = 0; seat < rules.players; ++seat)
            if (rules.side_of(Seat::at(seat)) == side) cards += view.counts[seat];
        if (cards != rules.deck_size || view.laid[side].size() == rules.deck_size) return false;
    }
    CardSet laid = view.laid[0] | view.laid[1];
    for (const PileId pile : all_piles) {
        const Card top = view.turn.tops[pile.index()];
        if (top == rules.row_cards[pile.index()]) continue;
        if (!laid.contains(top)) return false;
        if (rules.cooperative()) laid.erase(top);
    }
    return true;
}

/// What follows from the rest.
void complete(const Rules& rules, View& view) {
    const int side = rules.side_of(view.turn.seat);
    view.turn.required = view.draw[side] > 0 ? rules.minimum : rules.late_minimum;
    int left = view.draw[side];
    for (int seat = 0; seat < rules.players; ++seat)
        if (rules.cooperative() || seat == view.turn.seat.index()) left += view.counts[seat];
    view.turn.left = static_cast<std::uint8_t>(left);
    view.status = Status::playing;
    view.reason = Reason::none;
}

bool can_go_on(const Rules& rules, const View& view) {
    if (view.turn.given > (rules.cooperative() ? 0 : view.turn.played) || view.turn.left == 0) return false;
    if (rules.solo_fire && (view.turn.burning.size() > 1 || !view.turn.due.empty())) return false;
    return !view.your_move() || can_finish(rules, view.turn, view.hand);
}

}  // namespace

std::string text_of(const Rules& rules, const View& view) {
    const auto number = [](int n) { return std::to_string(n); };
    const std::span counts(view.counts.data(), rules.players);
    const std::span draw(view.draw.data(), rules.decks);
    std::string text = text_of(rules);
    text.append(bar).append("you=").append(number(view.you.number()));
    text.append(" seat=").append(number(view.turn.seat.number()));
    text.append(" turn=").append(number(view.turn_number));
    text.append(" played=").append(number(view.turn.played));
    text.append(" given=").append(number(view.turn.given));
    text.append(" tops=").append(tops_text(rules, view.turn));
    text.append(" due=").append(due_text(view.turn.due));
    text.append(" hand=").append(cards_text(rules.game, view.hand));
    text.append(" counts=").append(listed(counts, number));
    text.append(" draw=").append(listed(draw, number));
    text.append(" laid=").append(laid_text(rules, view));
    text.append(" said=").append(said_text(rules, view.talk));
    return text;
}

Result<Position> parse_position(std::string_view text) {
    const auto rules = parse_variant(take_until(text, bar));
    if (!rules) return Error{rules.reason()};
    View view{};
    const auto value = [&](std::string_view key) {
        if (!text.starts_with(key)) return std::string_view("?");
        text.remove_prefix(key.size());
        return key == "said=" ? text : take_until(text, " ");
    };
    const auto read_laid = [&](std::string_view cards) {
        const bool first = read_cards(take_until(cards, "/"), *rules, view.laid[0]);
        return first && (rules->decks == 1 ? cards.empty() : read_cards(cards, *rules, view.laid[1]));
    };
    const bool read = read_seat(value("you="), *rules, view.you) && read_seat(value("seat="), *rules, view.turn.seat) &&
                      read_number(value("turn="), 999, view.turn_number) &&
                      read_number(value("played="), rules->hand_size, view.turn.played) &&
                      read_number(value("given="), 1, view.turn.given) && read_tops(value("tops="), *rules, view.turn) &&
                      read_due(value("due="), view.turn) && read_cards(value("hand="), *rules, view.hand) &&
                      read_numbers(value("counts="), rules->players, rules->hand_size, view.counts) &&
                      read_numbers(value("draw="), rules->decks, rules->deck_size, view.draw) && read_laid(value("laid=")) &&
                      read_said(value("said="), *rules, view);
    if (!read) return Error{"no position"};
    complete(*rules, view);
    if (!adds_up(*rules, view)) return Error{"the cards do not add up"};
    if (!can_go_on(*rules, view)) return Error{"the game is over there"};
    return Position{*rules, view};
}

}  // namespace tenback
