#include "solver/solver.hpp"

#include <algorithm>
#include <array>

namespace tenback {
namespace {

/// Several tries with other weights cost less than one that is four times as wide, and often find what it would.
constexpr std::array<std::size_t, 16> widths{8,   32,  32,   128,  128,  128,  512,   512,
                                             512, 512, 2048, 2048, 2048, 8192, 65536, 8192};
constexpr std::size_t repeated_from = 12;  // when all have been tried

std::size_t width_of(std::size_t pass) {
    if (pass < widths.size()) return widths[pass];
    return widths[repeated_from + (pass - repeated_from) % (widths.size() - repeated_from)];
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

Solver::Solver(const Rules& rules, const State& from) : rules_(rules), from_(from) {
    if (from.status == Status::won) verdict_ = Verdict::solved;
    if (from.status == Status::lost) verdict_ = Verdict::unwinnable;
}

Verdict Solver::step(std::uint64_t nodes) {
    for (; nodes > 0 && verdict_ == Verdict::unknown; --nodes, ++nodes_) {
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
    if (outcome == Beam::Outcome::won) {
        verdict_ = Verdict::solved;
        line_ = beam_->line();
    }
    if (outcome == Beam::Outcome::proven_unwinnable) verdict_ = Verdict::unwinnable;
    beam_.reset();
}

}  // namespace tenback
