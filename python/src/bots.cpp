// The bots: functions of what a seat knows.
#include "bots/registry.hpp"
#include "bots/resume.hpp"
#include "convert.hpp"
#include "notation/notation.hpp"

namespace tenback::python {
namespace {

struct Player {
    std::string name;  // with its version
    std::unique_ptr<bots::Bot> bot;
};

std::vector<batch::ActionCode> codes_of_plan(const Knowing& knows, const bots::Plan& plan) {
    std::vector<batch::ActionCode> codes;
    for (const Play play : plan) codes.push_back(batch::encode(play));
    // Whoever lays the last of all cards has no turn left to end.
    if (plan.size() < knows.view.turn.left) codes.push_back(batch::end_code);
    return codes;
}

struct Chosen {
    std::vector<batch::ActionCode> actions;
    bots::Choice choice;
};

/// Thinks to the end with the interpreter free for others, and heeds Ctrl-C.
std::unique_ptr<bots::Search> thought(const Player& player, const Knowing& knows, std::int64_t seed,
                                      std::optional<std::int64_t> roll_outs) {
    if (!knows.view.your_move()) throw py::value_error("it is not this seat's move");
    if (roll_outs && (*roll_outs < 0 || *roll_outs > 1'000'000'000)) throw py::value_error("roll_outs is from 0 to 10**9");
    const std::uint64_t chance = seed_in(seed);
    const bots::Knowledge knowledge{knows.rules, knows.view, knows.events};
    const bots::Effort effort =
        roll_outs ? bots::Effort{static_cast<std::uint32_t>(*roll_outs)} : player.bot->usual_effort(knows.rules);
    std::unique_ptr<bots::Search> search;
    for (;;) {
        {
            const py::gil_scoped_release free;
            if (!search)
                search = knows.events.empty() ? player.bot->think(knowledge, chance, effort)
                                              : resume(*player.bot, knowledge, chance, effort);
            if (!search->done()) search->step(1U << 12);
        }
        if (search->done()) return search;
        if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    }
}

Player made(const std::string& name) {
    const bots::BotEntry* entry = bots::find_bot(name);
    if (entry == nullptr) throw py::value_error("there is no bot '" + name + "'");
    return {bots::player_of(name), entry->make()};
}

bots::Knowledge open(const Knowing& knows) { return {knows.rules, knows.view, knows.events}; }

}  // namespace

void define_bots(py::module_& module) {
    module.def(
        "bots",
        [] {
            std::vector<std::string> names;
            for (const bots::BotEntry& entry : bots::all_bots()) names.emplace_back(entry.name);
            return names;
        },
        R"(The bots, from the weakest to the strongest.

>>> tenback.bots()
['random', 'beginner', 'casual', 'greedy', 'planner', 'adept', 'expert']
)");
    py::class_<Chosen>(module, "Choice", "A whole turn that a bot weighed.")
        .def_readonly("actions", &Chosen::actions, "The rest of the turn, with its end.")
        .def_property_readonly(
            "estimate", [](const Chosen& c) { return c.choice.estimate; }, "Chance of winning, 0 to 1.")
        .def_property_readonly("motive", [](const Chosen& c) { return std::string(code_of(c.choice.motive)); })
        .def_property_readonly(
            "turns", [](const Chosen& c) { return c.choice.turns; }, "Whole turns that were weighed.")
        .def_property_readonly(
            "roll_outs", [](const Chosen& c) { return c.choice.roll_outs; }, "Games imagined.")
        .def("__repr__", [](const Chosen& c) {
            return "<tenback.Choice of " + std::to_string(c.actions.size()) + " actions, estimate " +
                   std::to_string(c.choice.estimate) + ">";
        });
    py::class_<Player>(module, "Bot", R"(A bot of ours, by its name or level. It gets views, never the truth.

>>> game = tenback.Game(tenback.Rules("classic", players=2), seed=7)
>>> bot = tenback.Bot("planner")
>>> [game.rules.action_text(action) for action in bot.think(game.view(1)).actions]
['96>D1', '95>D1', '.']
)")
        .def(py::init(&made), py::arg("name"))
        .def_readonly("name", &Player::name, "With the version: 'expert-1'.")
        .def(
            "think",
            [](const Player& player, const Knowing& knows, std::int64_t seed, std::optional<std::int64_t> roll_outs) {
                const bots::Choice choice = thought(player, knows, seed, roll_outs)->best();
                return Chosen{codes_of_plan(knows, choice.plan), choice};
            },
            py::arg("view"), py::kw_only(), py::arg("seed") = 0, py::arg("roll_outs") = py::none(),
            "The best turn; roll_outs says how hard to think (by default as hard as the bot usually does).")
        .def(
            "rank",
            [](const Player& player, const Knowing& knows, std::int64_t seed, std::optional<std::int64_t> roll_outs) {
                std::vector<Chosen> list;
                for (const bots::Choice& choice : thought(player, knows, seed, roll_outs)->ranking())
                    list.push_back({codes_of_plan(knows, choice.plan), choice});
                return list;
            },
            py::arg("view"), py::kw_only(), py::arg("seed") = 0, py::arg("roll_outs") = py::none(),
            "Every turn that was weighed, best first.")
        .def(
            "talk",
            [](const Player& player, const Knowing& knows) {
                if (knows.view.status != Status::playing) throw py::value_error("the game is not on");
                std::vector<std::string> said;
                for (const Say& say : player.bot->talk(open(knows))) said.push_back(text_of(say));
                return said;
            },
            py::arg("view"), "What the seat would say now.")
        .def(
            "wish",
            [](const Player& player, const Knowing& knows) {
                if (knows.view.status != Status::opening) throw py::value_error("the game has begun");
                return std::string(text_of(player.bot->wish(knows.rules, knows.view)));
            },
            py::arg("view"), "How much the seat wants to begin.")
        .def("__repr__", [](const Player& player) { return "<tenback.Bot " + player.name + ">"; });
}

}  // namespace tenback::python
