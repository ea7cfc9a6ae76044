#include <gtest/gtest.h>
#include <unicode/plurrule.h>

#include <algorithm>
#include <fstream>

#include "catalogues.hpp"
#include "source_folder.hpp"
#include "words/words.hpp"
#include "words/wrap.hpp"

namespace tenback::words {
namespace {

using Arguments = std::map<std::string, std::string>;  // name -> kind

Arguments arguments_in(const std::string& message) {
    Arguments arguments;
    for (const Use& use : parsed(message).uses) arguments[use.name] = use.kind;
    return arguments;
}

/// The plural forms that whole numbers take in a language; `other` is always needed.
std::set<std::string> plural_forms(Language language) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::PluralRules> rules(
        icu::PluralRules::forLocale(icu::Locale(std::string(code_of(language)).c_str()), status));
    std::set<std::string> forms{"other"};
    for (int n = 0; n < 1000; ++n) {
        std::string form;
        forms.insert(rules->select(n).toUTF8String(form));
    }
    return forms;
}

class Catalogues : public testing::TestWithParam<Language> {
  protected:
    const Catalogue english = catalogue_of(Language::en);
    const Catalogue catalogue = catalogue_of(GetParam());
};

TEST_P(Catalogues, has_every_message_and_no_other) {
    for (const auto& [key, message] : english) EXPECT_TRUE(catalogue.contains(key)) << key << " is missing";
    for (const auto& [key, message] : catalogue) EXPECT_TRUE(english.contains(key)) << key << " is not in en.json";
}

TEST_P(Catalogues, names_no_key_twice) {
    std::ifstream file(source_folder() / "locale" / (std::string(code_of(GetParam())) + ".json"));
    std::map<std::string, int> seen;
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("  \"")) ++seen[line.substr(3, line.find('"', 3) - 3)];
    EXPECT_EQ(seen.size(), catalogue.size()) << "one message a line";
    for (const auto& [key, times] : seen) EXPECT_EQ(times, 1) << key;
}

TEST_P(Catalogues, messages_are_well_formed_and_take_the_arguments_of_english) {
    for (const auto& [key, message] : catalogue) {
        EXPECT_EQ(parsed(message).error, "") << key << ": " << message;
        EXPECT_FALSE(message.empty()) << key;
        if (!english.contains(key)) continue;
        EXPECT_EQ(arguments_in(message), arguments_in(english.at(key))) << key << ": " << message;
    }
}

TEST_P(Catalogues, messages_keep_to_the_subset_that_the_page_can_do) {
    for (const auto& [key, message] : catalogue) {
        for (const Use& use : parsed(message).uses)
            EXPECT_TRUE(use.kind == "plain" || use.kind == "plural" || use.kind == "select") << key << ": " << message;
        for (const std::string quoting : {"'{", "'}", "'#", "'|", "''"})
            EXPECT_EQ(message.find(quoting), std::string::npos) << key << ": " << message;
    }
}

TEST_P(Catalogues, plurals_have_every_form_of_the_language) {
    const std::set<std::string> forms = plural_forms(GetParam());
    for (const auto& [key, message] : catalogue)
        for (const Use& use : parsed(message).uses)
            for (const std::string& form : forms)
                EXPECT_TRUE(use.kind != "plural" || use.selectors.contains(form)) << key << " lacks " << form;
}

TEST_P(Catalogues, choices_are_those_of_english) {
    const auto choices = [](const std::string& message) {
        std::map<std::string, std::set<std::string>> all;
        for (const Use& use : parsed(message).uses)
            if (use.kind == "select") all[use.name] = use.selectors;
        return all;
    };
    for (const auto& [key, message] : english) {
        if (!catalogue.contains(key)) continue;
        EXPECT_EQ(choices(catalogue.at(key)), choices(message)) << key;
    }
}

TEST_P(Catalogues, labels_are_short) {
    for (const auto& [key, message] : catalogue) {
        EXPECT_TRUE(!key.starts_with("bar.") || width_of(message) <= 12) << key;
        EXPECT_TRUE(!key.starts_with("mark.") || width_of(message) <= 8) << key;
    }
}

TEST_P(Catalogues, are_what_the_program_says) {
    for (const auto& [key, message] : catalogue) EXPECT_EQ(text_of(GetParam(), *find_key(key)), message);
}

INSTANTIATE_TEST_SUITE_P(Every, Catalogues, testing::ValuesIn(all_languages),
                         [](const auto& language) { return std::string(code_of(language.param)); });

/// The same words in two languages: names, signs and what is only made of values.
bool needs_no_translation(Language language, const std::string& key) {
    static const std::set<std::string> everywhere{
        "board.history", "event.said",   "game.classic",    "game.face",       "list.named",
        "game.quick",    "join.seat",    "key.name_enter",  "key.name_escape", "key.name_tab",
        "list.comma",    "refusal.line", "seat.with_level", "review.plus",     "review.minus",
    };
    static const std::set<std::string> name_of_the_box{"cli.option.fire", "variant.fire"};  // the Russian one has its own
    static const std::string home_and_end = "key.name_home_end";  // German keyboards have words of their own on them
    static const std::set<std::string> in_german{
        "cli.type_text",    "confirm.no_key",    "level.normal",   "bot.name",         "bot.namesake",          "setup.hand",
        "setup.name",       "page.chat",         "page.home.bots", "page.invite.link", "page.settings.haptics", "chat.title",
        "page.pace.normal", "page.volume.usual", "review.chance"};
    static const std::set<std::string> in_czech{"cli.type_text", "confirm.no_key", "level.expert",    "bot.name",
                                                "bot.namesake",  "setup.bot",      "setup.bot_level", "page.chat",
                                                "bar.chat",      "chat.title"};
    return everywhere.contains(key) || (language != Language::ru && name_of_the_box.contains(key)) ||
           (language != Language::de && key == home_and_end) || (language == Language::de && in_german.contains(key)) ||
           (language == Language::cs && in_czech.contains(key));
}

TEST(Translations, nothing_is_left_in_english) {
    const Catalogue english = catalogue_of(Language::en);
    for (const Language language : all_languages) {
        if (language == Language::en) continue;
        for (const auto& [key, message] : catalogue_of(language))
            EXPECT_EQ(message == english.at(key), needs_no_translation(language, key)) << code_of(language) << " " << key;
    }
}

TEST(Translations, cyrillic_words_have_no_latin_letters_in_them) {
    const auto is_latin = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    const auto is_cyrillic = [](char c) {
        return static_cast<unsigned char>(c) == 0xD0 || static_cast<unsigned char>(c) == 0xD1;
    };
    for (const Language language : {Language::uk, Language::ru})
        for (const auto& [key, message] : catalogue_of(language))
            for (std::size_t i = 2; i < message.size(); ++i) {
                EXPECT_FALSE(is_latin(message[i - 1]) && is_cyrillic(message[i])) << code_of(language) << " " << key;
                EXPECT_FALSE(is_cyrillic(message[i - 2]) && is_latin(message[i])) << code_of(language) << " " << key;
            }
}

}  // namespace
}  // namespace tenback::words
