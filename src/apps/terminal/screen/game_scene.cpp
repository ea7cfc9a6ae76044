#include "terminal/screen/game_scene.hpp"

#include <algorithm>
#include <utility>

#include "notation/notation.hpp"
#include "terminal/screen/help.hpp"
#include "terminal/screen/page.hpp"
#include "terminal/screen/signs.hpp"
#include "terminal/screen/talk_menu.hpp"
#include "words/wrap.hpp"

namespace tenback::terminal {

namespace msg = words::msg;
namespace {

constexpr std::chrono::milliseconds bot_pause{450};
constexpr std::chrono::milliseconds progress_steps{100};
constexpr std::chrono::milliseconds retry{1000};

}  // namespace

GameScene::GameScene(host::KeptGames* games, std::shared_ptr<host::TableLink> link, Place place, Afterwards& after)
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
    read_chat();  // what was said before was read there
    after_change();
    for (const host::Seen& seen : link_->seen(looking_, 0)) heeded_ = seen.number;
}

GameScene::~GameScene() {
    const table::PublicTable table = link_->table();
    const bool untouched = !elsewhere() && is_untouched(table);
    after_ = {untouched ? "" : place_.id, !table.revealed && !untouched};
    link_.reset();
    if (untouched) static_cast<void>(games_->remove(place_.id));
}

std::optional<Seat> GameScene::person_to_act() const {
    const table::PublicTable table = link_->table();
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

GameViewModel GameScene::sight() const {
    std::vector<host::Seen> seen;
    const Seat witness = looking_.value_or(link_->here().front());
    for (host::Seen& it : link_->seen(witness, 0)) {
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
            .notice = notice_,
            .typed = entry_.typed(),
            .seconds_left = seconds_left(*link_, now_),
            .chat_read = chat_read_};
}

void GameScene::draw(Grid& grid, const words::Words& words) const {
    if (const auto seat = awaited()) return draw_hand_over(grid, words, *seat);
    draw_game(grid, sight(), words);
    draw_keys(grid, keys(), words);
}

void GameScene::draw_hand_over(Grid& grid, const words::Words& words, Seat seat) const {
    int row = grid.height() / 2 - 1;
    const int width = grid.width() - 2;
    for (const std::string& line : words::wrap(words(msg::screen_pass_keyboard(names_.of(seat))), width))
        grid.put_centred(row++, 1, width, line, {Ink::good, true});
    ++row;
    for (const std::string& line : words::wrap(words(msg::screen_only_you()), width))
        grid.put_centred(row++, 1, width, line);
    draw_keys(grid, {{"Enter", msg::bar_go_on(), U'\r'}, {"q", msg::bar_quit(), U'q'}}, words);
}

std::vector<KeyHelp> GameScene::keys() const {
    std::vector<KeyHelp> keys;
    const auto now = view();
    const bool mine = now && now->your_move();
    if (mine && !now->hand.empty()) keys.push_back({"←→", msg::bar_choose(), 0, true});
    if (mine && !now->hand.empty()) {
        const std::string piles = rules_.game == GameKind::quick ? "1-2" : "1-4";
        keys.push_back(entry_.is_picked() ? KeyHelp{piles, msg::bar_pile(), 0, true}
                                          : KeyHelp{"0-9", msg::bar_card(), 0, true});
    }
    if (mine && choosing_.pile) keys.push_back({"Enter", msg::bar_lay(), U'\r'});
    if (mine && may_end(now->turn)) keys.push_back({"e", msg::bar_end(), U'e'});
    const bool over = link_->table().revealed.has_value();
    if (is_stood_in()) keys.push_back({"Enter", msg::bar_take_over(), U'\r'});
    if (over) keys.push_back({"Enter", msg::bar_go_on(), U'\r'});
    if (!person_to_act() && !over && !is_stood_in() && !elsewhere())
        keys.push_back({msg::key_name_space(), msg::bar_hurry(), U' '});
    if (mine && link_->table().may_take_back) keys.push_back({"u", msg::bar_undo(), U'u'});
    if (can_chat()) {
        const int news = unread();
        keys.push_back({news > 0 ? "c" + std::string(sign::unread) + std::to_string(news) : "c", msg::bar_chat(), U'c'});
    }
    keys.push_back({"?", msg::bar_keys(), U'?', true});
    keys.push_back({"q", msg::bar_quit(), U'q'});
    const table::TableOptions options = link_->table().options;
    if (mine && options.hints) keys.push_back({"h", msg::bar_hint(), U'h'});
    if (looking_ && !over && !why_no_talk(options)) keys.push_back({"t", msg::bar_talk(), U't'});
    keys.push_back({"r", msg::bar_rules(), U'r'});
    return keys;
}

void GameScene::press(const Input& input, std::optional<Target> hit, Stage& stage) {
    if (std::holds_alternative<Resized>(input)) return;
    notice_.reset();
    warning_ = false;
    const auto now = view();
    if (const auto seat = awaited()) {
        if (is(input, Key::enter)) looking_ = *seat;
        after_change();
    } else if (is_stood_in() && take_seat_back(input, hit)) {
        // Nothing is laid by the same key: the bot may have changed what it was meant for.
    } else if (const auto* letter = std::get_if<Letter>(&input)) {
        press_letter(latin_key(letter->glyph), stage);
    } else if (now && now->your_move()) {
        move_cursor(input, *now);
        if (is(input, Key::enter)) {
            if (choosing_.pile)
                lay(*choosing_.pile, stage);
            else if (choosing_.card)
                tell(msg::screen_no_target(text_of(rules_.game, *choosing_.card)), Ink::danger);
        }
        if (hit && hit->kind == Target::Kind::card) {
            choosing_ = settled(rules_, *now, {Card(hit->value), std::nullopt});
            entry_.picked();
        }
        if (hit && hit->kind == Target::Kind::pile) lay(PileId(hit->value), stage);
    } else if (is(input, Key::enter)) {
        if (link_->table().revealed) ended_round_ = 0;
        press_letter(U' ', stage);
    }
    if (awaited() && is(input, U'q')) return stage.leave();
    if (!stage.empty()) ask_what_is_due(stage);
}

bool GameScene::is_stood_in() const {
    const table::PublicTable table = link_->table();
    return looking_ && !table.revealed && table.seats[static_cast<std::size_t>(looking_->index())].stand_in;
}

bool GameScene::take_seat_back(const Input& input, std::optional<Target> hit) {
    const auto* letter = std::get_if<Letter>(&input);
    const bool of_the_game = letter != nullptr ? letter->glyph == U' ' || (letter->glyph >= U'0' && letter->glyph <= U'9')
                                               : std::holds_alternative<Key>(input) || hit.has_value();
    if (of_the_game) send(table::DismissStandIn{*looking_}, EndTurn{});
    return of_the_game;
}

void GameScene::move_cursor(const Input& input, const View& now) {
    const int step = is(input, Key::right) || is(input, Key::down) || is(input, Key::tab) ? 1 : -1;
    const bool sideways = is(input, Key::left) || is(input, Key::right);
    const bool to_end = is(input, Key::home) || is(input, Key::end);
    if (sideways) choosing_ = next_card(rules_, now, choosing_, step);
    if (to_end) choosing_ = end_card(rules_, now, is(input, Key::end));
    if (sideways || to_end) entry_.picked();
    if (is(input, Key::up) || is(input, Key::down) || is(input, Key::tab) || is(input, Key::back_tab))
        choosing_ = next_pile(rules_, now, choosing_, step);
    if (is(input, Key::escape) || is(input, Key::backspace)) entry_.clear();
}

bool GameScene::type_card(char32_t letter, Stage& stage) {
    const auto now = view();
    if (!now || !now->your_move() || letter > U'z') return false;
    const bool digit = letter >= U'0' && letter <= U'9';
    const auto typed = static_cast<char>(letter);
    const auto result = digit ? entry_.digit(rules_, now->hand, typed) : entry_.letter(rules_, now->hand, typed);
    using Kind = CardEntry::Result::Kind;
    if (result.card) choosing_ = settled(rules_, *now, {result.card, std::nullopt});
    switch (result.kind) {
        case Kind::cursor: break;
        case Kind::pile: lay_number(static_cast<std::size_t>(result.pile), stage); break;
        case Kind::colour: {
            std::string cards;
            for (const Card card : result.options)
                cards.append(cards.empty() ? "" : ", ").append(text_of(rules_.game, card));
            tell(msg::screen_which_colour(cards), Ink::talk);
            break;
        }
        case Kind::absent:
        case Kind::nothing: tell(msg::screen_no_such_card(), Ink::danger); break;
        case Kind::ignored: return false;
    }
    return true;
}

void GameScene::press_letter(char32_t letter, Stage& stage) {
    if (type_card(letter, stage)) return;
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
            return push_talk_menu(stage, rules_, *view(), [this](const Say& say) { send(table::Do{*looking_, say}, say); });
        default: static_cast<void>(press_page(letter, stage));
    }
}

bool GameScene::press_page(char32_t letter, Stage& stage) {
    switch (letter) {
        case U'r': stage.push(rules_page(rules_.game)); return true;
        case U'w':
            read_chat();
            show_log(stage);
            return true;
        case U'c': open_chat(stage); return true;
        case U'?': stage.push(keys_page(link_->table().options, whereabouts())); return true;
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
    const auto go = [this, play] { send(table::Do{*looking_, play}, play); };
    if (!now->your_move() || !prospect(rules_, *now, play).loses) return go();
    stage.push(question(msg::screen_loses(), msg::warn_loses_ask(text_of(rules_.game, play)), stage.words(),
                        [go](Stage& /*stage*/) { go(); }));
}

void GameScene::end_turn() {
    if (looking_) send(table::Do{*looking_, EndTurn{}}, EndTurn{});
}

void GameScene::take_back() {
    if (looking_) send(table::TakeBack{*looking_}, EndTurn{});
}

void GameScene::ask_hint() {
    if (!looking_) return;
    if (const auto refusal = link_->ask_hint(*looking_)) tell(refused(*refusal, msg::hint_not_now()), Ink::danger);
}

void GameScene::show_log(Stage& stage) {
    PageSettings page{.title = msg::screen_log(), .from_end = true};
    const Seat witness = looking_.value_or(link_->here().front());
    for (const host::Seen& seen : link_->seen(witness, 0)) {
        if (std::holds_alternative<table::HandDealt>(seen.what)) page.paragraphs.clear();
        const table::VisibleHappening what = looking_ ? seen.what : for_everybody(witness, seen.what);
        if (auto line = told(rules_, what, names_, looking_)) page.paragraphs.push_back({std::move(*line)});
    }
    stage.push(std::make_unique<Page>(std::move(page)));
}

bool GameScene::send(const table::Command& command, const Action& about) {
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
    if (const auto now = view(); now && now->your_move()) {
        const auto before = choosing_.card;
        choosing_ = settled(rules_, *now, choosing_);
        if (choosing_.card != before || entry_turn_ != now->turn_number) entry_.clear();
        entry_turn_ = now->turn_number;
    }
    next_step_ = {};
}

void GameScene::announce_first() {
    const table::PublicTable table = link_->table();
    const bool beginning = table.game->status == Status::playing && table.game->turn_number == 1;
    if (!beginning || table.game->turn.played > 0 || rules_.players == 1 || announced_round_ == table.round) return;
    announced_round_ = table.round;
    const Seat first = table.game->turn.seat;
    tell(msg::begin_begins(names_.of(first), first == looking_ && !shared_keyboard() ? "yes" : "no"), Ink::talk);
}

void GameScene::heed_clock(Stage& stage) {
    now_ = stage.now();
    const auto left = seconds_left(*link_, now_);
    const auto seat = person_to_act();
    const int turn = link_->table().game->turn_number;
    const bool is_short = left && *left <= short_time && seat;
    if (std::exchange(warning_, warning_ && is_short) && !is_short) notice_.reset();
    if (!is_short || (warned_turn_ == turn && !warning_)) return;
    if (warned_turn_ != turn) stage.ring();
    warned_turn_ = turn;
    tell(msg::screen_time_short(*left), Ink::danger);
    warning_ = true;
}

void GameScene::heed_stand_in(Stage& stage) {
    if (!elsewhere() || !looking_) return;
    for (const host::Seen& seen : link_->seen(looking_, heeded_)) {
        heeded_ = seen.number;
        const auto* came = std::get_if<table::StandInCame>(&seen.what);
        if (came == nullptr || came->seat != looking_ || came->missed == 0 || link_->table().revealed) continue;
        stage.ring();
        tell(came->missed < table::missed_when_absent ? msg::page_out_time_up() : msg::page_out_away(), Ink::danger);
    }
}

void GameScene::pass_time(Stage& stage) {
    heed_clock(stage);
    if (Clock::now() < next_step_) return;
    const bool advised = link_->hint().has_value();
    const bool for_bots = !person_to_act();
    const host::News news = link_->poll();
    if (news.changed) after_change();
    if (news.changed) heed_stand_in(stage);
    heed_reach(stage);
    if (stage.empty()) return;
    if (news.changed && for_bots && !hurried_ && !elsewhere()) next_step_ = Clock::now() + bot_pause;
    if (news.trouble) {
        tell(refused(rules_, link_->table().game->turn, EndTurn{}, *news.trouble, names_, place_), Ink::danger);
        next_step_ = Clock::now() + retry;
    }
    if (const auto hint = link_->hint(); hint && !advised && !hint->plan.empty()) {
        choosing_ = {hint->plan[0].card, hint->plan[0].pile};
        entry_.picked();
    }
    ask_what_is_due(stage);
}

void GameScene::heed_reach(Stage& stage) {
    const host::Reach now = link_->reach();
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
    if (link_->thinking()) return progress_steps;
    const auto until = link_->deadline();
    if (!until || *until <= now_) return Scene::patience();
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(*until - now_);
    return left % std::chrono::seconds(1) + std::chrono::milliseconds(1);  // the next second
}

int GameScene::wake_fd() const { return Clock::now() < next_step_ ? -1 : link_->wake_fd(); }

}  // namespace tenback::terminal
