// What keys do in a game, and which are offered.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "notation/variant.hpp"
#include "sitting.hpp"

namespace tenback::testing {
namespace {

using terminal::Key;

std::string bar_of(const Sitting& sitting) {
    const std::string text = sitting.text();
    return text.substr(text.rfind('\n', text.size() - 2) + 1);
}

TEST(KeyBar, AllKeysStandThereInEveryLanguage) {
    Sitting sitting("classic players=2", {"Ann", "bot:normal"}, 1);
    ASSERT_TRUE(sitting.play_until("e end turn"));
    for (const words::Language language : words::all_languages) {
        sitting.words.speak(language);
        std::string bar = " " + bar_of(sitting);
        std::replace(bar.begin(), bar.end(), '\n', ' ');
        for (const std::string key : {" ←→ ", " Enter ", " e ", " u ", " ? ", " q ", " h ", " t ", " r "})
            EXPECT_NE(bar.find(key), std::string::npos) << code_of(language) << key << "\n" << bar;
    }
}

TEST(KeyBar, HasOnlyKeysThatDoSomething) {
    Sitting silent("classic players=2", {"Ann", "bot:normal"}, 1, true, table::TalkPreset::silent, false);
    EXPECT_EQ(bar_of(silent), " ←→ choose  0-9 card  Enter lay  ? keys  q quit  r rules\n");
    silent.type("h");
    EXPECT_TRUE(silent.shows("This table plays without hints.")) << silent.text();
    silent.type("t");
    EXPECT_TRUE(silent.shows("This table plays in silence.")) << silent.text();
    silent.type("?");
    EXPECT_FALSE(silent.shows("table talk") || silent.shows("hint:")) << silent.text();
}

TEST(KeyBar, IsThatOfTheMenuOnTop) {
    Sitting sitting("quick players=2", {"Ann", "bot:normal"}, 3);
    sitting.type("t");
    EXPECT_EQ(bar_of(sitting), " ↑↓ choose  Enter go on  Esc back\n");
    sitting.click(23, 25);  // Esc
    EXPECT_FALSE(sitting.shows("What do you want to say?")) << sitting.text();
    ASSERT_TRUE(sitting.play_until("Play again"));
    sitting.type("r");
    EXPECT_TRUE(sitting.shows("The rules of Quick & Easy")) << sitting.text();
    sitting.click(23, 2);  // Esc
    sitting.type("w");
    EXPECT_TRUE(sitting.shows("What happened")) << sitting.text();
    sitting.press(Key::escape);
    EXPECT_TRUE(sitting.shows("Play again")) << sitting.text();
}

TEST(Letters, NeedNeitherALatinKeyboardNorSmallOnes) {
    for (const std::string rules : {"r", "R", "к", "К"}) {
        Sitting sitting("classic players=1", {"Ann"}, 1);
        sitting.type(rules);
        EXPECT_TRUE(sitting.shows("The rules of The Game")) << rules;
        sitting.type("й");
        EXPECT_TRUE(sitting.shows("Your turn")) << rules;
        Sitting set_up;
        set_up.type(rules);
        EXPECT_TRUE(set_up.shows("The rules of The Game")) << rules;
    }
}

TEST(Result, IgnoresKeysOfTheGameForHalfASecond) {
    Sitting sitting("quick players=2", {"Ann", "bot:normal"}, 3);
    ASSERT_TRUE(sitting.play_until("Play again", true));
    const auto stays = [&] {
        sitting.type("1");
        sitting.press(Key::enter);
        sitting.click(20, 30);
        return sitting.shows("Play again");
    };
    EXPECT_TRUE(stays());
    EXPECT_EQ(bar_of(sitting).find("Enter"), std::string::npos) << "keys that do nothing are not offered";
    sitting.let_pass(std::chrono::milliseconds(499));
    EXPECT_TRUE(stays());
    sitting.let_pass(std::chrono::milliseconds(1));
    EXPECT_NE(bar_of(sitting).find("Enter"), std::string::npos);
    sitting.type("1");
    EXPECT_FALSE(sitting.shows("Play again")) << sitting.text();
}

/// The cards of the hand, and the one under the cursor, read from the picture.
struct HandOnScreen {
    std::vector<int> cards;
    int chosen = 0;
};
HandOnScreen hand_of(const Sitting& sitting) {
    HandOnScreen hand;
    const std::string text = sitting.picture(60, 18).text();  // `[44]` is the chosen one
    std::istringstream rows(text);
    for (std::string row; std::getline(rows, row);) {
        std::string plain = row;
        const auto open = plain.find('[');
        if (open == std::string::npos) continue;
        hand.chosen = std::stoi(plain.substr(open + 1));
        for (char& c : plain)
            if (c == '[' || c == ']') c = ' ';
        std::istringstream words(plain);
        for (int card = 0; words >> card;) hand.cards.push_back(card);
    }
    return hand;
}

TEST(TypedNumbers, ChooseACardAndThenAPile) {
    Sitting sitting("classic players=1", {"Ann"}, 1);
    const HandOnScreen before = hand_of(sitting);
    ASSERT_EQ(before.cards.size(), 8U) << sitting.picture(60, 18).text();
    const int card = before.cards[5];
    ASSERT_GE(card, 10);
    sitting.type(std::to_string(card).substr(0, 1));
    sitting.type(std::to_string(card).substr(1));
    EXPECT_EQ(hand_of(sitting).chosen, card);
    EXPECT_NE(bar_of(sitting).find("1-4"), std::string::npos) << sitting.text();
    sitting.type("2");
    const HandOnScreen after = hand_of(sitting);
    EXPECT_EQ(after.cards.size(), 7U) << sitting.text();
    EXPECT_EQ(std::ranges::find(after.cards, card), after.cards.end());
    EXPECT_NE(bar_of(sitting).find("0-9"), std::string::npos) << "the next digit begins the next card";
}

TEST(TypedNumbers, ADigitLaysNothingThatNobodyChose) {
    Sitting sitting("classic players=1", {"Ann"}, 1);
    for (const char digit : {'1', '2', '3', '4'}) {
        sitting.type({&digit, 1});
        EXPECT_EQ(hand_of(sitting).cards.size(), 8U) << digit << sitting.text();
        sitting.press(Key::escape);
    }
    sitting.type("00");
    EXPECT_TRUE(sitting.shows("None of your cards has this number")) << sitting.text();
}

TEST(TypedNumbers, HomeAndEndGoToTheFirstAndTheLastCard) {
    Sitting sitting("classic players=1", {"Ann"}, 1);
    sitting.press(Key::end);
    EXPECT_EQ(hand_of(sitting).chosen, hand_of(sitting).cards.back());
    sitting.press(Key::home);
    EXPECT_EQ(hand_of(sitting).chosen, hand_of(sitting).cards.front());
    sitting.type("1");  // chosen by hand: the digit is a pile, as ever
    EXPECT_EQ(hand_of(sitting).cards.size(), 7U) << sitting.text();
}

}  // namespace
}  // namespace tenback::testing
