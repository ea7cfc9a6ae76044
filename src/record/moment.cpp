#include "record/moment.hpp"

namespace tenback {
namespace {

/// Tells a game again through the checked door, action by action.
class Retelling {
  public:
    Retelling(const Game& told, std::vector<Event>* events)
        : told_(told), again_(told.rules(), told.deck()), events_(events) {
        for (int s = 0; s < told.rules().players; ++s)
            if (const Wish wish = told.talk().wishes[s]; wish != Wish::unsaid) again_.act(Seat::at(s), wish, events_);
        repeat_talk();
        again_.begin(*told.first(), events_);
        repeat_talk();
    }

    void tell(const Action& action) {
        again_.act(again_.state().turn.seat, action, events_);
        repeat_talk();
    }
    [[nodiscard]] const Game& game() const { return again_; }

  private:
    /// All that was said at this moment.
    void repeat_talk() {
        const State& now = again_.state();
        for (; next_ < told_.spoken().size(); ++next_) {
            const Spoken& spoken = told_.spoken()[next_];
            if (spoken.turn != now.turn_number || spoken.played != now.turn.played) return;
            again_.act(spoken.seat, spoken.say, events_);
        }
    }

    const Game& told_;
    Game again_;
    std::vector<Event>* events_;
    std::size_t next_ = 0;  // of what was said
};

}  // namespace

std::optional<Game> at_moment(const Game& game, int turn, int played, std::vector<Event>* events) {
    const auto& turns = game.turns();
    if (turn < 1 || static_cast<std::size_t>(turn) > turns.size()) return std::nullopt;
    const auto last = static_cast<std::size_t>(turn - 1);
    if (played < 0 || static_cast<std::size_t>(played) > turns[last].plays.size()) return std::nullopt;
    Retelling retelling(game, events);
    for (std::size_t t = 0; t < last; ++t) {
        for (const Play play : turns[t].plays) retelling.tell(play);
        retelling.tell(EndTurn{});
    }
    for (int n = 0; n < played; ++n) retelling.tell(turns[last].plays[static_cast<std::size_t>(n)]);
    return retelling.game();
}

}  // namespace tenback
