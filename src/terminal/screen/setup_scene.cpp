#include "terminal/screen/setup_scene.hpp"

#include <algorithm>

#include "terminal/screen/help.hpp"
#include "terminal/screen/menu.hpp"
#include "words/wrap.hpp"

namespace tenback::terminal {
namespace {

constexpr int name_width = 24;
constexpr int form_width = 76;
constexpr std::size_t longest_list = 9;

}  // namespace

SetupScene::SetupScene(KeptGames& games, Place place, Afterwards& after)
    : games_(games), place_(std::move(place)), after_(after) {}

std::vector<KeptGame> SetupScene::unfinished() const {
    auto list = games_.list();
    if (!list) return {};
    std::erase_if(*list, [](const KeptGame& game) { return !game.unfinished(); });
    return std::move(*list);
}

std::vector<SetupScene::Row> SetupScene::rows() const {
    std::vector<Row> all;
    const std::size_t kept = unfinished().size();
    if (kept > 0) all.push_back({{}, Deed::resume});
    for (const Field field : setup_.fields()) all.push_back({field, {}});
    all.push_back({{}, Deed::start});
    if (kept > 1) all.push_back({{}, Deed::games});
    all.push_back({{}, Deed::rules});
    all.push_back({{}, Deed::quit});
    return all;
}

Message SetupScene::label_of(Deed deed) const {
    switch (deed) {
        case Deed::start: return msg::setup_start();
        case Deed::games: return msg::setup_games();
        case Deed::rules: return msg::setup_rules();
        case Deed::quit: return msg::setup_quit();
        case Deed::resume: break;
    }
    return msg::setup_resume();
}

void SetupScene::draw(Grid& grid, const Words& words) const {
    const std::vector<Row> all = rows();
    const std::size_t chosen = std::min(chosen_, all.size() - 1);
    draw_title(grid, 0, words(msg::setup_title()), "tenback");
    int spare = grid.height() - 4 - static_cast<int>(all.size());
    int at = 1;
    for (std::size_t n = 0; n < all.size(); ++n) {
        const bool next_group = n == 0 || all[n].field.has_value() != all[n - 1].field.has_value();
        if (next_group && spare-- > 0) ++at;
        draw_row(grid, words, at++, n, all[n]);
    }
    std::optional<Message> below = notice_;
    if (!below && all[chosen].field) below = setup_.explain(*all[chosen].field);
    if (!below && all[chosen].deed == Deed::resume && !all[chosen].field) {
        const KeptGame game = unfinished().front();
        below = msg::games_offer(phrase::title(game.rules), game.turn);
    }
    const int left = (grid.width() - form_width) / 2;
    if (below) {
        const auto lines = wrap(words(*below), form_width);
        int row = grid.height() - 1 - static_cast<int>(lines.size());
        for (const std::string& line : lines) grid.put(row++, left, line, {notice_ ? Ink::danger : Ink::talk});
    }
    grid.put_centred(grid.height() - 1, 0, grid.width(), words(msg::setup_keys()), {Ink::dim});
}

void SetupScene::draw_row(Grid& grid, const Words& words, int at, std::size_t n, const Row& row) const {
    const bool chosen = n == chosen_;
    const int left = (grid.width() - form_width) / 2;
    const Style style{Ink::plain, chosen, false};
    grid.put(at, left, chosen ? "▶" : " ", {Ink::good, true});
    if (row.field) {
        grid.put(at, left + 2, words(setup_.name_of(*row.field)), style);
        const std::string value = spoken(setup_.value_of(*row.field), words);
        grid.put(at, left + name_width, chosen ? "◀ " + value + " ▶" : "  " + value, {Ink::plain, chosen, chosen});
    } else {
        grid.put(at, left + 2, words(label_of(row.deed)), {Ink::good, true, chosen});
    }
    grid.target({at, left, 1, form_width}, {Target::Kind::option, static_cast<int>(n)});
}

void SetupScene::press(const Input& input, std::optional<Target> hit, Stage& stage) {
    if (std::holds_alternative<Resized>(input)) return;
    notice_.reset();
    const std::vector<Row> all = rows();
    chosen_ = std::min(chosen_, all.size() - 1);
    const Row row = all[chosen_];
    if (is(input, Key::down) || is(input, Key::tab)) chosen_ = (chosen_ + 1) % all.size();
    if (is(input, Key::up) || is(input, Key::back_tab)) chosen_ = (chosen_ + all.size() - 1) % all.size();
    if (row.field && is(input, Key::left)) change(*row.field, -1, stage);
    if (row.field && is(input, Key::right)) change(*row.field, 1, stage);
    if (row.field && is(input, Key::backspace)) setup_.erase(*row.field);
    if (is(input, Key::enter)) return press_enter(stage);
    if (hit && hit->kind == Target::Kind::option) {
        const bool again = chosen_ == static_cast<std::size_t>(hit->value);
        chosen_ = static_cast<std::size_t>(hit->value);
        if (!all[chosen_].field) return press_enter(stage);
        if (again) change(*all[chosen_].field, 1, stage);
    }
    const auto* letter = std::get_if<Letter>(&input);
    if (letter == nullptr || (row.field && setup_.type(*row.field, letter->glyph))) return;
    if (letter->glyph == U' ' && row.field) change(*row.field, 1, stage);
    if (letter->glyph == U'q') stage.leave();
    if (letter->glyph == U'r') stage.push(rules_page(setup_.game));
    if (letter->glyph == U'l') stage.push(language_menu(stage.words()));
}

void SetupScene::change(Field field, int step, Stage& stage) {
    if (field.kind != FieldKind::language) return setup_.change(field, step);
    const auto count = static_cast<int>(all_languages.size());
    const auto now = std::ranges::find(all_languages, stage.words().language()) - all_languages.begin();
    stage.words().speak(all_languages[static_cast<std::size_t>((static_cast<int>(now) + step + count) % count)]);
}

void SetupScene::press_enter(Stage& stage) {
    const Row row = rows()[chosen_];
    if (row.field) return start(stage);
    switch (row.deed) {
        case Deed::start: return start(stage);
        case Deed::resume: return resume(unfinished().front().id, stage);
        case Deed::games: return choose_game(stage);
        case Deed::rules: return stage.push(rules_page(setup_.game));
        case Deed::quit: return stage.leave();
    }
}

void SetupScene::choose_game(Stage& stage) {
    std::vector<KeptGame> list = unfinished();
    if (list.size() > longest_list) list.resize(longest_list);
    MenuSettings menu{.title = msg::games_title(), .place = MenuPlace::high};
    for (std::size_t n = 0; n < list.size(); ++n)
        menu.options.push_back(
            {phrase::list({phrase::title(list[n].rules), msg::games_turn(list[n].turn)}), static_cast<char32_t>(U'1' + n)});
    stage.push(
        std::make_unique<Menu>(std::move(menu), [this, list](Stage& then, std::size_t n) { resume(list[n].id, then); }));
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

void SetupScene::sit_down(LinkResult result, const std::string& id, Stage& stage) {
    if (result) return stage.push(std::make_unique<GameScene>(games_, std::move(*result), place_, after_));
    const auto* error = std::get_if<StoreError>(&result.error());
    tell(error != nullptr ? trouble(*error, {place_.folder, id}) : msg::plain_not_here());
}

}  // namespace tenback::terminal
