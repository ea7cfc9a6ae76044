// ALL-3 is decided exactly, at every moment of a game.
#include "properties/every_variant.hpp"
#include "properties/naive.hpp"

namespace tenback::testing {

RC_GTEST_PROP(ALL_3_Stuck, IsWhatTryingEverySequenceOfPlaysFinds, ()) {
    in_every_variant(
        [](const Rules& rules, std::uint64_t seed) {
            walk(rules, seed, [&](const World& world) {
                const State& state = world.state;
                if (state.turn.left == 0) return;
                const bool by_trying = NaiveTurn(rules, state).can_complete();
                RC_ASSERT(can_finish(rules, state.turn, state.hand_to_move()) == by_trying);
                RC_ASSERT((state.status == Status::playing) == by_trying);
            });
        },
        10);
}

RC_GTEST_PROP(ALL_3_Stuck, IsForetoldByWouldLose, ()) {
    in_every_variant(
        [](const Rules& rules, std::uint64_t seed) {
            walk(rules, seed, [&](const World& world) {
                const State& state = world.state;
                if (state.status != Status::playing) return;
                const Legal options = legal(rules, state.turn, state.hand_to_move());
                for (const PileId pile : all_piles)
                    for (const Card card : options.plays[pile.index()]) {
                        State after = state;
                        lay(rules, after, {card, pile});
                        RC_ASSERT(would_lose(rules, state.turn, state.hand_to_move(), {card, pile}) ==
                                  (after.reason == Reason::stuck));
                    }
            });
        },
        4);
}

RC_GTEST_PROP(ALL_3_Stuck, AGameThatIsOnAlwaysHasALegalAction, ()) {
    in_every_variant([](const Rules& rules, std::uint64_t seed) {
        walk(rules, seed, [&](const World& world) {
            const State& state = world.state;
            if (state.status == Status::playing) RC_ASSERT(legal(rules, state.turn, state.hand_to_move()).count() > 0);
        });
    });
}

}  // namespace tenback::testing
