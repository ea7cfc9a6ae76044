// The games that networks learn from: what was seen after each turn, and what came of it.
#pragma once

#include <vector>

#include "bots/classic_net.hpp"
#include "bots/face_net.hpp"
#include "bots/thumb.hpp"
#include "lab/net_learner.hpp"
#include "lab/training.hpp"

namespace tenback::lab {

/// The positions of one side, or of a team, from first to last; and the chances as it turned out.
template <class Position>
struct Experience {
    std::vector<Position> seen;
    NetLearner::Chances outcome;
};

/// Face to Face against itself.
class FaceGames {
  public:
    using Position = bots::FaceAfter;
    static constexpr int replays = 3;                   // earlier positions learned again with every new one
    static constexpr std::size_t remembered = 300'000;  // of them
    static constexpr double taught = 0.05;              // the first games are planner's: from nothing it finds no feet
    static float rate(double progress);

    explicit FaceGames(const Rules& rules) : rules_(rules), thumb_(shipped_thumb(rules, bots::Purpose::play)) {}

    static std::vector<std::uint16_t> inputs(const Position& position);
    /// Without a network planner plays.
    [[nodiscard]] std::vector<Experience<Position>> play(std::uint64_t deal, const bots::ValueNet* net) const;
    /// Against planner; two games make a deal.
    [[nodiscard]] Score trial(std::uint64_t game, const bots::ValueNet& net) const;

  private:
    struct Seen {
        std::array<std::vector<Position>, 2> by_seat;
        int winner;
    };
    [[nodiscard]] Seen play(std::uint64_t deal, int first, const std::array<const bots::ValueNet*, 2>& nets) const;
    [[nodiscard]] bots::Plan turn(const State& state, const bots::ValueNet* net, std::vector<Position>& seen) const;

    const Rules& rules_;
    const bots::Thumb thumb_;
};

/// Classic, all seats by the same network.
class ClassicGames {
  public:
    struct Position {
        bots::ClassicSight sight;
        bots::ClassicAfter after;
    };
    static constexpr int replays = 2;
    static constexpr std::size_t remembered = 400'000;
    static constexpr double taught = 0.02;  // by the potential
    static float rate(double progress);

    explicit ClassicGames(const Rules& rules) : rules_(rules), thumb_(shipped_thumb(rules, bots::Purpose::search)) {}

    static std::vector<std::uint16_t> inputs(const Position& position) {
        return classic_inputs(position.sight, position.after);
    }
    /// Without a network the potential plays. With one some games begin with turns by the potential, so that the network
    /// learns of positions that it would avoid.
    [[nodiscard]] std::vector<Experience<Position>> play(std::uint64_t deal, const bots::ValueNet* net) const;
    [[nodiscard]] Score trial(std::uint64_t game, const bots::ValueNet& net) const;

  private:
    /// Gives the cards left.
    int play(std::uint64_t deal, const bots::ValueNet* net, int taught_turns, std::vector<Position>& seen) const;

    const Rules& rules_;
    const bots::Thumb thumb_;
};

}  // namespace tenback::lab
