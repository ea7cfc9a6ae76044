// The bots of a table: they wish to begin, talk when a turn begins, and take their turns, card by card.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "hub/live_table.hpp"
#include "hub/turn_timers.hpp"

namespace tenback::hub {

class RoomBots {
  public:
    RoomBots(HubContext& context, LiveTable& live) : context_(context), live_(live) {}

    /// The table has changed: what is there to do?
    void reevaluate();
    /// Whether it is ours to do has changed.
    void look_again();
    [[nodiscard]] bool is_busy() const { return doing_ != nullptr; }

  private:
    enum class What : std::uint8_t { wish, talk, turn };
    /// What is being thought about or done. As long as the seat sees the same it stays right.
    struct Doing {
        What what;
        table::BotDuty who;
        View view;
        bool operator==(const Doing&) const = default;
    };

    [[nodiscard]] std::optional<Doing> duty() const;
    void begin();
    void ask_wish();
    void ask_talk();
    void ask_turn();
    [[nodiscard]] BotQuestion question(const table::BotDuty& who) const;
    void speak(const table::Says& says);
    /// The next card of the plan, not too soon after the last.
    void go_on();
    void act(const Action& action);
    void acted(const Action& action, const Outcome& outcome);
    void stop();
    void try_again_later();

    HubContext& context_;
    LiveTable& live_;
    std::unique_ptr<Doing> doing_;         // most tables wait for people: they need no room for it
    std::uint64_t task_ = 0;               // which one it is
    std::optional<table::TurnOf> spoken_;  // the turn for which all is said
    Interest thinking_;
    Clock::Time last_{};  // when something was done or begun
    std::optional<bots::Plan> plan_;
    int next_ = 0;  // of the plan
    Alarm later_;   // the next card, or another try
};

}  // namespace tenback::hub
