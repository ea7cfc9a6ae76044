#include "terminal/plain.hpp"

#include "terminal/gathering.hpp"
#include "terminal/plain_game.hpp"
#include "terminal/text.hpp"

namespace tenback::terminal {

namespace phrase = words::phrase;

namespace msg = words::msg;

PlainEnd PlainGame::run() {
    console_.tell(phrase::title(rules_));
    console_.tell(msg::plain_welcome());
    do {
        if (!gather()) return how_it_ended();
        play_round();
        if (console_.ended()) console_.tell(msg::plain_input_ended());
        if (left()) return how_it_ended();
        show_end();
    } while (again());
    return how_it_ended();
}

bool PlainGame::gather() {
    if (!elsewhere()) return true;
    const bool dealt = Gathering(console_, link_).run();
    names_ = names_at(link_.table().seats);
    return dealt;
}

void PlainGame::play_round() {
    announced_ = false;
    warned_turn_ = 0;
    for (const Seat seat : link_.here()) told_[static_cast<std::size_t>(seat.index())] = news_before_round(seat);
    you_ = link_.here().front();
    while (!left() && !link_.table().revealed) {
        announce_first();
        if (const auto seat = person_to_act())
            let_act(*seat);
        else if (elsewhere())
            let_others_act();
        else
            let_bots_act();
    }
}

std::uint64_t PlainGame::news_before_round(Seat seat) const {
    std::uint64_t before = 0;
    for (const host::Seen& seen : link_.seen(seat, 0))
        if (std::holds_alternative<table::HandDealt>(seen.what)) before = seen.number;
    return before;
}

std::optional<Seat> PlainGame::person_to_act() const {
    const table::PublicTable table = link_.table();
    for (const Seat seat : link_.here()) {
        if (table.seats[static_cast<std::size_t>(seat.index())].stand_in) continue;
        const bool opening = table.game->status == Status::opening;
        if (opening ? table.game->talk.wishes[seat.index()] == Wish::unsaid : table.game->turn.seat == seat) return seat;
    }
    return std::nullopt;
}

void PlainGame::let_bots_act() {
    const host::News news = link_.poll();
    if (news.trouble) return try_again(*news.trouble);
    if (!shared_keyboard()) tell_news();
    if (news.changed) return;
    console_.wait(link_);
}

void PlainGame::let_others_act() {
    heed();
    if (left() || person_to_act() || link_.table().revealed) return;
    if (!console_.is_terminal()) return static_cast<void>(link_.wait(std::chrono::seconds(1)));
    const bool stood_in = link_.table().seats[static_cast<std::size_t>(you_.index())].stand_in.has_value();
    if (stood_in && !stood_in_) console_.tell(msg::screen_stood_in());
    stood_in_ = stood_in;
    const auto line = console_.ask_or_news(link_);
    if (!line) return;
    if (stood_in && words_of(*line).empty()) return static_cast<void>(send(table::DismissStandIn{you_}, EndTurn{}));
    obey(*line);
}

bool PlainGame::heed() {
    link_.poll();
    const std::uint64_t before = console_.told();
    if (const host::Reach now = link_.reach(); now != reach_) {
        const bool is_back = reach_ == host::Reach::lost && now == host::Reach::connected;
        reach_ = now;
        if (const auto news = is_back ? msg::join_back() : reach_news(now)) console_.tell(*news);
        if (is_back && view().your_move()) show();
    }
    tell_news();
    warn_of_the_clock();
    return console_.told() != before;
}

void PlainGame::warn_of_the_clock() {
    const auto left = seconds_left(link_, std::chrono::steady_clock::now());
    const auto& game = link_.table().game;
    if (!left || *left > short_time || !game || game->turn.seat != you_ || warned_turn_ == game->turn_number) return;
    warned_turn_ = game->turn_number;
    if (console_.is_terminal()) console_.write("\a");
    console_.tell(msg::screen_time_short(*left));
}

void PlainGame::try_again(const host::LinkRefusal& refusal) {
    console_.tell(refused(rules_, link_.table().game->turn, EndTurn{}, refusal, names_, place()));
    console_.ask(msg::plain_try_again());
}

void PlainGame::tell_news() {
    std::uint64_t& told_until = told_[static_cast<std::size_t>(you_.index())];
    for (const host::Seen& seen : link_.seen(you_, told_until)) {
        told_until = seen.number;
        if (const auto line = news_line(seen.what)) console_.tell(*line);
    }
}

std::optional<words::Message> PlainGame::begins(Seat seat) const {
    if (rules_.players == 1) return std::nullopt;
    return msg::begin_begins(names_.of(seat), seat == you_ && !shared_keyboard() ? "yes" : "no");
}

void PlainGame::announce_first() {
    const PublicView game = *link_.table().game;
    if (game.status == Status::opening || announced_) return;
    announced_ = true;
    if (!shared_keyboard() || game.turn_number > 1) return;
    if (const auto line = begins(game.turn.seat)) console_.tell(*line);
}

std::optional<words::Message> PlainGame::news_line(const table::VisibleHappening& what) const {
    const auto* event = std::get_if<VisibleEvent>(&what);
    if (event == nullptr) {
        const auto* presence = std::get_if<table::PresenceChanged>(&what);
        const bool known = std::holds_alternative<table::Retracted>(what) || (presence != nullptr && presence->seat == you_);
        return known ? std::nullopt : told(rules_, what, names_, you_);
    }
    if (const auto* began = std::get_if<TurnBegan>(event))
        return began->number == 1 && !shared_keyboard() ? begins(began->seat) : std::nullopt;
    const auto own = [&](Seat seat) { return seat == you_; };
    if (const auto* laid = std::get_if<Laid>(event); laid != nullptr && own(laid->seat)) return std::nullopt;
    if (const auto* said = std::get_if<Said>(event); said != nullptr && own(said->seat)) return std::nullopt;
    if (const auto* wish = std::get_if<Wished>(event); wish != nullptr && own(wish->seat)) return std::nullopt;
    if (std::holds_alternative<TurnEnded>(*event) || std::holds_alternative<SomebodyDrew>(*event) ||
        std::holds_alternative<YouDrew>(*event))
        return std::nullopt;
    return told(rules_, what, names_, you_);
}

bool PlainGame::hand_over(Seat seat) {
    you_ = seat;
    if (!shared_keyboard()) return true;
    console_.clear();
    console_.write("\n");
    return console_.ask(msg::plain_hand_over(names_.of(seat))).has_value();
}

void PlainGame::let_act(Seat seat) {
    if (!hand_over(seat)) return;
    tell_news();
    if (view().status == Status::opening)
        ask_wish();
    else
        take_turn();
}

void PlainGame::ask_wish() {
    console_.tell(msg::plain_wish_hand(cards(view().hand), names_.of(you_)));
    const auto still = [this] { return view().status == Status::opening; };
    while (const auto line = ask(console_.wrapped(words()(msg::plain_wish_ask())) + " ", still)) {
        if (elsewhere() && is_for_company(*line)) {
            obey(*line);
            continue;
        }
        if (const auto wish = wish_of(*line)) return static_cast<void>(send(table::Do{you_, *wish}, *wish));
        if (!obey_before_wish(*line)) console_.tell(msg::plain_wish_again());
    }
}

void PlainGame::take_turn() {
    const int number = view().turn_number;
    show();
    const auto still = [this, number] { return still_on(number); };
    while (still_on(number))
        if (const auto line = ask("> ", still)) obey(*line);
}

void PlainGame::show() {
    const View now = view();
    console_.tell("\n" + board(words(), rules_, now, names_));
    console_.tell(msg::board_hand(cards(now.hand)));
    console_.tell(msg::board_turn(names_.of(you_), phrase::owed(rules_, now.turn, now.hand), now.turn_number));
}

void PlainGame::show_after() {
    const View now = view();
    console_.tell(
        msg::board_after(cards(now.hand), phrase::owed(rules_, now.turn, now.hand), tops_line(words(), rules_, now.turn)));
}

bool PlainGame::send(const table::Command& command, const Action& about) {
    const Turn turn = view().turn;
    const auto refusal = link_.send(command);
    if (refusal) console_.tell(refused(rules_, turn, about, *refusal, names_, place()));
    return !refusal;
}

void PlainGame::show_end() {
    const table::PublicTable table = link_.table();
    const auto reader = shared_keyboard() ? std::nullopt : std::optional(you_);
    console_.tell("\n" + board(words(), rules_, view(), names_));
    console_.tell(phrase::result(rules_, *table.game, names_, reader));
    if (table.take_backs > 0) console_.tell(msg::result_taken_back());
    if (table.revealed->seed) console_.tell(msg::plain_deal(*table.revealed->seed));
}

bool PlainGame::again() {
    if (elsewhere()) return true;
    while (console_.is_terminal()) {
        const auto line = console_.ask(msg::plain_again());
        const std::vector<std::string> typed = line ? words_of(*line) : std::vector<std::string>();
        if (typed.empty()) return false;
        if (typed.front() != "again" && typed.front() != "same") continue;
        const auto refusal = link_.deal({.same_again = typed.front() == "same"});
        if (!refusal) return true;
        console_.tell(refused(rules_, view().turn, EndTurn{}, *refusal, names_, place()));
    }
    return false;
}

PlainEnd play_plain(const PlainScreen& screen, host::TableLink& link) { return PlainGame(screen, link).run(); }

PlainEnd gather_plain(const PlainScreen& screen, host::TableLink& link) {
    Console console(screen);
    if (Gathering(console, link).run()) return PlainEnd::over;
    return is_cut_off(link.reach()) ? PlainEnd::cut_off : PlainEnd::left;
}

}  // namespace tenback::terminal
