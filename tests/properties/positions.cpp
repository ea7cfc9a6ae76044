#include "properties/positions.hpp"

#include <algorithm>
#include <span>

namespace tenback::testing {
namespace {

std::uint32_t coin(Random& words, std::uint32_t n) { return below(n, words); }

/// Fire cards come early in half of the decks, so that they are held while there is time to burn.
Deck biased_deck(const Rules& rules, Random& words) {
    Deck deck = shuffled_deck(rules, words);
    if (coin(words, 2) == 0)
        std::partition(deck.begin(), deck.begin() + rules.deck_size,
                       [&](Card card) { return rules.fire.contains(card) || coin(words, 3) == 0; });
    return deck;
}

/// Piles where most cards no longer fit: high on the way up, low on the way down.
Card tight_top(const Rules& rules, CardSet laid, PileId pile, Random& words) {
    const CardSet fires = laid & rules.fire;
    if (!fires.empty() && coin(words, 3) == 0) return fires.nth(static_cast<int>(coin(words, fires.size())));
    const auto far = static_cast<int>(coin(words, static_cast<std::uint32_t>(laid.size() / 2 + 1)));
    return laid.nth(pile.direction() == Direction::up ? laid.size() - 1 - far : far);
}

void set_tops(const Rules& rules, State& state, Random& words) {
    for (const PileId pile : all_piles) {
        const int side = rules.decks == 2 ? pile.number() - 1 : 0;
        if (!rules.piles.contains(pile) || state.laid[side].empty() || coin(words, 8) == 0) continue;
        const Card top = tight_top(rules, state.laid[side], pile, words);
        const auto& tops = state.turn.tops;
        if (rules.decks == 1 && std::find(tops.begin(), tops.end(), top) != tops.end()) continue;
        state.turn.tops[pile.index()] = top;
        if (rules.fire.contains(top)) state.turn.burning.insert(pile);
    }
    // Solo at most one pile burns.
    while (rules.solo_fire && state.turn.burning.size() > 1) {
        const PileId pile = state.turn.burning.first();
        state.turn.burning.erase(pile);
        state.turn.tops[pile.index()] = rules.row_cards[pile.index()];
    }
}

/// Deals what is left: full hands while that is possible, else uneven hands and no draw pile.
void deal_side(const Rules& rules, World& world, int side, int laid, Random& words) {
    State& state = world.state;
    const int start = side * rules.deck_size;
    DrawPile& draw = state.draw[side];
    draw = {static_cast<std::uint8_t>(start + laid), static_cast<std::uint8_t>(start + rules.deck_size)};
    for (int i = start; i < start + laid; ++i) state.laid[side].insert(world.deck[i]);
    const int first = rules.decks == 2 ? side : 0;
    const int last = rules.decks == 2 ? side : rules.players - 1;
    const int full = (last - first + 1) * rules.hand_size;
    const bool enough = draw.size() >= full;
    for (int n = enough ? full : draw.size(), seat = first; n > 0; --n) {
        while (state.hands[seat].size() == rules.hand_size || (!enough && coin(words, 2) == 0))
            seat = seat == last ? first : seat + 1;
        state.hands[seat].insert(world.deck[draw.next++]);
    }
}

World late_position(const Rules& rules, Random& words) {
    World world{biased_deck(rules, words), {}};
    State& state = world.state;
    state.turn.tops = rules.row_cards;
    for (int side = 0; side < rules.decks; ++side) {
        const int rest = 1 + static_cast<int>(coin(words, coin(words, 2) == 0 ? 12 : rules.deck_size));
        deal_side(rules, world, side, rules.deck_size - std::min<int>(rest, rules.deck_size), words);
    }
    state.turn.left = static_cast<std::uint8_t>(cards_left(rules, state));
    set_tops(rules, state, words);
    return world;
}

}  // namespace

World random_position(const Rules& rules, Random& words) {
    World world = coin(words, 3) == 0 ? deal(rules, biased_deck(rules, words)) : late_position(rules, words);
    State& state = world.state;
    auto first = static_cast<int>(coin(words, rules.players));
    while (state.hands[first].empty()) first = (first + 1) % rules.players;
    begin(rules, state, Seat::at(first));
    return world;
}

Action random_action(const Rules& rules, const State& state, Random& words) {
    const Legal options = legal(rules, state.turn, state.hand_to_move());
    const int plays = options.count() - (options.may_end ? 1 : 0);
    if (plays == 0 || (options.may_end && coin(words, 2) == 0)) return EndTurn{};
    auto chosen = static_cast<int>(coin(words, static_cast<std::uint32_t>(plays)));
    for (const PileId pile : all_piles) {
        const CardSet cards = options.plays[pile.index()];
        if (chosen < cards.size()) return Play{cards.nth(chosen), pile};
        chosen -= cards.size();
    }
    return EndTurn{};
}

void walk(const Rules& rules, std::uint64_t seed, const std::function<void(const World&)>& look) {
    Random words(seed);
    World world = random_position(rules, words);
    const State& state = world.state;
    Talk talk{};
    look(world);
    while (state.status == Status::playing) {
        const Action action = random_action(rules, state, words);
        if (act(rules, world, talk, state.turn.seat, action)) return;  // legality.cpp proves that this never happens
        look(world);
    }
}

}  // namespace tenback::testing
