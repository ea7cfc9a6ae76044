#include "batch/action_code.hpp"

namespace tenback::batch {
namespace {

constexpr ActionCode bands = 3;

struct Encode {
    ActionCode operator()(const Mark& mark) const {
        return first_mark_code + static_cast<int>(mark.kind) * PileId::count + mark.pile.index();
    }
    ActionCode operator()(const Hint& hint) const {
        return first_hint_code + hint.colour * bands + static_cast<int>(hint.band);
    }
    ActionCode operator()(const Holds& holds) const { return first_holds_code + holds.colour; }
    ActionCode operator()(const Hush& /*hush*/) const { return hush_code; }
};

/// @pre first_mark_code <= code < all_actions
Say decode_say(ActionCode code) {
    if (code == hush_code) return Hush{};
    if (code >= first_holds_code) return Holds{static_cast<std::uint8_t>(code - first_holds_code)};
    if (code >= first_hint_code) {
        const int n = code - first_hint_code;
        return Hint{static_cast<std::uint8_t>(n / bands), static_cast<Band>(n % bands)};
    }
    const int n = code - first_mark_code;
    return Mark{static_cast<MarkKind>(n / PileId::count), PileId(n % PileId::count)};
}

}  // namespace

ActionCode encode(const Say& say) { return std::visit(Encode{}, say); }

std::optional<Action> decode(ActionCode code) {
    if (code < 0 || code >= all_actions) return std::nullopt;
    if (code < end_code) return Play{Card(code % cards_a_pile), PileId(code / cards_a_pile)};
    if (code == end_code) return EndTurn{};
    return decode_say(code);
}

Mask talk_mask(const Rules& rules, const Turn& turn, CardSet hand, const Talk& talk, Seat seat, bool first_word) {
    Mask mask{};
    const auto allow = [&](ActionCode code) {
        mask[static_cast<std::size_t>(code) / 64] |= std::uint64_t{1} << (code % 64);
    };
    allow(end_code);
    const Voice& voice = talk.voices[seat.index()];
    for (ActionCode code = first_mark_code; code < all_actions; ++code) {
        const Say say = decode_say(code);
        if ((code == hush_code && !first_word) || why_not_say(rules, turn, hand, voice, say)) continue;
        Talk after = talk;
        hear(after, seat, say);
        if (after.voices[seat.index()] != voice) allow(code);
    }
    return mask;
}

}  // namespace tenback::batch
