#include "bots/imagine.hpp"

#include <algorithm>

namespace tenback::bots {

namespace {

bool says_something(const Voice& voice) { return voice.hint_count != 0 || voice.colours != 0; }

/// Moves a card of the rest that is wanted to a place of the hand.
template <class Wanted>
void bring(Card& place, std::span<Card> rest, Wanted wanted) {
    if (wanted(place)) return;
    const auto found = std::find_if(rest.begin(), rest.end(), wanted);
    if (found != rest.end()) std::swap(place, *found);
}

}  // namespace

State known_part(const Rules& rules, const View& view) {
    State state{};
    state.turn = view.turn;
    state.turn_number = view.turn_number;
    state.status = view.status;
    state.reason = view.reason;
    state.winner = view.winner;
    state.laid = view.laid;
    state.hands[view.you.index()] = view.hand;
    for (int side = 0; side < rules.decks; ++side) {
        const int end = (side + 1) * rules.deck_size;
        state.draw[side] = {static_cast<std::uint8_t>(end - view.draw[side]), static_cast<std::uint8_t>(end)};
    }
    return state;
}

Dealer::Dealer(const Rules& rules, const View& view)
    : rules_(rules),
      you_(view.you),
      counts_(view.counts),
      voices_(view.talk.voices),
      hints_(std::any_of(voices_.begin(), voices_.end(), says_something)),
      world_{{}, known_part(rules, view)} {
    for (int side = 0; side < rules.decks; ++side) {
        const bool mine = rules.cooperative() || side == rules.side_of(you_);
        const CardSet known = view.laid[side] | (mine ? view.hand : CardSet());
        Unseen& unseen = unseen_[side];
        for (const Card card : rules.cards - known) unseen.cards[unseen.count++] = card;
        // The deck is complete: what was seen lies where the cards already taken lay.
        const int begin = side * rules.deck_size;
        int at = begin;
        for (const Card card : known) world_.deck[static_cast<std::size_t>(at++)] = card;
        unseen.draw = view.draw[side];
        unseen.draw_from = static_cast<std::uint8_t>(begin + rules.deck_size - unseen.draw);
    }
}

/// The first of these cards will be the seat's. What it has said describes different cards of its hand, so each saying
/// gets a place of its own.
void Dealer::heed_talk(int seat, std::span<Card> cards) const {
    const Voice& voice = voices_[seat];
    const std::size_t hand = counts_[seat];
    std::size_t place = 0;
    const auto bring_next = [&](auto wanted) {
        bring(cards[place], cards.subspan(place + 1), wanted);
        ++place;
    };
    for (int n = 0; n < voice.hint_count && place < hand; ++n) {
        const Hint hint = voice.hints[n];
        bring_next([&](Card c) { return quick_colour(c) == hint.colour && band_of(quick_value(c)) == hint.band; });
    }
    if (place != 0) return;
    for (int colour = 0; colour < quick_colours; ++colour)
        if ((voice.colours >> colour & 1) != 0 && place < hand)
            bring_next([&](Card c) { return quick_colour(c) == colour; });
}

void Dealer::deal_side(int side, Random& random) {
    Unseen& unseen = unseen_[side];
    const std::span all = std::span(unseen.cards).first(unseen.count);
    shuffle(all, random);
    std::uint32_t next = 0;
    for (int seat = 0; seat < rules_.players; ++seat) {
        if (seat == you_.index() || (!rules_.cooperative() && seat != side)) continue;
        if (hints_) heed_talk(seat, all.subspan(next));
        CardSet hand;
        for (int n = counts_[seat]; n > 0; --n) hand.insert(unseen.cards[next++]);
        world_.state.hands[seat] = hand;
    }
    const std::uint32_t held = next;
    for (int n = 0; n < unseen.draw; ++n) world_.deck[static_cast<std::size_t>(unseen.draw_from + n)] = unseen.cards[next++];
    std::size_t at = unseen.draw_from - held;
    for (std::uint32_t n = 0; n < held; ++n) world_.deck[at++] = unseen.cards[n];
}

const World& Dealer::deal(Random& random) {
    for (int side = 0; side < rules_.decks; ++side) deal_side(side, random);
    return world_;
}

World imagine(const Rules& rules, const View& view, Random& random) { return Dealer(rules, view).deal(random); }

}  // namespace tenback::bots
