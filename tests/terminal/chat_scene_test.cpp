#include "terminal/screen/chat_scene.hpp"

#include <gtest/gtest.h>

#include "terminal/screen/game_view_model.hpp"

namespace tenback::terminal {

namespace msg = words::msg;
namespace {

/// A chat whose guard refuses digits.
struct Chat {
    words::Words words{words::Language::en};
    std::vector<ChatWords> said;
    bool closed = false;
    Stage stage{words};

    Chat() {
        const auto say = [this](const std::string& text) -> std::optional<words::Message> {
            if (text.find_first_of("0123456789") != std::string::npos) return msg::chat_number("44");
            said.push_back({"Ann", text});
            return std::nullopt;
        };
        stage.push(std::make_unique<ChatScene>(
            ChatDeeds{.said = [this] { return said; }, .say = say, .close = [this] { closed = true; }}));
    }
    void type(std::string_view text) {
        for (const char32_t glyph : glyphs_of(text)) press(Letter{glyph});
    }
    void press(const Input& input) { stage.press(input, stage.picture(80, 24)); }
    [[nodiscard]] std::string text(int width = 80, int height = 24) const { return stage.picture(width, height).text(); }
};

TEST(ChatScene, SendsWhatIsTyped) {
    Chat chat;
    EXPECT_NE(chat.text().find("Nobody has written anything yet."), std::string::npos);
    chat.type("hello, всім!x");
    chat.press(Key::backspace);
    EXPECT_NE(chat.text().find("> hello, всім!_"), std::string::npos) << chat.text();
    chat.press(Key::enter);
    EXPECT_NE(chat.text().find("Ann: hello, всім!"), std::string::npos) << chat.text();
    EXPECT_FALSE(chat.closed);
    chat.press(Key::enter);  // with nothing to send
    EXPECT_TRUE(chat.closed);
    EXPECT_TRUE(chat.stage.empty());
}

TEST(ChatScene, WhatIsRefusedIsExplainedAndCanBeChanged) {
    Chat chat;
    chat.type("I hold 44");
    chat.press(Key::enter);
    EXPECT_NE(chat.text().find("No numbers at this table"), std::string::npos) << chat.text();
    EXPECT_NE(chat.text().find("> I hold 44_"), std::string::npos) << chat.text();
    chat.press(Key::backspace);
    chat.press(Key::backspace);
    chat.type("it");
    chat.press(Key::enter);
    EXPECT_NE(chat.text().find("Ann: I hold it"), std::string::npos) << chat.text();
}

TEST(ChatScene, LongTextsAndManyFitEverySize) {
    Chat chat;
    for (int n = 0; n < 30; ++n) chat.said.push_back({"Władysław Longname the Third", std::string(150, 'w'), n > 25});
    chat.said.push_back(
        {"Bob", "日本語 and a lot of words that go on and on until the line is full, and further still", true});
    chat.type(std::string(300, 'm'));
    for (const words::Language language : words::all_languages) {
        chat.words.speak(language);
        for (const auto& [width, height] : {std::pair(40, 12), std::pair(50, 15), std::pair(80, 24), std::pair(160, 50)}) {
            const Grid grid = chat.stage.picture(width, height);
            EXPECT_EQ(grid.faults(), std::vector<std::string>{}) << grid.text();
        }
    }
    chat.words.speak(words::Language::en);
    EXPECT_NE(chat.text().find("That is too long"), std::string::npos) << chat.text();
    EXPECT_NE(chat.text(160, 50).find("◆ Bob: "), std::string::npos) << chat.text(160, 50);
}

}  // namespace
}  // namespace tenback::terminal
