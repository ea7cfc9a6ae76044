// Text to read, in pages: rules, keys, what happened.
#pragma once

#include <optional>
#include <vector>

#include "terminal/screen/scene.hpp"

namespace tenback::terminal {

struct Paragraph {
    words::Value text;
    std::optional<words::Value> name{};  // stands before it in a column of its own: a key, a sign
};

struct PageSettings {
    words::Message title;
    std::vector<Paragraph> paragraphs{};
    bool spaced = false;    // an empty line between paragraphs
    bool from_end = false;  // begins where the text ends
};

class Page final : public Scene {
  public:
    explicit Page(PageSettings settings) : it_(std::move(settings)), first_(it_.from_end ? far_below : 0) {}

    void draw(Grid& grid, const words::Words& words) const override;
    void press(const Input& input, std::optional<Target> hit, Stage& stage) override;

  private:
    static constexpr int far_below = 1 << 20;
    struct Line {
        std::string name;
        std::string text;
    };
    [[nodiscard]] std::vector<Line> lines(int width, const words::Words& words) const;

    PageSettings it_;
    int first_;                   // the line on top; drawn no further than the end
    mutable int visible_ = 1;     // lines on the screen, as it was last drawn
    mutable int last_first_ = 0;  // the line on top where the text ends
};

}  // namespace tenback::terminal
