// One game at a table: the truth of it, and all that was done, so that plays can be taken back and records written.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/action.hpp"
#include "record/game.hpp"
#include "table/table_event.hpp"

namespace tenback::table {

/// Every member wants the rules of the table that the round is played at.
class Round {
  public:
    /// @pre is_complete(rules, dealt.deck)
    Round(const Rules& rules, const CardsDealt& dealt);

    /// @pre the round is in the opening, and first sits at the table
    void begin(const Rules& rules, Seat first, std::vector<Event>& events);
    /// The checked door. @param stood_in a bot does it for the person who sits there. @pre the seat sits at the table
    std::optional<Refusal> act(const Rules& rules, Seat seat, const Action& action, bool stood_in,
                               std::vector<Event>& events);

    /// The seat's last play of the turn in progress, if everything that happened since was this seat's own doing.
    [[nodiscard]] std::optional<Play> last_play_of(Seat seat) const;
    /// Undoes that play and all since. @pre last_play_of(seat)
    void take_back(const Rules& rules);

    [[nodiscard]] const Deck& deck() const { return world_.deck; }
    [[nodiscard]] const State& state() const { return world_.state; }
    [[nodiscard]] const Talk& talk() const { return talk_; }
    [[nodiscard]] bool opening() const { return state().status == Status::opening; }
    [[nodiscard]] bool over() const { return state().status == Status::won || state().status == Status::lost; }
    [[nodiscard]] std::optional<std::uint64_t> seed() const { return seed_; }
    [[nodiscard]] std::uint32_t lot() const { return lot_; }
    [[nodiscard]] bool known() const { return known_; }
    [[nodiscard]] int take_backs() const { return static_cast<int>(taken_back_.size()); }

    /// All that the seat has seen since the deal, without what was taken back.
    [[nodiscard]] std::vector<VisibleEvent> seen(const Rules& rules, Seat seat) const;
    /// The same game with its history; what happened is appended to the events, without what was taken back.
    [[nodiscard]] record::Game game(const Rules& rules, std::vector<Event>* events = nullptr) const;

  private:
    struct Step {
        Seat seat;
        Action action;
        bool stood_in;
    };

    World world_;
    Talk talk_{};
    std::vector<Step> steps_;  // the log of this round in its smallest form: all else follows from it and the deck
    std::optional<Seat> first_;
    std::size_t begun_at_ = 0;  // how many steps came before the first turn
    std::optional<std::uint64_t> seed_;
    std::uint32_t lot_;
    bool known_;
    std::vector<record::TakenBack> taken_back_;
};

}  // namespace tenback::table
