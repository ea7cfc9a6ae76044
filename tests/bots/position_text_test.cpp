// A position as a seat knows it, as text and back.
#include <gtest/gtest.h>

#include "bots/registry.hpp"
#include "notation/position.hpp"
#include "positions.hpp"

namespace tenback::testing {

using namespace bots;

namespace {

TEST(PositionText, ComesBackTheSame) {
    const auto planner = find_bot("planner")->make();
    for (const Rules& rules : all_variants())
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const World world = random_position(rules, seed);
            const State& state = world.state;
            Talk talk;
            for (int s = 0; s < rules.players; ++s)
                for (const Say& say : planner->talk({rules, view_of(rules, state, talk, Seat::at(s)), {}}))
                    hear(talk, Seat::at(s), say);
            for (int s = 0; s < rules.players; ++s) {
                const View view = view_of(rules, state, talk, Seat::at(s));
                const std::string text = text_of(rules, view);
                const auto position = parse_position(text);
                ASSERT_TRUE(position) << text << ": " << position.reason();
                EXPECT_EQ(position->view, view) << text;
                EXPECT_EQ(text_of(position->rules, position->view), text);
            }
        }
}

TEST(PositionText, WhatCannotBeIsRefused) {
    const std::string good =
        "classic players=2 fire=true minimum=2 hand=7 | you=1 seat=1 turn=3 played=0 given=0 tops=44,-,88,- due=U1 "
        "hand=3,5,60,61,62,63,64 counts=7,7 draw=82 laid=44,88 said=2 leave U1; 2 small D1";
    ASSERT_TRUE(parse_position(good)) << parse_position(good).reason();
    const auto refused = [&](std::string_view part, std::string_view instead) {
        std::string text = good;
        text.replace(text.find(part), part.size(), instead);
        return !parse_position(text);
    };
    EXPECT_TRUE(refused("you=1", "you=3"));
    EXPECT_TRUE(refused("you=1", "you=0"));
    EXPECT_TRUE(refused("seat=1 ", ""));
    EXPECT_TRUE(refused("tops=44,-,88,-", "tops=44,-,88"));
    EXPECT_TRUE(refused("tops=44,-,88,-", "tops=45,-,88,-"));  // was never laid
    EXPECT_TRUE(refused("due=U1", "due=D1"));                  // does not burn
    EXPECT_TRUE(refused("hand=3,", "hand=44,"));               // is laid
    EXPECT_TRUE(refused("hand=3,", "hand=5,"));                // twice
    EXPECT_TRUE(refused("counts=7,7", "counts=7,6"));
    EXPECT_TRUE(refused("counts=7,7", "counts=6,8"));
    EXPECT_TRUE(refused("draw=82", "draw=81"));
    EXPECT_TRUE(refused("draw=82", "draw=-82"));
    EXPECT_TRUE(refused("given=0", "given=1"));
    EXPECT_TRUE(refused("leave U1", "hint Y high"));
    EXPECT_TRUE(refused("2 leave U1", "3 leave U1"));
    EXPECT_TRUE(refused("said=", ""));
    EXPECT_TRUE(refused(" | ", " "));
}

}  // namespace
}  // namespace tenback::testing
