// Imagined worlds look exactly like the real one from the seat that imagines them.
#include "bots/imagine.hpp"

#include <gtest/gtest.h>

#include <map>

#include "positions.hpp"

namespace tenback::testing {

using namespace bots;

namespace {

TEST(Imagine, LooksTheSameFromTheSeat) {
    for (const Rules& rules : all_variants())
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const World world = random_position(rules, seed);
            const State& state = world.state;
            const View view = view_of(rules, state, {}, state.turn.seat);
            Random random(seed);
            const World imagined = imagine(rules, view, random);
            EXPECT_EQ(view_of(rules, imagined.state, {}, view.you), view) << name_of(rules);
            EXPECT_TRUE(is_complete(rules, imagined.deck)) << name_of(rules);
        }
}

TEST(Imagine, EveryUnseenCardIsEquallyLikelyNext) {
    const Rules rules = *make_rules(GameKind::quick, 2).rules;
    State state = deal(rules, *rules.sorted_deck).state;
    begin(rules, state, Seat::at(0));
    const View view = view_of(rules, state, {}, Seat::at(0));
    Dealer dealer(rules, view);
    Random random(1);
    std::map<int, int> held;
    constexpr int worlds = 48000;
    for (int n = 0; n < worlds; ++n)
        for (const Card card : dealer.deal(random).state.hands[1]) ++held[card.index()];
    EXPECT_EQ(held.size(), 48U);
    for (const auto& [card, times] : held) EXPECT_NEAR(times, 2000, 250) << card;
}

TEST(Imagine, HandsAgreeWithHints) {
    const Rules rules = *make_rules(GameKind::quick, 3).rules;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const World world = random_position(rules, seed);
        const State& state = world.state;
        Talk talk;
        for (int seat = 0; seat < rules.players; ++seat)
            for (const Card card : state.hands[seat])
                hear(talk, Seat::at(seat), Hint{static_cast<std::uint8_t>(quick_colour(card)), band_of(quick_value(card))});
        const View view = view_of(rules, state, talk, state.turn.seat);
        Random random(seed);
        const State imagined = imagine(rules, view, random).state;
        for (int seat = 0; seat < rules.players; ++seat) {
            Talk again;
            for (const Card card : imagined.hands[seat])
                hear(again, Seat::at(seat), Hint{static_cast<std::uint8_t>(quick_colour(card)), band_of(quick_value(card))});
            const auto sorted = [](Voice voice) {
                std::array<int, 2> keys{};
                for (int n = 0; n < voice.hint_count; ++n)
                    keys[n] = voice.hints[n].colour * 3 + static_cast<int>(voice.hints[n].band);
                std::sort(keys.begin(), keys.end());
                return keys;
            };
            EXPECT_EQ(sorted(again.voices[seat]), sorted(talk.voices[seat])) << seed;
        }
    }
}

}  // namespace
}  // namespace tenback::testing
