#include "convert.hpp"

#include <boost/json.hpp>

#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "record/explain.hpp"

namespace tenback::python {

void refuse(const Rules& rules, const Turn& turn, Seat seat, const Action& action, Refusal refusal) {
    const py::object type = py::module_::import("tenback._errors").attr("Refused");
    const std::string_view code = code_of(refusal);
    const std::string_view rule = rule_behind(rules, refusal);
    const py::object error = type(record::explain(rules, turn, seat, action, refusal), std::string(code), std::string(rule));
    PyErr_SetObject(type.ptr(), error.ptr());
    throw py::error_already_set();
}

Seat seat_in(const Rules& rules, int number) {
    if (number < 1 || number > rules.players)
        throw py::value_error("there is no seat " + std::to_string(number) + ": seats are 1 to " +
                              std::to_string(rules.players));
    return Seat::number(number);
}

std::uint64_t seed_in(std::int64_t seed) {
    if (seed < 0 || static_cast<std::uint64_t>(seed) >= seed_limit) throw py::value_error("a seed is from 0 to 2**53 - 1");
    return static_cast<std::uint64_t>(seed);
}

Action action_in(std::int64_t code) {
    const auto action =
        code < 0 || code >= batch::all_actions ? std::nullopt : batch::decode(static_cast<batch::ActionCode>(code));
    if (!action)
        throw py::value_error("no action has the number " + std::to_string(code) + ": they are 0 to " +
                              std::to_string(batch::all_actions - 1));
    return *action;
}

Rules rules_in(const std::string& game, std::optional<int> players, std::optional<bool> fire, std::optional<int> minimum,
               std::optional<int> hand, std::optional<bool> pro) {
    const auto kind = parse_game(game);
    if (!kind) throw py::value_error("'" + game + "' is no game (classic, quick or face)");
    const std::array<std::optional<int>, all_options.size()> given{fire, minimum, hand, pro};  // in the table's order
    Options options;
    for (std::size_t n = 0; n < given.size(); ++n) {
        const Option& option = all_options[n];
        if (!given[n]) continue;
        if (option.game != *kind) throw py::value_error("'" + std::string(option.name) + "' is no option of " + game);
        // Numbers that do not fit into a byte are as wrong as 255.
        const bool fits = option.is_switch || (*given[n] > 0 && *given[n] < 255);
        option.set(options, fits ? *given[n] : 255);
    }
    const auto rules = checked_rules(*kind, players.value_or(players_of(*kind).fewest), options);
    if (!rules) throw py::value_error(rules.reason());
    return *rules;
}

std::vector<int> cards_of(CardSet cards) {
    std::vector<int> list;
    for (const Card card : cards) list.push_back(card.index());
    return list;
}

std::vector<std::string> piles_of(PileSet piles) {
    std::vector<std::string> names;
    for (const PileId pile : all_piles)
        if (piles.contains(pile)) names.emplace_back(text_of(pile));
    return names;
}

py::dict tops_of(const Rules& rules, const Turn& turn) {
    py::dict tops;
    for (const PileId pile : all_piles)
        if (rules.piles.contains(pile)) tops[py::str(std::string(text_of(pile)))] = turn.tops[pile.index()].index();
    return tops;
}

std::vector<batch::ActionCode> codes_of(const Legal& legal) {
    std::vector<batch::ActionCode> codes;
    for (const PileId pile : all_piles)
        for (const Card card : legal.plays[pile.index()]) codes.push_back(batch::encode(Play{card, pile}));
    if (legal.may_end) codes.push_back(batch::end_code);
    return codes;
}

std::vector<std::vector<std::string>> talk_of(const Rules& rules, const Talk& talk) {
    std::vector<std::vector<std::string>> said(rules.players);
    for (std::size_t seat = 0; seat < said.size(); ++seat)
        for (const Say& say : standing(talk.voices[seat])) said[seat].push_back(text_of(say));
    return said;
}

std::string_view name_of(Status status) {
    switch (status) {
        case Status::opening: return "opening";
        case Status::playing: return "playing";
        case Status::won: return "won";
        case Status::lost: return "lost";
    }
    return "";
}

std::optional<std::string> name_of(Reason reason) {
    switch (reason) {
        case Reason::none: return std::nullopt;
        case Reason::all_played: return "all_played";
        case Reason::stuck: return "stuck";
    }
    return std::nullopt;
}

std::optional<int> number_of(const std::optional<Seat>& seat) { return seat ? std::optional(seat->number()) : std::nullopt; }

py::object python_of(const boost::json::value& value) {
    return py::module_::import("json").attr("loads")(boost::json::serialize(value));
}

}  // namespace tenback::python
