#include "cli/games_reviews.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ctime>

#include "cli/bot_options.hpp"
#include "cli/command.hpp"
#include "cli/playing.hpp"
#include "cli/reviewing.hpp"
#include "host/reviews.hpp"
#include "notation/variant.hpp"
#include "record/record.hpp"
#include "table/log.hpp"

namespace tenback::cli {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

/// A finished round with people at the table.
struct FinishedRound {
    record::Game game;
    std::vector<Seat> people;
    std::string month;
};

std::string month_of(std::int64_t seconds) {
    const auto time = static_cast<std::time_t>(seconds);
    std::tm local{};
    localtime_r(&time, &local);
    return fmt::format("{:%Y-%m}", local);
}

/// Those of a saved game; none where its log cannot be read, which lists and exports tell.
std::vector<FinishedRound> finished_rounds(store::Store& store, const host::KeptGame& kept) {
    std::vector<FinishedRound> rounds;
    std::vector<Seat> people;
    for (int s = 0; s < kept.rules.players; ++s)
        if (kept.seats[static_cast<std::size_t>(s)].is_person()) people.push_back(Seat::at(s));
    const auto log =
        people.empty() ? store::StoreResult<std::vector<std::string>>(std::vector<std::string>()) : store.read(kept.id, 1);
    if (!log || log->empty()) return rounds;
    const auto records = table::records_of(*log);
    if (!records) return rounds;
    for (const std::string& record : records->finished)
        if (auto game = record::read_record(record)) rounds.push_back({std::move(*game), people, month_of(kept.changed)});
    return rounds;
}

std::vector<host::KeptGame> saved_games(host::KeptGames& games) {
    const auto list = games.list();
    if (!list) throw BadData{players_words()(terminal::trouble(list.error(), place_of()))};
    return *list;
}

void save(const host::KeptReviews& reviews) {
    if (!reviews.save()) throw BadData{players_words()(msg::error_cannot_write("reviews.jsonl"))};
}

bool is_wanted(const GamesReviewOptions& options, const std::string& id) {
    return options.ids.empty() || std::ranges::find(options.ids, id) != options.ids.end();
}

/// What the reviews of one variant in one month add up to.
struct Month {
    std::string variant;
    std::string month;
    int games = 0;
    double given_away = 0;
    int decisions = 0;
    double luck = 0;
};

void count(std::vector<Month>& months, const host::KeptReview& review) {
    auto found = std::ranges::find_if(
        months, [&](const Month& one) { return one.variant == review.variant && one.month == review.month; });
    if (found == months.end()) found = months.insert(months.end(), {.variant = review.variant, .month = review.month});
    ++found->games;
    found->given_away += review.given_away;
    found->decisions += review.decisions;
    found->luck += review.luck;
}

words::Value rounded(double number) { return words::Value::decimal(std::round(number * 10) / 10 + 0.0); }

}  // namespace

int review_games(host::KeptGames& games, const GamesReviewOptions& options) {
    const auto folder = host::data_folder();
    if (!folder) throw BadData{players_words()(msg::error_no_data_folder())};
    const std::vector<host::KeptGame> saved = saved_games(games);
    for (const std::string& id : options.ids)
        if (std::ranges::find(saved, id, &host::KeptGame::id) == saved.end())
            throw BadData{players_words()(msg::games_no_such(id))};
    host::KeptReviews reviews(*folder);
    Interruptible interruptible;
    int reviewed = 0;
    for (const host::KeptGame& kept : saved) {
        if (!is_wanted(options, kept.id)) continue;
        for (const FinishedRound& round : finished_rounds(games.store(), kept)) {
            const bots::Effort effort =
                options.effort ? bots::Effort{*options.effort} : review::Review::usual_effort(round.game.rules());
            const host::KeptReview* old = reviews.find(host::fingerprint_of(round.game));
            if (old != nullptr && old->effort >= effort.roll_outs) continue;
            review::Review review(round.game, 1, effort);
            if (!judge_all(review, BotOptions().threads, interruptible.stop())) break;
            reviews.put(host::summed_up(round.game, review, round.people, round.month));
            save(reviews);
            ++reviewed;
        }
    }
    fmt::print("{}\n", players_words()(reviewed == 0 ? msg::games_reviewed_none() : msg::games_reviewed(reviewed)));
    return exit_ok;
}

void print_review_statistics(host::KeptGames& games) {
    const auto folder = host::data_folder();
    if (!folder) return;
    const host::KeptReviews reviews(*folder);
    std::vector<Month> months;
    int without = 0;
    for (const host::KeptGame& kept : saved_games(games))
        for (const FinishedRound& round : finished_rounds(games.store(), kept)) {
            const host::KeptReview* review = reviews.find(host::fingerprint_of(round.game));
            review != nullptr ? count(months, *review) : static_cast<void>(++without);
        }
    const words::Words& words = players_words();
    for (const Month& month : months) {
        const auto rules = parse_variant(month.variant);
        if (!rules) continue;
        const double rate = month.decisions == 0 ? 0 : month.given_away / month.decisions;
        fmt::print("\n{}\n{}\n", words(phrase::title(*rules)),
                   words(msg::stats_reviewed(rounded(month.luck / month.games), month.month, month.games, rounded(rate))));
    }
    if (without > 0) fmt::print("\n{}\n", words(msg::stats_unreviewed(without)));
}

void forget_reviews(host::KeptGames& games) {
    const auto folder = host::data_folder();
    if (!folder) return;
    host::KeptReviews reviews(*folder);
    if (reviews.all().empty()) return;
    std::vector<std::string> saved;
    for (const host::KeptGame& kept : saved_games(games))
        for (const FinishedRound& round : finished_rounds(games.store(), kept))
            saved.push_back(host::fingerprint_of(round.game));
    reviews.keep_only(saved);
    save(reviews);
}

}  // namespace tenback::cli
