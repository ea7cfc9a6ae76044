#include "terminal/plain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

#include "notation/notation.hpp"
#include "record/explain.hpp"
#include "record/lines.hpp"
#include "terminal/text.hpp"

namespace tenback::terminal {
namespace {

constexpr std::size_t longest_line = 4096;

constexpr std::string_view help_page = R"(Type one of these and press Enter:
  44 U1       lay the 44 on pile U1; also 44>U1, and several in one line: 44>U1 34>U1
  end         end your turn and draw; also a single dot
  show        the table and your hand again
  moves       everything you may do now
  say WORDS   table talk: say leave U1, say small D2; Quick & Easy: say hint Y high, say holds G,
              say mean U1, say trick D1; say hush takes it back
  rules       the rules in a page
  help        this page
  quit        leave the game
)";

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
        say("{}\nType help for the commands, rules for the rules.\n", title(rules()));
        if (agree_on_first(first, lot)) {
            while (!left_ && game_.state().status == Status::playing) take_turn();
            if (!left_) say("\n{}{}\n", board(rules(), view()), result(rules(), view()));
        }
        return std::move(game_);
    }

  private:
    [[nodiscard]] const Rules& rules() const { return game_.rules(); }
    [[nodiscard]] Seat mover() const { return game_.state().turn.seat; }
    [[nodiscard]] View view() const { return game_.view(mover()); }

    template <class... Args>
    void say(fmt::format_string<Args...> format, Args&&... args) {
        screen_.out << fmt::format(format, std::forward<Args>(args)...) << std::flush;
    }

    /// The next line from the person; nothing when input has ended or they leave.
    std::optional<std::string> ask(std::string_view prompt) {
        say("{}", prompt);
        std::string line;
        if (!read_line(screen_.in, line, longest_line)) {
            say("\nInput has ended; the game is left.\n");
            left_ = true;
            return std::nullopt;
        }
        return line;
    }

    bool leave() {
        say("The game is left.\n");
        left_ = true;
        return false;
    }

    /// Waits until only this person sees the screen. False if they leave.
    bool hand_over(Seat seat) {
        if (rules().players == 1) return true;
        if (screen_.can_clear) say("\033[2J\033[3J\033[H");
        const auto answer = ask(fmt::format("\nSeat {}: press Enter when only you can see this. ", seat.number()));
        if (answer && words_of(*answer) == std::vector<std::string>{"quit"}) return leave();
        return answer.has_value();
    }

    bool agree_on_first(std::optional<Seat> first, std::uint32_t lot) {
        if (!first && rules().cooperative() && rules().players > 1)
            for (int seat = 0; seat < rules().players; ++seat)
                if (!ask_wish(Seat::at(seat))) return false;
        game_.begin(first ? *first : settle_first(rules(), game_.talk(), lot));
        if (rules().players > 1) say("Seat {} begins.\n", mover().number());
        return true;
    }

    bool ask_wish(Seat seat) {
        if (!hand_over(seat)) return false;
        say("Seat {}, your hand: {}\n", seat.number(), cards_line(rules().game, game_.state().hands[seat.index()]));
        while (true) {
            const auto line =
                ask("Do you want to begin? very_much, gladly, do_not_care or rather_not (Enter: do_not_care) ");
            if (!line) return false;
            const std::vector<std::string> words = words_of(*line);
            if (words == std::vector<std::string>{"quit"}) return leave();
            if (words.empty()) return true;
            const auto wish = parse_wish(words.front());
            if (wish && words.size() == 1) {
                game_.act(seat, *wish);
                return true;
            }
            say("Please answer with one of these words.\n");
        }
    }

    void show() {
        const View now = view();
        say("\n{}Your hand: {}\nSeat {}, turn {}: {}.\n", board(rules(), now), cards_line(rules().game, now.hand),
            mover().number(), now.turn_number, owed(now.turn));
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
        if (line.size() > longest_line) return say("That line is too long.\n");
        if (word == "help" || word == "?") return say("{}", help_page);
        if (word == "rules") return say("{}", rules_page(rules().game));
        if (word == "show") return show();
        if (word == "moves") return list_moves();
        if (word == "quit") return static_cast<void>(leave());
        if (word == "say") return talk(line);
        lay_all(words);
    }

    void list_moves() {
        const View now = view();
        const Legal options = legal(rules(), now.turn, now.hand);
        for (const PileId pile : all_piles)
            if (!options.plays[pile.index()].empty())
                say("On {}: {}\n", text_of(pile), cards_line(rules().game, options.plays[pile.index()]));
        if (options.may_end) say("You may end the turn.\n");
    }

    void talk(const std::string& line) {
        const std::vector<std::string> words = words_of(line);
        std::string text;
        for (std::size_t i = 1; i < words.size(); ++i)
            text += (i == 1 ? "" : " ") + (words[i].size() <= 2 ? upper(words[i]) : words[i]);
        const auto said = parse_say(text);
        if (!said) return say("Nobody understands that. Type help for what can be said.\n");
        if (const auto refusal = game_.act(mover(), *said)) return refuse(*said, *refusal);
        say("Said: {}.\n", text);
    }

    void refuse(const Action& action, Refusal refusal) {
        say("No: {}.\n", explain(rules(), game_.state().turn, mover(), action, refusal));
    }

    /// `44 U1`, `44>U1 34>U1 .`, `end`: one action after the other, stopping at the first that is refused.
    void lay_all(const std::vector<std::string>& words) {
        const int number = game_.state().turn_number;
        for (std::size_t i = 0; i < words.size(); ++i) {
            std::string text = words[i] == "end" ? "." : upper(words[i]);
            if (i + 1 < words.size() && text != "." && text.find('>') == std::string::npos) text += ">" + upper(words[++i]);
            const auto move = parse_move(rules().game, text);
            if (!move) return say("I do not understand '{}'. Type help for the commands.\n", text.substr(0, 40));
            const bool done = std::holds_alternative<EndTurn>(*move) ? do_end() : do_lay(std::get<Play>(*move));
            if (!done || game_.state().status != Status::playing || game_.state().turn_number != number) return;
        }
        const View now = view();
        say("{}. Hand: {}. {}.\n", tops_line(rules(), now.turn), cards_line(rules().game, now.hand), owed(now.turn));
    }

    bool do_end() {
        const Seat seat = mover();
        if (const auto refusal = game_.act(seat, EndTurn{})) {
            refuse(EndTurn{}, *refusal);
            return false;
        }
        if (rules().players > 1 && !screen_.can_clear) say("Seat {} has ended the turn.\n", seat.number());
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
            say("Careful: {} would lose the game at once. Type it again to do it.\n", text_of(rules().game, play));
            return false;
        }
        warned_.reset();
        game_.act(mover(), play);
        return true;
    }

    PlainScreen screen_;
    Game game_;
    std::optional<Play> warned_;  // the last play that was warned of
    bool left_ = false;
};

}  // namespace

Game play_plain(PlainScreen screen, Game game, std::optional<Seat> first, std::uint32_t lot) {
    return PlainGame(screen, std::move(game)).run(first, lot);
}

}  // namespace tenback::terminal
