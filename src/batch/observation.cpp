#include "batch/observation.hpp"

namespace tenback {

Observation observe(const Rules& rules, const State& state, Seat you, bool speaking) {
    const Turn& turn = state.turn;
    const CardSet& hand = state.hands[you.index()];
    Observation seen{.hand = {hand.low(), hand.high()},
                     .laid = {{{state.laid[0].low(), state.laid[0].high()}, {state.laid[1].low(), state.laid[1].high()}}},
                     .tops = {},
                     .counts = {},
                     .draw = {},
                     .you = static_cast<std::uint8_t>(you.number()),
                     .seat = static_cast<std::uint8_t>(turn.seat.number()),
                     .played = turn.played,
                     .required = turn.required,
                     .given = turn.given,
                     .due = static_cast<std::uint8_t>(turn.due.bits()),
                     .burning = static_cast<std::uint8_t>(turn.burning.bits()),
                     .speaking = speaking ? std::uint8_t{1} : std::uint8_t{0},
                     .turn = state.turn_number};
    for (std::size_t pile = 0; pile < turn.tops.size(); ++pile)
        seen.tops[pile] = static_cast<std::uint8_t>(turn.tops[pile].index());
    for (std::size_t seat = 0; seat < rules.players; ++seat)
        seen.counts[seat] = static_cast<std::uint8_t>(state.hands[seat].size());
    for (std::size_t side = 0; side < rules.decks; ++side)
        seen.draw[side] = static_cast<std::uint8_t>(state.draw[side].size());
    return seen;
}

}  // namespace tenback
