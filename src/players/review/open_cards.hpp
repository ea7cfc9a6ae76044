// With all cards open: the last moment at which a lost game could still be won, and how.
#pragma once

#include <optional>
#include <vector>

#include "record/game.hpp"
#include "solver/solver.hpp"

namespace tenback::review {

struct OpenMoment {
    int turn;
    int played;  // cards of that turn that lay there for good
};

class OpenCards {
  public:
    /// @pre a cooperative game that is over
    explicit OpenCards(const record::Game& game);

    /// Thinks on for about so many nodes.
    void step(std::uint64_t nodes);
    [[nodiscard]] bool done() const { return !asked_; }

    /// The last moment that is known to be won, if any is; for a game that was won its end.
    [[nodiscard]] std::optional<OpenMoment> last() const;
    /// From there to the win.
    [[nodiscard]] const std::vector<Move>& line() const { return line_; }
    /// Whether nothing is known of what came after it: then the game may have been won later, too.
    [[nodiscard]] bool is_certain() const;

  private:
    struct Place {
        OpenMoment moment;
        World world;
        solver::Solvability verdict = solver::Solvability::unknown;
        bool asked = false;
    };
    void ask_next();

    Rules rules_;
    std::vector<Place> places_;
    std::size_t won_until_ = 0;  // places before are won or earlier than one that is
    std::size_t lost_from_ = 0;  // this one and all later are lost
    std::size_t current_ = 0;
    int questions_ = 0;
    std::optional<solver::Solver> asked_;
    std::vector<Move> line_;
};

}  // namespace tenback::review
