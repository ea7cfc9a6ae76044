#include "terminal/screen/menu.hpp"

#include <algorithm>

#include "words/wrap.hpp"

namespace tenback::terminal {
namespace {

constexpr int widest_text = 70;

std::string label_of(const MenuOption& option, const Words& words) {
    const std::string key = option.key != 0 ? utf8_of(std::u32string(1, option.key)) + "  " : "";
    return key + elide(spoken(option.label, words), widest_text);
}

}  // namespace

void Menu::draw(Grid& grid, const Words& words) const {
    std::vector<std::string> text;
    for (const Message& paragraph : it_.text)
        for (const std::string& line : wrap(words(paragraph), widest_text)) text.push_back(line);
    const std::string title = words(it_.title);
    int width = columns_of(title) + 4;
    for (const std::string& line : text) width = std::max(width, columns_of(line));
    for (const MenuOption& option : it_.options) width = std::max(width, columns_of(label_of(option, words)) + 2);
    width += 4;
    const int blank = text.empty() ? 0 : 1;
    const auto most = static_cast<std::size_t>(grid.height() - 4 - blank) - text.size();
    const std::size_t shown = std::min(it_.options.size(), most);
    const std::size_t first = it_.chosen < shown ? 0 : it_.chosen + 1 - shown;  // the chosen one is always to be seen
    const int height = static_cast<int>(text.size() + shown) + 2 + blank;
    const int lowest = grid.height() - 1 - height;
    const int row = it_.place == MenuPlace::high ? 1 : std::clamp(grid.height() - 5 - height, std::min(10, lowest), lowest);
    const Rect table = table_area(grid);
    const Rect area{row, table.column + (table.width - width) / 2, height, width};
    grid.clear(area);
    grid.box({.area = area, .style = {Ink::plain, true}, .frame = Frame::twice, .above = title, .below = {}});
    int at = row + 1;
    for (const std::string& line : text) grid.put(at++, area.column + 2, line);
    at += blank;
    for (std::size_t n = first; n < first + shown; ++n, ++at) {
        const bool chosen = n == it_.chosen;
        std::string line = (chosen ? "▶ " : "  ") + label_of(it_.options[n], words);
        grid.put(at, area.column + 2, line, {Ink::plain, chosen, chosen});
        grid.target({at, area.column + 1, 1, width - 2}, {Target::Kind::option, static_cast<int>(n)});
    }
    grid.clear({grid.height() - 1, 0, 1, grid.width()});  // the keys of what lies below do nothing now
    draw_keys(grid, keys(), words);
}

std::vector<KeyHelp> Menu::keys() const {
    std::vector<KeyHelp> all{{"↑↓", msg::bar_choose(), 0, true}, {"Enter", msg::bar_go_on(), U'\r'}};
    if (it_.may_escape) all.push_back({"Esc", msg::bar_back(), escape_letter});
    all.insert(all.end(), it_.more_keys.begin(), it_.more_keys.end());
    return all;
}

void Menu::press(const Input& input, std::optional<Target> hit, Stage& stage) {
    const std::size_t count = it_.options.size();
    if (is(input, Key::down) || is(input, Key::right) || is(input, Key::tab)) it_.chosen = (it_.chosen + 1) % count;
    if (is(input, Key::up) || is(input, Key::left)) it_.chosen = (it_.chosen + count - 1) % count;
    if (is(input, Key::enter) || is(input, U' ')) return choose(it_.chosen, stage);
    if (hit && hit->kind == Target::Kind::option) return choose(static_cast<std::size_t>(hit->value), stage);
    if (is(input, Key::escape) && it_.may_escape) return stage.pop();
    for (std::size_t n = 0; n < count; ++n)
        if (it_.options[n].key != 0 && is(input, it_.options[n].key)) return choose(n, stage);
    const auto* letter = std::get_if<Letter>(&input);
    if (letter != nullptr && other_letter_) other_letter_(latin_key(letter->glyph), stage);
}

void Menu::choose(std::size_t option, Stage& stage) {
    stage.pop();
    then_(stage, option);
}

std::unique_ptr<Menu> question(const Message& title, const Message& text, const Words& words,
                               std::function<void(Stage&)> yes) {
    const auto key = [&](const Message& letter) { return glyphs_of(words(letter)).front(); };
    MenuSettings settings{.title = title, .text = {text}};
    settings.options = {{msg::confirm_no(), key(msg::confirm_no_key())}, {msg::confirm_yes(), key(msg::confirm_yes_key())}};
    auto menu = std::make_unique<Menu>(std::move(settings), [yes](Stage& stage, std::size_t chosen) {
        if (chosen == 1) yes(stage);
    });
    // y and n work in every language.
    menu->when_letter([yes = std::move(yes)](char32_t letter, Stage& stage) {
        if (letter != U'y' && letter != U'n') return false;
        const auto act = yes;  // the menu goes, and what it holds with it
        stage.pop();
        if (letter == U'y') act(stage);
        return true;
    });
    return menu;
}

std::unique_ptr<Menu> language_menu(const Words& words) {
    MenuSettings settings{.title = msg::setup_language()};
    for (const Language language : all_languages) {
        if (language == words.language()) settings.chosen = settings.options.size();
        settings.options.push_back(
            {text_of(language, msg::language_name().key), static_cast<char32_t>('1' + settings.options.size())});
    }
    return std::make_unique<Menu>(std::move(settings),
                                  [](Stage& stage, std::size_t chosen) { stage.words().speak(all_languages[chosen]); });
}

}  // namespace tenback::terminal
