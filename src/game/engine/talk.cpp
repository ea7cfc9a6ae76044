#include "engine/talk.hpp"

#include <algorithm>

namespace tenback {
namespace {

bool permits_mark(const Rules& rules, MarkKind kind) {
    const bool about_piles_only = kind == MarkKind::leave_it_to_me || kind == MarkKind::small_steps_only;
    switch (rules.game) {
        // "I have the trick" would name a number in these two: the top and ten.
        case GameKind::classic: return about_piles_only;
        case GameKind::face: return kind != MarkKind::i_have_the_trick;
        case GameKind::quick: return !rules.options.pro || !about_piles_only;
    }
    return false;
}

/// Do the hints said so far and this one describe different cards of the hand?
bool hints_are_true(CardSet hand, const Voice& voice, Hint hint) {
    const auto meant = [&](Hint said) {
        return std::count_if(hand.begin(), hand.end(),
                             [&](Card c) { return quick_colour(c) == said.colour && band_of(quick_value(c)) == said.band; });
    };
    const auto said_before = std::count(voice.hints.begin(), voice.hints.begin() + voice.hint_count, hint);
    return voice.hint_count < voice.hints.size() && meant(hint) > said_before;
}

bool holds_colour(CardSet hand, int colour) {
    return std::any_of(hand.begin(), hand.end(), [&](Card c) { return quick_colour(c) == colour; });
}

bool is_true(const Rules& rules, const Turn& turn, CardSet hand, const Voice& voice, const Say& say) {
    if (const auto* hint = std::get_if<Hint>(&say)) return hints_are_true(hand, voice, *hint);
    if (const auto* holds = std::get_if<Holds>(&say)) return holds_colour(hand, holds->colour);
    const auto* mark = std::get_if<Mark>(&say);
    if (mark == nullptr || mark->kind != MarkKind::i_have_the_trick) return true;
    const Card top = turn.tops[mark->pile.index()];
    return top != rules.row_cards[mark->pile.index()] && holds_colour(hand, quick_colour(top));
}

}  // namespace

bool permits(const Rules& rules, const Say& say) {
    if (rules.players == 1) return false;  // nobody listens
    if (const auto* mark = std::get_if<Mark>(&say)) return permits_mark(rules, mark->kind);
    if (const auto* hint = std::get_if<Hint>(&say))
        return rules.game == GameKind::quick && !rules.options.pro && hint->colour < quick_colours;
    if (const auto* holds = std::get_if<Holds>(&say)) return rules.game == GameKind::quick && holds->colour < quick_colours;
    return true;
}

std::optional<Refusal> why_not_say(const Rules& rules, const Turn& turn, CardSet hand, const Voice& voice, const Say& say) {
    if (!permits(rules, say)) return Refusal::talk_not_allowed;
    if (const auto* mark = std::get_if<Mark>(&say); mark != nullptr && !rules.piles.contains(mark->pile))
        return Refusal::no_such_pile;
    if (!is_true(rules, turn, hand, voice, say)) return Refusal::talk_not_true;
    return std::nullopt;
}

void hear(Talk& talk, Seat seat, const Say& say) {
    Voice& voice = talk.voices[seat.index()];
    if (const auto* mark = std::get_if<Mark>(&say)) voice.marks[static_cast<std::size_t>(mark->kind)].insert(mark->pile);
    if (const auto* hint = std::get_if<Hint>(&say)) voice.hints[voice.hint_count++] = *hint;
    if (const auto* holds = std::get_if<Holds>(&say))
        voice.colours = static_cast<std::uint8_t>(voice.colours | (1U << holds->colour));
    if (std::holds_alternative<Hush>(say)) voice = {};
}

void forget_trick(Talk& talk, PileId pile) {
    for (Voice& voice : talk.voices) voice.marks[static_cast<std::size_t>(MarkKind::i_have_the_trick)].erase(pile);
}

void forget_voice(Talk& talk, Seat seat) { talk.voices[seat.index()] = {}; }

Seat settle_first(const Rules& rules, const Talk& talk, std::uint32_t lot) {
    const auto strength = [&](int seat) {
        const Wish wish = talk.wishes[seat];
        return wish == Wish::unsaid ? Wish::do_not_care : wish;
    };
    Wish strongest = strength(0);
    for (int seat = 1; seat < rules.players; ++seat) strongest = std::max(strongest, strength(seat));
    std::array<int, Seat::limit> equals{};
    std::uint32_t count = 0;
    for (int seat = 0; seat < rules.players; ++seat)
        if (strength(seat) == strongest) equals[count++] = seat;
    return Seat::at(equals[lot % count]);
}

}  // namespace tenback
