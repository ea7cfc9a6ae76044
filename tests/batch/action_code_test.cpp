// Actions as numbers.
#include "batch/action_code.hpp"

#include <gtest/gtest.h>

#include <set>

#include "notation/notation.hpp"

namespace tenback::testing {

using namespace batch;

namespace {

ActionCode code_again(const Action& action) {
    if (const auto* play = std::get_if<Play>(&action)) return encode(*play);
    if (const auto* say = std::get_if<Say>(&action)) return encode(*say);
    return end_code;
}

TEST(ActionCode, EveryNumberIsOneActionAndBack) {
    for (ActionCode code = 0; code < all_actions; ++code) {
        const auto action = decode(code);
        ASSERT_TRUE(action) << code;
        EXPECT_EQ(code_again(*action), code);
    }
}

TEST(ActionCode, NumbersBeyondTheLastAreNoAction) {
    EXPECT_FALSE(decode(-1));
    EXPECT_FALSE(decode(all_actions));
    EXPECT_FALSE(holds(Mask{}, -1));
    EXPECT_FALSE(holds(Mask{}, 100000));
}

TEST(ActionCode, EverythingThatCanBeSaidHasANumber) {
    std::set<std::string> said;
    for (ActionCode code = first_mark_code; code < all_actions; ++code) said.insert(text_of(std::get<Say>(*decode(code))));
    EXPECT_EQ(said.size(), 16U + 15U + 5U + 1U);
    EXPECT_TRUE(said.contains("trick D2"));
    EXPECT_TRUE(said.contains("hint V high"));
    EXPECT_TRUE(said.contains("hush"));
}

}  // namespace
}  // namespace tenback::testing
