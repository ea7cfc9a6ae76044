// The simplest players, as steps on the truth: for measuring, hashing and rolling out.
#pragma once

#include "engine/random.hpp"
#include "engine/state.hpp"

namespace tenback {

/// One action, every legal one equally likely. @pre the game is on
template <class Words>
void random_step(const Rules& rules, State& state, Words& words) {
    const Legal options = legal(rules, state.turn, state.hand_to_move());
    std::array<int, PileId::count> sizes{};
    int total = options.may_end ? 1 : 0;
    for (std::size_t pile = 0; pile < sizes.size(); ++pile) total += sizes[pile] = options.plays[pile].size();
    int chosen = static_cast<int>(below(static_cast<std::uint32_t>(total), words));
    for (std::size_t pile = 0; pile < sizes.size(); ++pile) {
        if (chosen < sizes[pile])
            return lay(rules, state, {options.plays[pile].nth(chosen), PileId(static_cast<int>(pile))});
        chosen -= sizes[pile];
    }
    end_turn(rules, state);
}

}  // namespace tenback
