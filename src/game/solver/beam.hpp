// One pass of the search: level by level (cards laid), the most promising positions of each level, no position twice.
// A pass that dropped nothing has seen every way to play on, so its failure is a proof.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/state.hpp"
#include "notation/notation.hpp"
#include "solver/potential.hpp"

namespace tenback::solver {

class Beam {
  public:
    enum class Outcome : std::uint8_t { searching, won, failed, proven_unwinnable };

    /// At most `width` positions a level. @pre cooperative, the game is on
    Beam(const Rules& rules, const World& from, const Weights& weights, std::size_t width);

    /// One small piece of work: a position expanded, or a candidate looked at.
    Outcome step();
    /// @pre won
    [[nodiscard]] std::vector<Move> line() const;

  private:
    struct Candidate {
        int score;
        std::uint32_t parent;  // on the level before
        Play play;
        bool ends_turn;  // the parent's turn, before the play
    };
    struct Step {
        std::uint32_t parent;
        Play play;
        bool ends_turn;
    };

    void expand(const State& state);
    void add_plays(const State& state, bool ends_turn);
    Outcome select();
    Outcome keep(const Candidate& candidate);
    bool is_new(const State& state);
    Outcome next_level();

    Rules rules_;
    Deck deck_;
    OpenPotential potential_;
    std::size_t width_;
    std::vector<State> level_;
    std::vector<State> next_;
    std::vector<Candidate> candidates_;  // a heap while selecting
    std::vector<std::uint32_t> seen_;    // open addressing over next_: index + 1
    std::vector<std::uint64_t> hashes_;  // of next_
    std::vector<std::vector<Step>> history_;
    std::size_t expanded_ = 0;
    bool selecting_ = false;
    bool dropped_ = false;
};

}  // namespace tenback::solver
