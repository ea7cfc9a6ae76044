// Open cards: can this position be won, and how? Cooperative games only.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "solver/beam.hpp"

namespace tenback::solver {

enum class Solvability : std::uint8_t { unknown, solved, unwinnable };

/// Beams of growing width until one wins or one that dropped nothing fails; each width several times, with other weights.
class Solver {
  public:
    /// @pre cooperative, and the game has begun (it may be over)
    Solver(const Rules& rules, const World& from);

    /// Thinks on for about so many nodes, less if the verdict is found.
    Solvability step(std::uint64_t nodes);

    [[nodiscard]] Solvability verdict() const { return verdict_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    /// What wins. @pre solved
    [[nodiscard]] const std::vector<Move>& line() const { return line_; }

  private:
    void end_pass(Beam::Outcome outcome);

    Rules rules_;
    World from_;
    std::size_t pass_ = 0;
    std::optional<Beam> beam_;
    Solvability verdict_ = Solvability::unknown;
    std::uint64_t nodes_ = 0;
    std::vector<Move> line_;
};

}  // namespace tenback::solver
