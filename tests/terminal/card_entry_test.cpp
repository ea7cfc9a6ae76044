#include "terminal/screen/card_entry.hpp"

#include <gtest/gtest.h>

#include "notation/variant.hpp"

namespace tenback::terminal {
namespace {

using Kind = CardEntry::Result::Kind;

CardSet cards(std::initializer_list<int> numbers) {
    CardSet set;
    for (const int number : numbers) set.insert(Card(number));
    return set;
}

const Rules classic = *parse_variant("classic players=1");
const Rules quick = *parse_variant("quick players=2");

/// The last result of these keys.
CardEntry::Result type(CardEntry& entry, const Rules& rules, CardSet hand, std::string_view keys) {
    CardEntry::Result last{Kind::ignored};
    for (const char key : keys)
        last = key >= '0' && key <= '9' ? entry.digit(rules, hand, key) : entry.letter(rules, hand, key);
    return last;
}

TEST(CardEntry, TwoDigitsAreACardTheNextIsAPile) {
    CardEntry entry;
    const CardSet hand = cards({12, 44, 47});
    EXPECT_EQ(type(entry, classic, hand, "4").card, Card(44));  // shown, not chosen
    EXPECT_FALSE(entry.is_picked());
    EXPECT_EQ(entry.typed(), "4");
    EXPECT_EQ(type(entry, classic, hand, "7").card, Card(47));
    EXPECT_TRUE(entry.is_picked());
    const auto result = type(entry, classic, hand, "3");
    EXPECT_EQ(result.kind, Kind::pile);
    EXPECT_EQ(result.pile, 2);
}

TEST(CardEntry, OneDigitIsACardWhereItIsOne) {
    CardEntry entry;
    EXPECT_EQ(type(entry, classic, cards({3, 44}), "3").card, Card(3));
    EXPECT_EQ(type(entry, classic, cards({3, 44}), "1").kind, Kind::pile);
    // 31 is a card as well: the longer number counts, 03 says which is meant.
    entry.clear();
    EXPECT_EQ(type(entry, classic, cards({3, 31}), "31").card, Card(31));
    entry.clear();
    EXPECT_EQ(type(entry, classic, cards({3, 31}), "32").kind, Kind::pile);
    entry.clear();
    EXPECT_EQ(type(entry, classic, cards({3, 31}), "03").card, Card(3));
    EXPECT_EQ(type(entry, classic, cards({3, 31}), "1").kind, Kind::pile);
}

TEST(CardEntry, WhatNobodyHoldsLaysNothing) {
    CardEntry entry;
    EXPECT_EQ(type(entry, classic, cards({44}), "1").kind, Kind::nothing);
    EXPECT_EQ(type(entry, classic, cards({44}), "41").kind, Kind::absent);
    EXPECT_FALSE(entry.is_picked());
    EXPECT_EQ(type(entry, classic, cards({44}), "44").card, Card(44));
}

TEST(CardEntry, AfterAnArrowADigitIsAPile) {
    CardEntry entry;
    entry.picked();
    EXPECT_EQ(type(entry, classic, cards({12, 44}), "1").kind, Kind::pile);
    EXPECT_EQ(type(entry, classic, cards({12, 77}), "77").card, Card(77)) << "no pile is called 7";
    entry.clear();
    EXPECT_EQ(type(entry, classic, cards({12, 44}), "12").card, Card(12));
}

TEST(CardEntry, QuickAsksForTheColourIfTwoHaveTheNumber) {
    CardEntry entry;
    CardSet hand;
    hand.insert(quick_card(0, 7));
    hand.insert(quick_card(3, 7));
    EXPECT_EQ(type(entry, quick, hand, "7").kind, Kind::colour);
    EXPECT_EQ(type(entry, quick, hand, "g").kind, Kind::ignored);
    EXPECT_EQ(type(entry, quick, hand, "b").card, quick_card(3, 7));
    EXPECT_EQ(type(entry, quick, hand, "2").kind, Kind::pile);
    entry.clear();
    CardSet ten;
    ten.insert(quick_card(0, 10));
    ten.insert(quick_card(1, 2));
    EXPECT_EQ(type(entry, quick, ten, "10").card, quick_card(0, 10));
    EXPECT_EQ(type(entry, quick, ten, "r").kind, Kind::ignored) << "the rules";
}

}  // namespace
}  // namespace tenback::terminal
