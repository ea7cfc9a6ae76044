// A bot that has just come goes on as the one that sat there.
#include "bots/resume.hpp"

#include <gtest/gtest.h>

#include "bots/registry.hpp"
#include "positions.hpp"

namespace tenback::testing {

using namespace bots;

namespace {

TEST(Resume, AFreshBotFindsThePlanAgain) {
    for (const BotEntry& entry : all_bots()) {
        const auto bot = entry.make();
        for (const Rules& rules : all_variants()) {
            World world = deal(rules, seeded_deck(rules, 5));
            State& state = world.state;
            std::vector<VisibleEvent> seen;
            const auto remember = [&](const auto& event) { seen.push_back(seen_by(state.turn.seat, event)); };
            Talk talk;
            begin(rules, state, Seat::at(0), remember);
            for (int turns = 0; turns < 6 && state.status == Status::playing; ++turns) {
                const View start = view_of(rules, state, talk, state.turn.seat);
                const Plan plan = choice_of(*bot, rules, state, 9, {60}).plan;
                const auto turn = state.turn_number;
                for (int n = 0; state.status == Status::playing && state.turn_number == turn; ++n) {
                    const View view = view_of(rules, state, talk, state.turn.seat);
                    EXPECT_EQ(at_start_of_turn(rules, view, seen), start) << name_of(rules);
                    const Plan rest = decide(*resume(*bot, {rules, view, seen}, 9, {60})).plan;
                    EXPECT_EQ(action_of(rest, 0), action_of(plan, n)) << entry.name << ", " << name_of(rules);
                    act(rules, world, talk, state.turn.seat, action_of(plan, n), remember);
                }
            }
        }
    }
}

TEST(Resume, AfterSomebodyElsesCardsItThinksAnew) {
    const Rules rules = *make_rules(GameKind::classic, 2).rules;
    const auto planner = find_bot("planner")->make();
    World world = deal(rules, seeded_deck(rules, 5));
    State& state = world.state;
    std::vector<VisibleEvent> seen;
    const auto remember = [&](const auto& event) { seen.push_back(seen_by(Seat::at(0), event)); };
    begin(rules, state, Seat::at(0), remember);
    lay(rules, state, {state.hand_to_move().last(), U1}, remember);
    const View view = view_of(rules, state, {}, Seat::at(0));
    const Plan rest = decide(*resume(*planner, {rules, view, seen}, 1, {})).plan;
    EXPECT_TRUE(completes_turn(rules, world, rest));
}

}  // namespace
}  // namespace tenback::testing
