// The list of legal actions, the checked door and the text of the rules agree; cards are conserved.
#include "properties/every_variant.hpp"
#include "properties/naive.hpp"

namespace tenback::testing {
namespace {

/// Offers an action to the checked door on copies; a refusal must leave them as they were (ALL-4).
bool accepted(const Rules& rules, const World& world, Seat seat, const Action& action) {
    World after = world;
    Talk talk{};
    const auto refusal = act(rules, after, talk, seat, action);
    RC_ASSERT(refusal.has_value() == (after == world));
    return !refusal;
}

void check_all_actions(const Rules& rules, const World& world) {
    const State& state = world.state;
    const bool on = state.status == Status::playing;
    const Legal listed = legal(rules, state.turn, state.hand_to_move());
    const NaiveTurn text(rules, state);
    for (const PileId pile : all_piles)
        for (const Card card : rules.cards) {
            const bool in_list = on && listed.plays[pile.index()].contains(card);
            RC_ASSERT(in_list == accepted(rules, world, state.turn.seat, Play{card, pile}));
            RC_ASSERT(in_list == (on && text.may_lay(card.index(), pile.index())));
        }
    RC_ASSERT((on && listed.may_end) == accepted(rules, world, state.turn.seat, EndTurn{}));
    RC_ASSERT(listed.may_end == text.may_end());
}

void check_others_may_not_act(const Rules& rules, const World& world) {
    const State& state = world.state;
    for (int seat = 0; seat < rules.players; ++seat) {
        if (Seat::at(seat) == state.turn.seat) continue;
        RC_ASSERT(!accepted(rules, world, Seat::at(seat), EndTurn{}));
        for (const Card card : state.hands[seat]) RC_ASSERT(!accepted(rules, world, Seat::at(seat), Play{card, U1}));
    }
}

void check_cards_conserved(const Rules& rules, const World& world) {
    const State& state = world.state;
    int left = 0;
    for (int side = 0; side < rules.decks; ++side) {
        CardSet all = state.laid[side];
        int count = all.size();
        const auto add = [&](CardSet cards) {
            all |= cards;
            count += cards.size();
            left += cards.size();
        };
        for (int seat = 0; seat < rules.players; ++seat)
            if (rules.side_of(Seat::at(seat)) == side) add(state.hands[seat]);
        CardSet drawable;
        for (int i = state.draw[side].next; i < state.draw[side].end; ++i) drawable.insert(world.deck[i]);
        add(drawable);
        RC_ASSERT(all == rules.cards);        // none is lost
        RC_ASSERT(count == rules.deck_size);  // none is double
    }
    RC_ASSERT(left == cards_left(rules, state));
    if (rules.cooperative()) RC_ASSERT(left == state.turn.left);
    RC_ASSERT((state.status == Status::won && state.reason == Reason::all_played) == (state.turn.left == 0));
}

}  // namespace

RC_GTEST_PROP(Legality, TheListIsWhatTheCheckedDoorAcceptsAndTheTextSays, ()) {
    in_every_variant([](const Rules& rules, std::uint64_t seed) {
        int step = 0;
        walk(rules, seed, [&](const World& world) {
            if (step++ % 4 == 0 || world.state.status != Status::playing) check_all_actions(rules, world);
            check_others_may_not_act(rules, world);
        });
    });
}

RC_GTEST_PROP(Cards, AreConserved, ()) {
    in_every_variant([](const Rules& rules, std::uint64_t seed) {
        walk(rules, seed, [&](const World& world) { check_cards_conserved(rules, world); });
    });
}

}  // namespace tenback::testing
