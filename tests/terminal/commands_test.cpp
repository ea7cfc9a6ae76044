#include "terminal/commands.hpp"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "terminal/text.hpp"

namespace tenback::terminal {

namespace msg = words::msg;
namespace {

const std::vector<std::string> known{"help", "rules", "show", "hint", "undo", "moves", "quit"};

TEST(Commands, WordsOfThePlayersLanguageMeanTheSame) {
    EXPECT_EQ(command_of(words::Words(words::Language::de), "Hilfe"), "help");
    EXPECT_EQ(command_of(words::Words(words::Language::uk), "ПРАВИЛА"), "rules");
    EXPECT_EQ(command_of(words::Words(words::Language::ru), "выйти"), "quit");
    EXPECT_EQ(command_of(words::Words(words::Language::cs), "help"), "help") << "English words work everywhere";
    EXPECT_EQ(command_of(words::Words(words::Language::en), "44"), "44");
}

/// Every translated word means a command, and in every language the same ones have a word.
TEST(Commands, EveryLanguageHasWordsForTheSameCommands) {
    const std::vector<std::string> commands{"help", "rules", "show", "log",  "moves", "say", "undo", "hint", "lang",
                                            "end",  "quit",  "deal", "same", "again", "sit", "vote", "begin"};
    for (const words::Language language :
         {words::Language::de, words::Language::uk, words::Language::cs, words::Language::ru}) {
        const std::string all = " " + words::Words(language)(msg::plain_aliases()) + " ";
        for (const std::string& command : commands)
            EXPECT_NE(all.find("=" + command + " "), std::string::npos) << code_of(language) << " " << command;
    }
}

TEST(Commands, AMistypedWordGetsASuggestion) {
    const words::Words words(words::Language::en);
    for (const auto& [typed, meant] : {std::pair("hlep", "help"), std::pair("HLEP", "help"), std::pair("ruels", "rules"),
                                       std::pair("mvoes", "moves"), std::pair("quitt", "quit")})
        EXPECT_EQ(words(msg_not_understood(words, typed, known)), words(msg::plain_did_you_mean(typed, meant)));
    for (const char* other : {"xyzzy", "foo", "no"})
        EXPECT_EQ(words(msg_not_understood(words, other, known)), words(msg::plain_not_understood(other)));
    const std::string long_one(5000, 'h');
    EXPECT_EQ(words(msg_not_understood(words, long_one, known)), words(msg::plain_not_understood(as_typed(long_one))));
    const words::Words german(words::Language::de);
    EXPECT_EQ(german(msg_not_understood(german, "hilef", known)), german(msg::plain_did_you_mean("hilef", "hilfe")));
}

}  // namespace
}  // namespace tenback::terminal
