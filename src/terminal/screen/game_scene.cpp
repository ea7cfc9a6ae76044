#include "terminal/screen/game_scene.hpp"

#include <algorithm>

#include "notation/notation.hpp"
#include "terminal/screen/help.hpp"
#include "terminal/screen/page.hpp"
#include "terminal/screen/talk_menu.hpp"

namespace tenback::terminal {
namespace {

constexpr std::chrono::milliseconds bot_pause{450};
constexpr std::chrono::milliseconds progress_steps{100};
constexpr std::chrono::milliseconds retry{1000};

}  // namespace

GameScene::GameScene(KeptGames* games, std::shared_ptr<TableLink> link, Place place, Afterwards& after)
    : games_(games),
      link_(std::move(link)),
      place_(std::move(place)),
      after_(after),
      rules_(link_->table().options.rules),
      names_(names_at(link_->table().seats)),
      reach_(link_->reach()) {
    place_.id = link_->id();
    // The end of a round that was over before is not shown again.
    if (link_->table().revealed) ended_round_ = link_->table().round;
    after_change();
}

GameScene::~GameScene() {
    const PublicTable table = link_->table();
    const bool untouched = !elsewhere() && is_untouched(table);
    after_ = {untouched ? "" : place_.id, !table.revealed && !untouched};
    link_.reset();
    if (untouched) static_cast<void>(games_->remove(place_.id));
}

std::optional<Seat> GameScene::person_to_act() const {
    const PublicTable table = link_->table();
    if (table.revealed) return std::nullopt;
    for (const Seat seat : link_->here()) {
        if (table.seats[static_cast<std::size_t>(seat.index())].stand_in) continue;
        const bool opening = table.game->status == Status::opening;
        if (opening ? table.game->talk.wishes[static_cast<std::size_t>(seat.index())] == Wish::unsaid
                    : table.game->turn.seat == seat)
            return seat;
    }
    return std::nullopt;
}

std::optional<Seat> GameScene::awaited() const {
    const auto seat = person_to_act();
    return shared_keyboard() && seat != looking_ ? seat : std::nullopt;
}

std::optional<View> GameScene::view() const { return looking_ ? link_->view(*looking_) : std::nullopt; }

Sight GameScene::sight() const {
    std::vector<Seen> seen;
    const Seat witness = looking_.value_or(link_->here().front());
    for (Seen& it : link_->seen(witness, 0)) {
        if (!looking_) it.what = for_everybody(witness, it.what);
        seen.push_back(std::move(it));
    }
    return {.table = link_->table(),
            .names = names_,
            .view = view(),
            .shared = shared_keyboard(),
            .choosing = choosing_,
            .history = history(rules_, seen),
            .thinking = link_->thinking(),
            .hint = link_->hint(),
            .notice = notice_};
}

void GameScene::draw(Grid& grid, const Words& words) const {
    if (const auto seat = awaited()) return draw_hand_over(grid, words, *seat);
    draw_game(grid, sight(), words);
    draw_keys(grid, keys(), words);
}

void GameScene::draw_hand_over(Grid& grid, const Words& words, Seat seat) const {
    const int middle = grid.height() / 2;
    grid.put_centred(middle - 1, 0, grid.width(), words(msg::screen_pass_keyboard(names_.of(seat))), {Ink::good, true});
    grid.put_centred(middle + 1, 0, grid.width(), words(msg::screen_only_you()));
    draw_keys(grid, {{"Enter", msg::bar_go_on(), U'\r'}, {"q", msg::bar_quit(), U'q'}}, words);
}

std::vector<KeyHelp> GameScene::keys() const {
    std::vector<KeyHelp> keys;
    const auto now = view();
    const bool mine = now && now->your_move();
    if (mine && !now->hand.empty()) keys.push_back({"←→", msg::bar_choose(), 0, true});
    if (mine && choosing_.pile) keys.push_back({"Enter", msg::bar_lay(), U'\r'});
    if (mine && may_end(now->turn)) keys.push_back({"e", msg::bar_end(), U'e'});
    const bool over = link_->table().revealed.has_value();
    if (over) keys.push_back({"Enter", msg::bar_go_on(), U'\r'});
    if (!person_to_act() && !over) keys.push_back({msg::key_name_space(), msg::bar_hurry(), U' '});
    if (mine && link_->table().may_take_back) keys.push_back({"u", msg::bar_undo(), U'u'});
    keys.push_back({"?", msg::bar_keys(), U'?', true});
    keys.push_back({"q", msg::bar_quit(), U'q'});
    const TableOptions options = link_->table().options;
    if (mine && options.hints) keys.push_back({"h", msg::bar_hint(), U'h'});
    if (looking_ && !over && !why_no_talk(options)) keys.push_back({"t", msg::bar_talk(), U't'});
    keys.push_back({"r", msg::bar_rules(), U'r'});
    return keys;
}

void GameScene::press(const Input& input, std::optional<Target> hit, Stage& stage) {
    if (std::holds_alternative<Resized>(input)) return;
    notice_.reset();
    const auto now = view();
    if (const auto seat = awaited()) {
        if (is(input, Key::enter)) looking_ = *seat;
        after_change();
    } else if (const auto* letter = std::get_if<Letter>(&input)) {
        press_letter(latin_key(letter->glyph), stage);
    } else if (now && now->your_move()) {
        const int step = is(input, Key::right) || is(input, Key::down) || is(input, Key::tab) ? 1 : -1;
        if (is(input, Key::left) || is(input, Key::right)) choosing_ = next_card(rules_, *now, choosing_, step);
        if (is(input, Key::up) || is(input, Key::down) || is(input, Key::tab) || is(input, Key::back_tab))
            choosing_ = next_pile(rules_, *now, choosing_, step);
        if (is(input, Key::enter)) {
            if (choosing_.pile)
                lay(*choosing_.pile, stage);
            else if (choosing_.card)
                tell(msg::screen_no_target(text_of(rules_.game, *choosing_.card)), Ink::danger);
        }
        if (hit && hit->kind == Target::Kind::card) choosing_ = settled(rules_, *now, {Card(hit->value), std::nullopt});
        if (hit && hit->kind == Target::Kind::pile) lay(PileId(hit->value), stage);
    } else if (is(input, Key::enter)) {
        if (link_->table().revealed) ended_round_ = 0;
        press_letter(U' ', stage);
    }
    if (awaited() && is(input, U'q')) return stage.leave();
    if (!stage.empty()) ask_what_is_due(stage);
}

void GameScene::press_letter(char32_t letter, Stage& stage) {
    if (letter >= U'1' && letter <= U'4') return lay_number(letter - U'1', stage);
    switch (letter) {
        case U'e':
        case U'.': return end_turn();
        case U'u': return take_back();
        case U'h': return ask_hint();
        case U' ':
            hurried_ = true;
            next_step_ = {};
            return link_->hurry();
        case U't':
            if (const auto refusal = why_no_talk(link_->table().options)) return tell(*refusal, Ink::danger);
            if (!looking_) return;
            return push_talk_menu(stage, rules_, *view(), [this](const Say& say) { send(Do{*looking_, say}, say); });
        default: static_cast<void>(press_page(letter, stage));
    }
}

bool GameScene::press_page(char32_t letter, Stage& stage) {
    switch (letter) {
        case U'r': stage.push(rules_page(rules_.game)); return true;
        case U'w': show_log(stage); return true;
        case U'?': stage.push(keys_page(link_->table().options, elsewhere() || games_->lasting())); return true;
        case U'l': stage.push(language_menu(stage.words())); return true;
        case U'q': stage.leave(); return true;
        default: return false;
    }
}

void GameScene::lay_number(std::size_t number, Stage& stage) {
    const auto now = view();
    if (!now) return;
    const std::vector<PileId> piles = piles_in_order(rules_, now->you);
    if (number < piles.size()) lay(piles[number], stage);
}

void GameScene::lay(PileId pile, Stage& stage) {
    const auto now = view();
    if (!now || !choosing_.card) return;
    const Play play{*choosing_.card, pile};
    const auto go = [this, play] { send(Do{*looking_, play}, play); };
    if (!now->your_move() || !prospect(rules_, *now, play).loses) return go();
    stage.push(question(msg::screen_loses(), msg::warn_loses_ask(text_of(rules_.game, play)), stage.words(),
                        [go](Stage& /*stage*/) { go(); }));
}

void GameScene::end_turn() {
    if (looking_) send(Do{*looking_, EndTurn{}}, EndTurn{});
}

void GameScene::take_back() {
    if (looking_) send(TakeBack{*looking_}, EndTurn{});
}

void GameScene::ask_hint() {
    if (!looking_) return;
    if (const auto refusal = link_->ask_hint(*looking_)) tell(refused(*refusal, msg::hint_not_now()), Ink::danger);
}

void GameScene::show_log(Stage& stage) {
    PageSettings page{.title = msg::screen_log(), .from_end = true};
    const Seat witness = looking_.value_or(link_->here().front());
    for (const Seen& seen : link_->seen(witness, 0)) {
        if (std::holds_alternative<HandDealt>(seen.what)) page.paragraphs.clear();
        const VisibleHappening what = looking_ ? seen.what : for_everybody(witness, seen.what);
        if (auto line = told(rules_, what, names_, looking_)) page.paragraphs.push_back({std::move(*line)});
    }
    stage.push(std::make_unique<Page>(std::move(page)));
}

bool GameScene::send(const Command& command, const Action& about) {
    const auto turn = link_->table().game->turn;
    if (const auto refusal = link_->send(command)) {
        tell(refused(rules_, turn, about, *refusal, names_, place_), Ink::danger);
        return false;
    }
    after_change();
    return true;
}

void GameScene::after_change() {
    const auto seat = person_to_act();
    if (!shared_keyboard()) {
        looking_ = link_->here().front();
    } else if (seat != looking_) {
        looking_.reset();
        choosing_ = {};  // where the cursor stood would tell about the hand
    }
    if (seat) hurried_ = false;
    announce_first();
    if (const auto now = view(); now && now->your_move()) choosing_ = settled(rules_, *now, choosing_);
    next_step_ = {};
}

void GameScene::announce_first() {
    const PublicTable table = link_->table();
    const bool beginning = table.game->status == Status::playing && table.game->turn_number == 1;
    if (!beginning || table.game->turn.played > 0 || rules_.players == 1 || announced_round_ == table.round) return;
    announced_round_ = table.round;
    const Seat first = table.game->turn.seat;
    tell(msg::begin_begins(names_.of(first), first == looking_ && !shared_keyboard() ? "yes" : "no"), Ink::talk);
}

void GameScene::pass_time(Stage& stage) {
    if (Clock::now() < next_step_) return;
    const bool advised = link_->hint().has_value();
    const bool for_bots = !person_to_act();
    const News news = link_->poll();
    if (news.changed) after_change();
    heed_reach(stage);
    if (stage.empty()) return;
    if (news.changed && for_bots && !hurried_ && !elsewhere()) next_step_ = Clock::now() + bot_pause;
    if (news.trouble) {
        tell(refused(rules_, link_->table().game->turn, EndTurn{}, *news.trouble, names_, place_), Ink::danger);
        next_step_ = Clock::now() + retry;
    }
    if (const auto hint = link_->hint(); hint && !advised && !hint->plan.empty())
        choosing_ = {hint->plan[0].card, hint->plan[0].pile};
    ask_what_is_due(stage);
}

void GameScene::heed_reach(Stage& stage) {
    const Reach now = link_->reach();
    if (now == reach_) return;
    reach_ = now;
    if (is_cut_off(now)) return stage.leave();
    const auto news = reach_news(now);
    tell(news ? *news : msg::join_back(), news ? Ink::danger : Ink::good);
}

std::chrono::milliseconds GameScene::patience() const {
    const auto now = Clock::now();
    if (now < next_step_)
        return std::chrono::duration_cast<std::chrono::milliseconds>(next_step_ - now) + std::chrono::milliseconds(1);
    return link_->thinking() ? progress_steps : std::chrono::milliseconds(std::chrono::hours(1));
}

int GameScene::wake_fd() const { return Clock::now() < next_step_ ? -1 : link_->wake_fd(); }

void GameScene::ask_what_is_due(Stage& stage) {
    if (!stage.is_on_top(*this) || awaited()) return;
    const PublicTable table = link_->table();
    if (table.revealed && ended_round_ != table.round) return show_end(stage);
    if (const auto seat = person_to_act(); seat && table.game->status == Status::opening) ask_wish(*seat, stage);
}

void GameScene::ask_wish(Seat seat, Stage& stage) {
    static constexpr std::array wishes{Wish::very_much, Wish::gladly, Wish::do_not_care, Wish::rather_not};
    MenuSettings menu{.title = msg::setup_first(), .text = {msg::begin_ask(names_.of(seat))}, .place = MenuPlace::high};
    for (std::size_t n = 0; n < wishes.size(); ++n)
        menu.options.push_back({phrase::wish(wishes[n]), static_cast<char32_t>(U'1' + n)});
    menu.chosen = 2;
    menu.may_escape = false;
    menu.more_keys = {{"?", msg::bar_keys(), U'?'}, {"q", msg::bar_quit(), U'q'}, {"r", msg::bar_rules(), U'r'}};
    push_menu(stage, std::move(menu), [this, seat](Stage& then, std::size_t n) {
        send(Do{seat, wishes[n]}, wishes[n]);
        ask_what_is_due(then);
    });
}

void GameScene::push_menu(Stage& stage, MenuSettings menu, Menu::Chosen then) {
    auto scene = std::make_unique<Menu>(std::move(menu), std::move(then));
    scene->when_letter([this](char32_t letter, Stage& now) { return press_page(letter, now); });
    stage.push(std::move(scene));
}

void GameScene::show_end(Stage& stage) {
    const PublicTable table = link_->table();
    ended_round_ = table.round;
    const auto reader = shared_keyboard() ? std::nullopt : looking_;
    MenuSettings menu{.title = phrase::result_title(rules_, *table.game, reader),
                      .text = {phrase::result(rules_, *table.game, names_, reader)}};
    if (table.take_backs > 0) menu.text.push_back(msg::result_taken_back());
    if (table.revealed->seed) menu.text.push_back(msg::screen_deal(std::to_string(*table.revealed->seed)));
    menu.more_keys = {{"?", msg::bar_keys(), U'?'}, {"r", msg::bar_rules(), U'r'}};
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
