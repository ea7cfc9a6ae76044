// The truth and what a seat knows of it: two types, as everywhere.
#include <boost/json.hpp>

#include "batch/features.hpp"
#include "bots/imagine.hpp"
#include "convert.hpp"
#include "notation/notation.hpp"
#include "notation/position.hpp"
#include "notation/variant.hpp"
#include "record/event_json.hpp"

namespace tenback::python {
namespace {

/// What both have: all of it public.
template <class T, class Public>
void define_public(py::class_<T>& type, const Public& of) {
    type.def_property_readonly("rules", [](const T& t) { return t.rules; })
        .def_property_readonly(
            "status", [of](const T& t) { return std::string(name_of(of(t).status)); },
            "'opening', 'playing', 'won' or 'lost'.")
        .def_property_readonly(
            "reason", [of](const T& t) { return name_of(of(t).reason); }, "'all_played' or 'stuck' once the game is over.")
        .def_property_readonly(
            "winner", [of](const T& t) { return number_of(of(t).winner); }, "Face to Face: the seat.")
        .def_property_readonly(
            "seat",
            [of](const T& t) {
                return of(t).status == Status::opening ? std::nullopt : std::optional(of(t).turn.seat.number());
            },
            "Whose turn it is, from 1.")
        .def_property_readonly(
            "turn", [of](const T& t) { return int{of(t).turn_number}; }, "Turns taken, from 1.")
        .def_property_readonly(
            "played", [of](const T& t) { return int{of(t).turn.played}; }, "Cards laid in this turn.")
        .def_property_readonly(
            "required", [of](const T& t) { return int{of(t).turn.required}; }, "The whole turn's minimum.")
        .def_property_readonly(
            "tops", [of](const T& t) { return tops_of(t.rules, of(t).turn); },
            "The top of each pile; before the first card its row card.")
        .def_property_readonly("must_cover", [of](const T& t) { return piles_of(of(t).turn.due); })
        .def_property_readonly("burning", [of](const T& t) { return piles_of(of(t).turn.burning); })
        .def_property_readonly(
            "laid",
            [of](const T& t) {
                std::vector<std::vector<int>> laid;
                for (std::size_t side = 0; side < t.rules.decks; ++side) laid.push_back(cards_of(of(t).laid[side]));
                return laid;
            },
            "The cards laid: one list; in Face to Face one a seat.")
        .def_property_readonly(
            "talk",
            [](const T& t) {
                if constexpr (std::is_same_v<T, Truth>)
                    return talk_of(t.rules, t.talk);
                else
                    return talk_of(t.rules, t.view.talk);
            },
            "What every seat has said and not taken back.");
}

std::vector<batch::ActionCode> legal_of(const Rules& rules, Status status, const Turn& turn, CardSet hand) {
    return status == Status::playing ? codes_of(legal(rules, turn, hand)) : std::vector<batch::ActionCode>();
}

Knowing view_in(const Truth& truth, int number) {
    const Seat seat = seat_in(truth.rules, number);
    return {truth.rules, view_of(truth.rules, truth.world.state, truth.talk, seat), {}};
}

std::vector<std::vector<int>> hands_of(const Truth& truth) {
    std::vector<std::vector<int>> hands;
    for (std::size_t seat = 0; seat < truth.rules.players; ++seat) hands.push_back(cards_of(truth.world.state.hands[seat]));
    return hands;
}

std::vector<std::vector<int>> draw_piles_of(const Truth& truth) {
    std::vector<std::vector<int>> piles;
    for (std::size_t side = 0; side < truth.rules.decks; ++side) {
        piles.emplace_back();
        const DrawPile draw = truth.world.state.draw[side];
        for (std::size_t n = draw.next; n < draw.end; ++n) piles.back().push_back(truth.world.deck[n].index());
    }
    return piles;
}

std::string text_of_view(const Knowing& knows) {
    if (knows.view.status != Status::playing) throw py::value_error("only a position of a game that is on has a text");
    return text_of(knows.rules, knows.view);
}

Knowing parsed_view(const std::string& text) {
    const auto position = parse_position(text);
    if (!position) throw py::value_error(position.reason());
    return {position->rules, position->view, {}};
}

Truth imagined(const Knowing& knows, std::int64_t seed) {
    if (knows.view.status != Status::playing) throw py::value_error("the game is not on");
    Random words(seed_in(seed));
    return {knows.rules, bots::imagine(knows.rules, knows.view, words), knows.view.talk};
}

py::array_t<float> features_of(const Knowing& knows, bool talk) {
    const batch::Features features(knows.rules, talk);
    py::array_t<float> row(static_cast<py::ssize_t>(features.size()));
    features.write(batch::observe(knows.view), knows.view.talk, {row.mutable_data(), features.size()});
    return row;
}

template <class Counts>
std::vector<int> numbers_of(const Counts& counts, std::size_t size) {
    return {counts.begin(), counts.begin() + static_cast<std::ptrdiff_t>(size)};
}

}  // namespace

void define_view(py::module_& module) {
    py::class_<Knowing> view(module, "View", R"(What one seat may know, and nothing else.

>>> view = tenback.Game(tenback.Rules("classic", players=2), seed=7).view(2)
>>> view.you, view.hand, view.counts
(2, [21, 30, 35, 59, 71, 77, 82], [7, 7])
>>> hasattr(view, "hands")
False
)");
    define_public(view, [](const Knowing& k) -> const View& { return k.view; });
    view.def_property_readonly("you", [](const Knowing& k) { return k.view.you.number(); })
        .def_property_readonly("your_move", [](const Knowing& k) { return k.view.your_move(); })
        .def_property_readonly("hand", [](const Knowing& k) { return cards_of(k.view.hand); })
        .def_property_readonly(
            "counts", [](const Knowing& k) { return numbers_of(k.view.counts, k.rules.players); },
            "How many cards every seat holds.")
        .def_property_readonly(
            "draw", [](const Knowing& k) { return numbers_of(k.view.draw, k.rules.decks); },
            "How many cards there are to draw.")
        .def_property_readonly(
            "events", [](const Knowing& k) { return python_of(record::events_json(k.rules, k.view.you, k.events)); },
            "What this seat has seen happen since the deal, as docs/bots.md has it; empty where it was not kept.")
        .def(
            "legal",
            [](const Knowing& k) {
                return k.view.your_move() ? legal_of(k.rules, k.view.status, k.view.turn, k.view.hand)
                                          : std::vector<batch::ActionCode>();
            },
            "What this seat may do now; nothing while it is not its turn.")
        .def("imagine", &imagined, py::arg("seed") = 0, R"(A possible truth: the unseen cards dealt at random.

>>> view = tenback.Game(tenback.Rules("classic", players=2), seed=7).view(2)
>>> view.imagine(seed=1).hands[1] == view.hand
True
)")
        .def("features", &features_of, py::arg("talk") = false, "A row of numbers; Rules.features says which.")
        .def_static("parse", &parsed_view, py::arg("text"), "A position from the text that str() gives.")
        .def("__str__", &text_of_view)
        .def(
            "__eq__",
            [](const Knowing& a, const Knowing& b) { return text_of(a.rules) == text_of(b.rules) && a.view == b.view; },
            py::is_operator());
    view.attr("__hash__") = py::none();

    py::class_<Truth> state(module, "State", R"(The truth about a game at one moment; nobody at the table knows it.

>>> state = tenback.Game(tenback.Rules("classic", players=2), seed=7).state()
>>> [len(hand) for hand in state.hands], len(state.draw_piles[0])
([7, 7], 84)
)");
    define_public(state, [](const Truth& t) -> const State& { return t.world.state; });
    state.def_property_readonly("hands", &hands_of, "Every hand, that of seat 1 first.")
        .def_property_readonly("draw_piles", &draw_piles_of, "The cards to be drawn, the next one first.")
        .def_property_readonly(
            "left", [](const Truth& t) { return cards_left(t.rules, t.world.state); }, "Cards in hands and draw piles.")
        .def(
            "legal",
            [](const Truth& t) {
                const State& s = t.world.state;
                return legal_of(t.rules, s.status, s.turn, s.hand_to_move());
            },
            "What the seat to move may do.")
        .def("view", &view_in, py::arg("seat"), "What a seat knows of it, without what it has seen happen.")
        .def(
            "__eq__",
            [](const Truth& a, const Truth& b) {
                return text_of(a.rules) == text_of(b.rules) && a.world == b.world && a.talk == b.talk;
            },
            py::is_operator());
    state.attr("__hash__") = py::none();
}

}  // namespace tenback::python
