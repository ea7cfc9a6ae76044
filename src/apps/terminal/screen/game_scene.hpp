// A game at a table: keys become actions, what happens becomes pictures.
#pragma once

#include <chrono>
#include <memory>
#include <optional>

#include "host/kept.hpp"
#include "terminal/screen/card_entry.hpp"
#include "terminal/screen/chat_scene.hpp"
#include "terminal/screen/game_view_model.hpp"
#include "terminal/screen/help.hpp"
#include "terminal/screen/menu.hpp"
#include "terminal/screen/scene.hpp"
#include "terminal/table_text.hpp"

namespace tenback::terminal {

/// What remains to be told once the screen is gone.
struct Afterwards {
    std::string id;     // of the table that was played last; empty if no card was laid there
    bool kept = false;  // it can be gone on with
};

class GameScene final : public Scene {
  public:
    /// Without games the table is elsewhere: nothing of it is kept here, and the scene is left when the round is over.
    /// @pre something was dealt; `after` outlives the scene
    GameScene(host::KeptGames* games, std::shared_ptr<host::TableLink> link, Place place, Afterwards& after);
    ~GameScene() override;

    void draw(Grid& grid, const words::Words& words) const override;
    void press(const Input& input, std::optional<Target> hit, Stage& stage) override;
    void pass_time(Stage& stage) override;
    [[nodiscard]] std::chrono::milliseconds patience() const override;
    [[nodiscard]] int wake_fd() const override;

    /// What the picture is made from.
    [[nodiscard]] GameViewModel sight() const;

  private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] bool shared_keyboard() const { return link_->here().size() > 1; }
    /// The person who has to do something now.
    [[nodiscard]] std::optional<Seat> person_to_act() const;
    /// The person whom the keyboard is to be passed to, if nobody may see the screen until then.
    [[nodiscard]] std::optional<Seat> awaited() const;
    [[nodiscard]] std::optional<View> view() const;
    [[nodiscard]] std::vector<KeyHelp> keys() const;

    void draw_hand_over(Grid& grid, const words::Words& words, Seat seat) const;
    void press_letter(char32_t letter, Stage& stage);
    bool press_page(char32_t letter, Stage& stage);
    void lay(PileId pile, Stage& stage);
    void lay_number(std::size_t number, Stage& stage);
    /// A bot plays for the person here.
    [[nodiscard]] bool is_stood_in() const;
    /// The person is back if this was a key or a click of the game.
    bool take_seat_back(const Input& input, std::optional<Target> hit);
    /// Keys that move the cursor.
    void move_cursor(const Input& input, const View& now);
    /// What was typed of a card's number. False if the letter means nothing there.
    bool type_card(char32_t letter, Stage& stage);
    void open_chat(Stage& stage);
    [[nodiscard]] std::vector<ChatWords> chat_words() const;
    [[nodiscard]] int unread() const;
    void read_chat();
    [[nodiscard]] bool can_chat() const;
    void end_turn();
    void take_back();
    void ask_hint();
    void show_log(Stage& stage);
    /// The menus that come by themselves: who begins, and the end.
    void ask_what_is_due(Stage& stage);
    void ask_wish(Seat seat, Stage& stage);
    /// Pages can be read from there, too.
    void push_menu(Stage& stage, MenuSettings menu, Menu::Chosen then);
    void show_end(Stage& stage);
    void deal_again(bool same);
    void tell(const words::Message& message, Ink ink = Ink::plain) {
        notice_ = Notice{message, ink};
        warning_ = false;
    }
    /// Did it happen? If not, the person is told why.
    bool send(const table::Command& command, const Action& about);
    void after_change();
    void announce_first();
    /// A bell and a word when the time of the person's turn comes to its end, and when it has.
    void heed_clock(Stage& stage);
    void heed_stand_in(Stage& stage);
    /// Whether a table elsewhere can be reached.
    void heed_reach(Stage& stage);
    [[nodiscard]] bool elsewhere() const { return games_ == nullptr; }
    [[nodiscard]] TableAt whereabouts() const {
        return elsewhere() ? TableAt::server : games_->lasting() ? TableAt::kept_here : TableAt::here;
    }

    host::KeptGames* games_;
    std::shared_ptr<host::TableLink> link_;
    Place place_;
    Afterwards& after_;
    Rules rules_;
    words::Names names_;
    std::optional<Seat> looking_;  // whose hand is on the screen
    Choosing choosing_;
    CardEntry entry_;
    int entry_turn_ = 0;           // whose digits they are
    std::uint64_t chat_read_ = 0;  // the number of the last words that were read
    std::optional<Notice> notice_;
    std::uint32_t announced_round_ = 0;  // whose first seat has been told
    std::uint32_t ended_round_ = 0;      // whose end has been shown
    bool hurried_ = false;               // bots act without pauses until a person is to act
    host::Reach reach_;                  // as the person knows it
    Clock::time_point now_{};            // as last told
    int warned_turn_ = 0;                // whose time was short
    bool warning_ = false;               // the notice says so
    std::uint64_t heeded_ = 0;           // the number of the last happening that was looked at for it
    Clock::time_point next_step_{};      // bots pause between actions, so that people can follow
};

}  // namespace tenback::terminal
