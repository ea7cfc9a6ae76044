#include "solver/solver.hpp"

#include <algorithm>
#include <cstdlib>

namespace tenback {
namespace {

double env(const char* n, double d) { const char* s = std::getenv(n); return s ? std::atof(s) : d; }

}  // namespace

Solver::Solver(const Rules& rules, const State& from) : rules_(rules), from_(from) {
    if (from.status == Status::won) verdict_ = Verdict::solved;
    if (from.status == Status::lost) verdict_ = Verdict::unwinnable;
}

Verdict Solver::step(std::uint64_t nodes) {
    for (; nodes > 0 && verdict_ == Verdict::unknown; --nodes, ++nodes_) {
        if (!beam_) begin_pass();
        const Beam::Outcome outcome = beam_->step();
        if (outcome != Beam::Outcome::searching) end_pass(outcome);
    }
    return verdict_;
}

void Solver::begin_pass() {
    Weights w;
    w.back = env("W_BACK", w.back); w.lead = env("W_LEAD", w.lead); w.power = env("W_POWER", w.power);
    w.trick = env("W_TRICK", w.trick); w.regain = env("W_REGAIN", w.regain); w.neither = env("W_NEITHER", w.neither); w.both = env("W_BOTH", w.both);
    const std::size_t width = std::size_t{1} << std::min<int>(16, (int)env("W_FIRST", 3) + 2*pass_);
    beam_.emplace(rules_, from_, w, width);
    ++pass_;
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
