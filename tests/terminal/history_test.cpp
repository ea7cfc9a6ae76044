#include "terminal/screen/history.hpp"

#include <gtest/gtest.h>

#include "notation/notation.hpp"
#include "notation/variant.hpp"

namespace tenback::terminal {
namespace {

const Seat ann = Seat::number(1);

host::Seen event(const VisibleEvent& what) { return {1, what}; }
host::Seen laid(int card, PileId pile, int onto) { return event(Laid{ann, {Card(card), pile}, Card(onto)}); }

TEST(History, ATurnIsALineWithSigns) {
    const Rules rules = *parse_variant("classic players=2 fire=true");
    const std::vector<host::Seen> seen{event(TurnBegan{ann, 1, 2, {}}), laid(44, U1, 1), laid(34, U1, 44), laid(99, D1, 100),
                                       event(YouDrew{CardSet::range(2, 4)})};
    const auto lines = history(rules, seen);
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0].plays, "✹44>U1  ↺34>U1  99>D1  +3");
}

TEST(History, WhatWasTakenBackIsGoneAndANewRoundStartsAfresh) {
    const Rules rules = *parse_variant("classic players=1");
    std::vector<host::Seen> seen{
        event(TurnBegan{ann, 1, 2, {}}), laid(44, U1, 1), laid(50, U1, 44), {1, table::Retracted{ann, {Card(50), U1}}}};
    EXPECT_EQ(history(rules, seen)[0].plays, "44>U1");
    seen.push_back({2, table::HandDealt{2, false, CardSet{}}});
    EXPECT_TRUE(history(rules, seen).empty());
}

TEST(History, AllWishesToBeginStandInOneLine) {
    const Rules rules = *parse_variant("classic players=5");
    std::vector<host::Seen> seen;
    for (int seat = 1; seat <= 5; ++seat) seen.push_back(event(Wished{Seat::number(seat), Wish::gladly}));
    seen.push_back(event(Said{ann, Mark{MarkKind::leave_it_to_me, U1}}));
    const auto lines = history(rules, seen);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].wishes.size(), 5U);
    EXPECT_TRUE(lines[1].beside_seat);
}

TEST(History, WhatWasSaidBeforeTheFirstCardOfATurnStandsBeforeIt) {
    const Rules rules = *parse_variant("classic players=3");
    const Said said{ann, Mark{MarkKind::small_steps_only, D1}};
    const auto lines =
        history(rules, std::vector<host::Seen>{event(TurnBegan{ann, 1, 2, {}}), event(said), laid(97, D1, 100), event(said),
                                               laid(96, D1, 97), event(TurnBegan{Seat::number(2), 2, 2, {}})});
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_TRUE(lines[0].words);
    EXPECT_EQ(lines[1].plays, "97>D1  96>D1");
    EXPECT_TRUE(lines[2].words);
    EXPECT_EQ(lines[3].turn, 2);
}

TEST(History, WhoseTimeWasUpNeedNotComeBackAndWhoWasAwayDoes) {
    const Rules rules = *parse_variant("classic players=2");
    const auto lines = [&](std::uint8_t missed) {
        return history(rules,
                       std::vector<host::Seen>{{1, table::StandInCame{ann, "normal", missed}}, {2, table::StandInLeft{ann}}})
            .size();
    };
    EXPECT_EQ(lines(1), 1U);
    EXPECT_EQ(lines(2), 2U);
    EXPECT_EQ(lines(0), 2U);  // voted for
}

TEST(History, EverybodySeesHowManyWereDrawnAndNotWhich) {
    const auto drew = std::get<VisibleEvent>(for_everybody(ann, VisibleEvent(YouDrew{CardSet::range(2, 4)})));
    EXPECT_EQ(std::get<SomebodyDrew>(drew), (SomebodyDrew{ann, 3}));
    EXPECT_FALSE(std::get<table::HandDealt>(for_everybody(ann, table::HandDealt{1, false, CardSet::range(2, 9)})).hand);
}

}  // namespace
}  // namespace tenback::terminal
