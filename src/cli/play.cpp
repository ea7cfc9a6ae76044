#include <fmt/format.h>
#include <unistd.h>

#include <boost/json/serialize.hpp>
#include <fstream>
#include <iostream>

#include "cli/command.hpp"
#include "cli/variant_options.hpp"
#include "record/json.hpp"
#include "terminal/plain.hpp"

namespace tenback::cli {
namespace {

struct PlayOptions {
    VariantOptions variant;
    std::optional<std::uint64_t> seed;
    std::optional<int> first;
    bool plain = false;
    std::string record;
};

void append_record(const std::string& path, const Game& game) {
    std::ofstream file(path, std::ios::app);
    file << boost::json::serialize(record_json(game)) << '\n' << std::flush;
    if (!file) throw BadData{fmt::format("cannot write {}", path)};
}

int run_play(const PlayOptions& options) {
    const Rules rules = options.variant.rules(1);
    std::optional<Seat> first;
    if (options.first) {
        if (*options.first > rules.players) throw BadUsage{fmt::format("--first: there are only {} seats", rules.players)};
        first = Seat::number(*options.first);
    }
    // Before the game, not after it: nobody should play for a record that cannot be kept.
    if (!options.record.empty() && !std::ofstream(options.record, std::ios::app))
        throw BadData{fmt::format("cannot write {}", options.record)};
    const std::uint64_t seed = options.seed.value_or(chance_seed());
    const terminal::PlainScreen screen{std::cin, std::cout, isatty(STDOUT_FILENO) == 1 && isatty(STDIN_FILENO) == 1};
    // The lot comes from the seed too, so that the same command gives the same game.
    Random lots(seed ^ 0x6C6F74);
    const Game game =
        terminal::play_plain(screen, Game(rules, seeded_deck(rules, seed)), first, static_cast<std::uint32_t>(lots() >> 32));
    std::cout << "Deal " << seed << "; the same deal again: --seed " << seed << '\n';
    if (!options.record.empty() && game.first()) append_record(options.record, game);
    return exit_ok;
}

}  // namespace

std::function<int()> define_play(CLI::App& command) {
    auto options = std::make_shared<PlayOptions>();
    options->variant.declare(command);
    declare_seed(command, options->seed);
    command.add_option("--first", options->first, "the seat that begins; without it, the table agrees")
        ->check(CLI::PositiveNumber);
    command.add_flag("--plain", options->plain, "line by line, for pipes and screen readers (so far the only way)");
    command.add_option("--record", options->record, "add the record of the game to this file");
    command.footer(
        "Plays a whole game at this keyboard: alone, or several people, each hand hidden until its owner confirms.\n"
        "Type '44 U1' to lay the 44 on pile U1, 'end' to end the turn, 'help' for more.\n"
        "  tenback play                                  The Game, alone\n"
        "  tenback play classic --players 3 --fire       On Fire for three\n"
        "  tenback play quick --players 2 --seed 7       Quick & Easy, deal number 7\n"
        "  tenback play face --record games.jsonl        Face to Face, keeping the record");
    return [options] { return run_play(*options); };
}

}  // namespace tenback::cli
