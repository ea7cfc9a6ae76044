// The picture of a game, put together.
#include <algorithm>

#include "terminal/screen/sight.hpp"
#include "words/wrap.hpp"

namespace tenback::terminal {
namespace {

constexpr int table_width = 80;
constexpr int piles_width = 56;
constexpr int wide_screen = 112;
constexpr int notice_height = 2;  // longer ones push the history down

std::string progress_bar(double share) {
    constexpr int width = 16;
    const int filled = static_cast<int>(share * width);
    std::string bar;
    for (int n = 0; n < width; ++n) bar += n < filled ? "█" : "░";
    return bar;
}

std::string status_text(const Sight& sight, const Words& words) {
    const PublicView& game = sight.game();
    if (sight.table.revealed)
        return words(phrase::result_title(sight.rules(), game, sight.view ? std::optional(sight.view->you) : std::nullopt));
    if (game.status == Status::opening) return words(msg::setup_first());
    if (sight.your_move())
        return words(msg::screen_your_turn()) + ": " + words(phrase::owed(sight.rules(), game.turn, sight.view->hand));
    return words(msg::screen_turn_of(sight.names.of(game.turn.seat)));
}

/// With blanks at which no line is broken.
std::string unbroken(std::string_view text) {
    std::string all;
    for (const char c : text) all += c == ' ' ? std::string("\u00A0") : std::string(1, c);
    return all;
}

std::string history_text(const Sight& sight, const Words& words, const HistoryLine& line) {
    const auto name = [&](Seat seat) { return elide(spoken(sight.names.of(seat), words), 18) + ": "; };
    if (line.turn) return std::to_string(*line.turn) + "  " + name(line.seat) + line.plays;
    if (line.words) return "·  " + name(line.seat) + words(*line.words);
    std::string all;
    for (const auto& [seat, wish] : line.wishes)
        all.append(all.empty() ? "·  " : ", ").append(unbroken(name(seat) + words(phrase::wish(wish))));
    return all;
}

/// The lines of the history that fit, the newest last.
struct Line {
    std::string text;
    Style style;
};
std::vector<Line> history_lines(const Sight& sight, const Words& words, int width, bool brief) {
    std::vector<Line> lines;
    for (const HistoryLine& it : sight.history) {
        if (!it.says_something() || (brief && it.beside_seat)) continue;
        const Style style = it.turn ? Style{} : Style{Ink::talk};
        for (const std::string& part : wrap(history_text(sight, words, it), width)) lines.push_back({part, style});
    }
    return lines;
}

/// How densely the keys stand.
struct KeyBar {
    int gap;
    bool every_word;

    [[nodiscard]] bool has_word(const KeyHelp& help) const { return every_word || !help.obvious; }
    [[nodiscard]] int width_of(const KeyHelp& help, const Words& words) const {
        return columns_of(spoken(help.key, words)) + (has_word(help) ? 1 + columns_of(words(help.what)) : 0);
    }
    [[nodiscard]] bool fits(const std::vector<KeyHelp>& keys, const Words& words, int room) const {
        int needed = -gap;
        for (const KeyHelp& help : keys) needed += width_of(help, words) + gap;
        return needed <= room;
    }
};

/// The first of these that has room.
KeyBar roomiest(const std::vector<KeyHelp>& keys, const Words& words, int room) {
    for (const KeyBar bar : {KeyBar{2, true}, KeyBar{2, false}})
        if (bar.fits(keys, words, room)) return bar;
    return {1, false};
}

}  // namespace

std::string spoken(const Value& value, const Words& words) {
    return value.message() != nullptr ? words(*value.message()) : *value.text();
}

Rect table_area(const Grid& grid) {
    const int left = grid.width() >= wide_screen ? 0 : (grid.width() - table_width) / 2;
    return {0, left, grid.height(), table_width};
}

Layout layout(const Grid& grid) {
    const bool wide = grid.width() >= wide_screen;
    const int bottom = grid.height() - 1;
    const int left = table_area(grid).column;
    const int air = std::clamp((grid.height() - 24) / 4, 0, 3);  // between the table and the hand
    const int notice = 18 + air;
    Layout at{};
    at.piles = {1, left, 9, piles_width};
    at.seats = {1, left + piles_width + 1, 10, table_width - piles_width - 1};
    at.hand = {11 + air, left, 6, table_width};
    at.status = {17 + air, left + 1, 1, table_width - 2};
    at.notice = {notice, left + 1, bottom - notice, table_width - 2};
    at.history = wide ? Rect{2, table_width + 2, bottom - 3, grid.width() - table_width - 3}
                      : Rect{notice + notice_height, left + 1, bottom - notice - notice_height, table_width - 2};
    return at;
}

void draw_title(Grid& grid, int row, std::string_view left, std::string_view right) {
    grid.clear({row, 0, 1, grid.width()}, {Ink::bar});
    grid.put(row, 1, elide(left, grid.width() - 4 - columns_of(right)), {Ink::bar, true});
    grid.put_right(row, grid.width() - 1, right, {Ink::bar});
}

void draw_status(Grid& grid, Rect area, const Sight& sight, const Words& words) {
    std::string right;
    if (sight.thinking) {
        const auto percent = static_cast<int>(sight.thinking->progress * 100);
        const Message who =
            sight.thinking->for_hint ? msg::hint_thinking() : msg::screen_thinking(sight.names.of(sight.thinking->seat));
        right = words(who) + " " + progress_bar(sight.thinking->progress) + " " + std::to_string(percent) + "%";
        if (!sight.thinking->for_hint) return grid.put(area.row, area.column, elide(right, area.width), {Ink::dim});
    }
    const std::string text = elide(status_text(sight, words), area.width - (right.empty() ? 0 : columns_of(right) + 1));
    grid.put(area.row, area.column, text, {sight.your_move() ? Ink::good : Ink::plain, true});
    if (!right.empty()) grid.put_right(area.row, area.column + area.width, right, {Ink::dim});
}

int draw_notice(Grid& grid, Rect area, const Sight& sight, const Words& words) {
    std::optional<Notice> shown = sight.notice;
    if (!shown && sight.hint) shown = Notice{phrase::hint(sight.rules().game, *sight.hint), Ink::talk};
    if (!shown) return 0;
    int used = 0;
    for (const std::string& line : wrap(words(shown->message), area.width))
        if (used < area.height) grid.put(area.row + used++, area.column, elide(line, area.width), {shown->ink, true});
    return used;
}

void draw_history(Grid& grid, Rect area, const Sight& sight, const Words& words) {
    constexpr int roomy = 6;  // in less room what was said stands beside the seats only
    const std::vector<Line> lines = history_lines(sight, words, area.width, area.height < roomy);
    const auto shown = std::min(lines.size(), static_cast<std::size_t>(area.height));
    int row = area.row + area.height - static_cast<int>(shown);
    for (auto n = lines.size() - shown; n < lines.size(); ++n)
        grid.put(row++, area.column, elide(lines[n].text, area.width), lines[n].style);
}

void draw_game(Grid& grid, const Sight& sight, const Words& words) {
    Layout at = layout(grid);
    const int turn = sight.game().turn_number;
    draw_title(grid, 0, words(phrase::title(sight.rules())), turn > 0 ? words(msg::screen_turn(turn)) : "");
    draw_piles(grid, at.piles, sight, words);
    draw_seats(grid, at.seats, sight, words);
    draw_hand(grid, at.hand, sight, words);
    draw_status(grid, at.status, sight, words);
    const int pushed = draw_notice(grid, at.notice, sight, words) - notice_height;
    if (at.history.column < table_width && pushed > 0)
        at.history = {at.history.row + pushed, at.history.column, at.history.height - pushed, at.history.width};
    if (at.history.column > table_width) {
        grid.put(at.history.row - 1, at.history.column, words(msg::screen_log()), {Ink::dim});
        for (int row = 1; row < grid.height() - 1; ++row) grid.put(row, table_width, "│", {Ink::dim});
    }
    draw_history(grid, at.history, sight, words);
}

void draw_keys(Grid& grid, const std::vector<KeyHelp>& keys, const Words& words) {
    const int room = grid.width() - 2;
    const KeyBar bar = roomiest(keys, words, room);
    const int row = grid.height() - 1;
    int column = 1;
    for (const KeyHelp& help : keys) {
        const std::string key = spoken(help.key, words);
        const int width = bar.width_of(help, words);
        if (column + width > room + 1) continue;
        grid.put(row, column, key, {Ink::bar, true});
        if (bar.has_word(help)) grid.put(row, column + columns_of(key) + 1, words(help.what));
        grid.target({row, column, 1, width}, {Target::Kind::key, static_cast<int>(help.pressed)});
        column += width + bar.gap;
    }
}

}  // namespace tenback::terminal
