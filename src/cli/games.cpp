#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <iostream>
#include <numeric>

#include "cli/command.hpp"
#include "cli/playing.hpp"
#include "host/statistics.hpp"
#include "table/log.hpp"
#include "words/wrap.hpp"

namespace tenback::cli {
namespace {

const Words& words() { return players_words(); }

template <class T>
T readable(StoreResult<T> result, const std::string& id = {}) {
    if (!result) throw BadData{words()(terminal::trouble(result.error(), place_of(id)))};
    return std::move(*result);
}

std::string when(std::int64_t seconds) {
    const auto time = static_cast<std::time_t>(seconds);
    std::tm local{};
    localtime_r(&time, &local);
    return fmt::format("{:%Y-%m-%d %H:%M}", local);
}

Message state_of(const KeptGame& game) {
    if (game.unfinished()) return phrase::list({msg::games_turn(game.turn), msg::games_left(game.left)});
    if (game.rules.cooperative())
        return game.status == Status::won ? msg::games_won() : phrase::list({msg::games_lost(), msg::games_left(game.left)});
    const bool person_won = game.winner && game.seats[static_cast<std::size_t>(game.winner->index())].is_person();
    return person_won ? msg::games_won() : msg::games_lost();
}

std::string spoken(const Value& name) { return name.message() != nullptr ? words()(*name.message()) : *name.text(); }

std::string seats_of(const KeptGame& game) {
    const Names names = terminal::names_at(game.seats);
    std::string line;
    for (int s = 0; s < game.rules.players; ++s) line += (s == 0 ? "" : ", ") + spoken(names.of(Seat::at(s)));
    return line;
}

using Row = std::array<std::string, 5>;

void print_rows(const std::vector<Row>& rows) {
    std::array<int, 5> widths{};
    for (const Row& row : rows)
        for (std::size_t c = 0; c < row.size(); ++c) widths[c] = std::max(widths[c], width_of(row[c]));
    for (const Row& row : rows) {
        std::string line;
        for (std::size_t c = 0; c < row.size(); ++c) {
            line += row[c];
            if (c + 1 < row.size()) line.append(static_cast<std::size_t>(widths[c] - width_of(row[c]) + 2), ' ');
        }
        fmt::print("{}\n", line);
    }
}

int list_games(bool all) {
    auto list = readable(open_games(true)->list());
    if (!all) std::erase_if(list, [](const KeptGame& game) { return !game.unfinished(); });
    if (list.empty()) {
        fmt::print("{}\n", words()(msg::games_none()));
        return exit_ok;
    }
    std::vector<Row> rows{{words()(msg::games_number()), words()(msg::games_game()), words()(msg::games_when()),
                           words()(msg::games_state()), words()(msg::games_seats())}};
    for (const KeptGame& game : list)
        rows.push_back(
            {game.id, words()(phrase::title(game.rules)), when(game.changed), words()(state_of(game)), seats_of(game)});
    print_rows(rows);
    return exit_ok;
}

int resume(const std::string& id) {
    const PlayManner manner{.plain = !at_keyboard()};
    check(manner);
    const auto games = open_games(true);
    auto link = resume_game(*games, id);
    fmt::print("{}\n", words()(msg::games_resumed(id)));
    std::fflush(stdout);
    return play_at(*games, std::move(link), manner);
}

struct ExportOptions {
    std::vector<std::string> ids;
    bool all = false;
    std::string file = "-";
};

std::vector<std::string> exported(Store& store, const std::string& id) {
    const auto log = readable(store.read(id, 1), id);
    if (log.empty()) throw BadData{words()(msg::games_no_such(id))};
    auto records = records_of(log);
    if (!records)
        throw BadData{words()(terminal::trouble({StoreFault::bad_log, id + ": " + records.reason()}, place_of(id)))};
    return std::move(*records);
}

int export_games(ExportOptions options) {
    const auto games = open_games(true);
    if (options.all)
        for (const KeptGame& game : readable(games->list())) options.ids.push_back(game.id);
    std::vector<std::string> lines;
    for (const std::string& id : options.ids)
        for (std::string& record : exported(games->store(), id)) lines.push_back(std::move(record));
    std::ofstream file;
    if (options.file != "-") file.open(options.file, std::ios::binary);
    std::ostream& out = options.file == "-" ? std::cout : file;
    for (const std::string& line : lines) out << line << '\n';
    if (!out.flush()) throw BadData{words()(msg::error_cannot_write(options.file))};
    if (options.file != "-")
        fmt::print("{}\n", words()(msg::games_exported(options.file, static_cast<std::int64_t>(lines.size()))));
    return exit_ok;
}

int delete_games(const std::vector<std::string>& ids, bool sure) {
    const auto games = open_games(true);
    for (const std::string& id : ids) {
        if (readable(games->store().read(id, 1), id).empty()) throw BadData{words()(msg::games_no_such(id))};
        if (!sure && !terminal::ask_yes_or_no(this_screen(), msg::confirm_delete(id)).value_or(false)) return exit_ok;
        readable(games->remove(id), id);
        fmt::print("{}\n", words()(msg::games_deleted(id)));
    }
    return exit_ok;
}

Message title_of(const PlayedVariant& variant) {
    std::vector<Message> name{phrase::game(variant.game)};
    if (variant.fire) name.push_back(msg::variant_fire());
    if (variant.expert) name.push_back(msg::variant_expert());
    if (variant.smaller_hand) name.push_back(msg::variant_smaller_hand());
    if (variant.pro) name.push_back(msg::variant_pro());
    return phrase::list(name);
}

/// Ten bars from none left to all.
void print_histogram(const std::vector<int>& left) {
    constexpr int bars = 10;
    constexpr int longest = 40;
    const int width = std::max(1, (static_cast<int>(left.size()) + bars - 1) / bars);
    std::vector<int> sums((left.size() + static_cast<std::size_t>(width) - 1) / static_cast<std::size_t>(width));
    for (std::size_t n = 0; n < left.size(); ++n) sums[n / static_cast<std::size_t>(width)] += left[n];
    const int most = std::max(1, *std::max_element(sums.begin(), sums.end()));
    for (std::size_t bar = 0; bar < sums.size(); ++bar) {
        const int from = static_cast<int>(bar) * width;
        const std::string range = width == 1 ? std::to_string(from) : fmt::format("{}-{}", from, from + width - 1);
        fmt::print("  {:>7} {:<{}} {}\n", range, std::string(static_cast<std::size_t>(sums[bar] * longest / most), '#'),
                   longest, sums[bar]);
    }
}

void print_statistics(const VariantStatistics& all) {
    const auto say = [](const Message& message) { fmt::print("{}\n", words()(message)); };
    const int decided = std::max(1, all.games - all.between_people);
    say(title_of(all.variant));
    say(msg::stats_games(all.games));
    say(msg::stats_wins(all.wins, 100 * all.wins / decided));
    say(msg::stats_streak(all.streak));
    say(msg::stats_longest_streak(all.longest_streak));
    if (all.with_take_backs > 0) say(msg::stats_taken_back(all.with_take_backs));
    double sum = 0;
    for (std::size_t n = 0; n < all.left.size(); ++n) sum += static_cast<double>(n) * all.left[n];
    say(msg::stats_average(fmt::format("{:.1f}", sum / all.games)));
    say(msg::stats_histogram());
    print_histogram(all.left);
}

int show_statistics() {
    const auto games = open_games(true);
    const auto all = readable(statistics(games->store()));
    if (all.empty()) fmt::print("{}\n", words()(msg::stats_none()));
    for (std::size_t n = 0; n < all.size(); ++n) {
        if (n > 0) fmt::print("\n");
        print_statistics(all[n]);
    }
    return exit_ok;
}

CLI::App* declare(CLI::App& command, const char* name, const Message& what) {
    CLI::App* sub = command.add_subcommand(name, words()(what));
    label_help(*sub, words());
    sub->group(words()(msg::cli_subcommands()));
    return sub;
}

}  // namespace

std::function<int()> define_games(CLI::App& command) {
    auto all = std::make_shared<bool>(false);
    auto yes = std::make_shared<bool>(false);
    auto ids = std::make_shared<std::vector<std::string>>();
    auto wanted = std::make_shared<ExportOptions>();
    command.require_subcommand(0, 1);
    CLI::App* list = declare(command, "list", msg::cli_games_list());
    list->add_flag("--all", *all, words()(msg::cli_games_all()));
    CLI::App* go_on = declare(command, "resume", msg::cli_games_resume());
    go_on->add_option("id", *ids, words()(msg::cli_games_id()))->required()->expected(1);
    CLI::App* write = declare(command, "export", msg::cli_games_export());
    write->add_option("id", wanted->ids, words()(msg::cli_games_id()));
    write->add_flag("--all", wanted->all, words()(msg::cli_games_all()));
    write->add_option("--file", wanted->file, words()(msg::cli_games_file()));
    CLI::App* remove = declare(command, "delete", msg::cli_games_delete());
    remove->add_option("id", *ids, words()(msg::cli_games_id()))->required();
    remove->add_flag("--yes", *yes, words()(msg::cli_games_yes()));
    CLI::App* stats = declare(command, "stats", msg::cli_games_stats());
    command.footer(words()(msg::cli_games_footer()));
    return [=] {
        if (go_on->parsed()) return resume(ids->front());
        if (write->parsed()) {
            if (wanted->ids.empty() && !wanted->all) throw BadUsage{words()(msg::usage_required("id"))};
            return export_games(*wanted);
        }
        if (remove->parsed()) return delete_games(*ids, *yes);
        if (stats->parsed()) return show_statistics();
        return list_games(*all);
    };
}

}  // namespace tenback::cli
