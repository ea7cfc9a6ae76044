#include "terminal/screen/page.hpp"

#include <algorithm>

#include "terminal/screen/sight.hpp"
#include "words/wrap.hpp"

namespace tenback::terminal {
namespace {

constexpr int widest = 96;

}  // namespace

void Page::draw(Grid& grid, const Words& words) const {
    const int width = std::min(widest, grid.width() - 4);
    std::vector<std::string> lines;
    for (const Message& paragraph : paragraphs_) {
        for (const std::string& line : wrap(words(paragraph), width)) lines.push_back(line);
        if (spaced_) lines.emplace_back();
    }
    if (spaced_ && !lines.empty()) lines.pop_back();
    const auto count = static_cast<int>(lines.size());
    visible_ = grid.height() - 4;
    last_first_ = std::max(0, count - visible_);
    first_ = std::clamp(first_, 0, last_first_);
    const std::string where = count > visible_ ? words(msg::screen_page(count, std::min(count, first_ + visible_))) : "";
    draw_title(grid, 0, words(title_), where);
    for (int n = 0; n < std::min(visible_, count - first_); ++n)
        grid.put(2 + n, 2, lines[static_cast<std::size_t>(first_ + n)]);
    std::vector<KeyHelp> keys{{"Esc", msg::bar_back(), U'q'}};
    if (first_ < last_first_) keys.push_back({"▼", msg::screen_more_below(), U' '});
    draw_keys(grid, keys, words);
}

void Page::press(const Input& input, std::optional<Target> hit, Stage& stage) {
    const bool down = is(input, U' ') || is(input, Key::page_down) || (hit && hit->value == U' ');
    if (is(input, Key::up)) --first_;
    if (is(input, Key::down)) ++first_;
    if (is(input, Key::page_up)) first_ -= visible_;
    if (down && first_ < last_first_) first_ += visible_;
    if (is(input, Key::home)) first_ = 0;
    if (is(input, Key::end)) first_ = last_first_;
    if (is(input, Key::escape) || is(input, Key::enter) || is(input, U'q') || (hit && hit->value == U'q')) stage.pop();
}

}  // namespace tenback::terminal
