#include "terminal/screen/grid.hpp"

#include <gtest/gtest.h>

namespace tenback::terminal {
namespace {

TEST(Grid, CutTextIsAFault) {
    Grid grid(10, 2);
    grid.put(0, 8, "abc");
    EXPECT_EQ(grid.text(), "        ab\n\n");
    EXPECT_EQ(grid.faults().size(), 1U);
}

TEST(Grid, TextOverTextIsAFaultUnlessCleared) {
    Grid grid(10, 2);
    grid.put(0, 0, "abc");
    grid.put(0, 2, "d");
    EXPECT_EQ(grid.faults().size(), 1U);
    grid.clear({0, 0, 1, 10});
    grid.put(0, 2, "e");
    EXPECT_EQ(grid.faults().size(), 1U);
}

TEST(Grid, WideAndJoinedGlyphsTakeTheirColumns) {
    EXPECT_EQ(columns_of("日本"), 4);
    EXPECT_EQ(columns_of("e\u0301"), 1);
    EXPECT_EQ(columns_of("їжак"), 4);
    EXPECT_EQ(elide("日本語", 5), "日本…");
    EXPECT_EQ(elide("short", 5), "short");
    Grid grid(4, 1);
    grid.put(0, 0, "日本");
    EXPECT_EQ(grid.text(), "日本\n");
    EXPECT_TRUE(grid.faults().empty());
}

TEST(Grid, BadBytesBecomeQuestionMarks) { EXPECT_EQ(glyphs_of("a\xffz"), U"a?z"); }

TEST(Grid, TheTopmostTargetIsHit) {
    Grid grid(10, 10);
    grid.target({0, 0, 10, 10}, {Target::Kind::card, 1});
    grid.target({2, 2, 2, 2}, {Target::Kind::pile, 2});
    EXPECT_EQ(grid.hit(3, 3)->value, 2);
    EXPECT_EQ(grid.hit(9, 9)->value, 1);
    EXPECT_FALSE(Grid(3, 3).hit(1, 1));
}

}  // namespace
}  // namespace tenback::terminal
