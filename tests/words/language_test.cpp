#include <gtest/gtest.h>

#include <cstdlib>

#include "words/words.hpp"

namespace tenback::words {
namespace {

TEST(Languages, are_known_by_code_and_by_locale) {
    EXPECT_EQ(parse_language("de"), Language::de);
    EXPECT_EQ(parse_language("uk_UA.UTF-8"), Language::uk);
    EXPECT_EQ(parse_language("cs-CZ"), Language::cs);
    EXPECT_EQ(parse_language("ru@petr1708"), Language::ru);
    for (const auto* unknown : {"", "fr", "deu", "D", "C", "POSIX", "ende", "-"})
        EXPECT_EQ(parse_language(unknown), std::nullopt);
}

TEST(Languages, come_from_the_environment_in_the_usual_order) {
    ::setenv("LANG", "cs_CZ.UTF-8", 1);
    ::unsetenv("LC_MESSAGES");
    ::unsetenv("LC_ALL");
    EXPECT_EQ(language_of_environment(), Language::cs);
    ::setenv("LC_MESSAGES", "de_DE.UTF-8", 1);
    EXPECT_EQ(language_of_environment(), Language::de);
    ::setenv("LC_ALL", "fr_FR.UTF-8", 1);
    EXPECT_EQ(language_of_environment(), Language::en) << "a language that we do not speak";
    ::setenv("LC_ALL", "", 1);
    EXPECT_EQ(language_of_environment(), Language::de) << "empty is as good as not set";
    ::setenv("LANGUAGE", "fr:uk_UA:cs", 1);
    EXPECT_EQ(language_of_environment(), Language::uk) << "the first of the list that we speak";
    ::setenv("LANGUAGE", "fr:it", 1);
    EXPECT_EQ(language_of_environment(), Language::de) << "none of the list";
    ::setenv("LANGUAGE", "uk", 1);
    ::setenv("LC_ALL", "C", 1);
    EXPECT_EQ(language_of_environment(), Language::en) << "the C locale wants no translation";
    for (const auto* name : {"LANG", "LC_MESSAGES", "LC_ALL"}) ::unsetenv(name);
    EXPECT_EQ(language_of_environment(), Language::uk);
    ::unsetenv("LANGUAGE");
    EXPECT_EQ(language_of_environment(), Language::en);
}

TEST(Languages, can_be_changed_while_running) {
    Words words(Language::de);
    const Message message = msg::event_drew(5, msg::seat_name(2));
    EXPECT_EQ(words(message), "Spieler 2 zieht 5 Karten.");
    words.speak(Language::cs);
    EXPECT_EQ(words(message), "Hráč 2 si bere 5 karet.");
    EXPECT_EQ(words.language(), Language::cs);
}

TEST(Languages, pseudo_brackets_every_message) {
    EXPECT_EQ(Words(Language::pseudo)(msg::owed_cover("D2")), "[[cover D2]]");
    EXPECT_EQ(Words(Language::pseudo)(msg::plain_left()), "[[You have left the game.]]");
}

TEST(Messages, take_any_text_as_it_is) {
    const Words words(Language::en);
    EXPECT_EQ(words(msg::board_says("{n, plural}", "it's '{x}' # |")), "{n, plural} says: it's '{x}' # |.");
    EXPECT_EQ(words(msg::board_says("", "Привіт")), " says: Привіт.");
    EXPECT_EQ(words(msg::screen_deal(std::uint64_t{9007199254740991})), "Deal 9007199254740991")
        << "a number that is a name";
}

TEST(Messages, with_values_missing_are_still_said) {
    EXPECT_EQ(Words(Language::en)(Message{Key::screen_deal, {}}), "Deal {seed}");
    EXPECT_EQ(Words(Language::en)(Message{Key::board_says, {Value("Anna")}}), "Anna says: {what}.");
}

TEST(Keys, are_found_by_name) {
    EXPECT_EQ(find_key("seat.cards"), Key::seat_cards);
    EXPECT_EQ(name_of(Key::seat_cards), "seat.cards");
    EXPECT_EQ(find_key("owed.nothing"), std::nullopt);
    EXPECT_EQ(find_key(""), std::nullopt);
}

}  // namespace
}  // namespace tenback::words
