#include "terminal/plain_game.hpp"

#include <algorithm>

#include "notation/notation.hpp"
#include "terminal/commands.hpp"
#include "terminal/text.hpp"

namespace tenback::terminal {

namespace phrase = words::phrase;

namespace msg = words::msg;

void PlainGame::obey(const std::string& line) {
    std::vector<std::string> typed = words_of(line);
    if (typed.empty()) return;
    const std::string word = typed.front() = command_of(words(), typed.front());
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

bool PlainGame::is_for_company(const std::string& line) const {
    const std::vector<std::string> typed = words_of(line);
    const std::string word = typed.empty() ? "" : command_of(words(), typed[0]);
    return word == "chat" || word == "vote" || word == "begin";
}

void PlainGame::heed_company(const std::vector<std::string>& typed, const std::string& line) {
    if (typed[0] == "begin") return static_cast<void>(send(table::BeginRound{}, EndTurn{}));
    if (typed[0] == "chat") return static_cast<void>(send(table::Speak{you_, rest_of(line)}, EndTurn{}));
    const auto seat = typed.size() == 2 ? parse_seat(typed[1], rules_.players) : std::nullopt;
    if (!seat) return console_.tell(msg::plain_not_understood(as_typed(line)));
    send(table::VoteStandIn{you_, *seat, {}}, EndTurn{});
}

void PlainGame::show_help() {
    console_.write(help_page(words(), link_.table().options, console_.kept(), console_.page_width()));
    if (elsewhere()) console_.write(company_help_page(words(), console_.page_width()));
}

void PlainGame::show_log() {
    for (const host::Seen& seen : link_.seen(you_, news_before_round(you_)))
        if (const auto line = told(rules_, seen.what, names_, you_)) console_.tell(*line);
}

void PlainGame::list_moves() {
    const View now = view();
    const Legal options = legal(rules_, now.turn, now.hand);
    for (const PileId pile : all_piles)
        if (!options.plays[pile.index()].empty())
            console_.tell(msg::plain_on(cards(options.plays[pile.index()]), text_of(pile)));
    if (options.may_end) console_.tell(msg::plain_may_end());
}

void PlainGame::speak(const std::vector<std::string>& typed) {
    const auto language = typed.size() == 2 ? words::parse_language(typed[1]) : std::nullopt;
    if (!language) return console_.tell(msg::help_lang());
    console_.words().speak(*language);
    console_.tell(msg::plain_language());
}

void PlainGame::talk(const std::vector<std::string>& typed) {
    std::string text;
    for (std::size_t i = 1; i < typed.size(); ++i)
        text += (i == 1 ? "" : " ") + (typed[i].size() <= 2 ? upper(typed[i]) : typed[i]);
    const auto said = parse_say(text);
    if (!said) return console_.tell(msg::plain_talk_unknown());
    if (send(table::Do{you_, *said}, *said)) console_.tell(msg::plain_said(phrase::said(*said)));
}

void PlainGame::take_back() {
    const auto before = link_.seen(you_, 0).size();
    if (!send(table::TakeBack{you_}, EndTurn{})) return;
    warned_.reset();
    for (const host::Seen& seen : link_.seen(you_, before))
        if (const auto* taken = std::get_if<table::Retracted>(&seen.what))
            console_.tell(msg::plain_taken_back(text_of(rules_.game, taken->play)));
    show_after();
}

void PlainGame::give_hint() {
    if (const auto refusal = link_.ask_hint(you_)) return console_.tell(refused(*refusal, msg::hint_not_now()));
    if (console_.is_terminal()) console_.tell(msg::hint_thinking());
    while (!link_.hint() && !console_.left()) {
        console_.wait(link_);
        link_.poll();
        if (!link_.hint() && !link_.thinking()) return console_.tell(msg::hint_not_now());
    }
    if (const auto choice = link_.hint()) console_.tell(phrase::hint(rules_.game, *choice));
}

void PlainGame::lay_all(const std::vector<std::string>& typed) {
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

bool PlainGame::is_end(const std::string& typed) const { return typed == "." || command_of(words(), typed) == "end"; }

std::optional<Wish> PlainGame::wish_of(const std::string& line) const {
    const std::vector<std::string> typed = words_of(line);
    if (typed.empty()) return Wish::do_not_care;
    if (typed.size() == 1)
        if (const auto wish = parse_wish(typed.front())) return wish;
    std::string said;
    for (const std::string& word : typed) said.append(said.empty() ? "" : " ").append(word);
    for (const Wish wish : {Wish::very_much, Wish::gladly, Wish::do_not_care, Wish::rather_not})
        if (said == words()(phrase::wish(wish))) return wish;
    return std::nullopt;
}

bool PlainGame::obey_before_wish(const std::string& line) {
    const std::vector<std::string> typed = words_of(line);
    const std::string word = command_of(words(), typed.front());
    if (word == "help" || word == "?") return console_.tell(msg::plain_wish_help()), true;
    if (word != "rules" && word != "lang" && word != "log") return false;
    obey(line);
    return true;
}

bool PlainGame::do_typed(const std::string& typed) {
    if (is_end(typed)) return do_end();
    std::string notation = upper(typed);
    std::replace(notation.begin(), notation.end(), ' ', '>');
    auto move = parse_move(rules_.game, notation);
    if (const auto blank = typed.find(' '); !move && blank != std::string::npos)  // U1 44
        move = parse_move(rules_.game, notation.substr(blank + 1) + ">" + notation.substr(0, blank));
    if (move && std::holds_alternative<Play>(*move)) return do_lay(std::get<Play>(*move));
    console_.tell(why_no_play(typed, notation));
    return false;
}

words::Message PlainGame::why_no_play(const std::string& typed, const std::string& notation) const {
    const auto arrow = notation.find('>');
    const std::string card = notation.substr(0, arrow);
    const std::string pile = arrow == std::string::npos ? "" : notation.substr(arrow + 1);
    const bool quick = rules_.game == GameKind::quick;
    const bool number = !card.empty() && card.find_first_not_of("0123456789", quick ? 1 : 0) == std::string::npos &&
                        (!quick || card.size() > 1);
    if (!number) return not_understood(typed);
    if (!parse_card(rules_.game, card)) {
        const std::string last = quick ? "V10" : rules_.game == GameKind::classic ? "99" : "59";
        return msg::plain_no_such_card(as_typed(card), quick ? "R1" : "2", last);
    }
    std::string piles;
    for (const PileId it : all_piles)
        if (rules_.piles.contains(it)) piles.append(piles.empty() ? "" : ", ").append(text_of(it));
    return pile.empty() ? msg::plain_which_pile(card, piles) : msg::plain_no_such_pile(as_typed(pile), piles);
}

words::Message PlainGame::not_understood(const std::string& typed) const {
    constexpr std::array everywhere{"help", "rules", "show", "log", "moves", "say", "undo", "hint", "lang", "end", "quit"};
    constexpr std::array elsewhere_too{"chat", "vote", "begin"};
    std::vector<std::string> known(everywhere.begin(), everywhere.end());
    if (elsewhere()) known.insert(known.end(), elsewhere_too.begin(), elsewhere_too.end());
    return msg_not_understood(words(), typed, known);
}

bool PlainGame::do_end() {
    if (!send(table::Do{you_, EndTurn{}}, EndTurn{})) return false;
    if (shared_keyboard() && !console_.is_terminal()) console_.tell(msg::event_ended(names_.of(you_), "no"));
    return true;
}

bool PlainGame::do_lay(Play play) {
    const View now = view();
    const bool allowed = !why_not(rules_, now.turn, now.hand, play);
    if (allowed && warned_ != play && would_lose(rules_, now.turn, now.hand, play)) {
        warned_ = play;
        console_.tell(msg::plain_careful(text_of(rules_.game, play)));
        return false;
    }
    warned_.reset();
    return send(table::Do{you_, play}, play);
}

}  // namespace tenback::terminal
