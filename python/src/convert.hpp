// Values of Python from values of C++ and back. What comes in is checked; what is wrong becomes a Python exception.
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <vector>

#include "batch/action_code.hpp"
#include "engine/view.hpp"
#include "record/game.hpp"

namespace tenback::python {

namespace py = pybind11;

/// The truth, at one moment.
struct Truth {
    Rules rules;
    World world;
    Talk talk;
};

/// What a seat knows, at one moment, with what it has seen happen (nothing if that was not kept).
struct Knowing {
    Rules rules;
    View view;
    std::vector<VisibleEvent> events;
};

/// Throws tenback.Refused with the sentence, the code and the rule.
[[noreturn]] void refuse(const Rules& rules, const Turn& turn, Seat seat, const Action& action, Refusal refusal);

Seat seat_in(const Rules& rules, int number);
std::uint64_t seed_in(std::int64_t seed);
/// A number of an action that there is.
Action action_in(std::int64_t code);
Rules rules_in(const std::string& game, std::optional<int> players, std::optional<bool> fire, std::optional<int> minimum,
               std::optional<int> hand, std::optional<bool> pro);

std::vector<int> cards_of(CardSet cards);
std::vector<std::string> piles_of(PileSet piles);
py::dict tops_of(const Rules& rules, const Turn& turn);
std::vector<batch::ActionCode> codes_of(const Legal& legal);
std::vector<std::vector<std::string>> talk_of(const Rules& rules, const Talk& talk);
std::string_view name_of(Status status);
std::optional<std::string> name_of(Reason reason);
std::optional<int> number_of(const std::optional<Seat>& seat);
/// Through the text, by Python's own json.
py::object python_of(const boost::json::value& value);

void define_rules(py::module_& module);
void define_view(py::module_& module);
void define_game(py::module_& module);
void define_bots(py::module_& module);
void define_solver(py::module_& module);
void define_batch(py::module_& module);

}  // namespace tenback::python
