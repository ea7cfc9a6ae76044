#include <fmt/format.h>

#include <boost/json.hpp>

#include "cli/bot_options.hpp"
#include "cli/command.hpp"
#include "cli/json_line.hpp"
#include "cli/position_options.hpp"
#include "cli/speech.hpp"
#include "external/foul.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "terminal/text.hpp"

namespace tenback::cli {

namespace phrase = words::phrase;
namespace {

struct HintOptions {
    PositionOptions position;
    std::optional<int> seat;
    BotOptions bots;
    std::uint64_t seed = 1;
    std::size_t top = 5;
    bool json = false;
};

/// What was found, for people or programs to read.
struct Hints {
    const record::Replay& game;
    Seat seat;
    std::string bot;
    std::vector<bots::Choice> choices;  // best first
};

/// The view of a seat that is not to move, as if it were.
View as_if_to_move(const Rules& rules, View view) {
    const int draw = view.draw[static_cast<std::size_t>(rules.side_of(view.you))];
    view.turn.seat = view.you;
    view.turn.required = draw > 0 ? rules.minimum : rules.late_minimum;
    view.turn.due = rules.solo_fire ? PileSet() : view.turn.burning;
    if (!rules.cooperative()) view.turn.left = static_cast<std::uint8_t>(view.hand.size() + draw);
    return view;
}

Seat seat_of(const HintOptions& options, const record::Replay& game) {
    const Seat to_move = game.state().turn.seat;
    if (!options.seat) return to_move;
    if (*options.seat < 1 || *options.seat > game.rules().players)
        throw BadUsage{fmt::format("--seat: there are {} seats", game.rules().players)};
    return Seat::number(*options.seat);
}

/// What the bot gets: the position from the seat, on its move.
View view_for(const record::Replay& game, Seat seat) {
    const State& state = game.state();
    if (state.status != Status::playing) throw BadData{"the game is over there: --turn N goes back to when turn N began"};
    View view = game.view(seat);
    if (view.your_move()) return view;
    if (state.turn.played != 0)
        throw BadData{fmt::format("seat {} is in the middle of its turn: no other seat has a turn to choose",
                                  state.turn.seat.number())};
    view = as_if_to_move(game.rules(), view);
    if (!can_finish(game.rules(), view.turn, view.hand))
        throw BadData{fmt::format("seat {} could not complete a turn here", seat.number())};
    return view;
}

/// The plan as a turn of the notation.
std::string turn_text(const Rules& rules, const View& view, const bots::Plan& plan) {
    return text_of(rules.game, moves_of(view.turn, plan));
}

bool has_estimate(const bots::Choice& choice) {
    return choice.roll_outs > 0 || choice.motive == bots::Motive::exact || choice.motive == bots::Motive::own_reasons;
}

void print_json(const Hints& hints, const View& view, const HintOptions& options) {
    const Rules& rules = hints.game.rules();
    boost::json::array list;
    for (const bots::Choice& choice : hints.choices)
        list.push_back(boost::json::object{
            {"turn", turn_text(rules, view, choice.plan)},
            {"estimate", has_estimate(choice) ? boost::json::value(choice.estimate) : boost::json::value(nullptr)}});
    const bots::Choice& best = hints.choices.front();
    const boost::json::object out{{"variant", text_of(rules)},
                                  {"seat", hints.seat.number()},
                                  {"turn", view.turn_number},
                                  {"played", view.turn.played},
                                  {"bot", hints.bot},
                                  {"seed", options.seed},
                                  {"weighed", best.turns},
                                  {"roll_outs", best.roll_outs},
                                  {"motive", code_of(best.motive)},
                                  {"hints", list}};
    fmt::print("{}\n", json_line(out));
}

void print_for_people(const Hints& hints, const View& view) {
    const Rules& rules = hints.game.rules();
    const words::Words& words = engineers_words();
    const Seat to_move = hints.game.state().turn.seat;
    fmt::print("{}, turn {}, seat {}{}\n", words(phrase::title(rules)), view.turn_number, hints.seat.number(),
               hints.seat == to_move ? "" : fmt::format(" (as if it were to move; it is seat {}'s turn)", to_move.number()));
    fmt::print("{}; hand {}\n", terminal::tops_line(words, rules, view.turn),
               terminal::cards_line(words, rules.game, view.hand));
    int place = 0;
    for (const bots::Choice& choice : hints.choices)
        fmt::print("{:>3}. {:>7}  {}\n", ++place,
                   has_estimate(choice) ? fmt::format("{:.1f} %", 100 * choice.estimate) : std::string("-"),
                   turn_text(rules, view, choice.plan));
    const bots::Choice& best = hints.choices.front();
    fmt::print("Why {}: {} ({}; {} turns weighed, {} games imagined.)\n", turn_text(rules, view, best.plan),
               words(phrase::why(best)), hints.bot, best.turns, best.roll_outs);
}

/// Turns with their estimates, best first.
std::vector<bots::Choice> weighed(const lab::Contestant& contestant, const bots::Knowledge& knows, std::uint64_t seed) {
    Interruptible interruptible;
    try {
        return think(contestant, knows, seed, interruptible.stop())->ranking();
    } catch (const external::Foul& foul) {
        throw BadData{fmt::format("the program failed, {}: {}", code_of(foul.kind), foul.message)};
    }
}

int run_hint(const HintOptions& options) {
    const record::Replay replay = options.position.replay();
    const lab::Contestant contestant = options.bots.contestant(options.bots.names, replay.rules());
    const Seat seat = seat_of(options, replay);
    const View view = view_for(replay, seat);
    std::vector<VisibleEvent> seen;
    for (const Event& event : replay.history()) seen.push_back(seen_by(seat, event));
    Hints hints{replay, seat, options.bots.names, weighed(contestant, {replay.rules(), view, seen}, options.seed)};
    if (hints.choices.size() > options.top) hints.choices.resize(options.top);
    options.json ? print_json(hints, view, options) : print_for_people(hints, view);
    return exit_ok;
}

}  // namespace

std::function<int()> define_hint(CLI::App& command) {
    auto options = std::make_shared<HintOptions>();
    CLI::Option* file = command
                            .add_option("file", options->position.file,
                                        "a file of game records, one JSON object a line; - for standard input")
                            ->required();
    options->position.declare(command, file);
    command.add_option("--seat", options->seat, "for this seat; without it, the seat to move");
    options->bots.declare_one(command);
    options->bots.declare_effort(command);
    command.add_option("--top", options->top, "how many turns to show")
        ->check(CLI::Range(std::size_t{1}, std::size_t{1000}))
        ->capture_default_str();
    command.add_option("--seed", options->seed, "of the imagined games; the same gives the same hint")
        ->capture_default_str();
    command.add_flag("--json", options->json, "the answer as one JSON object");
    command.footer(
        "The best turns for a seat, with the chance to win after each if everybody plays on like the expert; "
        "docs/strength.md\n"
        "says how true these chances are. The seat's own knowledge counts and nothing else: its hand, the tops, the cards\n"
        "laid, counts and talk. Turns given up early have rough chances. Ctrl-C gives what was found so far.\n"
        "  tenback hint game.jsonl                       the last position, the seat to move\n"
        "  tenback hint game.jsonl --turn 12 --top 3     as it stood when turn 12 began\n"
        "  tenback hint game.jsonl --turn 12 --seat 2    what seat 2 would lay if it were to move then\n"
        "  tenback hint game.jsonl --ms 2000             think for two seconds");
    return [options] { return run_hint(*options); };
}

}  // namespace tenback::cli
