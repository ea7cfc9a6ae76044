#include "solver/solver.hpp"

namespace tenback::solver {
namespace {

constexpr std::size_t narrowest = 8;
constexpr std::size_t doublings = 13;        // 65536: docs/solver.md says what it takes
constexpr std::size_t repeated_from = 6;     // when the widest have been tried
constexpr std::size_t tries_of_a_width = 2;  // another try with other weights often finds what twice the width would

std::size_t width_of(std::size_t pass) {
    const std::size_t doubled = pass / tries_of_a_width;
    if (doubled <= doublings) return narrowest << doubled;
    return narrowest << (repeated_from + (doubled - doublings - 1) % (doublings - repeated_from + 1));
}

/// The usual weights first, then each up to half more or less.
Weights weights_of(std::size_t pass) {
    Weights weights;
    if (pass == 0) return weights;
    Random chance(pass);
    for (double* weight : {&weights.lead, &weights.power, &weights.trick, &weights.regain, &weights.both})
        *weight *= 0.5 + below(1001, chance) / 1000.0;
    return weights;
}

}  // namespace

Solver::Solver(const Rules& rules, const World& from) : rules_(rules), from_(from) {
    if (from.state.status == Status::won) verdict_ = Solvability::solved;
    if (from.state.status == Status::lost) verdict_ = Solvability::unwinnable;
}

Solvability Solver::step(std::uint64_t nodes) {
    for (; nodes > 0 && verdict_ == Solvability::unknown; --nodes, ++nodes_) {
        if (!beam_) {
            beam_.emplace(rules_, from_, weights_of(pass_), width_of(pass_));
            ++pass_;
        }
        const Beam::Outcome outcome = beam_->step();
        if (outcome != Beam::Outcome::searching) end_pass(outcome);
    }
    return verdict_;
}

void Solver::end_pass(Beam::Outcome outcome) {
    if (outcome == Beam::Outcome::won && beam_) {
        verdict_ = Solvability::solved;
        line_ = beam_->line();
    }
    if (outcome == Beam::Outcome::proven_unwinnable) verdict_ = Solvability::unwinnable;
    beam_.reset();
}

}  // namespace tenback::solver
