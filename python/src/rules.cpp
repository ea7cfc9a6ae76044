#include <pybind11/operators.h>

#include "batch/features.hpp"
#include "convert.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"

namespace tenback::python {
namespace {

int card_in(const Rules& rules, const std::string& text) {
    const auto card = parse_card(rules.game, text);
    if (!card) throw py::value_error("'" + text + "' is no card of " + std::string(text_of(rules.game)));
    return card->index();
}

std::string text_of_card(const Rules& rules, int index) {
    if (index < 0 || index >= Card::limit || !rules.cards.contains(Card(index)))
        throw py::value_error("no card of " + std::string(text_of(rules.game)) + " has the index " + std::to_string(index));
    return text_of(rules.game, Card(index));
}

batch::ActionCode code_in(const Rules& rules, const std::string& text) {
    if (const auto move = parse_move(rules.game, text)) {
        const auto* play = std::get_if<Play>(&*move);
        return play != nullptr ? batch::encode(*play) : batch::end_code;
    }
    if (const auto say = parse_say(text)) return batch::encode(*say);
    throw py::value_error("'" + text + "' is no action of " + std::string(text_of(rules.game)));
}

std::string text_of_code(const Rules& rules, std::int64_t code) {
    const Action action = action_in(code);
    if (const auto* say = std::get_if<Say>(&action)) return text_of(*say);
    const auto* play = std::get_if<Play>(&action);
    if (play == nullptr) return text_of(rules.game, Move{EndTurn{}});
    if (!rules.cards.contains(play->card) || !rules.piles.contains(play->pile))
        throw py::value_error("action " + std::to_string(code) + " lays a card or uses a pile that " +
                              std::string(text_of(rules.game)) + " does not have");
    return text_of(rules.game, *play);
}

py::list features_of(const Rules& rules, bool talk) {
    py::list list;
    int at = 0;
    const batch::Features features(rules, talk);
    for (const batch::FeatureSection& section : features.sections()) {
        list.append(py::make_tuple(section.name, py::slice(at, at + section.size, 1), section.what));
        at += section.size;
    }
    return list;
}

py::dict options_dict(const Rules& rules) {
    py::dict options;
    for (const Option& option : options_of(rules.game)) {
        const int value = option.get(rules.options);
        options[py::str(std::string(option.name))] = option.is_switch ? py::object(py::bool_(value != 0)) : py::int_(value);
    }
    return options;
}

}  // namespace

void define_rules(py::module_& module) {
    py::class_<Rules>(module, "Rules", R"(What is played: a game, the number of players and options.

>>> rules = tenback.Rules("classic", players=2, fire=True)
>>> print(rules)
classic players=2 fire=true minimum=2 hand=7
>>> rules.hand_size, rules.deck_size, rules.piles
(7, 98, ['U1', 'U2', 'D1', 'D2'])
>>> tenback.Rules("classic", players=9)
Traceback (most recent call last):
ValueError: classic takes 1 to 5 players
)")
        .def(py::init(&rules_in), py::arg("game"), py::arg("players") = py::none(), py::kw_only(),
             py::arg("fire") = py::none(), py::arg("minimum") = py::none(), py::arg("hand") = py::none(),
             py::arg("pro") = py::none())
        .def_property_readonly("game", [](const Rules& r) { return std::string(text_of(r.game)); })
        .def_property_readonly("players", [](const Rules& r) { return int{r.players}; })
        .def_property_readonly("options", &options_dict, "Every option of the game.")
        .def_property_readonly("hand_size", [](const Rules& r) { return int{r.hand_size}; })
        .def_property_readonly(
            "minimum", [](const Rules& r) { return int{r.minimum}; },
            "Cards that a turn lays at least while there is something to draw.")
        .def_property_readonly("deck_size", [](const Rules& r) { return int{r.deck_size}; })
        .def_property_readonly("cooperative", &Rules::cooperative)
        .def_property_readonly(
            "cards", [](const Rules& r) { return cards_of(r.cards); }, "The index of every card.")
        .def_property_readonly("piles", [](const Rules& r) { return piles_of(r.piles); })
        .def("card", &card_in, py::arg("text"), R"(The index of a card.

>>> tenback.Rules("quick", 2).card("Y3")
13
)")
        .def("card_text", &text_of_card, py::arg("card"), R"(A card as it is written.

>>> tenback.Rules("quick", 2).card_text(13)
'Y3'
)")
        .def("action", &code_in, py::arg("text"), R"(The number of an action: pile * 128 + card, 512 for the end of the turn.

>>> rules = tenback.Rules("classic", 2)
>>> rules.action("44>U1"), rules.action("44>D1"), rules.action("."), rules.action("leave U1")
(44, 300, 512, 513)
)")
        .def("action_text", &text_of_code, py::arg("action"), R"(An action as it is written.

>>> tenback.Rules("classic", 2).action_text(300)
'44>D1'
)")
        .def("features", &features_of, py::arg("talk") = false,
             R"(What stands where in a row of features: name, place, meaning.

>>> for name, place, what in tenback.Rules("classic", 2).features()[:2]:
...     print(name, place.start, place.stop, what)
hand 0 101 by card index: you hold it
laid 101 202 by card index: it has been laid
)")
        .def("__str__", [](const Rules& r) { return text_of(r); })
        .def("__repr__", [](const Rules& r) { return "<tenback.Rules " + text_of(r) + ">"; })
        .def(
            "__eq__", [](const Rules& a, const Rules& b) { return text_of(a) == text_of(b); }, py::is_operator())
        .def("__hash__", [](const Rules& r) { return py::hash(py::str(text_of(r))); })
        .def(py::pickle([](const Rules& r) { return py::make_tuple(text_of(r)); },
                        [](const py::tuple& kept) {
                            const auto rules = parse_variant(kept[0].cast<std::string>());
                            if (!rules) throw py::value_error(rules.reason());
                            return *rules;
                        }));
}

}  // namespace tenback::python
