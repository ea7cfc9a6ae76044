#include "endgames.hpp"

#include <set>
#include <string>

#include "engine/action.hpp"
#include "engine/playout.hpp"

namespace tenback::testing {
namespace {

/// Tops from among the laid cards, now and then a row card.
void choose_tops(const Rules& rules, State& state, Random& chance) {
    CardSet laid = state.laid[0];
    for (const PileId pile : all_piles) {
        if (!rules.piles.contains(pile) || below(10, chance) == 0) continue;
        const Card top = laid.nth(static_cast<int>(below(static_cast<std::uint32_t>(laid.size()), chance)));
        if (rules.fire.contains(top) && rules.solo_fire && !state.turn.burning.empty()) continue;
        laid.erase(top);
        state.turn.tops[pile.index()] = top;
        if (rules.fire.contains(top)) state.turn.burning.insert(pile);
    }
}

std::string written(const State& state) {
    std::string text;
    for (const CardSet& hand : state.hands)
        for (const Card card : hand) text += static_cast<char>(card.index());
    for (const CardSet& hand : state.hands) text += static_cast<char>(hand.size());
    for (const Card top : state.turn.tops) text += static_cast<char>(top.index());
    for (const unsigned number :
         {unsigned{state.turn.played}, unsigned{state.turn.required}, state.turn.burning.bits(), state.turn.due.bits(),
          unsigned{state.draw[0].next}, static_cast<unsigned>(state.turn.seat.index())})
        text += static_cast<char>(number);
    return text;
}

bool wins(const Rules& rules, const World& world, std::set<std::string>& lost);

bool wins_after(const Rules& rules, World world, const Action& action, std::set<std::string>& lost) {
    Talk talk;
    return !act(rules, world, talk, world.state.turn.seat, action) && wins(rules, world, lost);
}

bool wins(const Rules& rules, const World& world, std::set<std::string>& lost) {
    const State& state = world.state;
    if (state.status != Status::playing) return state.status == Status::won;
    const std::string position = written(state);
    if (lost.contains(position)) return false;
    for (const PileId pile : all_piles)
        for (const Card card : state.hand_to_move())
            if (wins_after(rules, world, Play{card, pile}, lost)) return true;
    if (wins_after(rules, world, EndTurn{}, lost)) return true;
    lost.insert(position);
    return false;
}

}  // namespace

World random_endgame(const Rules& rules, int cards, std::uint64_t seed) {
    Random chance(seed);
    World world{shuffled_deck(rules, chance), {}};
    State& state = world.state;
    state.turn.tops = rules.row_cards;
    state.turn.left = static_cast<std::uint8_t>(cards);
    // The laid cards come first in the deck, then the hands, then the draw pile.
    int next = rules.deck_size - cards;
    for (int i = 0; i < next; ++i) state.laid[0].insert(world.deck[i]);
    choose_tops(rules, state, chance);
    const int first = static_cast<int>(below(rules.players, chance));
    // Once the draw pile is empty hands are of any size.
    const bool full_hands = rules.hand_size * rules.players < cards || below(2, chance) == 0;
    for (int n = 0; next < rules.deck_size && n < rules.hand_size * rules.players; ++n) {
        const int seat = full_hands ? (first + n / rules.hand_size) % rules.players : (first + n) % rules.players;
        state.hands[seat].insert(world.deck[next++]);
    }
    state.draw[0] = {static_cast<std::uint8_t>(next), rules.deck_size};
    begin(rules, state, Seat::at(first));
    for (auto moves = below(4, chance); moves > 0 && state.status == Status::playing; --moves)
        random_step(rules, world, chance);
    return world;
}

bool winnable_by_trying(const Rules& rules, const World& world) {
    std::set<std::string> lost;
    return wins(rules, world, lost);
}

}  // namespace tenback::testing
