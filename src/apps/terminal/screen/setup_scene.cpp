#include "terminal/screen/setup_scene.hpp"

#include <algorithm>

#include "host/statistics.hpp"
#include "terminal/screen/games_menu.hpp"
#include "terminal/screen/help.hpp"
#include "terminal/screen/menu.hpp"
#include "words/wrap.hpp"

namespace tenback::terminal {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

constexpr int name_width = 24;
constexpr int form_width = 76;
constexpr int roomy_width = 80;
constexpr int roomy_height = 24;

}  // namespace

SetupScene::SetupScene(host::KeptGames& games, Place place, Afterwards& after)
    : games_(games), place_(std::move(place)), after_(after) {}

std::vector<host::KeptGame> SetupScene::unfinished() const {
    auto list = games_.list();
    if (!list) return {};
    std::erase_if(*list, [](const host::KeptGame& game) { return !game.unfinished(); });
    return std::move(*list);
}

std::vector<SetupScene::Row> SetupScene::rows() const {
    std::vector<Row> all;
    const auto list = games_.list();
    const bool played = list && !list->empty();
    const bool open = list && std::ranges::any_of(*list, &host::KeptGame::unfinished);
    if (open) all.push_back({{}, Deed::resume});
    for (const Field field : setup_.fields()) all.push_back({field, {}});
    all.push_back({{}, Deed::start});
    if (open) all.push_back({{}, Deed::games});
    if (played) all.push_back({{}, Deed::statistics});
    all.push_back({{}, Deed::rules});
    all.push_back({{}, Deed::quit});
    return all;
}

words::Message SetupScene::label_of(Deed deed) const {
    switch (deed) {
        case Deed::start: return msg::setup_start();
        case Deed::games: return msg::games_title();
        case Deed::statistics: return msg::stats_title();
        case Deed::rules: return msg::setup_rules();
        case Deed::quit: return msg::setup_quit();
        case Deed::resume: break;
    }
    return msg::setup_resume();
}

void SetupScene::draw(Grid& grid, const words::Words& words) const {
    const std::vector<Row> all = rows();
    draw_title(grid, 0, words(msg::setup_title()), "tenback");
    if (grid.width() < roomy_width || grid.height() < roomy_height) return draw_small(grid, words, all);
    const int left = (grid.width() - form_width) / 2;
    const auto fields = static_cast<int>(setup_.fields().size());
    int spare = grid.height() - fields - 6;  // empty lines, as far as they reach
    const auto gap = [&] { return spare-- > 0 ? 1 : 0; };
    int at = 1 + gap();
    int column = left;  // the deeds below the fields share a line
    for (std::size_t n = 0; n < all.size(); ++n) {
        if (all[n].field) {
            draw_field(grid, words, at++, n, *all[n].field);
        } else if (all[n].deed == Deed::resume) {
            draw_deed(grid, words, at, left, n, Deed::resume);
            at += 1 + gap();
        } else {
            if (all[n].deed == Deed::start) at += gap();
            column += draw_deed(grid, words, at, column, n, all[n].deed);
        }
    }
    draw_below(grid, words, all[std::min(chosen_, all.size() - 1)]);
}

/// What the chosen row means, or what went wrong.
std::optional<words::Message> SetupScene::explained(const Row& chosen) const {
    if (notice_) return notice_;
    if (chosen.field) return setup_.explain(*chosen.field);
    if (chosen.deed != Deed::resume) return std::nullopt;
    const host::KeptGame game = unfinished().front();
    return msg::games_offer(phrase::title(game.rules), game.turn);
}

std::string SetupScene::key_text(const Row& chosen, const words::Words& words) const {
    const bool starts = chosen.field ? !setup_.is_typed(*chosen.field) : chosen.deed == Deed::start;
    return words(starts ? msg::setup_keys() : msg::setup_keys_go_on());
}

/// One below the other, as many as there is room for; the chosen row is always among them.
void SetupScene::draw_small(Grid& grid, const words::Words& words, const std::vector<Row>& all) const {
    const std::size_t chosen = std::min(chosen_, all.size() - 1);
    const int width = grid.width() - 2;
    std::vector<std::string> foot;
    if (const auto below = explained(all[chosen]))
        for (const std::string& line : words::wrap(words(*below), width)) foot.push_back(line);
    const auto keys = static_cast<int>(words::wrap(key_text(all[chosen], words), width).size());
    const int most = std::max(0, grid.height() - 5 - keys);
    if (static_cast<int>(foot.size()) > most) {
        foot.resize(static_cast<std::size_t>(most));
        if (most > 0) foot.back() = elide(foot.back() + " …", width);
    }
    struct Line {
        std::size_t row;
        std::string text;
        bool value;
    };
    std::vector<Line> lines;
    std::size_t first_of_chosen = 0;
    for (std::size_t n = 0; n < all.size(); ++n) {
        if (n == chosen) first_of_chosen = lines.size();
        const std::string mark = n == chosen ? "▶ " : "  ";
        if (!all[n].field) {
            lines.push_back({n, mark + words(label_of(all[n].deed)), true});
            continue;
        }
        const std::string name = mark + words(setup_.name_of(*all[n].field));
        std::string value = spoken(setup_.value_of(*all[n].field), words);
        if (n == chosen) value = "◀ " + value + " ▶";
        if (columns_of(name) + 2 + columns_of(value) <= width) {
            lines.push_back({n, name + "  " + value, false});
        } else {
            lines.push_back({n, elide(name, width), false});
            lines.push_back({n, elide("    " + value, width), true});
        }
    }
    const int room = grid.height() - 1 - keys - static_cast<int>(foot.size());
    const auto count = static_cast<int>(lines.size());
    const int first = std::clamp(static_cast<int>(first_of_chosen) - room / 2, 0, std::max(0, count - room));
    for (int n = 0; n < std::min(room, count - first); ++n) {
        const Line& line = lines[static_cast<std::size_t>(first + n)];
        grid.put(1 + n, 1, elide(line.text, width), {line.value ? Ink::good : Ink::plain, line.row == chosen});
        grid.target({1 + n, 0, 1, grid.width()}, {Target::Kind::option, static_cast<int>(line.row)});
    }
    int at = grid.height() - keys - static_cast<int>(foot.size());
    for (const std::string& line : foot) grid.put(at++, 1, line, {notice_ ? Ink::danger : Ink::talk});
    for (const std::string& line : words::wrap(key_text(all[chosen], words), width)) grid.put(at++, 1, line, {Ink::dim});
}

void SetupScene::draw_below(Grid& grid, const words::Words& words, const Row& chosen) const {
    if (const auto below = explained(chosen)) {
        const auto lines = words::wrap(words(*below), form_width);
        const auto height = static_cast<int>(lines.size());
        const Rect area{grid.height() - 1 - height, (grid.width() - form_width) / 2, height, form_width};
        grid.clear(area);  // a long one may cover the last line above
        for (int n = 0; n < height; ++n)
            grid.put(area.row + n, area.column, lines[static_cast<std::size_t>(n)], {notice_ ? Ink::danger : Ink::talk});
    }
    grid.put_centred(grid.height() - 1, 0, grid.width(), key_text(chosen, words), {Ink::dim});
}

void SetupScene::draw_field(Grid& grid, const words::Words& words, int at, std::size_t n, Field field) const {
    const bool chosen = n == chosen_;
    const int left = (grid.width() - form_width) / 2;
    grid.put(at, left, chosen ? "▶" : " ", {Ink::good, true});
    grid.put(at, left + 2, words(setup_.name_of(field)), {Ink::plain, chosen, false});
    const std::string value = spoken(setup_.value_of(field), words);
    grid.put(at, left + name_width, chosen ? "◀ " + value + " ▶" : "  " + value, {Ink::plain, chosen, chosen});
    grid.target({at, left, 1, form_width}, {Target::Kind::option, static_cast<int>(n)});
}

int SetupScene::draw_deed(Grid& grid, const words::Words& words, int at, int column, std::size_t n, Deed deed) const {
    const bool chosen = n == chosen_;
    const std::string label = words(label_of(deed));
    const int width = columns_of(label) + 2;
    grid.put(at, column, chosen ? "▶" : " ", {Ink::good, true});
    grid.put(at, column + 2, label, {Ink::good, true, chosen});
    grid.target({at, column, 1, width}, {Target::Kind::option, static_cast<int>(n)});
    return width + 2;
}

void SetupScene::press(const Input& input, std::optional<Target> hit, Stage& stage) {
    if (std::holds_alternative<Resized>(input)) return;
    notice_.reset();
    const std::vector<Row> all = rows();
    chosen_ = std::min(chosen_, all.size() - 1);
    const Row row = all[chosen_];
    const bool sideways = is(input, Key::left) || is(input, Key::right);
    const int step = is(input, Key::down) || is(input, Key::tab) || is(input, Key::right) ? 1 : -1;
    if (sideways && row.field) return change(*row.field, step, stage);
    if (sideways || is(input, Key::down) || is(input, Key::tab) || is(input, Key::up) || is(input, Key::back_tab))
        chosen_ = (chosen_ + all.size() + static_cast<std::size_t>(step)) % all.size();
    if (is(input, Key::home)) chosen_ = 0;
    if (is(input, Key::end)) chosen_ = all.size() - 1;
    if (row.field && is(input, Key::backspace)) setup_.erase(*row.field);
    if (is(input, Key::enter)) return press_enter(stage);
    if (hit && hit->kind == Target::Kind::option) return click(static_cast<std::size_t>(hit->value), stage);
    if (const auto* letter = std::get_if<Letter>(&input)) press_letter(letter->glyph, row, stage);
}

void SetupScene::click(std::size_t row, Stage& stage) {
    const bool again = chosen_ == row;
    chosen_ = row;
    const Row clicked = rows()[row];
    if (!clicked.field) return press_enter(stage);
    if (again) change(*clicked.field, 1, stage);
}

void SetupScene::press_letter(char32_t letter, const Row& row, Stage& stage) {
    if (row.field && setup_.type(*row.field, letter)) return;
    switch (latin_key(letter)) {
        case U' ':
            if (row.field) change(*row.field, 1, stage);
            return;
        case U'q': return stage.leave();
        case U'r': return stage.push(rules_page(setup_.game));
        case U'l': return stage.push(language_menu(stage.words()));
        default: return;
    }
}

void SetupScene::change(Field field, int step, Stage& stage) {
    if (field.kind != FieldKind::language) return setup_.change(field, step);
    speak_next(stage.words(), step);
}

void SetupScene::press_enter(Stage& stage) {
    const Row row = rows()[chosen_];
    if (row.field && setup_.is_typed(*row.field)) {
        ++chosen_;  // what was typed is meant; there is always something below
        return;
    }
    if (row.field) return start(stage);
    switch (row.deed) {
        case Deed::start: return start(stage);
        case Deed::resume: return resume(unfinished().front().id, stage);
        case Deed::games: return choose_game(stage);
        case Deed::statistics: return show_statistics(stage);
        case Deed::rules: return stage.push(rules_page(setup_.game));
        case Deed::quit: return stage.leave();
    }
}

void SetupScene::choose_game(Stage& stage) {
    push_games_menu(stage, unfinished(),
                    {.resume = [this](const std::string& id, Stage& then) { resume(id, then); },
                     .remove = [this](const std::string& id, Stage& /*then*/) { remove(id); }});
}

void SetupScene::remove(const std::string& id) {
    if (const auto removed = games_.remove(id); !removed) tell(trouble(removed.error(), {place_.folder, id}));
}

void SetupScene::show_statistics(Stage& stage) {
    const auto all = host::statistics(games_.store());
    if (!all) return tell(trouble(all.error(), place_));
    stage.push(statistics_page(*all));
}

void SetupScene::start(Stage& stage) {
    const auto deal = setup_.deal();
    if (!deal) return tell(msg::setup_bad_seed());
    auto link = games_.start(setup_.table());
    if (link) {
        if (const auto refusal = (*link)->deal(*deal)) return sit_down(*refusal, (*link)->id(), stage);
    }
    sit_down(std::move(link), "", stage);
}

void SetupScene::resume(const std::string& id, Stage& stage) { sit_down(games_.resume(id), id, stage); }

void SetupScene::sit_down(host::LinkResult result, const std::string& id, Stage& stage) {
    if (result) return stage.push(std::make_unique<GameScene>(&games_, std::move(*result), place_, after_));
    const auto* error = std::get_if<store::StoreError>(&result.error());
    tell(error != nullptr ? trouble(*error, {place_.folder, id}) : msg::plain_not_here());
}

}  // namespace tenback::terminal
