#include "lab/benchmark.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <charconv>
#include <fstream>
#include <iterator>
#include <sstream>

#include "bots/registry.hpp"
#include "cli/bot_options.hpp"
#include "cli/command.hpp"
#include "cli/forfeits.hpp"
#include "cli/line_up.hpp"
#include "fair/digest.hpp"
#include "lab/parallel.hpp"
#include "notation/variant.hpp"
#include "record/fields.hpp"
#include "record/json.hpp"
#include "record/record.hpp"

namespace tenback::cli {
namespace {

struct BenchmarkOptions {
    std::string bot;
    std::string track;
    std::uint64_t games = 1000;
    std::string deals;
    std::string records;
    std::string check;
    bool list = false;
    BotOptions bots;
};

/// The deals of a run: those that everybody knows, or those of a file that was held back.
struct Deals {
    std::vector<std::uint64_t> held_back{};
    std::string mark = "public";

    [[nodiscard]] std::uint64_t seed(std::uint64_t game) const {
        return held_back.empty() ? lab::public_seed(game) : held_back[game % held_back.size()];
    }
};

std::string hash_of(std::string_view text) { return fair::hex_of(fair::plain_digest(text)); }

std::string whole_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), {}};
    if (!file.is_open() || file.bad()) throw BadData{fmt::format("cannot read {}", path)};
    return text;
}

Deals deals_of(const std::string& path) {
    if (path.empty()) return {};
    const std::string text = whole_file(path);
    Deals deals{.mark = hash_of(text)};
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::uint64_t seed = 0;
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), seed);
        if (error != std::errc() || end != line.data() + line.size() || seed >= seed_limit)
            throw BadData{fmt::format("{}: line {} is no seed", path, deals.held_back.size() + 1)};
        deals.held_back.push_back(seed);
    }
    if (deals.held_back.empty()) throw BadData{fmt::format("{}: no seeds", path)};
    return deals;
}

/// What a run comes to; made by playing, or from the records of it.
struct Score {
    const lab::Track& track;
    std::string bot;
    std::string deals;
    std::uint64_t games = 0;
    std::uint64_t won = 0;
    std::uint64_t left = 0;
    std::uint64_t forfeited = 0;

    void add(const record::Game& game, bool forfeit, Seat seat) {
        ++games;
        forfeited += forfeit ? 1 : 0;
        left += static_cast<std::uint64_t>(cards_left(game.rules(), game.state()));
        const bool together = game.rules().cooperative();
        won += !forfeit && (together ? game.state().status == Status::won : game.state().winner == seat) ? 1 : 0;
    }
    [[nodiscard]] std::string line(std::string_view records) const {
        const double count = games == 0 ? 1 : static_cast<double>(games);
        return fmt::format(
            "tenback-benchmark-{} track={} games={} deals={} won={:.4f} left={:.3f} forfeits={} records={} bot={}",
            lab::benchmark_version, track.name, games, deals, static_cast<double>(won) / count,
            static_cast<double>(left) / count, forfeited, records, bot);
    }
};

/// Where the judged bot sits; it sits everywhere where nobody else does.
Seat judged_seat(const lab::Track& track, std::uint64_t game) {
    const auto seats = lab::line_up(track, game);
    return Seat::at(static_cast<int>(std::ranges::find(seats, std::string_view()) - seats.begin()));
}

const lab::Track& track_named(const std::string& name) {
    const lab::Track* track = lab::find_track(name);
    if (track == nullptr) throw BadUsage{fmt::format("there is no track '{}'; --list names them", name)};
    return *track;
}

int run(const BenchmarkOptions& options) {
    const lab::Track& track = track_named(options.track);
    if (options.bot.empty()) throw BadUsage{"which bot? A name, or cmd:PROGRAM"};
    const Rules rules = track.rules();
    const Deals deals = deals_of(options.deals);
    const std::uint64_t games = deals.held_back.empty() ? options.games : deals.held_back.size();
    const auto names_in = [&](std::uint64_t game) {
        std::vector<std::string> names;
        for (const std::string_view name : lab::line_up(track, game)) names.emplace_back(name.empty() ? options.bot : name);
        return names;
    };
    std::ofstream file;
    if (!options.records.empty()) file.open(options.records, std::ios::binary);
    if (!options.records.empty() && !file) throw BadData{fmt::format("cannot write {}", options.records)};
    std::string records;
    Score score{track, options.bot, deals.mark};
    Forfeits forfeits(deals.seed(0), options.bots.forfeits);
    // Made here, one after the other: threads only use them.
    for (std::uint64_t game = 0; game < std::min<std::uint64_t>(games, 64); ++game)
        for (const std::string& name : names_in(game)) static_cast<void>(options.bots.contestant(name, rules));
    Interruptible interruptible;
    {
        ProgressBar bar(games);
        lab::in_parallel(
            games, options.bots.threads, interruptible.stop(),
            [&](std::uint64_t game) {
                std::vector<lab::Contestant> seats;
                for (const std::string& name : names_in(game)) {
                    seats.push_back(options.bots.contestant(name, rules));
                    if (name != options.bot) seats.back() = {seats.back().bot};  // the others as they always play
                }
                return lab::play_match({rules, seats, deals.seed(game), std::nullopt, track.talk}, interruptible.stop());
            },
            [&](std::uint64_t game, const lab::MatchResult& result) {
                const Seat seat = judged_seat(track, game);
                score.add(result.game, result.forfeit.has_value(), seat);
                if (result.forfeit) forfeits.add(game, options.bot, *result.forfeit);
                boost::json::object record{{"tenback", record::record_version}};
                if (result.game.first()) record = record::record_json(result.game);
                record["seed"] = deals.seed(game);
                record["benchmark"] = boost::json::object{{"version", lab::benchmark_version},
                                                          {"track", track.name},
                                                          {"game", game},
                                                          {"deals", deals.mark},
                                                          {"bot", options.bot}};
                if (result.forfeit) record["forfeit"] = forfeit_json(*result.forfeit);
                records += boost::json::serialize(record) + '\n';
                bar.show(score.games, fmt::format("won {}", score.won));
                return !forfeits.too_many();
            });
    }
    forfeits.print();
    if (file.is_open() && !(file << records << std::flush)) throw BadData{fmt::format("cannot write {}", options.records)};
    fmt::print("{}\n", score.line(hash_of(records)));
    return score.games == games ? forfeits.exit_code() : exit_bad_data;
}

struct Claim {
    std::string track;
    std::string bot;
    std::string deals;
    std::uint64_t game = 0;
    std::uint64_t seed = 0;
};

std::optional<Claim> claim_in(const boost::json::object& record) {
    const auto benchmark = record::object_in(record, "benchmark");
    const auto seed = record::integer_in(record, "seed");
    if (!benchmark || !seed) return std::nullopt;
    const auto version = record::integer_in(**benchmark, "version");
    const auto track = record::string_in(**benchmark, "track");
    const auto bot = record::string_in(**benchmark, "bot");
    const auto deals = record::string_in(**benchmark, "deals");
    const auto game = record::integer_in(**benchmark, "game");
    if (!version || *version != lab::benchmark_version || !track || !bot || !deals || !game) return std::nullopt;
    return Claim{std::string(*track), std::string(*bot), std::string(*deals), static_cast<std::uint64_t>(*game),
                 static_cast<std::uint64_t>(*seed)};
}

/// The line of a run once more, from its records: every game is replayed on the deal that it says it was.
int check(const BenchmarkOptions& options) {
    const std::string text = whole_file(options.check);
    const Deals deals = deals_of(options.deals);
    std::optional<Score> score;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const std::uint64_t number = score ? score->games : 0;
        const auto wrong = [&](std::string_view why) {
            return BadData{fmt::format("{}: game {}: {}", options.check, number + 1, why)};
        };
        const auto record = record::parse_object(line);
        if (!record) throw wrong(record.reason());
        const auto claim = claim_in(*record);
        if (!claim) throw wrong("no record of this benchmark");
        if (!score) score.emplace(track_named(claim->track), claim->bot, claim->deals);
        if (claim->track != score->track.name || claim->bot != score->bot || claim->deals != score->deals)
            throw wrong("another run");
        if (claim->deals != deals.mark) throw wrong("played on other deals: --deals names the file of those held back");
        if (claim->game != number || claim->seed != deals.seed(number)) throw wrong("another deal than the track has");
        const bool forfeit = record->contains("forfeit");
        const Rules rules = score->track.rules();
        if (forfeit && !record->contains("turns")) {  // before anybody began
            score->add(record::Game(rules, seeded_deck(rules, claim->seed)), true, Seat());
            continue;
        }
        const auto game = record::read_record(*record);
        if (!game) throw wrong(game.reason());
        if (!(game->deck() == seeded_deck(rules, claim->seed)) || text_of(game->rules()) != text_of(rules))
            throw wrong("not the cards of its deal");
        if (!forfeit && game->state().status == Status::playing) throw wrong("not played to its end");
        score->add(*game, forfeit, judged_seat(score->track, number));
    }
    if (!score) throw BadData{fmt::format("{}: no records", options.check)};
    fmt::print("{}\n", score->line(hash_of(text)));
    return exit_ok;
}

int list() {
    for (const lab::Track& track : lab::benchmark_tracks())
        fmt::print("{:<20} {:<38} {}\n", track.name, track.variant, track.what);
    return exit_ok;
}

}  // namespace

std::function<int()> define_benchmark(CLI::App& command) {
    auto options = std::make_shared<BenchmarkOptions>();
    command.add_option("bot", options->bot, "who is judged: a bot by name, or a program (cmd:PROGRAM)");
    command.add_option("--track", options->track, "what is played; --list names the tracks")->capture_default_str();
    command.add_option("--games", options->games, "how many of the public deals; a result to be cited has 1000")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000}))
        ->capture_default_str();
    command.add_option("--deals", options->deals, "play the seeds of this file instead, deals that were held back");
    command.add_option("--records", options->records, "write the games to this file; their hash stands in the line");
    command.add_option("--check", options->check, "replay the games of such a file and print the line that they give");
    command.add_flag("--list", options->list, "the tracks");
    options->bots.declare(command);
    command.footer(
        "Plays a track and prints one line: version, track, result, and the hash of its replayable records.\n"
        "  tenback benchmark greedy --track solo --games 200 --records games.jsonl\n"
        "  tenback benchmark --check games.jsonl\n"
        "  tenback benchmark 'cmd:python3 examples/bot.py' --track cross-classic-3\n"
        "The hash is that of `b2sum -l 256 games.jsonl` (docs/benchmark.md). Talk is part of the track: --talk changes "
        "nothing.");
    return [options] {
        if (options->list) return list();
        return options->check.empty() ? run(*options) : check(*options);
    };
}

}  // namespace tenback::cli
