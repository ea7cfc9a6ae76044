// A game once more, step by step: a cursor that goes forwards, backwards and to any place of it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "record/game.hpp"

namespace tenback::record {

/// The seat's first turn begins the game.
struct Started {
    bool operator==(const Started&) const = default;
};
/// The seat took back its last play.
struct TookBack {
    Play play;
    bool operator==(const TookBack&) const = default;
};

/// What a seat did.
struct Deed {
    Seat seat;
    std::variant<Started, Action, TookBack> what;
    bool operator==(const Deed&) const = default;
};

/// Stands at place 0, after the deal, at first; place n is after n steps. Every place is kept: going anywhere costs nothing.
/// The record tells who wished what and what was said at which moment; at one moment talk comes first, then what was taken
/// back.
class Replay {
  public:
    /// @pre the game has begun
    explicit Replay(const Game& game);
    /// Plays that were taken back and cannot have been made end the replay early.
    [[nodiscard]] bool is_complete() const { return complete_; }

    [[nodiscard]] std::size_t place() const { return place_; }
    /// After the last step.
    [[nodiscard]] std::size_t last_place() const { return moments_.size() - 1; }
    /// False, and no move, at the end.
    bool forward();
    /// False, and no move, at the deal.
    bool back();
    /// @pre place <= last_place()
    void go_to(std::size_t place) { place_ = place; }
    /// Where so many cards of that turn lay for good, with all that had been said before the next card. False, and no move,
    /// if the game never came to that.
    bool go_to(int turn, int played);

    [[nodiscard]] const Rules& rules() const { return game_.rules(); }
    [[nodiscard]] const State& state() const { return here().state; }
    [[nodiscard]] const Talk& talk() const { return here().talk; }
    [[nodiscard]] View view(Seat seat) const { return view_of(rules(), state(), talk(), seat); }
    /// What led here; nothing at the deal.
    [[nodiscard]] const std::optional<Deed>& deed() const { return here().deed; }
    /// What happened by it.
    [[nodiscard]] const std::vector<Event>& events() const { return here().events; }
    /// All that happened until here, without what was taken back.
    [[nodiscard]] std::vector<Event> history() const;
    /// The game as it stood here, without what was taken back.
    [[nodiscard]] Game game() const;

  private:
    struct Moment {
        State state;
        Talk talk;
        std::optional<Deed> deed;
        std::vector<Event> events;
        std::size_t before;  // the place that this step was made at; of a take-back the place that it restores
    };
    class Retelling;

    [[nodiscard]] const Moment& here() const { return moments_[place_]; }
    /// The places that led here, without what was taken back.
    [[nodiscard]] std::vector<std::size_t> way() const;

    Game game_;
    std::vector<Moment> moments_;
    std::size_t place_ = 0;
    bool complete_;
};

}  // namespace tenback::record
