// Words to the others at a table: what was said last, and a line to write in.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "terminal/screen/scene.hpp"

namespace tenback::terminal {

/// What somebody said.
struct ChatWords {
    words::Value name;
    std::string text;
    bool unread = false;
};

struct ChatDeeds {
    /// What was said so far, the newest last.
    std::function<std::vector<ChatWords>()> said;
    /// Says it. Nothing if that is done, or why not.
    std::function<std::optional<words::Message>(const std::string& text)> say;
    /// All of it has been read.
    std::function<void()> close;
};

class ChatScene final : public Scene {
  public:
    explicit ChatScene(ChatDeeds deeds) : deeds_(std::move(deeds)) {}

    void draw(Grid& grid, const words::Words& words) const override;
    void press(const Input& input, std::optional<Target> hit, Stage& stage) override;
    [[nodiscard]] bool covers() const override { return false; }

  private:
    void draw_said(Grid& grid, Rect area, const words::Words& words) const;
    void draw_line(Grid& grid, int row, int column, int width) const;
    void type(char32_t glyph);
    void send(Stage& stage);
    void leave(Stage& stage);

    ChatDeeds deeds_;
    std::u32string text_;
    std::optional<words::Message> refused_;  // why the last one was; it can be changed and sent again
};

}  // namespace tenback::terminal
