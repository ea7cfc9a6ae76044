#include "batch/observation.hpp"

namespace tenback::batch {
namespace {

/// All that the hands of others have no part in.
Observation without_counts(const Turn& turn, std::uint16_t turn_number, const std::array<CardSet, 2>& laid,
                           const CardSet& hand, Seat you, bool speaking) {
    Observation seen{.hand = {hand.low(), hand.high()},
                     .laid = {{{laid[0].low(), laid[0].high()}, {laid[1].low(), laid[1].high()}}},
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
                     .turn = turn_number};
    for (std::size_t pile = 0; pile < turn.tops.size(); ++pile)
        seen.tops[pile] = static_cast<std::uint8_t>(turn.tops[pile].index());
    return seen;
}

}  // namespace

Observation observe(const Rules& rules, const State& state, Seat you, bool speaking) {
    Observation seen = without_counts(state.turn, state.turn_number, state.laid, state.hands[you.index()], you, speaking);
    for (std::size_t seat = 0; seat < rules.players; ++seat)
        seen.counts[seat] = static_cast<std::uint8_t>(state.hands[seat].size());
    for (std::size_t side = 0; side < rules.decks; ++side)
        seen.draw[side] = static_cast<std::uint8_t>(state.draw[side].size());
    return seen;
}

Observation observe(const View& view) {
    Observation seen = without_counts(view.turn, view.turn_number, view.laid, view.hand, view.you, false);
    seen.counts = view.counts;
    seen.draw = view.draw;
    return seen;
}

}  // namespace tenback::batch
