// Actions as numbers, the same for all games: what a batch takes, and the bits of its masks.
//   0..511    lay the card of index n % 128 on the pile n / 128 (U1 U2 D1 D2)
//   512       end the turn; in a round of talk: nothing (more) to say
//   513..528  a mark: kind * 4 + pile (leave, small, mean, trick)
//   529..543  Quick & Easy, a hint: colour * 3 + band
//   544..548  Quick & Easy: holds a colour
//   549       takes back what was said
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/event.hpp"
#include "engine/rules.hpp"
#include "engine/turn.hpp"

namespace tenback::batch {

using ActionCode = std::int32_t;

inline constexpr ActionCode cards_a_pile = 128;
inline constexpr ActionCode end_code = PileId::count * cards_a_pile;
inline constexpr ActionCode first_mark_code = end_code + 1;
inline constexpr ActionCode first_hint_code = first_mark_code + mark_kinds * PileId::count;
inline constexpr ActionCode first_holds_code = first_hint_code + quick_colours * 3;
inline constexpr ActionCode hush_code = first_holds_code + quick_colours;
inline constexpr int silent_actions = end_code + 1;  // how many there are where nobody talks
inline constexpr int all_actions = hush_code + 1;

constexpr ActionCode encode(Play play) { return play.pile.index() * cards_a_pile + play.card.index(); }
ActionCode encode(const Say& say);

/// Nothing if no action has this number. A card or pile that the game lacks is for the rules to refuse.
std::optional<Action> decode(ActionCode code);

/// Bit n: the action of this number is allowed.
using Mask = std::array<std::uint64_t, 9>;
static_assert(all_actions <= 9 * 64);

inline Mask mask_of(const Legal& legal) {
    const auto& plays = legal.plays;
    return {plays[0].low(),  plays[0].high(), plays[1].low(),  plays[1].high(),        plays[2].low(),
            plays[2].high(), plays[3].low(),  plays[3].high(), legal.may_end ? 1U : 0U};
}

constexpr bool holds(const Mask& mask, ActionCode code) {
    return code >= 0 && code < all_actions && (mask[static_cast<std::size_t>(code) / 64] >> (code % 64) & 1) != 0;
}

/// What a seat may say in its part of a round of talk: whatever is permitted, true and new, or nothing. It may take back
/// what it said before as its first word only, so that a round comes to an end.
Mask talk_mask(const Rules& rules, const Turn& turn, CardSet hand, const Talk& talk, Seat seat, bool first_word);

}  // namespace tenback::batch
