#include "engine/state.hpp"

namespace tenback {

bool is_complete(const Rules& rules, const Deck& deck) {
    for (int d = 0; d < rules.decks; ++d) {
        CardSet seen;
        for (const Card card : part_of(rules, deck, d)) seen.insert(card);
        if (seen != rules.cards) return false;
    }
    return true;
}

int cards_left(const Rules& rules, const State& state) {
    int left = 0;
    for (int seat = 0; seat < rules.players; ++seat) left += state.hands[seat].size();
    for (int side = 0; side < rules.decks; ++side) left += state.draw[side].size();
    return left;
}

World deal(const Rules& rules, const Deck& deck) {
    World world{deck, {}};
    State& state = world.state;
    state.turn.tops = rules.row_cards;
    state.turn.left = rules.deck_size;
    for (int side = 0; side < rules.decks; ++side)
        state.draw[side] = {static_cast<std::uint8_t>(side * rules.deck_size),
                            static_cast<std::uint8_t>((side + 1) * rules.deck_size)};
    for (int seat = 0; seat < rules.players; ++seat)
        for (int n = 0; n < rules.hand_size; ++n)
            state.hands[seat].insert(deck[state.draw[rules.side_of(Seat::at(seat))].next++]);
    return world;
}

}  // namespace tenback
