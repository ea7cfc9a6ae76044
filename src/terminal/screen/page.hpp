// Text to read, in pages: rules, keys, what happened, statistics.
#pragma once

#include <vector>

#include "terminal/screen/scene.hpp"

namespace tenback::terminal {

class Page final : public Scene {
  public:
    enum class From : std::uint8_t { top, end };

    Page(Message title, std::vector<Message> paragraphs, bool spaced = true, From from = From::top)
        : title_(std::move(title)),
          paragraphs_(std::move(paragraphs)),
          spaced_(spaced),
          first_(from == From::end ? far_below : 0) {}

    void draw(Grid& grid, const Words& words) const override;
    void press(const Input& input, std::optional<Target> hit, Stage& stage) override;

  private:
    static constexpr int far_below = 1 << 20;

    Message title_;
    std::vector<Message> paragraphs_;
    bool spaced_;              // an empty line between paragraphs
    mutable int first_;        // line on top; drawing brings it into range
    mutable int visible_ = 1;  // lines on the screen, as it was last drawn
    mutable int last_first_ = 0;
};

}  // namespace tenback::terminal
