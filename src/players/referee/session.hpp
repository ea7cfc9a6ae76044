// One game of the referee: its bots, what happened in it, and what it takes to undo.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "bots/registry.hpp"
#include "record/game.hpp"

namespace tenback::referee {

/// Who plays by itself, and how.
struct Machines {
    std::array<std::string, Seat::limit> bots{};  // by name, empty where somebody else plays
    std::optional<bots::Effort> effort{};         // without one what each bot usually takes
    std::uint64_t seed = 0;                       // of their chance, and of the lot among equal wishes
    bool talk = false;

    [[nodiscard]] bool at(Seat seat) const { return !bots[static_cast<std::size_t>(seat.index())].empty(); }
};

/// A value: a copy is another game that goes on from here.
class Session {
  public:
    struct Begins {};
    using Step = std::variant<Begins, Action>;

    /// The bots do what is theirs to do; nothing of that can be undone.
    Session(record::Game game, std::vector<Event> events, Machines machines, bots::BotCrew& crew);

    [[nodiscard]] const record::Game& game() const { return now_.game; }
    [[nodiscard]] const Machines& machines() const { return machines_; }
    /// All since the deal.
    [[nodiscard]] const std::vector<Event>& events() const { return now_.events; }
    /// The same as a seat saw it.
    [[nodiscard]] std::vector<VisibleEvent> seen_by_seat(Seat seat) const;
    /// Who begins by the wishes; lots decide among equals, the same for the same seed.
    [[nodiscard]] Seat settled_first() const;

    /// What a seat does; then the bots do what is theirs to do. A refusal changes nothing.
    std::optional<Refusal> act(Seat seat, const Action& action, bots::BotCrew& crew);
    /// @pre the game is in the opening
    void begin(Seat first, bots::BotCrew& crew);
    /// As it was before the last so many of the above, with all that the bots did after them. False, and no change, if
    /// there were not so many.
    bool undo(std::size_t count);

  private:
    struct Moment {
        record::Game game;
        std::vector<Event> events;
    };
    struct Done {
        Seat seat;
        Step step;
    };

    void open(bots::BotCrew& crew);
    void let_bots_play(bots::BotCrew& crew);
    void speak(bots::BotCrew& crew);
    void take_turn(Seat seat, bots::BotCrew& crew);
    /// The step was checked or comes from a bot.
    void perform(Seat seat, const Step& step);

    Machines machines_;
    Moment now_;
    Moment start_;  // when the first request could come
    std::vector<Done> done_;
    std::vector<std::size_t> requests_;  // where in `done_` each of them begins
    std::uint16_t spoken_in_ = 0;        // the turn in which the bots have spoken
};

}  // namespace tenback::referee
