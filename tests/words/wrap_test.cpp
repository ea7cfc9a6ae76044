#include "words/wrap.hpp"

#include <gtest/gtest.h>

namespace tenback::words {
namespace {

using Lines = std::vector<std::string>;

TEST(Wrap, breaks_at_blanks) { EXPECT_EQ(wrap("one two three", 7), (Lines{"one two", "three"})); }
TEST(Wrap, counts_letters_and_not_bytes) {
    EXPECT_EQ(width_of("стопка"), 6);
    EXPECT_EQ(wrap("одна стопка", 11), (Lines{"одна стопка"}));
    EXPECT_EQ(wrap("одна стопка", 10), (Lines{"одна", "стопка"}));
}
TEST(Wrap, keeps_line_breaks) { EXPECT_EQ(wrap("one\n\ntwo", 9), (Lines{"one", "", "two"})); }
TEST(Wrap, a_long_word_gets_its_own_line) { EXPECT_EQ(wrap("a bbbbbb c", 3), (Lines{"a", "bbbbbb", "c"})); }
TEST(Wrap, lines_that_fit_keep_their_blanks) {
    EXPECT_EQ(wrap("  one  two\nthree four", 10), (Lines{"  one  two", "three four"}));
}
TEST(Wrap, a_blank_that_must_not_break_does_not) { EXPECT_EQ(wrap("about 5\u00A0%", 8), (Lines{"about", "5\u00A0%"})); }
TEST(Wrap, nothing_is_one_empty_line) { EXPECT_EQ(wrap("", 9), (Lines{""})); }

}  // namespace
}  // namespace tenback::words
