// The picture of a game, put together.
#include <algorithm>

#include "terminal/screen/game_view_model.hpp"
#include "terminal/screen/signs.hpp"
#include "terminal/table_text.hpp"
#include "words/wrap.hpp"

namespace tenback::terminal {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

std::string progress_bar(double share) {
    constexpr int width = 16;
    const int filled = static_cast<int>(share * width);
    std::string bar;
    for (int n = 0; n < width; ++n) bar += n < filled ? "█" : "░";
    return bar;
}

std::string status_text(const GameViewModel& sight, const words::Words& words) {
    const PublicView& game = sight.game();
    if (sight.table.revealed)
        return words(phrase::result_title(sight.rules(), game, sight.view ? std::optional(sight.view->you) : std::nullopt));
    if (sight.view && sight.table.seats[static_cast<std::size_t>(sight.view->you.index())].stand_in)
        return words(msg::screen_stood_in());
    if (game.status == Status::opening) return words(msg::setup_first());
    if (!sight.typed.empty()) return words(msg::screen_typed(sight.typed));
    if (sight.your_move())
        return words(msg::screen_your_turn()) + ": " + words(phrase::owed(sight.rules(), game.turn, sight.view->hand));
    return words(msg::screen_turn_of(sight.names.of(game.turn.seat)));
}

/// `1:07`
std::string clock_text(int seconds) {
    const std::string rest = std::to_string(seconds % 60);
    return std::to_string(seconds / 60) + ":" + (rest.size() < 2 ? "0" : "") + rest;
}

/// With blanks at which no line is broken.
std::string unbroken(std::string_view text) {
    std::string all;
    for (const char c : text) all += c == ' ' ? std::string("\u00A0") : std::string(1, c);
    return all;
}

bool is_unread(const GameViewModel& sight, const HistoryLine& line) {
    return line.chat > sight.chat_read && !(sight.view && line.seat == sight.view->you);
}

std::string history_text(const GameViewModel& sight, const words::Words& words, const HistoryLine& line) {
    const auto name = [&](Seat seat) { return elide(spoken(sight.names.of(seat), words), 18) + ": "; };
    if (line.turn) return std::to_string(*line.turn) + "  " + name(line.seat) + line.plays;
    if (line.words)
        return std::string(is_unread(sight, line) ? sign::unread : "·") + "  " + name(line.seat) + words(*line.words);
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
std::vector<Line> history_lines(const GameViewModel& sight, const words::Words& words, int width, bool brief) {
    std::vector<Line> lines;
    for (const HistoryLine& it : sight.history) {
        if (!it.says_something() || (brief && it.beside_seat)) continue;
        const Style style = it.turn ? Style{} : Style{Ink::talk, is_unread(sight, it)};
        for (const std::string& part : words::wrap(history_text(sight, words, it), width)) lines.push_back({part, style});
    }
    return lines;
}

/// The draw piles in the title of small terminals, which have no other place for them: `▮34`, `▮20/31`.
std::string draw_left(const GameViewModel& sight) {
    const auto you = static_cast<std::size_t>(sight.rules().cooperative() ? 0 : sight.viewer().index());
    std::string text = std::string(sign::card) + std::to_string(sight.game().draw[you]);
    if (!sight.rules().cooperative()) text += "/" + std::to_string(sight.game().draw[1 - you]);
    return text + "  ";
}

std::optional<Notice> notice_of(const GameViewModel& sight) {
    if (!sight.notice && sight.hint) return Notice{phrase::hint(sight.rules().game, *sight.hint), Ink::talk};
    return sight.notice;
}

/// How many lines it took.
int draw_notice(Grid& grid, Rect area, const GameViewModel& sight, const words::Words& words) {
    const auto shown = notice_of(sight);
    if (!shown) return 0;
    int used = 0;
    for (const std::string& line : words::wrap(words(shown->message), area.width))
        if (used < area.height) grid.put(area.row + used++, area.column, elide(line, area.width), {shown->ink, true});
    return used;
}

void draw_history(Grid& grid, Rect area, const GameViewModel& sight, const words::Words& words) {
    if (area.height <= 0) return;
    constexpr int roomy = 6;  // in less room what was said stands beside the seats only
    const std::vector<Line> lines = history_lines(sight, words, area.width, area.height < roomy);
    const auto shown = std::min(lines.size(), static_cast<std::size_t>(area.height));
    int row = area.row + area.height - static_cast<int>(shown);
    for (auto n = lines.size() - shown; n < lines.size(); ++n)
        grid.put(row++, area.column, elide(lines[n].text, area.width), lines[n].style);
}

/// Below the hand of a small terminal: a notice, over the status if it is long, and history in the rest.
void draw_below_brief(Grid& grid, const Layout& at, const GameViewModel& sight, const words::Words& words) {
    Rect area = at.notice;
    if (const auto shown = notice_of(sight)) {
        const auto needed = static_cast<int>(words::wrap(words(shown->message), area.width).size());
        const int more = std::clamp(needed - area.height, 0, area.row - at.hand.row);
        area = {area.row - more, area.column, area.height + more, area.width};
        grid.clear({area.row, 0, area.height, grid.width()});
    }
    const int used = draw_notice(grid, area, sight, words);
    draw_history(grid, {area.row + used, area.column, area.height - used, area.width}, sight, words);
}

}  // namespace

std::string spoken(const words::Value& value, const words::Words& words) {
    return value.message() != nullptr ? words(*value.message()) : *value.text();
}

void draw_title(Grid& grid, int row, std::string_view left, std::string_view right) {
    grid.clear({row, 0, 1, grid.width()}, {Ink::bar});
    grid.put(row, 1, elide(left, grid.width() - 4 - columns_of(right)), {Ink::bar, true});
    grid.put_right(row, grid.width() - 1, right, {Ink::bar});
}

void draw_status(Grid& grid, const Layout& at, const GameViewModel& sight, const words::Words& words) {
    const Rect& area = at.status;
    std::string right;
    if (sight.thinking) {
        const auto percent = static_cast<int>(sight.thinking->progress * 100);
        const words::Message who =
            sight.thinking->for_hint ? msg::hint_thinking() : msg::screen_thinking(sight.names.of(sight.thinking->seat));
        right = words(who) + " " + progress_bar(sight.thinking->progress) + " " + std::to_string(percent) + "%";
        if (!sight.thinking->for_hint || at.brief)
            return grid.put(area.row, area.column, elide(right, area.width), {Ink::dim});
    }
    const bool clock = sight.seconds_left && right.empty();
    if (clock) right = clock_text(*sight.seconds_left);
    const Style style{sight.your_move() ? Ink::good : Ink::plain, true};
    const int room = area.width - (right.empty() ? 0 : columns_of(right) + 1);
    const std::vector<std::string> lines = words::wrap(status_text(sight, words), room);
    const int shown = std::min(area.height, static_cast<int>(lines.size()));
    for (int n = 0; n < shown; ++n) {
        std::string line = lines[static_cast<std::size_t>(n)];
        if (n == area.height - 1)
            for (auto rest = static_cast<std::size_t>(n) + 1; rest < lines.size(); ++rest) line += " " + lines[rest];
        grid.put(area.row + n, area.column, elide(line, room), style);
    }
    const bool urgent = clock && *sight.seconds_left <= short_time;
    const Style right_style = clock ? Style{urgent ? Ink::danger : Ink::plain, true, urgent} : Style{Ink::dim};
    if (!right.empty()) grid.put_right(area.row, area.column + area.width, right, right_style);
}

void draw_game(Grid& grid, const GameViewModel& sight, const words::Words& words) {
    Layout at = layout(grid, sight.rules());
    const int turn = sight.game().turn_number;
    const std::string left = at.hand_heading() ? "" : draw_left(sight);
    draw_title(grid, 0, words(phrase::title(sight.rules())), left + (turn > 0 ? words(msg::screen_turn(turn)) : ""));
    draw_piles(grid, at, sight, words);
    draw_seats(grid, at, sight, words);
    draw_hand(grid, at, sight, words);
    draw_status(grid, at, sight, words);
    if (at.brief) return draw_below_brief(grid, at, sight, words);
    const int used = draw_notice(grid, at.notice, sight, words);
    const int pushed = at.notice.row + used - at.history.row;
    if (!at.history_beside && pushed > 0)
        at.history = {at.history.row + pushed, at.history.column, at.history.height - pushed, at.history.width};
    constexpr int with_heading = 8;
    if (at.history_beside) {
        grid.put(at.history.row - 1, at.history.column, words(msg::screen_log()), {Ink::dim});
        for (int row = 1; row < grid.height() - 1; ++row) grid.put(row, at.history.column - 2, "│", {Ink::dim});
    } else if (at.history.height >= with_heading) {
        grid.put(at.history.row, at.history.column, words(msg::screen_log()), {Ink::dim});
        at.history = {at.history.row + 1, at.history.column, at.history.height - 1, at.history.width};
    }
    draw_history(grid, at.history, sight, words);
}

}  // namespace tenback::terminal
