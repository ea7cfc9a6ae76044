// One game of a batch: its truth, and which seat is asked next. Seats of bots act by themselves.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

#include "batch/action_code.hpp"
#include "bots/bot.hpp"
#include "engine/state.hpp"

namespace tenback::batch {

/// A bot at a seat of every game, or nobody: that seat is asked.
struct BotSeat {
    std::shared_ptr<const bots::Bot> bot{};
    bots::Effort effort{};
};

/// What all games of a batch have in common.
struct SlotSettings {
    Rules rules;
    std::optional<Seat> first = Seat::at(0);  // nothing: by lot
    bool talk = false;                        // a round of talk before every turn, seat 1 first
    std::array<BotSeat, Seat::limit> bots{};

    [[nodiscard]] bool is_bot(Seat seat) const { return bots[seat.index()].bot != nullptr; }
};

class Slot {
  public:
    /// Deals the game of the seed, and lets bots act until a seat is asked or the game is over.
    void deal(const SlotSettings& settings, std::uint64_t seed);
    /// The asked seat acts, then bots as above. @pre the game is on, and the mask holds the code
    void act(const SlotSettings& settings, ActionCode code);

    [[nodiscard]] const State& state() const { return world_.state; }
    [[nodiscard]] const World& world() const { return world_; }
    [[nodiscard]] const Talk& talk() const { return talk_; }
    [[nodiscard]] std::uint64_t seed() const { return seed_; }
    [[nodiscard]] bool over() const { return state().status != Status::playing; }
    /// In a round of talk?
    [[nodiscard]] bool speaking() const { return speaking_; }
    [[nodiscard]] Seat asked() const { return speaking_ ? speaker_ : state().turn.seat; }
    /// What the asked seat may do; nothing once the game is over.
    [[nodiscard]] Mask mask(const SlotSettings& settings) const;

  private:
    void open_turn(const SlotSettings& settings);
    void next_speaker(const SlotSettings& settings);
    void let_bots_act(const SlotSettings& settings);
    void bot_speaks(const SlotSettings& settings, const bots::Bot& bot);
    void bot_plays(const SlotSettings& settings, const BotSeat& player);
    void lay_card(const SlotSettings& settings, Play play);
    void finish_turn(const SlotSettings& settings);

    World world_{};
    Talk talk_{};
    std::uint64_t seed_ = 0;
    bool speaking_ = false;
    bool first_word_ = true;
    Seat speaker_;
};

}  // namespace tenback::batch
