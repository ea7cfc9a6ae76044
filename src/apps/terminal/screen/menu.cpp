#include "terminal/screen/menu.hpp"

#include <algorithm>

#include "words/wrap.hpp"

namespace tenback::terminal {

namespace msg = words::msg;
namespace {

/// Of the text and the options; the frame and what stands before an option need the rest.
int widest_text(const Grid& grid) { return std::min(70, grid.width() - 8); }

std::string label_of(const MenuOption& option, const words::Words& words, int widest) {
    const std::string key = option.key != 0 ? utf8_of(std::u32string(1, option.key)) + "  " : "";
    return key + elide(spoken(option.label, words), widest - columns_of(key));
}

/// So many lines at most.
void shorten(std::vector<std::string>& lines, std::size_t most, int width) {
    if (lines.size() <= most) return;
    lines.resize(most);
    lines.back() = elide(lines.back() + " …", width);
}

}  // namespace

std::vector<std::string> Menu::text_lines(const Grid& grid, const words::Words& words) const {
    constexpr std::size_t least_options = 3;
    constexpr int small_height = 20;
    std::vector<words::Message> paragraphs = it_.text;
    if (grid.height() < small_height)
        paragraphs.insert(paragraphs.end(), it_.text_if_small.begin(), it_.text_if_small.end());
    std::vector<std::string> text;
    for (const words::Message& paragraph : paragraphs)
        for (const std::string& line : words::wrap(words(paragraph), widest_text(grid))) text.push_back(line);
    const auto rows = static_cast<std::size_t>(grid.height() - 3) - std::min(it_.options.size(), least_options);
    shorten(text, rows, widest_text(grid));
    return text;
}

void Menu::draw(Grid& grid, const words::Words& words) const {
    const std::vector<std::string> text = text_lines(grid, words);
    const std::string title = elide(words(it_.title), widest_text(grid) - 4);
    int width = columns_of(title) + 4;
    for (const std::string& line : text) width = std::max(width, columns_of(line));
    for (const MenuOption& option : it_.options)
        width = std::max(width, columns_of(label_of(option, words, widest_text(grid))) + 2);
    width += 4;
    const int rows = grid.height() - 3 - static_cast<int>(text.size());  // for options and a blank line
    const int blank = text.empty() || rows <= std::min(4, static_cast<int>(it_.options.size())) ? 0 : 1;
    const auto most = static_cast<std::size_t>(rows - blank - (grid.height() > 12 ? 1 : 0));
    const std::size_t shown = std::min(it_.options.size(), most);
    const std::size_t first = it_.chosen < shown ? 0 : it_.chosen + 1 - shown;  // the chosen one is always to be seen
    const int height = static_cast<int>(text.size() + shown) + 2 + blank;
    const int lowest = grid.height() - 1 - height;
    const int row = it_.place == MenuPlace::high ? std::min(1, lowest)
                                                 : std::clamp(grid.height() - 5 - height, std::min(10, lowest), lowest);
    const Rect area{row, (grid.width() - width) / 2, height, width};
    grid.clear(area);
    grid.box({.area = area, .style = {Ink::plain, true}, .frame = Frame::twice, .above = title, .below = {}});
    int at = row + 1;
    for (const std::string& line : text) grid.put(at++, area.column + 2, line);
    at += blank;
    for (std::size_t n = first; n < first + shown; ++n, ++at) {
        const bool chosen = n == it_.chosen;
        std::string line = (chosen ? "▶ " : "  ") + label_of(it_.options[n], words, widest_text(grid));
        grid.put(at, area.column + 2, line, {ready_ ? Ink::plain : Ink::dim, chosen, chosen && ready_});
        grid.target({at, area.column + 1, 1, width - 2}, {Target::Kind::option, static_cast<int>(n)});
    }
    grid.clear({grid.height() - 1, 0, 1, grid.width()});  // the keys of what lies below do nothing now
    if (ready_) draw_keys(grid, keys(), words);
}

void Menu::pass_time(Stage& stage) {
    now_ = stage.now();
    ready_ = now_ >= it_.ready_at;
}

std::chrono::milliseconds Menu::patience() const {
    if (ready_) return Scene::patience();
    return std::chrono::duration_cast<std::chrono::milliseconds>(it_.ready_at - now_) + std::chrono::milliseconds(1);
}

std::vector<KeyHelp> Menu::keys() const {
    std::vector<KeyHelp> all{{"↑↓", msg::bar_choose(), 0, true}, {"Enter", msg::bar_go_on(), U'\r'}};
    if (it_.may_escape) all.push_back({"Esc", msg::bar_back(), escape_letter});
    all.insert(all.end(), it_.more_keys.begin(), it_.more_keys.end());
    return all;
}

void Menu::press(const Input& input, std::optional<Target> hit, Stage& stage) {
    pass_time(stage);
    if (!ready_) return;
    const std::size_t count = it_.options.size();
    if (is(input, Key::home)) it_.chosen = 0;
    if (is(input, Key::end)) it_.chosen = count - 1;
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

std::unique_ptr<Menu> question(const words::Message& title, const words::Message& text, const words::Words& words,
                               std::function<void(Stage&)> yes) {
    const auto key = [&](const words::Message& letter) { return glyphs_of(words(letter)).front(); };
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

std::unique_ptr<Menu> language_menu(const words::Words& words) {
    MenuSettings settings{.title = msg::setup_language()};
    for (const words::Language language : words::all_languages) {
        if (language == words.language()) settings.chosen = settings.options.size();
        settings.options.push_back(
            {text_of(language, msg::language_name().key), static_cast<char32_t>('1' + settings.options.size())});
    }
    return std::make_unique<Menu>(
        std::move(settings), [](Stage& stage, std::size_t chosen) { stage.words().speak(words::all_languages[chosen]); });
}

}  // namespace tenback::terminal
