#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <boost/json/object.hpp>
#include <ctime>
#include <fstream>
#include <iostream>

#include "cli/command.hpp"
#include "cli/games_reviews.hpp"
#include "cli/json_line.hpp"
#include "cli/playing.hpp"
#include "host/statistics.hpp"
#include "notation/variant.hpp"
#include "table/log.hpp"
#include "terminal/screen/game_view_model.hpp"
#include "terminal/statistics_text.hpp"
#include "words/wrap.hpp"

namespace tenback::cli {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

const words::Words& words() { return players_words(); }

template <class T>
T readable(store::StoreResult<T> result, const std::string& id = {}) {
    if (!result) throw BadData{words()(terminal::trouble(result.error(), place_of(id)))};
    return std::move(*result);
}

/// Nothing if none were ever kept: looking makes no file.
std::unique_ptr<host::KeptGames> kept_games() {
    const auto folder = host::data_folder();
    return folder && !host::KeptGames::any_in(*folder) ? nullptr : open_games(true);
}

/// The same for a command about a game that must be there.
std::unique_ptr<host::KeptGames> kept_games_with(const std::string& id) {
    auto games = kept_games();
    if (!games) throw BadData{words()(msg::games_no_such(id))};
    return games;
}

std::string when(std::int64_t seconds) {
    const auto time = static_cast<std::time_t>(seconds);
    std::tm local{};
    localtime_r(&time, &local);
    return fmt::format("{:%Y-%m-%d %H:%M}", local);
}

/// By the people at the table.
bool is_won(const host::KeptGame& game) {
    if (game.rules.cooperative()) return game.status == Status::won;
    return game.winner && game.seats[static_cast<std::size_t>(game.winner->index())].is_person();
}

words::Message state_of(const host::KeptGame& game) {
    if (game.unfinished()) return phrase::list({msg::games_turn(game.turn), msg::games_left(game.left)});
    if (is_won(game)) return msg::games_won();
    return game.rules.cooperative() ? phrase::list({msg::games_lost(), msg::games_left(game.left)}) : msg::games_lost();
}

std::string spoken(const words::Value& value) { return terminal::spoken(value, words()); }

std::string seats_of(const host::KeptGame& game) {
    const words::Names names = terminal::names_at(game.seats);
    std::string line;
    for (int s = 0; s < game.rules.players; ++s) line += (s == 0 ? "" : ", ") + spoken(names.of(Seat::at(s)));
    return line;
}

/// Two lines, so that they fit on any screen.
void print_game(const host::KeptGame& game) {
    static constexpr int margin = 6;
    const auto print = [](std::string before, const std::string& text) {
        for (const std::string& line : words::wrap(text, 80 - margin)) {
            fmt::print("{:<{}}{}\n", before, margin, line);
            before.clear();
        }
    };
    print(game.id, words()(phrase::title(game.rules)) + ", " + when(game.changed));
    print("", words()(state_of(game)) + ": " + seats_of(game));
}

/// One object a line, for programs.
void print_json(const host::KeptGame& game) {
    boost::json::array seats;
    const words::Names names = terminal::names_at(game.seats);
    for (int s = 0; s < game.rules.players; ++s) seats.push_back(boost::json::string(spoken(names.of(Seat::at(s)))));
    boost::json::object line{{"id", game.id},           {"variant", text_of(game.rules)},
                             {"changed", game.changed}, {"finished", !game.unfinished()},
                             {"turn", game.turn},       {"left", game.left},
                             {"seats", seats}};
    if (!game.unfinished()) line["won"] = is_won(game);
    fmt::print("{}\n", json_line(line));
}

struct ListOptions {
    bool all = false;
    bool json = false;
};

int list_games(const ListOptions& options) {
    const auto games = kept_games();
    auto list = games ? readable(games->list()) : std::vector<host::KeptGame>();
    const auto finished =
        std::count_if(list.begin(), list.end(), [](const host::KeptGame& game) { return !game.unfinished(); });
    if (!options.all) std::erase_if(list, [](const host::KeptGame& game) { return !game.unfinished(); });
    for (const host::KeptGame& game : list) options.json ? print_json(game) : print_game(game);
    if (list.empty() && !options.json)
        fmt::print("{}\n", words()(finished == 0 ? msg::games_none() : msg::games_only_finished(finished)));
    return exit_ok;
}

int resume(const std::string& id, bool plain) {
    const PlayManner manner{.plain = plain || !at_keyboard()};
    check(manner);
    const auto games = kept_games_with(id);
    auto link = resume_game(*games, id);
    fmt::print("{}\n", words()(msg::games_resumed(id)));
    std::fflush(stdout);
    return play_at(*games, std::move(link), manner);
}

struct ExportOptions {
    std::vector<std::string> ids;
    bool all = false;
    bool unfinished = false;
    std::string file = "-";
};

/// The records of a kept game; false if one in progress was left out, because it would show hidden cards.
bool export_game(store::Store& store, const std::string& id, bool unfinished, std::vector<std::string>& lines) {
    const auto log = readable(store.read(id, 1), id);
    if (log.empty()) throw BadData{words()(msg::games_no_such(id))};
    auto records = table::records_of(log);
    if (!records) throw BadData{words()(terminal::trouble({store::StoreFault::bad_log, records.reason()}, place_of(id)))};
    for (std::string& record : records->finished) lines.push_back(std::move(record));
    if (!records->running) return true;
    fmt::print(stderr, "tenback: {}\n", words()(unfinished ? msg::games_shows_hidden(id) : msg::games_left_out(id)));
    if (unfinished) lines.push_back(std::move(*records->running));
    return unfinished;
}

void write_lines(const std::vector<std::string>& lines, const std::string& name) {
    std::ofstream file;
    if (name != "-") file.open(name, std::ios::binary);
    std::ostream& out = name == "-" ? std::cout : file;
    for (const std::string& line : lines) out << line << '\n';
    if (!out.flush()) throw BadData{words()(msg::error_cannot_write(name))};
    if (name != "-") fmt::print("{}\n", words()(msg::games_exported(name, static_cast<std::int64_t>(lines.size()))));
}

int export_games(ExportOptions options) {
    const auto games = options.all ? kept_games() : kept_games_with(options.ids.front());
    if (options.all && games)
        for (const host::KeptGame& game : readable(games->list())) options.ids.push_back(game.id);
    std::vector<std::string> lines;
    bool complete = true;
    for (const std::string& id : options.ids)
        if (!export_game(games->store(), id, options.unfinished, lines)) complete = false;
    write_lines(lines, options.file);
    return complete || options.all ? exit_ok : exit_bad_data;
}

int delete_games(const std::vector<std::string>& ids, bool sure) {
    const auto games = kept_games_with(ids.front());
    for (const std::string& id : ids) {
        if (readable(games->store().read(id, 1), id).empty()) throw BadData{words()(msg::games_no_such(id))};
        const std::optional<bool> answer =
            sure ? true : terminal::ask_yes_or_no(this_screen(), msg::confirm_delete_plain(id), false);
        if (!answer) throw BadData{words()(msg::games_not_deleted(id))};
        if (*answer) readable(games->remove(id), id);
        fmt::print("{}\n", words()(*answer ? msg::games_deleted(id) : msg::games_not_deleted(id)));
    }
    forget_reviews(*games);
    return exit_ok;
}

int show_statistics() {
    const auto games = kept_games();
    const auto all = games ? readable(host::statistics(games->store())) : std::vector<table::VariantStatistics>();
    for (const auto& [text, label] : terminal::statistics_lines(all))
        fmt::print("{:<{}}{}\n", label, label.empty() ? 0 : terminal::StatisticsLine::label_width, spoken(text));
    if (games) print_review_statistics(*games);
    return exit_ok;
}

int review_kept(const GamesReviewOptions& options) {
    const auto games = options.ids.empty() ? kept_games() : kept_games_with(options.ids.front());
    if (games) return review_games(*games, options);
    fmt::print("{}\n", words()(msg::games_none()));
    return exit_ok;
}

CLI::App* declare(CLI::App& command, const char* name, const words::Message& what) {
    CLI::App* sub = command.add_subcommand(name, words()(what));
    label_help(*sub, words());
    sub->group(words()(msg::cli_subcommands()));
    declare_language(*sub);
    return sub;
}

}  // namespace

std::function<int()> define_games(CLI::App& command) {
    auto listed = std::make_shared<ListOptions>();
    auto yes = std::make_shared<bool>(false);
    auto plain = std::make_shared<bool>(false);
    auto ids = std::make_shared<std::vector<std::string>>();
    auto wanted = std::make_shared<ExportOptions>();
    command.require_subcommand(0, 1);
    CLI::App* list = declare(command, "list", msg::cli_games_list());
    list->add_flag("--all", listed->all, words()(msg::cli_games_all()));
    list->add_flag("--json", listed->json, words()(msg::cli_games_json()));
    CLI::App* go_on = declare(command, "resume", msg::cli_games_resume());
    go_on->add_option("id", *ids, words()(msg::cli_games_id()))->required()->expected(1);
    go_on->add_flag("--plain", *plain, words()(msg::cli_play_plain()));
    CLI::App* write = declare(command, "export", msg::cli_games_export());
    write->add_option("id", wanted->ids, words()(msg::cli_games_id()));
    write->add_flag("--all", wanted->all, words()(msg::cli_games_all()));
    write->add_flag("--unfinished", wanted->unfinished, words()(msg::cli_games_unfinished()));
    write->add_option("--file", wanted->file, words()(msg::cli_games_file()));
    CLI::App* remove = declare(command, "delete", msg::cli_games_delete());
    remove->add_option("id", *ids, words()(msg::cli_games_id()))->required();
    remove->add_flag("--yes", *yes, words()(msg::cli_games_yes()));
    CLI::App* stats = declare(command, "stats", msg::cli_games_stats());
    auto reviewed = std::make_shared<GamesReviewOptions>();
    CLI::App* review = declare(command, "review", msg::cli_games_review());
    review->add_option("id", reviewed->ids, words()(msg::cli_games_id()));
    review->add_option("--effort", reviewed->effort, words()(msg::cli_review_effort()))
        ->check(whole_number(words(), 2, 1'000'000'000));
    command.footer(words()(msg::cli_games_footer()));
    return [=] {
        if (go_on->parsed()) return resume(ids->front(), *plain);
        if (write->parsed()) {
            if (wanted->ids.empty() && !wanted->all) throw BadUsage{words()(msg::usage_required("id"))};
            return export_games(*wanted);
        }
        if (remove->parsed()) return delete_games(*ids, *yes);
        if (review->parsed()) return review_kept(*reviewed);
        if (stats->parsed()) return show_statistics();
        return list_games(*listed);
    };
}

}  // namespace tenback::cli
