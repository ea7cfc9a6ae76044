// What the worlds of both cooperative games keep alike: the cards to come, whose turn it is and how far it has come.
#pragma once

#include "engine/state.hpp"

namespace tenback::bots {

class SharedDeal {
  public:
    [[nodiscard]] int left() const { return left_; }

  protected:
    /// The world's deck must outlive the use of it.
    void load_deal(const World& world) {
        const State& state = world.state;
        deck_ = &world.deck;
        next_ = state.draw[0].next;
        end_ = state.draw[0].end;
        seat_ = state.turn.seat.index();
        left_ = state.turn.left;
        played_ = state.turn.played;
    }

    const Deck* deck_ = nullptr;
    int next_ = 0;
    int end_ = 0;
    int seat_ = 0;
    int left_ = 0;
    int played_ = 0;
};

}  // namespace tenback::bots
