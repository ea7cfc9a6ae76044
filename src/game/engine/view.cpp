#include "engine/view.hpp"

namespace tenback {

PublicView public_view(const Rules& rules, const State& state, const Talk& talk) {
    PublicView view{.turn = state.turn,
                    .turn_number = state.turn_number,
                    .status = state.status,
                    .reason = state.reason,
                    .winner = state.winner,
                    .counts = {},
                    .draw = {},
                    .laid = state.laid,
                    .talk = talk};
    for (int seat = 0; seat < rules.players; ++seat) view.counts[seat] = static_cast<std::uint8_t>(state.hands[seat].size());
    for (int side = 0; side < rules.decks; ++side) view.draw[side] = static_cast<std::uint8_t>(state.draw[side].size());
    return view;
}

View view_of(const Rules& rules, const State& state, const Talk& talk, Seat seat) {
    return {public_view(rules, state, talk), seat, state.hands[seat.index()]};
}

}  // namespace tenback
