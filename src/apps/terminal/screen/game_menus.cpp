// What a game asks by itself: who begins, and what comes after the end.
#include "notation/notation.hpp"
#include "terminal/screen/game_scene.hpp"

namespace tenback::terminal {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

/// What is pressed just when the game ends was meant for the game; the result shall not be gone unseen.
constexpr std::chrono::milliseconds deaf_at_end{500};

}  // namespace

void GameScene::ask_what_is_due(Stage& stage) {
    if (!stage.is_on_top(*this) || awaited()) return;
    const table::PublicTable table = link_->table();
    if (table.revealed && ended_round_ != table.round) return show_end(stage);
    if (const auto seat = person_to_act(); seat && table.game->status == Status::opening) ask_wish(*seat, stage);
}

void GameScene::ask_wish(Seat seat, Stage& stage) {
    static constexpr std::array wishes{Wish::very_much, Wish::gladly, Wish::do_not_care, Wish::rather_not};
    MenuSettings menu{.title = msg::setup_first(), .text = {msg::begin_ask(names_.of(seat))}, .place = MenuPlace::high};
    for (std::size_t n = 0; n < wishes.size(); ++n)
        menu.options.push_back({phrase::wish(wishes[n]), static_cast<char32_t>(U'1' + n)});
    std::string cards;
    const CardSet hand = link_->view(seat)->hand;
    for (const Card card : hand) cards.append(cards.empty() ? "" : " ").append(text_of(rules_.game, card));
    menu.text_if_small = {msg::board_hand(cards)};
    menu.chosen = 2;
    menu.may_escape = false;
    menu.more_keys = {{"?", msg::bar_keys(), U'?'}, {"q", msg::bar_quit(), U'q'}, {"r", msg::bar_rules(), U'r'}};
    push_menu(stage, std::move(menu), [this, seat](Stage& then, std::size_t n) {
        send(table::Do{seat, wishes[n]}, wishes[n]);
        ask_what_is_due(then);
    });
}

void GameScene::push_menu(Stage& stage, MenuSettings menu, Menu::Chosen then) {
    if (can_chat()) menu.more_keys.push_back({"c", msg::bar_chat(), U'c'});
    auto scene = std::make_unique<Menu>(std::move(menu), std::move(then));
    scene->when_letter([this](char32_t letter, Stage& now) { return press_page(letter, now); });
    stage.push(std::move(scene));
}

void GameScene::show_end(Stage& stage) {
    const table::PublicTable table = link_->table();
    ended_round_ = table.round;
    const auto reader = shared_keyboard() ? std::nullopt : looking_;
    MenuSettings menu{.title = phrase::result_title(rules_, *table.game, reader),
                      .text = {phrase::result(rules_, *table.game, names_, reader)}};
    if (table.take_backs > 0) menu.text.push_back(msg::result_taken_back());
    if (table.revealed->seed) menu.text.push_back(msg::screen_deal(std::to_string(*table.revealed->seed)));
    menu.more_keys = {{"?", msg::bar_keys(), U'?'}, {"r", msg::bar_rules(), U'r'}};
    menu.ready_at = stage.now() + deaf_at_end;
    if (elsewhere()) {  // the next round is for all who sit there to decide
        menu.options = {{msg::bar_go_on(), U'1'}};
        return push_menu(stage, std::move(menu), [](Stage& then, std::size_t /*chosen*/) { then.leave(); });
    }
    menu.options = {{msg::screen_again(), U'1'},
                    {msg::screen_same_deal(), U'2'},
                    {msg::screen_new_set_up(), U'3'},
                    {msg::setup_quit(), U'q'}};
    push_menu(stage, std::move(menu), [this](Stage& then, std::size_t chosen) {
        if (chosen == 2) return then.pop_to(*this);
        if (chosen == 3) return then.leave();
        deal_again(chosen == 1);
        ask_what_is_due(then);
    });
}

void GameScene::deal_again(bool same) {
    if (const auto refusal = link_->deal({.same_again = same}))
        return tell(refused(rules_, link_->table().game->turn, EndTurn{}, *refusal, names_, place_), Ink::danger);
    looking_.reset();
    after_change();
}

}  // namespace tenback::terminal
