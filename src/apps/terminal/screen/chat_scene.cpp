#include "terminal/screen/chat_scene.hpp"

#include <algorithm>

#include "terminal/screen/game_view_model.hpp"
#include "terminal/screen/signs.hpp"
#include "words/wrap.hpp"

namespace tenback::terminal {

namespace msg = words::msg;
namespace {

constexpr std::size_t longest_text = 200;  // characters, as docs/chat.md has it

}  // namespace

void ChatScene::draw(Grid& grid, const words::Words& words) const {
    const int height = std::clamp(grid.height() / 4, 5, 14);
    const Rect area{grid.height() - 1 - height, 0, height, grid.width()};
    grid.clear({area.row, 0, height + 1, grid.width()});
    const std::string title = words(msg::chat_title());
    grid.box({.area = area, .style = {Ink::talk, true}, .frame = Frame::twice, .above = title, .below = {}});
    draw_said(grid, {area.row + 1, 2, height - 3, grid.width() - 4}, words);
    draw_line(grid, area.row + height - 2, 2, grid.width() - 4);
    draw_keys(grid, {{"Enter", msg::bar_send(), U'\r'}, {"Esc", msg::bar_back(), escape_letter}}, words);
}

void ChatScene::draw_said(Grid& grid, Rect area, const words::Words& words) const {
    struct Line {
        std::string text;
        Style style;
    };
    std::vector<Line> lines;
    const auto add = [&](const std::string& text, Style style) {
        for (const std::string& line : words::wrap(text, area.width)) lines.push_back({elide(line, area.width), style});
    };
    const std::vector<ChatWords> said = deeds_.said();
    for (const ChatWords& it : said) {
        const std::string mark = it.unread ? std::string(sign::unread) + " " : "";
        add(mark + elide(spoken(it.name, words), 18) + ": " + it.text, {Ink::plain, it.unread});
    }
    if (said.empty()) add(words(msg::chat_nothing_yet()), {Ink::dim});
    if (refused_) add(words(*refused_), {Ink::danger, true});
    const auto shown = std::min(lines.size(), static_cast<std::size_t>(area.height));
    int row = area.row;
    for (auto n = lines.size() - shown; n < lines.size(); ++n) grid.put(row++, area.column, lines[n].text, lines[n].style);
}

/// The end of the text, where it is longer than the line.
void ChatScene::draw_line(Grid& grid, int row, int column, int width) const {
    const int room = width - 3;  // `> ` and the cursor
    std::size_t first = text_.size();
    int used = 0;
    while (first > 0 && used + columns_of(text_[first - 1]) <= room) used += columns_of(text_[--first]);
    grid.put(row, column, "> ", {Ink::talk, true});
    grid.put(row, column + 2, utf8_of(std::u32string_view(text_).substr(first)));
    grid.put(row, column + 2 + used, "_", {Ink::plain, true, true});
}

void ChatScene::press(const Input& input, std::optional<Target> /*hit*/, Stage& stage) {
    if (std::holds_alternative<Resized>(input)) return;
    refused_.reset();
    if (is(input, Key::escape)) return leave(stage);
    if (is(input, Key::enter)) return send(stage);
    if (is(input, Key::backspace) && !text_.empty()) text_.pop_back();
    if (const auto* letter = std::get_if<Letter>(&input)) type(letter->glyph);
}

void ChatScene::leave(Stage& stage) {
    deeds_.close();
    stage.pop();
}

void ChatScene::type(char32_t glyph) {
    if (text_.size() < longest_text)
        text_ += glyph;
    else
        refused_ = msg::chat_too_long(static_cast<int>(longest_text));
}

void ChatScene::send(Stage& stage) {
    if (text_.find_first_not_of(U' ') == std::u32string::npos) return leave(stage);
    refused_ = deeds_.say(utf8_of(text_));
    if (!refused_) text_.clear();
}

}  // namespace tenback::terminal
