#include "terminal/plain.hpp"

#include <algorithm>
#include <array>

#include "notation/notation.hpp"
#include "terminal/console.hpp"
#include "terminal/gathering.hpp"
#include "terminal/table_text.hpp"
#include "terminal/text.hpp"

namespace tenback::terminal {
namespace {

class PlainGame {
  public:
    PlainGame(const PlainScreen& screen, TableLink& link)
        : console_(screen), link_(link), rules_(link.table().options.rules), names_(names_at(link.table().seats)) {}

    PlainEnd run() {
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

  private:
    [[nodiscard]] const Words& words() const { return console_.words(); }
    [[nodiscard]] std::string cards(CardSet set) const { return cards_line(words(), rules_.game, set); }
    [[nodiscard]] View view() const { return *link_.view(you_); }
    [[nodiscard]] bool elsewhere() const { return link_.reach() != Reach::here; }
    [[nodiscard]] bool left() const { return console_.left() || is_cut_off(link_.reach()); }
    [[nodiscard]] PlainEnd how_it_ended() const {
        if (is_cut_off(link_.reach())) return PlainEnd::cut_off;
        return console_.left() ? PlainEnd::left : PlainEnd::over;
    }
    [[nodiscard]] bool shared_keyboard() const { return link_.here().size() > 1; }
    [[nodiscard]] bool still_on(int turn) const {
        return !left() && view().status == Status::playing && view().turn_number == turn;
    }

    /// A round of a table elsewhere is dealt when those who sit there want it. False if they leave.
    bool gather() {
        if (!elsewhere()) return true;
        const bool dealt = Gathering(console_, link_).run();
        names_ = names_at(link_.table().seats);
        return dealt;
    }

    void play_round() {
        announced_ = false;
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

    /// The number of the last thing that happened before the cards of this round were dealt.
    [[nodiscard]] std::uint64_t news_before_round(Seat seat) const {
        std::uint64_t before = 0;
        for (const Seen& seen : link_.seen(seat, 0))
            if (std::holds_alternative<HandDealt>(seen.what)) before = seen.number;
        return before;
    }

    [[nodiscard]] std::optional<Seat> person_to_act() const {
        const PublicTable table = link_.table();
        for (const Seat seat : link_.here()) {
            if (table.seats[static_cast<std::size_t>(seat.index())].stand_in) continue;
            const bool opening = table.game->status == Status::opening;
            if (opening ? table.game->talk.wishes[seat.index()] == Wish::unsaid : table.game->turn.seat == seat) return seat;
        }
        return std::nullopt;
    }

    void let_bots_act() {
        const News news = link_.poll();
        if (news.trouble) return try_again(*news.trouble);
        if (!shared_keyboard()) tell_news();
        if (news.changed) return;
        console_.wait(link_);
    }

    /// At other keyboards. Meanwhile one may talk, or ask what happened.
    void let_others_act() {
        heed();
        if (left() || person_to_act() || link_.table().revealed) return;
        if (!console_.is_terminal()) return static_cast<void>(link_.wait(std::chrono::seconds(1)));
        if (const auto line = console_.ask_or_news(link_)) obey(*line);
    }

    /// Takes in what happened elsewhere. True if there was something to tell.
    bool heed() {
        link_.poll();
        const std::uint64_t before = console_.told();
        if (const Reach now = link_.reach(); now != reach_) {
            const bool is_back = reach_ == Reach::lost && now == Reach::connected;
            reach_ = now;
            if (const auto news = is_back ? msg::join_back() : reach_news(now)) console_.tell(*news);
            if (is_back && view().your_move()) show();
        }
        tell_news();
        return console_.told() != before;
    }

    /// The next line. At a table elsewhere things happen while one types; nothing any more once `still` is false.
    template <class Still>
    std::optional<std::string> ask(const std::string& prompt, const Still& still) {
        if (!elsewhere()) return console_.ask(prompt);
        console_.write(prompt);
        while (!left() && still()) {
            if (auto line = console_.ask_or_news(link_)) return line;
            if (heed() && still()) console_.write(prompt);
        }
        return std::nullopt;
    }

    void try_again(const LinkRefusal& refusal) {
        console_.tell(refused(rules_, link_.table().game->turn, EndTurn{}, refusal, names_, place()));
        console_.ask(msg::plain_try_again());
    }

    [[nodiscard]] Place place() const { return {console_.folder(), link_.id()}; }

    /// What happened since this person last looked, without what they did themselves.
    void tell_news() {
        std::uint64_t& told_until = told_[static_cast<std::size_t>(you_.index())];
        for (const Seen& seen : link_.seen(you_, told_until)) {
            told_until = seen.number;
            if (const auto line = news_line(seen.what)) console_.tell(*line);
        }
    }

    [[nodiscard]] std::optional<Message> begins(Seat seat) const {
        if (rules_.players == 1) return std::nullopt;
        return msg::begin_begins(names_.of(seat), seat == you_ && !shared_keyboard() ? "yes" : "no");
    }

    /// Several people hear it together, before the first of them is alone with the screen.
    void announce_first() {
        const PublicView game = *link_.table().game;
        if (game.status == Status::opening || announced_) return;
        announced_ = true;
        if (!shared_keyboard() || game.turn_number > 1) return;
        if (const auto line = begins(game.turn.seat)) console_.tell(*line);
    }

    [[nodiscard]] std::optional<Message> news_line(const VisibleHappening& what) const {
        const auto* event = std::get_if<VisibleEvent>(&what);
        if (event == nullptr) {
            const auto* presence = std::get_if<PresenceChanged>(&what);
            const bool known = std::holds_alternative<Retracted>(what) || (presence != nullptr && presence->seat == you_);
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

    /// Waits until only this person sees the screen. False if they leave.
    bool hand_over(Seat seat) {
        you_ = seat;
        if (!shared_keyboard()) return true;
        console_.clear();
        console_.write("\n");
        return console_.ask(msg::plain_hand_over(names_.of(seat))).has_value();
    }

    void let_act(Seat seat) {
        if (!hand_over(seat)) return;
        tell_news();
        if (view().status == Status::opening)
            ask_wish();
        else
            take_turn();
    }

    void ask_wish() {
        console_.tell(msg::plain_wish_hand(cards(view().hand), names_.of(you_)));
        const auto still = [this] { return view().status == Status::opening; };
        while (const auto line = ask(console_.wrapped(words()(msg::plain_wish_ask())) + " ", still)) {
            if (elsewhere() && is_for_company(*line)) {
                obey(*line);
                continue;
            }
            const std::vector<std::string> typed = words_of(*line);
            const auto wish = typed.empty() ? Wish::do_not_care : parse_wish(typed.front());
            if (wish && typed.size() < 2) return static_cast<void>(send(Do{you_, *wish}, *wish));
            console_.tell(msg::plain_wish_again());
        }
    }

    void take_turn() {
        const int number = view().turn_number;
        show();
        const auto still = [this, number] { return still_on(number); };
        while (still_on(number))
            if (const auto line = ask("> ", still)) obey(*line);
    }

    void show() {
        const View now = view();
        console_.tell("\n" + board(words(), rules_, now, names_));
        console_.tell(msg::board_hand(cards(now.hand)));
        console_.tell(msg::board_turn(names_.of(you_), phrase::owed(rules_, now.turn, now.hand), now.turn_number));
    }

    void show_after() {
        const View now = view();
        console_.tell(msg::board_after(cards(now.hand), phrase::owed(rules_, now.turn, now.hand),
                                       tops_line(words(), rules_, now.turn)));
    }

    void obey(const std::string& line) {
        const std::vector<std::string> typed = words_of(line);
        if (typed.empty()) return;
        const std::string& word = typed.front();
        if (line.size() > Console::longest_line) return console_.tell(msg::plain_too_long());
        if (word == "help" || word == "?") return show_help();
        if (word == "rules") return console_.write(rules_page(words(), rules_.game, console_.page_width()));
        if (word == "show") return show();
        if (word == "log") return show_log();
        if (word == "moves") return list_moves();
        if (word == "say") return talk(typed);
        if (word == "undo") return take_back();
        if (word == "hint") return give_hint();
        if (word == "lang") return speak(typed);
        if (elsewhere() && is_for_company(line)) return heed_company(typed, line);
        lay_all(typed);
    }

    /// Words that make sense where others sit at other keyboards.
    static bool is_for_company(const std::string& line) {
        const std::vector<std::string> typed = words_of(line);
        return !typed.empty() && (typed[0] == "chat" || typed[0] == "vote" || typed[0] == "begin");
    }
    void heed_company(const std::vector<std::string>& typed, const std::string& line) {
        if (typed[0] == "begin") return static_cast<void>(send(BeginRound{}, EndTurn{}));
        if (typed[0] == "chat") return static_cast<void>(send(Speak{you_, rest_of(line)}, EndTurn{}));
        const auto seat = typed.size() == 2 ? parse_seat(typed[1], rules_.players) : std::nullopt;
        if (!seat) return console_.tell(msg::plain_not_understood(as_typed(line)));
        send(VoteStandIn{you_, *seat, {}}, EndTurn{});
    }

    void show_help() {
        console_.write(help_page(words(), link_.table().options, console_.kept(), console_.page_width()));
        if (elsewhere()) console_.write(company_help_page(words(), console_.page_width()));
    }

    void show_log() {
        for (const Seen& seen : link_.seen(you_, news_before_round(you_)))
            if (const auto line = told(rules_, seen.what, names_, you_)) console_.tell(*line);
    }

    void list_moves() {
        const View now = view();
        const Legal options = legal(rules_, now.turn, now.hand);
        for (const PileId pile : all_piles)
            if (!options.plays[pile.index()].empty())
                console_.tell(msg::plain_on(cards(options.plays[pile.index()]), text_of(pile)));
        if (options.may_end) console_.tell(msg::plain_may_end());
    }

    void speak(const std::vector<std::string>& typed) {
        const auto language = typed.size() == 2 ? parse_language(typed[1]) : std::nullopt;
        if (!language) return console_.tell(msg::help_lang());
        console_.words().speak(*language);
        console_.tell(msg::plain_language());
    }

    void talk(const std::vector<std::string>& typed) {
        std::string text;
        for (std::size_t i = 1; i < typed.size(); ++i)
            text += (i == 1 ? "" : " ") + (typed[i].size() <= 2 ? upper(typed[i]) : typed[i]);
        const auto said = parse_say(text);
        if (!said) return console_.tell(msg::plain_talk_unknown());
        if (send(Do{you_, *said}, *said)) console_.tell(msg::plain_said(phrase::said(*said)));
    }

    void take_back() {
        const auto before = link_.seen(you_, 0).size();
        if (!send(TakeBack{you_}, EndTurn{})) return;
        warned_.reset();
        for (const Seen& seen : link_.seen(you_, before))
            if (const auto* taken = std::get_if<Retracted>(&seen.what))
                console_.tell(msg::plain_taken_back(text_of(rules_.game, taken->play)));
        show_after();
    }

    void give_hint() {
        if (const auto refusal = link_.ask_hint(you_)) return console_.tell(refused(*refusal, msg::hint_not_now()));
        if (console_.is_terminal()) console_.tell(msg::hint_thinking());
        while (!link_.hint() && !console_.left()) {
            console_.wait(link_);
            link_.poll();
            if (!link_.hint() && !link_.thinking()) return console_.tell(msg::hint_not_now());
        }
        if (const auto choice = link_.hint()) console_.tell(phrase::hint(rules_.game, *choice));
    }

    /// `44 U1`, `44>U1 34>U1 .`, `end`: one action after the other, stopping at the first that is refused.
    void lay_all(const std::vector<std::string>& typed) {
        const int number = view().turn_number;
        const std::uint64_t before = link_.seen(you_, 0).size();
        for (std::size_t i = 0; i < typed.size(); ++i) {
            std::string text = typed[i];
            if (i + 1 < typed.size() && !is_end(text) && text.find('>') == std::string::npos) text += " " + typed[++i];
            if (!do_typed(text)) break;
            if (!still_on(number)) return;
        }
        if (link_.seen(you_, 0).size() > before) show_after();
    }

    static bool is_end(std::string_view typed) { return typed == "end" || typed == "."; }

    /// `44 U1`, `44>u1` or `end`. False if it was not done; the person has been told why.
    bool do_typed(const std::string& typed) {
        if (is_end(typed)) return do_end();
        std::string notation = upper(typed);
        std::replace(notation.begin(), notation.end(), ' ', '>');
        const auto move = parse_move(rules_.game, notation);
        if (move && std::holds_alternative<Play>(*move)) return do_lay(std::get<Play>(*move));
        console_.tell(msg::plain_not_understood(as_typed(typed)));
        return false;
    }

    bool do_end() {
        if (!send(Do{you_, EndTurn{}}, EndTurn{})) return false;
        if (shared_keyboard() && !console_.is_terminal()) console_.tell(msg::event_ended(names_.of(you_), "no"));
        return true;
    }

    /// A play that would lose at once is done only when it is asked for twice (ALL-3).
    bool do_lay(Play play) {
        const View now = view();
        const bool allowed = !why_not(rules_, now.turn, now.hand, play);
        if (allowed && warned_ != play && would_lose(rules_, now.turn, now.hand, play)) {
            warned_ = play;
            console_.tell(msg::plain_careful(text_of(rules_.game, play)));
            return false;
        }
        warned_.reset();
        return send(Do{you_, play}, play);
    }

    /// False if it was refused; the person has been told why.
    bool send(const Command& command, const Action& about) {
        const Turn turn = view().turn;
        const auto refusal = link_.send(command);
        if (refusal) console_.tell(refused(rules_, turn, about, *refusal, names_, place()));
        return !refusal;
    }

    void show_end() {
        const PublicTable table = link_.table();
        const auto reader = shared_keyboard() ? std::nullopt : std::optional(you_);
        console_.tell("\n" + board(words(), rules_, view(), names_));
        console_.tell(phrase::result(rules_, *table.game, names_, reader));
        if (table.take_backs > 0) console_.tell(msg::result_taken_back());
        if (table.revealed->seed) console_.tell(msg::plain_deal(*table.revealed->seed));
    }

    /// Another round with the same seats; only where somebody sits, not in a pipe.
    bool again() {
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

    Console console_;
    TableLink& link_;
    Rules rules_;
    Names names_;
    Seat you_;                                       // who looks at the screen
    std::array<std::uint64_t, Seat::limit> told_{};  // what each person has been told, by number
    bool announced_ = false;                         // who begins
    Reach reach_ = Reach::connected;                 // as the person knows it
    std::optional<Play> warned_;                     // the last play that was warned of
};

}  // namespace

PlainEnd play_plain(const PlainScreen& screen, TableLink& link) { return PlainGame(screen, link).run(); }

PlainEnd gather_plain(const PlainScreen& screen, TableLink& link) {
    Console console(screen);
    if (Gathering(console, link).run()) return PlainEnd::over;
    return is_cut_off(link.reach()) ? PlainEnd::cut_off : PlainEnd::left;
}

}  // namespace tenback::terminal
