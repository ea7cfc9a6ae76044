#include <fmt/format.h>

#include <fstream>
#include <iostream>

#include "cli/bot_options.hpp"
#include "cli/command.hpp"
#include "cli/json_line.hpp"
#include "cli/reviewing.hpp"
#include "cli/row_file.hpp"
#include "cli/variant_options.hpp"
#include "lab/parallel.hpp"
#include "record/record.hpp"

namespace tenback::cli {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

struct ReviewOptions {
    std::string file;
    int game = 0;
    std::optional<int> seat;
    std::optional<std::uint32_t> effort;
    std::optional<std::uint64_t> seed;
    unsigned threads = BotOptions().threads;
    bool json = false;
    bool open = false;
    std::string html;
    std::string svg;
};

const words::Words& spoken_words() { return players_words(); }

std::optional<review::OpenCards> opened(const ReviewOptions& options, const record::Game& game,
                                        const std::atomic<bool>& stop) {
    if (!options.open || !game.rules().cooperative()) return std::nullopt;
    review::OpenCards open(game);
    while (!open.done() && !stop) open.step(4096);
    return open;
}

std::optional<Seat> chosen_seat(const ReviewOptions& options, const Rules& rules) {
    if (!options.seat) return std::nullopt;
    if (*options.seat < 1 || *options.seat > rules.players)
        throw BadUsage{spoken_words()(msg::review_no_seat(*options.seat, static_cast<int>(rules.players)))};
    return Seat::number(*options.seat);
}

/// The finished games that are wanted, by their numbers; what cannot be reviewed is told.
struct Wanted {
    std::vector<std::pair<int, record::Game>> games;
    int refused = 0;
};

Wanted wanted_games(const ReviewOptions& options) {
    std::ifstream file;
    if (options.file != "-") file.open(options.file, std::ios::binary);
    if (!file) throw BadData{spoken_words()(msg::error_cannot_read(options.file))};
    record::RecordReader records(options.file == "-" ? std::cin : file);
    Wanted wanted;
    int number = 0;
    while (auto game = records.next()) {
        ++number;
        if (options.game != 0 && number != options.game) continue;
        const bool over = *game && ((*game)->state().status == Status::won || (*game)->state().status == Status::lost);
        if (over) {
            wanted.games.emplace_back(number, std::move(**game));
            continue;
        }
        ++wanted.refused;
        fmt::print(stderr, "tenback: {}: {}\n", options.file,
                   *game ? spoken_words()(msg::review_unfinished(number)) : std::string(game->reason()));
    }
    if (number == 0) throw BadData{spoken_words()(msg::error_no_record(options.file))};
    if (options.game > number) throw BadData{spoken_words()(msg::error_only_records(number, options.file))};
    return wanted;
}

void write_pictures(const ReviewOptions& options, const std::vector<ReviewedGame>& games) {
    if (!options.html.empty()) write_bytes(options.html, review_page(games, spoken_words(), words::Names()));
    if (!options.svg.empty() && !games.empty()) write_bytes(options.svg, review_svg(games.front(), spoken_words()));
}

int run_review(const ReviewOptions& options) {
    for (const std::string& path : {options.html, options.svg})
        if (!path.empty()) check_writable(path);
    const Wanted wanted = wanted_games(options);
    std::vector<ReviewedGame> all;
    Interruptible interruptible;
    for (const auto& [number, game] : wanted.games) {
        const std::optional<Seat> seat = chosen_seat(options, game.rules());
        const bots::Effort effort =
            options.effort ? bots::Effort{*options.effort} : review::Review::usual_effort(game.rules());
        const std::uint64_t seed = options.seed.value_or(1);
        review::Review review(game, seed, effort);
        if (!judge_all(review, options.threads, interruptible.stop())) break;
        all.push_back({number, game, std::move(review), seed, opened(options, game, interruptible.stop()), seat});
        if (options.json)
            fmt::print("{}\n", json_line(review_json(all.back())));
        else
            print_review(all.back(), spoken_words(), words::Names());
        std::fflush(stdout);
        if (options.html.empty() && all.size() > 1) all.pop_back();  // only the page shows more than one at a time
    }
    write_pictures(options, all);
    return wanted.refused == 0 ? exit_ok : exit_bad_data;
}

}  // namespace

bool judge_all(review::Review& review, unsigned threads, std::atomic<bool>& stop) {
    ProgressBar bar(review.size());
    lab::in_parallel(
        review.size(), threads, stop,
        [&](std::uint64_t n) -> std::optional<review::Verdict> {
            const auto judgement = review.judge(n);
            while (!judgement->done() && !stop) judgement->step(256);
            return judgement->done() ? std::optional(judgement->verdict()) : std::nullopt;
        },
        [&](std::uint64_t n, const review::Verdict& verdict) {
            review.take(n, verdict);
            bar.show(n + 1, "");
            return true;
        });
    return review.done();
}

std::function<int()> define_review(CLI::App& command) {
    auto options = std::make_shared<ReviewOptions>();
    command.add_option("file", options->file, spoken_words()(msg::cli_replay_file()))->required();
    command.add_option("--game", options->game, spoken_words()(msg::cli_replay_game()))
        ->check(whole_number(spoken_words(), 1, 1'000'000'000));
    command.add_option("--seat", options->seat, spoken_words()(msg::cli_review_seat()));
    command.add_option("--effort", options->effort, spoken_words()(msg::cli_review_effort()))
        ->check(whole_number(spoken_words(), 2, 1'000'000'000));
    declare_seed(command, options->seed)->description(spoken_words()(msg::cli_review_seed()));
    command.add_option("--threads", options->threads, spoken_words()(msg::cli_review_threads()))
        ->check(whole_number(spoken_words(), 1, 1024));
    command.add_flag("--json", options->json, spoken_words()(msg::cli_review_json()));
    command.add_flag("--open", options->open, spoken_words()(msg::cli_review_open()));
    command.add_option("--html", options->html, spoken_words()(msg::cli_review_html()));
    command.add_option("--svg", options->svg, spoken_words()(msg::cli_review_svg()));
    command.footer(spoken_words()(msg::cli_review_footer()));
    return [options] { return run_review(*options); };
}

}  // namespace tenback::cli
