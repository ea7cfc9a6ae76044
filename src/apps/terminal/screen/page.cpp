#include "terminal/screen/page.hpp"

#include <algorithm>
#include <utility>

#include "terminal/screen/game_view_model.hpp"
#include "words/wrap.hpp"

namespace tenback::terminal {

namespace msg = words::msg;
namespace {

constexpr int widest_line = 96;
constexpr int names_width = 12;

}  // namespace

std::vector<Page::Line> Page::lines(int width, const words::Words& words) const {
    std::vector<Line> all;
    for (const Paragraph& paragraph : it_.paragraphs) {
        std::string name = paragraph.name ? spoken(*paragraph.name, words) : "";
        for (std::string& text : words::wrap(spoken(paragraph.text, words), width - (paragraph.name ? names_width : 0)))
            all.push_back({std::exchange(name, paragraph.name ? " " : ""), std::move(text)});
        if (it_.spaced) all.emplace_back();
    }
    if (it_.spaced && !all.empty()) all.pop_back();
    return all;
}

void Page::draw(Grid& grid, const words::Words& words) const {
    const std::vector<Line> all = lines(std::min(widest_line, grid.width() - 4), words);
    const auto count = static_cast<int>(all.size());
    visible_ = grid.height() - 3;
    last_first_ = std::max(0, count - visible_);
    const int first = std::min(first_, last_first_);
    const int last = std::min(count, first + visible_);
    const std::string where = count > visible_ ? words(msg::screen_page(count, first + 1, last)) : "";
    draw_title(grid, 0, words(it_.title), where);
    for (int n = 0; n < std::min(visible_, count - first); ++n) {
        const Line& line = all[static_cast<std::size_t>(first + n)];
        grid.put(2 + n, 2, line.name, {Ink::plain, true});
        grid.put(2 + n, line.name.empty() ? 2 : 2 + names_width, line.text);
    }
    std::vector<KeyHelp> keys{{"Esc", msg::bar_back(), escape_letter}};
    if (first < last_first_) keys.push_back({"▼", msg::screen_more_below(), U' '});
    draw_keys(grid, keys, words);
}

void Page::press(const Input& input, std::optional<Target> /*hit*/, Stage& stage) {
    const bool more = is(input, U' ') || is(input, Key::page_down);
    int first = std::min(first_, last_first_);
    if (is(input, Key::up)) --first;
    if (is(input, Key::down)) ++first;
    if (is(input, Key::page_up)) first -= visible_;
    if (more) first += visible_;
    if (is(input, Key::home)) first = 0;
    if (is(input, Key::end)) first = last_first_;
    first_ = std::clamp(first, 0, last_first_);
    if (is(input, Key::escape) || is(input, Key::enter) || is(input, U'q')) stage.pop();
}

}  // namespace tenback::terminal
