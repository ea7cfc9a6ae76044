// With open cards: can it be won, and how.
#include "solver/solver.hpp"

#include "convert.hpp"

namespace tenback::python {
namespace {

struct Solution {
    std::string verdict;
    std::vector<batch::ActionCode> line;
    std::uint64_t nodes;
};

std::string name_of(solver::Solvability verdict) {
    switch (verdict) {
        case solver::Solvability::unknown: return "unknown";
        case solver::Solvability::solved: return "solved";
        case solver::Solvability::unwinnable: return "unwinnable";
    }
    return "";
}

Solution solve(const Truth& truth, std::int64_t nodes) {
    if (!truth.rules.cooperative()) throw py::value_error("the solver knows games without an opponent only");
    if (truth.world.state.status == Status::opening) throw py::value_error("the game has not begun");
    if (nodes < 0) throw py::value_error("nodes must not be negative");
    solver::Solver solver(truth.rules, truth.world);
    constexpr std::uint64_t slice = 1U << 16;
    const auto limit = static_cast<std::uint64_t>(nodes);
    while (solver.verdict() == solver::Solvability::unknown && solver.nodes() < limit) {
        {
            const py::gil_scoped_release free;
            solver.step(std::min(slice, limit - solver.nodes()));
        }
        if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    }
    Solution solution{name_of(solver.verdict()), {}, solver.nodes()};
    if (solver.verdict() == solver::Solvability::solved)
        for (const Move& move : solver.line()) {
            const auto* play = std::get_if<Play>(&move);
            solution.line.push_back(play != nullptr ? batch::encode(*play) : batch::end_code);
        }
    return solution;
}

}  // namespace

void define_solver(py::module_& module) {
    py::class_<Solution>(module, "Solution", "What the solver found.")
        .def_readonly("verdict", &Solution::verdict, "'solved', 'unwinnable' or 'unknown'.")
        .def_readonly("line", &Solution::line, "The actions that win, if it is solved.")
        .def_readonly("nodes", &Solution::nodes, "Positions looked at.")
        .def("__repr__", [](const Solution& s) { return "<tenback.Solution " + s.verdict + ">"; });
    module.def("solve", &solve, py::arg("state"), py::kw_only(), py::arg("nodes") = 1'000'000,
               R"(Can it be won with open cards, and how?

>>> game = tenback.Game(tenback.Rules("quick", players=2), seed=1)
>>> solution = tenback.solve(game.state())
>>> solution.verdict
'solved'
>>> for action in solution.line:
...     game.step(action)
>>> game.status
'won'
)");
}

}  // namespace tenback::python
