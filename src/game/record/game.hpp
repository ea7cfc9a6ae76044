// A validated game with its history: it can only be reached by a complete deal and actions through the checked door.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/action.hpp"
#include "engine/state.hpp"
#include "engine/view.hpp"

namespace tenback::record {

struct PlayedTurn {
    Seat seat;
    std::vector<Play> plays;
    bool operator==(const PlayedTurn&) const = default;
};

/// Something said, and when: the number of the turn and the cards laid in it so far (0 and 0 in the opening).
struct Spoken {
    Seat seat;
    std::uint16_t turn;
    std::uint8_t played;
    Say say;
    bool operator==(const Spoken&) const = default;
};

/// A play that was taken back: it had been made when so many cards of that turn were laid.
struct TakenBack {
    std::uint16_t turn;
    std::uint8_t played;
    Play play;
    bool operator==(const TakenBack&) const = default;
};

/// So many cards of a turn, after so many, were laid by a bot for the person who sits there; none if it only ended the turn.
struct StoodIn {
    std::uint16_t turn;
    std::uint8_t played;
    std::uint8_t laid;
    bool operator==(const StoodIn&) const = default;
};

/// Keeps what the engine tells, if anybody wants it.
struct KeepEvents {
    std::vector<Event>* events;
    void operator()(const Event& event) const {
        if (events != nullptr) events->push_back(event);
    }
};

class Game {
  public:
    /// Dealt, in the opening. @pre is_complete(rules, deck)
    Game(const Rules& rules, const Deck& deck);
    /// Begun. @pre is_complete(rules, deck), and first sits at the table
    Game(const Rules& rules, const Deck& deck, Seat first);

    /// @pre the game is in the opening, and first sits at the table
    void begin(Seat first, std::vector<Event>* events = nullptr);
    /// The checked door, with history. What happens is appended to the events. @pre the seat sits at the table
    std::optional<Refusal> act(Seat seat, const Action& action, std::vector<Event>* events = nullptr);

    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] const State& state() const { return world_.state; }
    [[nodiscard]] const Talk& talk() const { return talk_; }
    [[nodiscard]] const Deck& deck() const { return world_.deck; }
    [[nodiscard]] const World& world() const { return world_; }
    /// Who began, if anybody has.
    [[nodiscard]] std::optional<Seat> first() const { return first_; }
    /// Once begun, the last one is the current turn.
    [[nodiscard]] const std::vector<PlayedTurn>& turns() const { return turns_; }
    /// The turn of that number, from 1 on. @pre there was such a turn
    [[nodiscard]] const PlayedTurn& turn(int number) const { return turns_[static_cast<std::size_t>(number - 1)]; }
    [[nodiscard]] const std::vector<Spoken>& spoken() const { return spoken_; }
    /// In the order in which they were taken back; turns() is without them.
    [[nodiscard]] const std::vector<TakenBack>& taken_back() const { return taken_back_; }
    [[nodiscard]] const std::vector<StoodIn>& stood_in() const { return stood_in_; }
    /// How the turns came about, which changes nothing of the game.
    void remark(std::vector<TakenBack> taken_back, std::vector<StoodIn> stood_in);
    [[nodiscard]] View view(Seat seat) const { return view_of(rules_, world_.state, talk_, seat); }

  private:
    Rules rules_;
    World world_;
    Talk talk_;
    std::optional<Seat> first_;
    std::vector<PlayedTurn> turns_;
    std::vector<Spoken> spoken_;
    std::vector<TakenBack> taken_back_;
    std::vector<StoodIn> stood_in_;
};

}  // namespace tenback::record
