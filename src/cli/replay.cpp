#include <fmt/format.h>

#include <boost/json.hpp>
#include <fstream>
#include <iostream>

#include "cli/command.hpp"
#include "cli/json_line.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "record/json.hpp"
#include "record/record.hpp"
#include "terminal/text.hpp"
#include "words/phrases.hpp"

namespace tenback::cli {
namespace {

struct ReplayOptions {
    std::string file;
    int game = 0;
    bool json = false;
};

void print_json(int number, const std::string& action, const Game& game) {
    boost::json::object line{{"game", number}, {"action", action}, {"state", state_json(game)}};
    fmt::print("{}\n", json_line(line));
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
    const Words& words = players_words();
    const Names names;
    fmt::print("{}\n", words(phrase::title(game.rules())));
    std::string line;
    replay(game, [&](const Game& now, const std::string& action) {
        const State& state = now.state();
        if (action == "deal") {
            fmt::print("\n{}\n", words(msg::board_dealt(names.of(state.turn.seat))));
        } else if (action == ".") {
            fmt::print("{}\n", line);
            line.clear();
        } else {
            line += " " + action;
        }
        if (action == "deal" || action == ".")
            line = words(msg::board_history(terminal::cards_line(words, now.rules().game, state.hand_to_move()),
                                            names.of(state.turn.seat), terminal::tops_line(words, now.rules(), state.turn),
                                            fmt::format("{:>3}", state.turn_number)));
    });
    fmt::print("{}\n\n{}\n", line,
               words(phrase::result(game.rules(), game.view(game.state().turn.seat), names, std::nullopt)));
}

int run_replay(const ReplayOptions& options) {
    const Words& words = players_words();
    std::ifstream file;
    if (options.file != "-") {
        file.open(options.file, std::ios::binary);
        if (!file) throw BadData{words(msg::error_cannot_read(options.file))};
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
    if (number == 0) throw BadData{words(msg::error_no_record(options.file))};
    if (options.game > number) throw BadData{words(msg::error_only_records(number, options.file))};
    return bad == 0 ? exit_ok : exit_bad_data;
}

}  // namespace

std::function<int()> define_replay(CLI::App& command) {
    auto options = std::make_shared<ReplayOptions>();
    const Words& words = players_words();
    command.add_option("file", options->file, words(msg::cli_replay_file()))->required();
    command.add_option("--game", options->game, words(msg::cli_replay_game()))->check(whole_number(words, 1, 1'000'000'000));
    command.add_flag("--json", options->json, words(msg::cli_replay_json()));
    command.footer(words(msg::cli_replay_footer()));
    return [options] { return run_replay(*options); };
}

}  // namespace tenback::cli
