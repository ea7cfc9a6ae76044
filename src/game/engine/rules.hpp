// What game is played: the rules as data.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/card.hpp"
#include "engine/options.hpp"

namespace tenback {

/// For every top, the cards that may be laid on it.
using Fits = std::array<CardSet, Card::limit>;

/// All decks of a game, one after the other, in the order in which the cards come (Face to Face: seat 1's, seat 2's).
using Deck = std::array<Card, 116>;

/// Everything the engine asks about a variant. Made only by make_rules, so that it is always consistent.
struct Rules {
    GameKind game;
    std::uint8_t players;
    Options options;            // as chosen, `hand` filled in
    std::uint8_t hand_size;     // TG-2, TG-12, QE-2, FF-1
    std::uint8_t minimum;       // TG-4, QE-3, FF-2
    std::uint8_t late_minimum;  // the same once the draw pile is empty
    std::uint8_t maximum;       // cards a turn; 255 where only the hand limits it
    std::uint8_t decks;         // 1, or one for each seat (Face to Face)
    std::uint8_t deck_size;
    bool solo_fire;  // OF-3: the next card must cover
    PileSet piles;   // those the game has
    CardSet cards;   // every card of a deck
    CardSet fire;    // those that burn (OF-1)
    std::array<Card, PileId::count> row_cards;
    const Deck* sorted_deck;
    std::array<std::array<const Fits*, PileId::count>, 2> fits;  // by side, see side_of

    /// Whose pile it is matters only in Face to Face: there each seat has a side of its own.
    [[nodiscard]] int side_of(Seat seat) const { return game == GameKind::face ? seat.index() : 0; }
    [[nodiscard]] bool belongs_to_opponent(PileId pile, Seat seat) const {
        return game == GameKind::face && pile.number() != seat.number();
    }
    [[nodiscard]] bool cooperative() const { return game != GameKind::face; }
    /// Does nothing but its row card lie on the pile?
    [[nodiscard]] bool is_bare(PileId pile, Card top) const { return top == row_cards[pile.index()]; }
    /// Is it played in the variant of this option of its game?
    [[nodiscard]] bool is_chosen(const Option& option) const {
        return option.game == game && option.is_chosen(options, players);
    }
};

/// The fewest and the most players of a game.
struct PlayerRange {
    int fewest;
    int most;
};
constexpr PlayerRange players_of(GameKind game) {
    switch (game) {
        case GameKind::classic: return {1, 5};
        case GameKind::quick: return {2, 5};
        case GameKind::face: return {2, 2};
    }
    return {};
}

enum class RulesError : std::uint8_t { players, minimum, hand };

struct RulesOrError {
    std::optional<Rules> rules;
    RulesError error{};  // meaningful when there are no rules
};
RulesOrError make_rules(GameKind game, int players, Options options = {});

/// Quick & Easy's cards.
inline constexpr int quick_colours = 5;
constexpr Card quick_card(int colour, int value) { return Card(colour * 10 + value); }
constexpr int quick_colour(Card c) { return (c.index() - 1) / 10; }
constexpr int quick_value(Card c) { return (c.index() - 1) % 10 + 1; }

/// A lost game with fewer cards left than this is excellent (TG-10).
constexpr int excellent_below(GameKind game) { return game == GameKind::classic ? 10 : 0; }

/// The number printed on a card.
constexpr int value_of(GameKind game, Card c) { return game == GameKind::quick ? quick_value(c) : c.index(); }

}  // namespace tenback
