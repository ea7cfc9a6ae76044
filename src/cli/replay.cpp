#include <fmt/format.h>

#include <boost/json.hpp>
#include <fstream>
#include <iostream>

#include "cli/command.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "record/json.hpp"
#include "record/record.hpp"
#include "terminal/text.hpp"

namespace tenback::cli {
namespace {

struct ReplayOptions {
    std::string file;
    int game = 0;
    bool json = false;
};

void print_json(int number, const std::string& action, const Game& game) {
    boost::json::object line{{"game", number}, {"action", action}, {"state", state_json(game)}};
    fmt::print("{}\n", boost::json::serialize(line));
}

/// Plays the game again from its deal, calling `after` with every action once it has happened.
template <class After>
void replay(const Game& game, After after) {
    Game again(game.rules(), game.deck(), *game.first());
    after(again, std::string("deal"));
    for (std::size_t t = 0; t < game.turns().size(); ++t) {
        const PlayedTurn& turn = game.turns()[t];
        for (const Play& play : turn.plays) {
            again.act(turn.seat, play);
            after(again, text_of(game.rules().game, play));
        }
        if (t + 1 < game.turns().size()) {
            again.act(turn.seat, EndTurn{});
            after(again, std::string("."));
        }
    }
}

void print_for_people(const Game& game) {
    fmt::print("{}\n", terminal::title(game.rules()));
    std::string line;
    replay(game, [&](const Game& now, const std::string& action) {
        const State& state = now.state();
        if (action == "deal") {
            fmt::print("\nDealt. Seat {} begins.\n", state.turn.seat.number());
        } else if (action == ".") {
            fmt::print("{}\n", line);
            line.clear();
        } else {
            line += " " + action;
        }
        if (action == "deal" || action == ".")
            line = fmt::format("{:>3}. seat {} [{}] {} :", state.turn_number, state.turn.seat.number(),
                               terminal::tops_line(now.rules(), state.turn),
                               terminal::cards_line(now.rules().game, now.state().hand_to_move()));
    });
    fmt::print("{}\n\n{}\n", line, terminal::result(game.rules(), game.view(game.state().turn.seat)));
}

int run_replay(const ReplayOptions& options) {
    std::ifstream file;
    if (options.file != "-") {
        file.open(options.file, std::ios::binary);
        if (!file) throw BadData{fmt::format("cannot read {}", options.file)};
    }
    RecordReader records(options.file == "-" ? std::cin : file);
    int number = 0;
    int bad = 0;
    while (const auto game = records.next()) {
        ++number;
        if (!*game) {
            ++bad;
            fmt::print(stderr, "tenback: {}: {}\n", options.file, game->reason());
            continue;
        }
        if (options.game != 0 && number != options.game) continue;
        if (options.json)
            replay(**game, [&](const Game& now, const std::string& action) { print_json(number, action, now); });
        else
            print_for_people(**game);
    }
    if (number == 0) throw BadData{fmt::format("{}: no record", options.file)};
    if (options.game > number) throw BadData{fmt::format("{}: only {} records", options.file, number)};
    return bad == 0 ? exit_ok : exit_bad_data;
}

}  // namespace

std::function<int()> define_replay(CLI::App& command) {
    auto options = std::make_shared<ReplayOptions>();
    command.add_option("file", options->file, "a file of game records, one JSON object a line; - for standard input")
        ->required();
    command.add_option("--game", options->game, "only the record with this number, from 1")->check(CLI::PositiveNumber);
    command.add_flag("--json", options->json, "every state as a line of JSON");
    command.footer(
        "Checks every record against the rules and shows the games turn by turn: what each seat saw and laid.\n"
        "A record that breaks a rule is reported with its line and the rule; the exit code is then 1.\n"
        "  tenback replay games.jsonl\n"
        "  tenback replay games.jsonl --game 3 --json");
    return [options] { return run_replay(*options); };
}

}  // namespace tenback::cli
