// Non-interference: what a seat cannot see does not show in anything it gets.
#include <vector>

#include "properties/every_variant.hpp"

namespace tenback::testing {
namespace {

/// Deals anew, at random, everything that the viewer cannot see: the other hands and the order of the draw piles.
World reshuffle_hidden(const Rules& rules, const World& world, Seat viewer, Random& words) {
    const State& state = world.state;
    World other = world;
    for (int side = 0; side < rules.decks; ++side) {
        std::vector<Card> hidden;
        for (int seat = 0; seat < rules.players; ++seat)
            if (rules.side_of(Seat::at(seat)) == side && Seat::at(seat) != viewer)
                hidden.insert(hidden.end(), state.hands[seat].begin(), state.hands[seat].end());
        const DrawPile draw = state.draw[side];
        for (int i = draw.next; i < draw.end; ++i) hidden.push_back(world.deck[i]);
        shuffle(std::span(hidden), words);
        auto next = hidden.begin();
        for (int seat = 0; seat < rules.players; ++seat) {
            if (rules.side_of(Seat::at(seat)) != side || Seat::at(seat) == viewer) continue;
            const int size = state.hands[seat].size();
            other.state.hands[seat] = {};
            for (int n = 0; n < size; ++n) other.state.hands[seat].insert(*next++);
        }
        for (int i = draw.next; i < draw.end; ++i) other.deck[i] = *next++;
    }
    return other;
}

std::vector<VisibleEvent> play_and_watch(const Rules& rules, State& state, Seat viewer, Play play) {
    std::vector<VisibleEvent> seen;
    lay(rules, state, play, [&](const Event& event) { seen.push_back(seen_by(viewer, event)); });
    return seen;
}

/// Both worlds look alike now, and after every play that the viewer makes in both.
void check_worlds_alike(const Rules& rules, State truth, State other, Seat viewer, Random& words) {
    const Talk talk{};
    RC_ASSERT(view_of(rules, truth, talk, viewer) == view_of(rules, other, talk, viewer));
    RC_ASSERT(public_view(rules, truth, talk) == public_view(rules, other, talk));
    while (truth.status == Status::playing && truth.turn.seat == viewer) {
        const Action action = random_action(rules, truth, words);
        const Play* play = std::get_if<Play>(&action);
        if (play == nullptr) return;
        RC_ASSERT(play_and_watch(rules, truth, viewer, *play) == play_and_watch(rules, other, viewer, *play));
        RC_ASSERT(view_of(rules, truth, talk, viewer) == view_of(rules, other, talk, viewer));
    }
}

struct CardsShown {  // cards that an event shows to a viewer and that were not on the table already
    CardSet operator()(const YouDrew& event) const { return event.cards; }
    CardSet operator()(const Laid& event) const {
        CardSet one;
        one.insert(event.play.card);
        return one;
    }
    template <class Other>
    CardSet operator()(const Other& /*event*/) const {
        return {};
    }
};

}  // namespace

RC_GTEST_PROP(NonInterference, AViewDoesNotDependOnWhatIsHidden, ()) {
    in_every_variant([](const Rules& rules, std::uint64_t seed) {
        Random words(seed + 1);
        walk(rules, seed, [&](const World& world) {
            for (int seat = 0; seat < rules.players; ++seat) {
                const Seat viewer = Seat::at(seat);
                check_worlds_alike(rules, world.state, reshuffle_hidden(rules, world, viewer, words).state, viewer, words);
            }
        });
    });
}

RC_GTEST_PROP(NonInterference, EventsShowOnlyWhatIsLaidAndOnesOwnDraw, ()) {
    in_every_variant([](const Rules& rules, std::uint64_t seed) {
        Random words(seed);
        World world = random_position(rules, words);
        const State& state = world.state;
        Talk talk{};
        while (state.status == Status::playing) {
            const Seat mover = state.turn.seat;
            const State before = state;
            std::vector<Event> events;
            const Action action = random_action(rules, state, words);
            act(rules, world, talk, mover, action, [&](const Event& event) { events.push_back(event); });
            const CardSet drawn = std::holds_alternative<EndTurn>(action)
                                      ? state.hands[mover.index()] - before.hands[mover.index()]
                                      : CardSet();
            const int side = rules.side_of(mover);
            const CardSet laid = state.laid[side] - before.laid[side];
            for (int viewer = -1; viewer < rules.players; ++viewer) {
                const auto eyes = viewer < 0 ? std::nullopt : std::optional(Seat::at(viewer));
                CardSet shown;
                for (const Event& event : events) shown |= std::visit(CardsShown{}, seen_by(eyes, event));
                RC_ASSERT(shown == (eyes == mover ? laid | drawn : laid));
            }
        }
    });
}

}  // namespace tenback::testing
