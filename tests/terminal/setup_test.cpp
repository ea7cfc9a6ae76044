#include "terminal/setup.hpp"

#include <gtest/gtest.h>

#include "notation/variant.hpp"

namespace tenback::terminal {
namespace {

TEST(NewGame, EveryChoiceGivesRules) {
    NewGame setup;
    for (int n = 0; n < 2000; ++n) {
        const std::vector<Field> fields = setup.fields();
        setup.change(fields[static_cast<std::size_t>(n * 7919 % static_cast<int>(fields.size()))], n % 3 == 0 ? -1 : 1);
        const host::NewTable table = setup.table();
        EXPECT_EQ(table.seats.size(), static_cast<std::size_t>(setup.players()));
        const auto person = [](const table::Sitter& sitter) { return std::holds_alternative<table::Person>(sitter); };
        EXPECT_TRUE(std::ranges::any_of(table.seats, person));
        EXPECT_TRUE(setup.deal());
    }
}

TEST(NewGame, VariantsOfTheGame) {
    NewGame setup;
    for (const Option& option : options_of(GameKind::classic)) setup.change({FieldKind::option, 0, &option}, 1);
    setup.change({FieldKind::players}, 1);
    EXPECT_EQ(text_of(setup.rules()), "classic players=3 fire=true minimum=3 hand=5");
}

TEST(NewGame, NamesAndNumbersAreTyped) {
    NewGame setup;
    for (const char32_t letter : U" Їжак Ж") setup.type({FieldKind::seat, 0}, letter);
    EXPECT_EQ(setup.seats[0].name, "Їжак Ж");
    setup.erase({FieldKind::seat, 0});
    EXPECT_EQ(std::get<table::Person>(setup.table().seats[0]).name, "Їжак");
    EXPECT_FALSE(setup.type({FieldKind::game}, U'q'));
    for (const char32_t digit : {U'4', U'2'}) setup.type({FieldKind::deal}, digit);
    EXPECT_EQ(setup.deal()->seed, 42U);
    setup.seed = "9007199254740992";
    EXPECT_FALSE(setup.deal());
}

TEST(NewGame, WhatIsWrittenReplacesWhatStoodThereOrIsRefused) {
    NewGame setup;
    EXPECT_TRUE(setup.write({FieldKind::seat, 0}, "Anna"));
    EXPECT_TRUE(setup.write({FieldKind::seat, 0}, "Їжак"));
    EXPECT_EQ(setup.seats[0].name, "Їжак");
    EXPECT_FALSE(setup.write({FieldKind::seat, 0}, "a name that no place has room for"));
    EXPECT_EQ(setup.seats[0].name, "Їжак");
    EXPECT_FALSE(setup.write({FieldKind::seat, 1}, "Anna"));  // a bot
    EXPECT_TRUE(setup.write({FieldKind::deal}, "42"));
    EXPECT_FALSE(setup.write({FieldKind::deal}, "4x"));
    EXPECT_EQ(setup.seed, "42");
    EXPECT_FALSE(setup.write({FieldKind::game}, "quick"));
}

TEST(NewGame, NamesOfPeopleAndDealsAreTyped) {
    const NewGame setup;
    EXPECT_TRUE(setup.is_typed({FieldKind::seat, 0}));
    EXPECT_FALSE(setup.is_typed({FieldKind::seat, 1}));  // a bot
    EXPECT_TRUE(setup.is_typed({FieldKind::deal}));
    EXPECT_FALSE(setup.is_typed({FieldKind::game}));
}

}  // namespace
}  // namespace tenback::terminal
