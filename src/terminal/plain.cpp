#include "terminal/plain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

#include "notation/notation.hpp"
#include "record/lines.hpp"
#include "terminal/text.hpp"
#include "words/phrases.hpp"

namespace tenback::terminal {
namespace {

constexpr std::size_t longest_line = 4096;

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : line) {
        if (std::isspace(static_cast<unsigned char>(c)) == 0) {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    if (!word.empty()) words.push_back(std::move(word));
    return words;
}

/// People may write `u1` and `r7`; the notation has capitals only.
std::string upper(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

class PlainGame {
  public:
    PlainGame(PlainScreen screen, Game game) : screen_(screen), game_(std::move(game)) {}

    Game run(std::optional<Seat> first, std::uint32_t lot) {
        tell(phrase::title(rules()));
        tell(msg::plain_welcome());
        if (agree_on_first(first, lot)) {
            while (!left_ && game_.state().status == Status::playing) take_turn();
            if (!left_) show_end();
        }
        return std::move(game_);
    }

  private:
    [[nodiscard]] const Rules& rules() const { return game_.rules(); }
    [[nodiscard]] Seat mover() const { return game_.state().turn.seat; }
    [[nodiscard]] std::string cards(CardSet set) const { return cards_line(screen_.words, rules().game, set); }
    [[nodiscard]] View view() const { return game_.view(mover()); }

    template <class... Args>
    void say(fmt::format_string<Args...> format, Args&&... args) {
        screen_.out << fmt::format(format, std::forward<Args>(args)...) << std::flush;
    }

    void tell(const Message& message) { say("{}\n", screen_.words(message)); }

    /// The next line from the person; nothing when input has ended or they leave.
    std::optional<std::string> ask(std::string_view prompt) {
        say("{}", prompt);
        std::string line;
        if (!read_line(screen_.in, line, longest_line)) {
            say("\n");
            tell(msg::plain_input_ended());
            left_ = true;
            return std::nullopt;
        }
        return line;
    }

    bool leave() {
        tell(msg::plain_left());
        left_ = true;
        return false;
    }

    /// Waits until only this person sees the screen. False if they leave.
    bool hand_over(Seat seat) {
        if (rules().players == 1) return true;
        if (screen_.can_clear) say("\033[2J\033[3J\033[H");
        const auto answer = ask("\n" + screen_.words(msg::plain_hand_over(names_.of(seat))) + " ");
        if (answer && words_of(*answer) == std::vector<std::string>{"quit"}) return leave();
        return answer.has_value();
    }

    bool agree_on_first(std::optional<Seat> first, std::uint32_t lot) {
        if (!first && rules().cooperative() && rules().players > 1)
            for (int seat = 0; seat < rules().players; ++seat)
                if (!ask_wish(Seat::at(seat))) return false;
        game_.begin(first ? *first : settle_first(rules(), game_.talk(), lot));
        if (rules().players > 1) tell(msg::begin_begins(names_.of(mover()), "no"));
        return true;
    }

    bool ask_wish(Seat seat) {
        if (!hand_over(seat)) return false;
        tell(msg::plain_wish_hand(cards(game_.state().hands[seat.index()]), names_.of(seat)));
        while (true) {
            const auto line = ask(screen_.words(msg::plain_wish_ask()) + " ");
            if (!line) return false;
            const std::vector<std::string> words = words_of(*line);
            if (words == std::vector<std::string>{"quit"}) return leave();
            if (words.empty()) return true;
            const auto wish = parse_wish(words.front());
            if (wish && words.size() == 1) {
                game_.act(seat, *wish);
                return true;
            }
            tell(msg::plain_wish_again());
        }
    }

    void show() {
        const View now = view();
        say("\n{}", board(screen_.words, rules(), now, names_));
        tell(msg::board_hand(cards(now.hand)));
        tell(msg::board_turn(names_.of(mover()), phrase::owed(rules(), now.turn), now.turn_number));
    }

    void take_turn() {
        const int number = game_.state().turn_number;
        if (!hand_over(mover())) return;
        show();
        while (!left_ && game_.state().status == Status::playing && game_.state().turn_number == number)
            if (const auto line = ask("> ")) obey(*line);
    }

    void obey(const std::string& line) {
        const std::vector<std::string> words = words_of(line);
        if (words.empty()) return;
        const std::string& word = words.front();
        if (line.size() > longest_line) return tell(msg::plain_too_long());
        if (word == "help" || word == "?") return say("{}", help_page(screen_.words));
        if (word == "rules") return say("{}", rules_page(screen_.words, rules().game));
        if (word == "show") return show();
        if (word == "moves") return list_moves();
        if (word == "quit") return static_cast<void>(leave());
        if (word == "say") return talk(line);
        if (word == "lang") return speak(words);
        lay_all(words);
    }

    void show_end() {
        say("\n{}", board(screen_.words, rules(), view(), names_));
        tell(phrase::result(rules(), view(), names_, std::nullopt));
    }

    void speak(const std::vector<std::string>& words) {
        const auto language = words.size() == 2 ? parse_language(words[1]) : std::nullopt;
        if (!language) return tell(msg::help_lang());
        screen_.words.speak(*language);
        tell(msg::plain_language());
    }

    void list_moves() {
        const View now = view();
        const Legal options = legal(rules(), now.turn, now.hand);
        for (const PileId pile : all_piles)
            if (!options.plays[pile.index()].empty()) tell(msg::plain_on(cards(options.plays[pile.index()]), text_of(pile)));
        if (options.may_end) tell(msg::plain_may_end());
    }

    void talk(const std::string& line) {
        const std::vector<std::string> words = words_of(line);
        std::string text;
        for (std::size_t i = 1; i < words.size(); ++i)
            text += (i == 1 ? "" : " ") + (words[i].size() <= 2 ? upper(words[i]) : words[i]);
        const auto said = parse_say(text);
        if (!said) return tell(msg::plain_talk_unknown());
        if (const auto refusal = game_.act(mover(), *said)) return refuse(*said, *refusal);
        tell(msg::plain_said(phrase::said(*said)));
    }

    void refuse(const Action& action, Refusal refusal) {
        tell(phrase::refusal(rules(), game_.state().turn, action, refusal, names_));
    }

    /// `44 U1`, `44>U1 34>U1 .`, `end`: one action after the other, stopping at the first that is refused.
    void lay_all(const std::vector<std::string>& words) {
        const int number = game_.state().turn_number;
        for (std::size_t i = 0; i < words.size(); ++i) {
            std::string text = words[i] == "end" ? "." : upper(words[i]);
            if (i + 1 < words.size() && text != "." && text.find('>') == std::string::npos) text += ">" + upper(words[++i]);
            const auto move = parse_move(rules().game, text);
            if (!move) return tell(msg::plain_not_understood(text.substr(0, 40)));
            const bool done = std::holds_alternative<EndTurn>(*move) ? do_end() : do_lay(std::get<Play>(*move));
            if (!done || game_.state().status != Status::playing || game_.state().turn_number != number) return;
        }
        const View now = view();
        tell(
            msg::board_after(cards(now.hand), phrase::owed(rules(), now.turn), tops_line(screen_.words, rules(), now.turn)));
    }

    bool do_end() {
        const Seat seat = mover();
        if (const auto refusal = game_.act(seat, EndTurn{})) {
            refuse(EndTurn{}, *refusal);
            return false;
        }
        if (rules().players > 1 && !screen_.can_clear) tell(msg::event_ended(names_.of(seat), "no"));
        return true;
    }

    /// A play that would lose at once is done only when it is asked for twice (ALL-3).
    bool do_lay(Play play) {
        const Turn& turn = game_.state().turn;
        const CardSet hand = game_.state().hand_to_move();
        if (const auto refusal = why_not(rules(), turn, hand, play)) {
            refuse(play, *refusal);
            return false;
        }
        if (warned_ != play && would_lose(rules(), turn, hand, play)) {
            warned_ = play;
            tell(msg::plain_careful(text_of(rules().game, play)));
            return false;
        }
        warned_.reset();
        game_.act(mover(), play);
        return true;
    }

    PlainScreen screen_;
    Game game_;
    Names names_;
    std::optional<Play> warned_;  // the last play that was warned of
    bool left_ = false;
};

}  // namespace

Game play_plain(PlainScreen screen, Game game, std::optional<Seat> first, std::uint32_t lot) {
    return PlainGame(screen, std::move(game)).run(first, lot);
}

}  // namespace tenback::terminal
