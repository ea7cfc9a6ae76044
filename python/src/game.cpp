// A game step by step, through the checked door, with its history.
#include <boost/json.hpp>

#include "convert.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "record/chance.hpp"
#include "record/event_json.hpp"
#include "record/json.hpp"
#include "record/record.hpp"

namespace tenback::python {
namespace {

struct Playing {
    record::Game game;
    std::vector<Event> events;
};

Deck deck_in(const Rules& rules, const std::vector<std::vector<int>>& decks) {
    if (decks.size() != rules.decks) throw py::value_error("this game has " + std::to_string(rules.decks) + " deck(s)");
    Deck deck{};
    std::size_t at = 0;
    for (const std::vector<int>& part : decks) {
        if (part.size() != rules.deck_size)
            throw py::value_error("a deck of this game has " + std::to_string(rules.deck_size) + " cards");
        for (const int card : part) {
            if (card < 0 || card >= Card::limit || !rules.cards.contains(Card(card)))
                throw py::value_error("this game has no card of index " + std::to_string(card));
            deck[at++] = Card(card);
        }
    }
    if (!is_complete(rules, deck)) throw py::value_error("a deck holds every card once");
    return deck;
}

Playing dealt(const Rules& rules, std::optional<std::int64_t> seed,
              const std::optional<std::vector<std::vector<int>>>& decks, std::optional<int> first) {
    if (seed && decks) throw py::value_error("decks and seed exclude each other");
    Playing playing{record::Game(rules, decks ? deck_in(rules, *decks)
                                              : seeded_deck(rules, seed ? seed_in(*seed) : record::chance_seed())),
                    {}};
    if (first) playing.game.begin(seat_in(rules, *first), &playing.events);
    return playing;
}

void begin_at(Playing& playing, int first) {
    if (playing.game.first()) throw py::value_error("the game has begun");
    playing.game.begin(seat_in(playing.game.rules(), first), &playing.events);
}

void act(Playing& playing, Seat seat, const Action& action) {
    record::Game& game = playing.game;
    if (const auto refusal = game.act(seat, action, &playing.events))
        refuse(game.rules(), game.state().turn, seat, action, *refusal);
}

void act_at(Playing& playing, int seat, std::int64_t code) {
    act(playing, seat_in(playing.game.rules(), seat), action_in(code));
}

/// Whoever is to move.
void step(Playing& playing, std::int64_t code) { act(playing, playing.game.state().turn.seat, action_in(code)); }

void say(Playing& playing, int seat, const std::string& text) {
    const auto said = parse_say(text);
    if (!said) throw py::value_error("'" + text + "' is nothing that can be said");
    act(playing, seat_in(playing.game.rules(), seat), *said);
}

void wish(Playing& playing, int seat, const std::string& text) {
    const auto wished = parse_wish(text);
    if (!wished) throw py::value_error("'" + text + "' is no wish (rather_not, do_not_care, gladly, very_much)");
    act(playing, seat_in(playing.game.rules(), seat), *wished);
}

Knowing view_at(const Playing& playing, int number) {
    const Seat seat = seat_in(playing.game.rules(), number);
    Knowing knows{playing.game.rules(), playing.game.view(seat), {}};
    knows.events.reserve(playing.events.size());
    for (const Event& event : playing.events) knows.events.push_back(seen_by(seat, event));
    return knows;
}

py::object events_for(const Playing& playing, std::optional<int> number) {
    const Rules& rules = playing.game.rules();
    const auto viewer = number ? std::optional(seat_in(rules, *number)) : std::nullopt;
    boost::json::array list;
    for (const Event& event : playing.events) list.emplace_back(record::event_json(rules, viewer, seen_by(viewer, event)));
    return python_of(list);
}

std::string record_of(const Playing& playing) {
    if (!playing.game.first()) throw py::value_error("there is no record of a game that has not begun");
    return boost::json::serialize(record_json(playing.game));
}

/// Played again, so that what happened is known.
Playing from_record(const std::string& text) {
    const auto read = record::read_record(text);
    if (!read) throw py::value_error(read.reason());
    Playing playing{record::Game(read->rules(), read->deck()), {}};
    for (int s = 0; s < read->rules().players; ++s)
        if (const Wish wished = read->talk().wishes[s]; wished != Wish::unsaid)
            playing.game.act(Seat::at(s), wished, &playing.events);
    std::size_t spoken = 0;
    const auto speak = [&] {
        for (; spoken < read->spoken().size(); ++spoken) {
            const record::Spoken& said = read->spoken()[spoken];
            const State& state = playing.game.state();
            if (said.turn != state.turn_number || said.played != state.turn.played) return;
            playing.game.act(said.seat, said.say, &playing.events);
        }
    };
    speak();
    playing.game.begin(*read->first(), &playing.events);
    for (std::size_t turn = 0; turn < read->turns().size(); ++turn) {
        speak();
        const auto& [seat, plays] = read->turns()[turn];
        for (const Play play : plays) {
            playing.game.act(seat, play, &playing.events);
            speak();
        }
        if (turn + 1 < read->turns().size()) playing.game.act(seat, EndTurn{}, &playing.events);
    }
    return playing;
}

}  // namespace

void define_game(py::module_& module) {
    py::class_<Playing> game(module, "Game", R"(A game, action by action; what the rules refuse raises tenback.Refused.

>>> game = tenback.Game(tenback.Rules("classic", players=2), seed=7)
>>> game.seat, game.view(1).hand
(1, [10, 19, 53, 56, 81, 95, 96])
>>> game.play("10>U1", "19>U1", ".")
>>> game.seat, game.left
(2, 96)
>>> game.play("30>U1", "21>U1")
Traceback (most recent call last):
tenback._errors.Refused: 21 does not fit on U1: the top is 30 (TG-5)
)");
    game.def(py::init(&dealt), py::arg("rules"), py::kw_only(), py::arg("seed") = py::none(), py::arg("decks") = py::none(),
             py::arg("first") = 1,
             "Dealt by a seed, from decks (lists of card indices), or by chance; first=None: the wishes come first.")
        .def_property_readonly("rules", [](const Playing& p) { return p.game.rules(); })
        .def_property_readonly(
            "status", [](const Playing& p) { return std::string(name_of(p.game.state().status)); },
            "'opening', 'playing', 'won' or 'lost'.")
        .def_property_readonly("over",
                               [](const Playing& p) {
                                   const Status status = p.game.state().status;
                                   return status == Status::won || status == Status::lost;
                               })
        .def_property_readonly(
            "seat",
            [](const Playing& p) {
                return p.game.first() ? std::optional(p.game.state().turn.seat.number()) : std::nullopt;
            },
            "Whose turn it is, from 1.")
        .def_property_readonly("winner", [](const Playing& p) { return number_of(p.game.state().winner); })
        .def_property_readonly(
            "left", [](const Playing& p) { return cards_left(p.game.rules(), p.game.state()); },
            "Cards in hands and draw piles.")
        .def("begin", &begin_at, py::arg("seat"), "The seat begins, after the wishes.")
        .def(
            "legal",
            [](const Playing& p) {
                const State& s = p.game.state();
                return s.status == Status::playing ? codes_of(legal(p.game.rules(), s.turn, s.hand_to_move()))
                                                   : std::vector<batch::ActionCode>();
            },
            "The numbers of all actions that the seat to move may take.")
        .def("step", &step, py::arg("action"), "The seat to move acts, by the number of the action.")
        .def("act", &act_at, py::arg("seat"), py::arg("action"),
             "A seat acts or says something, by the number of the action.")
        .def(
            "play",
            [](Playing& p, const py::args& moves) {
                for (const py::handle move : moves) {
                    const auto text = move.cast<std::string>();
                    const auto parsed = parse_move(p.game.rules().game, text);
                    if (!parsed) throw py::value_error("'" + text + "' is no action of this game");
                    const Action action = std::visit([](const auto& one) { return Action{one}; }, *parsed);
                    act(p, p.game.state().turn.seat, action);
                }
            },
            "The seat to move acts, by notation: play('44>U1', '34>U1', '.').")
        .def("say", &say, py::arg("seat"), py::arg("text"), R"(A seat says something.

>>> game = tenback.Game(tenback.Rules("classic", players=2), seed=7)
>>> game.say(2, "leave U1")
>>> game.view(1).talk
[[], ['leave U1']]
)")
        .def("wish", &wish, py::arg("seat"), py::arg("text"), "How much a seat wants to begin, before the game has begun.")
        .def(
            "state", [](const Playing& p) { return Truth{p.game.rules(), p.game.world(), p.game.talk()}; },
            "The truth, as it is now.")
        .def("view", &view_at, py::arg("seat"), "What a seat knows, as it is now.")
        .def("events", &events_for, py::arg("seat") = py::none(),
             R"(What happened, as a seat or a spectator saw it (docs/bots.md).

>>> game = tenback.Game(tenback.Rules("classic", players=2), seed=7)
>>> game.play("10>U1", "19>U1", ".")
>>> [event["event"] for event in game.events(2)]
['turn', 'play', 'play', 'end', 'draw', 'turn']
)")
        .def("record", &record_of, "The record, a line of JSON (docs/notation.md).")
        .def(
            "state_json", [](const Playing& p) { return boost::json::serialize(record::state_json(p.game)); },
            "The truth as the referee's `state`.")
        .def(
            "view_json",
            [](const Playing& p, int seat) {
                return boost::json::serialize(record::view_json(p.game, seat_in(p.game.rules(), seat)));
            },
            py::arg("seat"), "What a seat knows as the referee's `view`.")
        .def_static("from_record", &from_record, py::arg("text"), R"(The game of a record, every action checked.

>>> game = tenback.Game(tenback.Rules("face"), seed=1)
>>> tenback.Game.from_record(game.record()).state() == game.state()
True
)")
        .def(
            "copy", [](const Playing& p) { return p; }, "A game of its own that goes on from here.")
        .def("__copy__", [](const Playing& p) { return p; })
        .def(
            "__deepcopy__", [](const Playing& p, const py::dict& /*memo*/) { return p; }, py::arg("memo"))
        .def("__repr__",
             [](const Playing& p) {
                 return "<tenback.Game " + text_of(p.game.rules()) + ", " + std::string(name_of(p.game.state().status)) +
                        ", " + std::to_string(cards_left(p.game.rules(), p.game.state())) + " cards left>";
             })
        .def(py::pickle([](const Playing& p) { return py::make_tuple(record_of(p)); },
                        [](const py::tuple& kept) { return from_record(kept[0].cast<std::string>()); }));
}

}  // namespace tenback::python
