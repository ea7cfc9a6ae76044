// One person, or several at one keyboard, at a table line by line. Rounds: plain.cpp; what can be typed: plain_commands.cpp.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "terminal/console.hpp"
#include "terminal/table_text.hpp"
#include "terminal/text.hpp"

namespace tenback::terminal {

class PlainGame {
  public:
    PlainGame(const PlainScreen& screen, host::TableLink& link)
        : console_(screen), link_(link), rules_(link.table().options.rules), names_(names_at(link.table().seats)) {}
    PlainEnd run();

  private:
    [[nodiscard]] const words::Words& words() const { return console_.words(); }
    [[nodiscard]] std::string cards(CardSet set) const { return cards_line(words(), rules_.game, set); }
    [[nodiscard]] View view() const { return *link_.view(you_); }
    [[nodiscard]] bool elsewhere() const { return link_.reach() != host::Reach::here; }
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
    bool gather();
    void play_round();
    /// The number of the last thing that happened before the cards of this round were dealt.
    [[nodiscard]] std::uint64_t news_before_round(Seat seat) const;
    [[nodiscard]] std::optional<Seat> person_to_act() const;
    void let_bots_act();
    /// At other keyboards. Meanwhile one may talk, or ask what happened.
    void let_others_act();
    /// Takes in what happened elsewhere. True if there was something to tell.
    bool heed();
    /// A bell and a line when the time of this turn comes to its end.
    void warn_of_the_clock();
    /// The next line. At a table elsewhere things happen while one types; nothing any more once `still` is false.
    template <class Still>
    std::optional<std::string> ask(const std::string& prompt, const Still& still) {
        if (!elsewhere()) return console_.ask(prompt);
        console_.prompt(prompt);
        while (!left() && still()) {
            if (auto line = console_.ask_or_news(link_)) return line;
            if (heed() && still()) console_.prompt(prompt);
        }
        return std::nullopt;
    }
    void try_again(const host::LinkRefusal& refusal);
    [[nodiscard]] Place place() const { return {console_.folder(), link_.id()}; }
    /// What happened since this person last looked, without what they did themselves.
    void tell_news();
    [[nodiscard]] std::optional<words::Message> begins(Seat seat) const;
    /// Several people hear it together, before the first of them is alone with the screen.
    void announce_first();
    [[nodiscard]] std::optional<words::Message> news_line(const table::VisibleHappening& what) const;
    /// Waits until only this person sees the screen. False if they leave.
    bool hand_over(Seat seat);
    void let_act(Seat seat);
    void ask_wish();
    void take_turn();
    void show();
    void show_after();
    void obey(const std::string& line);
    /// Words that make sense where others sit at other keyboards.
    [[nodiscard]] bool is_for_company(const std::string& line) const;
    /// Commands that make sense while a wish is asked for. False for others.
    bool obey_before_wish(const std::string& line);
    /// A wish by its word, in English or in the player's language.
    [[nodiscard]] std::optional<Wish> wish_of(const std::string& line) const;
    void heed_company(const std::vector<std::string>& typed, const std::string& line);
    void show_help();
    void show_log();
    void list_moves();
    void speak(const std::vector<std::string>& typed);
    void talk(const std::vector<std::string>& typed);
    void take_back();
    void give_hint();
    /// `44 U1`, `44>U1 34>U1 .`, `end`: one action after the other, stopping at the first that is refused.
    void lay_all(const std::vector<std::string>& typed);
    [[nodiscard]] bool is_end(const std::string& typed) const;
    /// `44 U1`, `44>u1` or `end`. False if it was not done; the person has been told why.
    bool do_typed(const std::string& typed);
    /// What is wrong with what was typed.
    [[nodiscard]] words::Message why_no_play(const std::string& typed, const std::string& notation) const;
    [[nodiscard]] words::Message not_understood(const std::string& typed) const;
    bool do_end();
    /// A play that would lose at once is done only when it is asked for twice (ALL-3).
    bool do_lay(Play play);
    /// False if it was refused; the person has been told why.
    bool send(const table::Command& command, const Action& about);
    void show_end();
    /// Another round with the same seats; only where somebody sits, not in a pipe.
    bool again();

    Console console_;
    host::TableLink& link_;
    Rules rules_;
    words::Names names_;
    Seat you_;                                       // who looks at the screen
    std::array<std::uint64_t, Seat::limit> told_{};  // what each person has been told, by number
    bool announced_ = false;                         // who begins
    host::Reach reach_ = host::Reach::connected;     // as the person knows it
    bool stood_in_ = false;                          // a bot plays for the person, who has been told so
    int warned_turn_ = 0;                            // whose time was short
    std::optional<Play> warned_;                     // the last play that was warned of
};

}  // namespace tenback::terminal
