// The exact endgame is what trying everything gives.
#include "bots/endgame.hpp"

#include <gtest/gtest.h>

#include "positions.hpp"

namespace tenback::testing {

using namespace bots;

namespace {

/// Fewest cards left that everybody together can reach; Face to Face: 1 if `you` loses against the best play.
int brute_force(const Rules& rules, const State& state, Seat you) {
    if (state.status != Status::playing) {
        if (rules.cooperative()) return cards_left(rules, state);
        return state.winner == you ? 0 : 1;
    }
    const bool minimise = rules.cooperative() || state.turn.seat == you;
    int best = minimise ? 1000 : -1;
    const auto take = [&](const State& next) {
        const int value = brute_force(rules, next, you);
        best = minimise ? std::min(best, value) : std::max(best, value);
    };
    const Legal options = legal(rules, state.turn, state.hand_to_move());
    if (options.may_end) {
        State next = state;
        end_turn(rules, *rules.sorted_deck, next);
        take(next);
    }
    for (const PileId pile : all_piles)
        for (const Card card : options.plays[pile.index()]) {
            State next = state;
            lay(rules, next, {card, pile});
            take(next);
        }
    return best;
}

/// The last few cards of a game, at most `cards` of them, in the hands of at most two seats, on tops that still move.
State small_endgame(const Rules& rules, int cards, std::uint64_t seed) {
    for (std::uint64_t attempt = seed * 1000;; ++attempt) {
        Random words(attempt);
        State state = deal(rules, shuffled_deck(rules, words)).state;
        state.hands = {};
        for (int side = 0; side < rules.decks; ++side) {
            const auto hidden = shuffled_deck(rules, words);
            state.draw[side].next = state.draw[side].end;
            state.laid[side] = rules.cards;
            const int seats = rules.cooperative() ? std::min<int>(2, rules.players) : 1;
            for (int n = 0; n < cards / (rules.cooperative() ? 1 : 2); ++n) {
                const Card card = hidden[static_cast<std::size_t>(side * rules.deck_size + n)];
                state.hands[rules.cooperative() ? n % seats : side].insert(card);
                state.laid[side].erase(card);
            }
        }
        for (const PileId pile : all_piles)
            if (rules.piles.contains(pile))
                state.turn.tops[pile.index()] = rules.cards.nth(static_cast<int>(below(rules.deck_size, words)));
        state.turn.left = static_cast<std::uint8_t>(cards);
        begin(rules, state, Seat::at(0));
        if (state.status == Status::playing) return state;
    }
}

int with_line(const Rules& rules, const State& state, const EndgameLine& line) {
    State after = state;
    for (int n = 0; after.status == Status::playing && after.turn_number == state.turn_number; ++n) {
        if (n < line.plan.size())
            lay(rules, after, line.plan[n]);
        else
            end_turn(rules, *rules.sorted_deck, after);
    }
    return brute_force(rules, after, state.turn.seat);
}

TEST(Endgame, AgreesWithBruteForce) {
    int lost = 0;
    for (const Rules& rules : all_variants())
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            const State state = small_endgame(rules, rules.game == GameKind::quick ? 4 : 6, seed);
            const auto line = solve_endgame(rules, state, 1U << 22);
            ASSERT_TRUE(line) << name_of(rules);
            const int best = brute_force(rules, state, state.turn.seat);
            lost += best > 0 ? 1 : 0;
            EXPECT_EQ(line->worst, best) << name_of(rules) << ", seed " << seed;
            EXPECT_EQ(with_line(rules, state, *line), best) << name_of(rules) << ", seed " << seed;
        }
    EXPECT_GT(lost, 10);  // not only easy ones
}

TEST(Endgame, GivesUpWithinItsBudget) {
    const Rules rules = *make_rules(GameKind::classic, 2).rules;
    EXPECT_FALSE(solve_endgame(rules, small_endgame(rules, 12, 1), 3));
}

TEST(Endgame, KnowsAllOnlyWithOneOtherHand) {
    const Rules three = *make_rules(GameKind::classic, 3).rules;
    State state = small_endgame(three, 6, 1);
    EXPECT_TRUE(knows_all(three, view_of(three, state, {}, Seat::at(0))));
    state.hands[2].insert(state.hands[1].first());
    state.hands[1].erase(state.hands[1].first());
    EXPECT_FALSE(knows_all(three, view_of(three, state, {}, Seat::at(0))));
    const State start = deal(three, *three.sorted_deck).state;
    EXPECT_FALSE(knows_all(three, view_of(three, start, {}, Seat::at(0))));
}

}  // namespace
}  // namespace tenback::testing
