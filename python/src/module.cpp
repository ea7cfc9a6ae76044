#include "convert.hpp"

// NOLINTNEXTLINE: the macro's own names
PYBIND11_MODULE(_core, module) {
    using namespace tenback::python;
    module.doc() = "What is compiled of the package; import tenback instead.";
    module.attr("END") = tenback::batch::end_code;
    module.attr("ACTIONS") = tenback::batch::silent_actions;
    module.attr("ACTIONS_WITH_TALK") = tenback::batch::all_actions;
    define_rules(module);
    define_view(module);
    define_game(module);
    define_bots(module);
    define_solver(module);
    define_batch(module);
}
