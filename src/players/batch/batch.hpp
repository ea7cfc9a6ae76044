// Many games of one variant at once, on flat arrays: what a program that learns steps. The same settings and actions give
// the same arrays, whatever the number of threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "batch/features.hpp"
#include "batch/observation.hpp"
#include "batch/slot.hpp"

namespace tenback::batch {

enum class Reward : std::uint8_t {
    win,    // at the end: 1 to whoever has won; -1 to the loser of Face to Face
    cards,  // cooperative games: the share of the deck that was laid since the last step, to every seat
};

struct BatchSettings {
    SlotSettings common;
    std::size_t games;
    std::uint64_t seed = 0;  // deal k of game i is that of the seed: seed + i + k * games
    Reward reward = Reward::win;
    bool redeal = true;     // the next deal follows in the step in which a game ends
    bool bytes = false;     // masks also a byte for each action
    bool features = false;  // rows of numbers
    unsigned threads = 1;
};

/// An action that may not be. Nothing was done.
struct Refused {
    std::size_t game;
    ActionCode code;
};

class Batch {
  public:
    /// Dealt. @pre some seat is nobody's, and Reward::cards only where all play together
    explicit Batch(const BatchSettings& settings);

    /// Deals anew in every game: the same deals as at first, with another seed others.
    void reset(std::uint64_t seed);
    /// One action in every game, all or none of them. A game that is over (only without redeal) takes anything.
    /// @pre codes.size() == games
    std::optional<Refused> step(std::span<const ActionCode> codes);
    /// An allowed action for every game, each equally likely; -1 where the game is over. @pre codes.size() == games
    void sample(std::span<ActionCode> codes);

    [[nodiscard]] const BatchSettings& settings() const { return settings_; }
    [[nodiscard]] const Features& feature_list() const { return feature_list_; }
    [[nodiscard]] std::size_t byte_actions() const { return settings_.common.talk ? all_actions : silent_actions; }
    [[nodiscard]] const Slot& slot(std::size_t game) const { return slots_[game]; }

    // Of each game, after the last step or deal:
    [[nodiscard]] const std::vector<Observation>& observations() const { return observations_; }
    [[nodiscard]] const std::vector<Mask>& masks() const { return masks_; }
    [[nodiscard]] const std::vector<std::uint8_t>& seats() const { return seats_; }       // asked, from 1
    [[nodiscard]] const std::vector<float>& rewards() const { return rewards_; }          // a row with each seat's
    [[nodiscard]] const std::vector<std::uint8_t>& done() const { return done_; }         // the last step ended a game
    [[nodiscard]] const std::vector<std::uint8_t>& left() const { return left_; }         // then: cards left at its end
    [[nodiscard]] const std::vector<std::uint64_t>& deals() const { return deals_; }      // the seed of the deal
    [[nodiscard]] const std::vector<Talk>& talks() const { return talks_; }               // with talk
    [[nodiscard]] const std::vector<std::uint8_t>& mask_bytes() const { return bytes_; }  // with bytes
    [[nodiscard]] const std::vector<float>& features() const { return features_; }        // with features

  private:
    void deal(std::size_t game);
    void deal_next(std::size_t game);
    void step(std::size_t game, ActionCode code);
    void pay(std::span<float> rewards, int left_before, const State& state) const;
    std::span<float> rewards_of(std::size_t game);
    void publish(std::size_t game);
    [[nodiscard]] bool allowed(std::size_t game, ActionCode code) const;

    BatchSettings settings_;
    Features feature_list_;
    std::vector<Slot> slots_;
    std::vector<Random> chances_;  // for samples
    std::vector<Observation> observations_;
    std::vector<Mask> masks_;
    std::vector<std::uint8_t> seats_;
    std::vector<float> rewards_;
    std::vector<std::uint8_t> done_;
    std::vector<std::uint8_t> left_;
    std::vector<std::uint64_t> deals_;
    std::vector<Talk> talks_;
    std::vector<std::uint8_t> bytes_;
    std::vector<float> features_;
};

}  // namespace tenback::batch
