#include "engine/rules.hpp"

namespace tenback {
namespace {

/// TG-5, TG-6 and FF-4: onwards in the pile's direction, or exactly ten back.
constexpr Fits numbers_fit(Direction direction, int last) {
    Fits fits{};
    for (int top = 1; top <= last + 1; ++top)
        for (int c = 2; c <= last; ++c) {
            const bool onwards = direction == Direction::up ? c > top : c < top;
            const bool ten_back = direction == Direction::up ? c == top - 10 : c == top + 10;
            if (onwards || ten_back) fits[top].insert(Card(c));
        }
    return fits;
}

/// FF-5: better for the opponent by any amount, and never on a pile that holds only its row card.
constexpr Fits improvements_fit(Direction direction, int last) {
    Fits fits{};
    for (int top = 2; top <= last; ++top)
        fits[top] = direction == Direction::up ? CardSet::range(2, top - 1) : CardSet::range(top + 1, last);
    return fits;
}

/// QE-1, QE-4, QE-5: anything first, then onwards or the same colour.
constexpr Fits colours_fit(Direction direction) {
    Fits fits{};
    const CardSet deck = CardSet::range(1, 50);
    fits[0] = deck;
    for (const Card top : deck)
        for (const Card c : deck) {
            if (c == top) continue;
            const bool onwards =
                direction == Direction::up ? quick_value(c) > quick_value(top) : quick_value(c) < quick_value(top);
            if (onwards || quick_colour(c) == quick_colour(top)) fits[top.index()].insert(c);
        }
    return fits;
}

constexpr int classic_last = 99;
constexpr int face_last = 59;

constexpr Fits classic_up = numbers_fit(Direction::up, classic_last);
constexpr Fits classic_down = numbers_fit(Direction::down, classic_last);
constexpr Fits face_up = numbers_fit(Direction::up, face_last);
constexpr Fits face_down = numbers_fit(Direction::down, face_last);
constexpr Fits gift_up = improvements_fit(Direction::up, face_last);
constexpr Fits gift_down = improvements_fit(Direction::down, face_last);
constexpr Fits quick_up = colours_fit(Direction::up);
constexpr Fits quick_down = colours_fit(Direction::down);
constexpr Fits nothing{};

constexpr Deck sorted(CardSet cards, int decks) {
    Deck deck{};
    std::size_t at = 0;
    for (int d = 0; d < decks; ++d)
        for (const Card card : cards) deck[at++] = card;
    return deck;
}

constexpr CardSet classic_cards = CardSet::range(2, classic_last);
constexpr CardSet quick_cards = CardSet::range(1, 50);
constexpr CardSet face_cards = CardSet::range(2, face_last);
constexpr Deck classic_deck = sorted(classic_cards, 1);
constexpr Deck quick_deck = sorted(quick_cards, 1);
constexpr Deck face_deck = sorted(face_cards, 2);

constexpr CardSet fire_cards() {
    CardSet set;
    for (int c = 22; c <= 77; c += 11) set.insert(Card(c));
    return set;
}

RulesOrError classic_rules(int players, Options options) {
    const int usual = classic_hand(players);
    const int hand = options.hand == 0 ? usual : options.hand;
    if (options.minimum != 2 && options.minimum != 3) return {{}, RulesError::minimum};
    if (hand != usual && hand != usual - 1) return {{}, RulesError::hand};
    const std::array<const Fits*, PileId::count> piles{&classic_up, &classic_up, &classic_down, &classic_down};
    const Card up_row(1);
    const Card down_row(classic_last + 1);
    return {Rules{.game = GameKind::classic,
                  .players = static_cast<std::uint8_t>(players),
                  .options = {.fire = options.fire, .minimum = options.minimum, .hand = static_cast<std::uint8_t>(hand)},
                  .hand_size = static_cast<std::uint8_t>(hand),
                  .minimum = options.minimum,
                  .late_minimum = 1,
                  .maximum = 255,
                  .decks = 1,
                  .deck_size = 98,
                  .solo_fire = options.fire && players == 1,
                  .piles = PileSet(0b1111),
                  .cards = classic_cards,
                  .fire = options.fire ? fire_cards() : CardSet(),
                  .row_cards = {up_row, up_row, down_row, down_row},
                  .sorted_deck = &classic_deck,
                  .fits = {piles, piles}},
            {}};
}

RulesOrError quick_rules(int players, Options options) {
    const std::array<const Fits*, PileId::count> piles{&quick_up, &nothing, &quick_down, &nothing};
    return {Rules{.game = GameKind::quick,
                  .players = static_cast<std::uint8_t>(players),
                  .options = {.pro = options.pro},
                  .hand_size = 2,
                  .minimum = 1,
                  .late_minimum = 1,
                  .maximum = static_cast<std::uint8_t>(options.pro ? 1 : 2),
                  .decks = 1,
                  .deck_size = 50,
                  .solo_fire = false,
                  .piles = PileSet(0b0101),
                  .cards = quick_cards,
                  .fire = {},
                  .row_cards = {},
                  .sorted_deck = &quick_deck,
                  .fits = {piles, piles}},
            {}};
}

RulesOrError face_rules() {
    const Card up_row(1);
    const Card down_row(face_last + 1);
    return {Rules{.game = GameKind::face,
                  .players = 2,
                  .options = {},
                  .hand_size = 6,
                  .minimum = 2,
                  .late_minimum = 2,
                  .maximum = 255,
                  .decks = 2,
                  .deck_size = 58,
                  .solo_fire = false,
                  .piles = PileSet(0b1111),
                  .cards = face_cards,
                  .fire = {},
                  .row_cards = {up_row, up_row, down_row, down_row},
                  .sorted_deck = &face_deck,
                  .fits = {{{&face_up, &gift_up, &face_down, &gift_down}, {&gift_up, &face_up, &gift_down, &face_down}}}},
            {}};
}

}  // namespace

RulesOrError make_rules(GameKind game, int players, Options options) {
    const auto [fewest, most] = players_of(game);
    if (players < fewest || players > most) return {{}, RulesError::players};
    switch (game) {
        case GameKind::classic: return classic_rules(players, options);
        case GameKind::quick: return quick_rules(players, options);
        case GameKind::face: return face_rules();
    }
    return {{}, RulesError::players};
}

}  // namespace tenback
