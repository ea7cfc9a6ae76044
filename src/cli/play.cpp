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
    if (!file) throw BadData{players_words()(msg::error_cannot_write(path))};
}

int run_play(const PlayOptions& options) {
    Words& words = players_words();
    const Rules rules = options.variant.rules(1);
    std::optional<Seat> first;
    if (options.first) {
        if (*options.first > rules.players) throw BadUsage{words(msg::usage_first_seat(rules.players))};
        first = Seat::number(*options.first);
    }
    // Before the game, not after it: nobody should play for a record that cannot be kept.
    if (!options.record.empty() && !std::ofstream(options.record, std::ios::app))
        throw BadData{words(msg::error_cannot_write(options.record))};
    const std::uint64_t seed = options.seed.value_or(chance_seed());
    const terminal::PlainScreen screen{std::cin, std::cout, isatty(STDOUT_FILENO) == 1 && isatty(STDIN_FILENO) == 1, words};
    // The lot comes from the seed too, so that the same command gives the same game.
    Random lots(seed ^ 0x6C6F74);
    const Game game =
        terminal::play_plain(screen, Game(rules, seeded_deck(rules, seed)), first, static_cast<std::uint32_t>(lots() >> 32));
    std::cout << words(msg::plain_deal(seed)) << '\n';
    if (!options.record.empty() && game.first()) append_record(options.record, game);
    return exit_ok;
}

}  // namespace

std::function<int()> define_play(CLI::App& command) {
    auto options = std::make_shared<PlayOptions>();
    const Words& words = players_words();
    options->variant.declare(command, words);
    declare_seed(command, options->seed, words);
    command.add_option("--first", options->first, words(msg::cli_play_first()))->check(whole_number(words, 1, Seat::limit));
    command.add_flag("--plain", options->plain, words(msg::cli_play_plain()));
    command.add_option("--record", options->record, words(msg::cli_play_record()));
    command.footer(words(msg::cli_play_footer()));
    return [options] { return run_play(*options); };
}

}  // namespace tenback::cli
