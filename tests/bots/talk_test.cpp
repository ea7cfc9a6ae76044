// Bots say only what the rules permit, say it once, and heed it.
#include <gtest/gtest.h>

#include "bots/registry.hpp"
#include "bots/speech.hpp"
#include "positions.hpp"

namespace tenback::testing {

using namespace bots;

namespace {

TEST(Talk, EverythingSaidIsPermittedAndSaidOnce) {
    int said = 0;
    for (const BotEntry& entry : all_bots()) {
        const auto bot = entry.make();
        for (const Rules& rules : all_variants())
            for (std::uint64_t seed = 0; seed < 10; ++seed) {
                World world = random_position(rules, seed);
                const State& state = world.state;
                Talk talk;
                for (int s = 0; s < rules.players; ++s) {
                    const Seat seat = Seat::at(s);
                    for (const Say& say : bot->talk({rules, view_of(rules, state, talk, seat), {}})) {
                        EXPECT_FALSE(act(rules, world, talk, seat, say)) << entry.name << ", " << name_of(rules);
                        ++said;
                    }
                    EXPECT_TRUE(bot->talk({rules, view_of(rules, state, talk, seat), {}}).empty()) << entry.name;
                }
            }
    }
    EXPECT_GT(said, 100);
}

TEST(Talk, ThePlannerLeavesAPileThatIsAskedFor) {
    const Rules rules = *make_rules(GameKind::classic, 2).rules;
    const auto planner = find_bot("planner")->make();
    int heeded = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const World world = random_position(rules, seed);
        const State& state = world.state;
        const Plan silent = choice_of(*planner, rules, state, 1, {}).plan;
        if (silent.empty()) continue;
        Talk talk;
        hear(talk, Seat::at(1 - state.turn.seat.index()), Mark{MarkKind::leave_it_to_me, silent[0].pile});
        const View view = view_of(rules, state, talk, state.turn.seat);
        const Plan plan = decide(*planner->think({rules, view, {}}, 1, {})).plan;
        heeded += objections(rules, view, plan) < objections(rules, view, silent) ? 1 : 0;
    }
    EXPECT_GT(heeded, 10);
}

/// Classic with tops to measure distances from: what a seat with these cards sees while seat 1 is to move.
View classic_view(const Rules& rules, const std::vector<int>& hand, Seat you, const Talk& talk = {}) {
    State state = deal(rules, seeded_deck(rules, 1)).state;
    begin(rules, state, Seat::at(0));
    View view = view_of(rules, state, talk, you);
    view.turn.tops = {Card(20), Card(50), Card(90), Card(60)};
    view.hand = {};
    for (const int card : hand) view.hand.insert(Card(card));
    return view;
}

constexpr Mark leave(PileId pile) { return {MarkKind::leave_it_to_me, pile}; }

/// With the card ten back, or with two cards ten apart.
TEST(Talk, ABotAsksForAPileThatItCanSetBack) {
    const Rules rules = *make_rules(GameKind::classic, 5).rules;
    const std::vector<std::pair<std::vector<int>, PileId>> reasons{
        {{10}, U1}, {{40, 57}, U2}, {{70}, D2}, {{81, 91}, D1}, {{59, 69, 40}, U2},
    };
    for (const auto& [hand, pile] : reasons)
        EXPECT_EQ(helpful_talk(rules, classic_view(rules, hand, Seat::at(3))), (std::vector<Say>{leave(pile)}));
    EXPECT_TRUE(helpful_talk(rules, classic_view(rules, {21, 51, 89, 59}, Seat::at(3))).empty());
}

TEST(Talk, WhoIsNextAsksForAPileWithItsVeryNextCard) {
    const Rules rules = *make_rules(GameKind::classic, 3).rules;
    EXPECT_EQ(helpful_talk(rules, classic_view(rules, {21, 53}, Seat::at(1))), (std::vector<Say>{leave(U1)}));
    EXPECT_TRUE(helpful_talk(rules, classic_view(rules, {21, 53}, Seat::at(2))).empty());
    EXPECT_TRUE(helpful_talk(rules, classic_view(rules, {22, 53}, Seat::at(1))).empty());
    const Rules four = *make_rules(GameKind::classic, 4).rules;
    EXPECT_TRUE(helpful_talk(four, classic_view(four, {21, 53}, Seat::at(1))).empty());
}

TEST(Talk, ABotAsksForOnePileAndNotInItsOwnTurn) {
    const Rules rules = *make_rules(GameKind::classic, 3).rules;
    View view = classic_view(rules, {10, 40, 70}, Seat::at(1));  // ten back from three piles
    const std::vector<Say> says = helpful_talk(rules, view);
    EXPECT_EQ(says, (std::vector<Say>{leave(U1)}));
    for (const Say& say : says) hear(view.talk, Seat::at(1), say);
    EXPECT_TRUE(helpful_talk(rules, view).empty());
    EXPECT_TRUE(helpful_talk(rules, classic_view(rules, {10, 40, 70}, Seat::at(0))).empty());
}

/// Who hears a marker must not know the card (TG-11).
TEST(Talk, AMarkerDoesNotTellACard) {
    for (const int players : {2, 3, 4, 5}) {
        const Rules rules = *make_rules(GameKind::classic, players).rules;
        int asked = 0;
        int other_reasons = 0;
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            const State state = random_position(rules, seed).state;
            const View view = view_of(rules, state, {}, Seat::at((state.turn.seat.index() + 1) % players));
            for (const Say& say : helpful_talk(rules, view)) {
                const PileId pile = std::get<Mark>(say).pile;
                const int top = view.turn.tops[pile.index()].index();
                const int back = pile.direction() == Direction::up ? top - 10 : top + 10;
                ++asked;
                other_reasons += back < 2 || back > 99 || !view.hand.contains(Card(back)) ? 1 : 0;
            }
        }
        EXPECT_GT(asked, 100) << players;
        EXPECT_GT(other_reasons * 10, asked) << players;
    }
}

TEST(Talk, ABotDoesNotAskForAPileThatAnotherAskedFor) {
    const Rules rules = *make_rules(GameKind::classic, 2).rules;
    Talk talk;
    hear(talk, Seat::at(0), Mark{MarkKind::leave_it_to_me, U1});
    EXPECT_TRUE(helpful_talk(rules, classic_view(rules, {10, 35}, Seat::at(1), talk)).empty());
}

TEST(Talk, AJumpWhereStepsAreWantedWeighsLessThanAnyCardWhereNoneIs) {
    const Rules rules = *make_rules(GameKind::classic, 2).rules;
    const auto objected = [&](MarkKind kind, int card) {
        Talk talk;
        hear(talk, Seat::at(1), Mark{kind, U1});
        Plan plan;
        plan.add({Card(card), U1});
        return objections(rules, classic_view(rules, {21, 40}, Seat::at(0), talk), plan);
    };
    EXPECT_EQ(objected(MarkKind::small_steps_only, 21), 0);
    EXPECT_GT(objected(MarkKind::small_steps_only, 40), 0);
    EXPECT_GT(objected(MarkKind::leave_it_to_me, 21), objected(MarkKind::small_steps_only, 40));
}

TEST(Talk, WishesDiffer) {
    const Rules rules = *make_rules(GameKind::classic, 3).rules;
    std::array<int, 5> wishes{};
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const State state = deal(rules, seeded_deck(rules, seed)).state;
        ++wishes[static_cast<std::size_t>(wish_to_begin(rules, view_of(rules, state, {}, Seat::at(0))))];
    }
    EXPECT_EQ(wishes[0], 0);
    for (std::size_t wish = 1; wish < wishes.size(); ++wish) EXPECT_GT(wishes[wish], 10) << wish;
}

}  // namespace
}  // namespace tenback::testing
