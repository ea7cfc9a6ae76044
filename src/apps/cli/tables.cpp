#include <fmt/chrono.h>
#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <ctime>
#include <iostream>
#include <limits>

#include "cli/command.hpp"
#include "cli/json_line.hpp"
#include "cli/store_options.hpp"
#include "host/summary.hpp"
#include "notation/variant.hpp"
#include "record/fields.hpp"
#include "record/json_parts.hpp"

namespace tenback::cli {
namespace {

struct TablesOptions {
    std::string store;
    std::string begins;
    bool listed = false;
    bool json = false;
    std::vector<std::string> ids;
    bool yes = false;
    std::optional<std::uint64_t> finished_days;
    std::optional<std::uint64_t> unfinished_days;
};

std::string utc(std::int64_t seconds) { return fmt::format("{:%Y-%m-%d %H:%M}", fmt::gmtime(std::time_t{seconds})); }

std::string sitter_text(const table::SeatInfo& seat) {
    if (const auto* person = std::get_if<table::Person>(&seat.sitter)) return person->name.empty() ? "?" : person->name;
    if (const auto* machine = std::get_if<table::Machine>(&seat.sitter)) return machine->level + " bot";
    return "-";
}

/// What the table is about, or its summary as it is if that is of another kind.
std::string about(const store::StoredTable& table) {
    const auto game = host::read_summary(table);
    if (!game) return table.summary;
    std::string seats;
    for (const table::SeatInfo& seat : game->seats) seats += (seats.empty() ? "" : ", ") + sitter_text(seat);
    return fmt::format("{}, round {}, {}: {}", text_of(game->rules.game), game->round, record::text_of(game->status), seats);
}

std::string marks_text(const store::Marks& marks) {
    if (marks.listed && marks.finished) return "listed, finished";
    return marks.listed ? "listed" : marks.finished ? "finished" : "";
}

std::string json_of(const store::StoredTable& table) {
    boost::json::object line{{"id", table.id},           {"number", table.number},       {"created", table.created},
                             {"changed", table.changed}, {"listed", table.marks.listed}, {"finished", table.marks.finished},
                             {"summary", nullptr}};
    if (const auto summary = record::parse_object(table.summary)) line["summary"] = *summary;
    return json_line(line);
}

int list_tables(const TablesOptions& options) {
    const auto store = open_existing_store(options.store);
    constexpr auto all = std::size_t{std::numeric_limits<std::int32_t>::max()};
    auto tables = value_of(options.listed            ? store->listed(all)
                           : !options.begins.empty() ? store->find(options.begins, all)
                                                     : store->tables());
    std::erase_if(tables, [&](const store::StoredTable& table) { return !table.id.starts_with(options.begins); });
    if (options.json) {
        for (const store::StoredTable& table : tables) fmt::print("{}\n", json_of(table));
        return exit_ok;
    }
    fmt::print("{:<16}  {:>6}  {:<16}  {:<16}  {}\n", "id", "events", "changed (UTC)", "marks", "game");
    for (const store::StoredTable& table : tables)
        fmt::print("{:<16}  {:>6}  {:<16}  {:<16}  {}\n", table.id, table.number, utc(table.changed),
                   marks_text(table.marks), about(table));
    fmt::print("{}\n", counted(tables.size(), "table"));
    return exit_ok;
}

/// The table with this id, or the only one whose id begins so.
store::StoredTable find_table(store::Store& store, const std::string& id) {
    const auto found = value_of(store.find(id, 2));
    if (found.empty()) throw BadData{fmt::format("there is no table {}", id)};
    if (found.size() > 1 && found.front().id != id)
        throw BadData{fmt::format("several tables begin with {}: {}, {}, …", id, found[0].id, found[1].id)};
    return found.front();
}

int show_table(const TablesOptions& options) {
    const auto store = open_existing_store(options.store);
    const store::StoredTable table = find_table(*store, options.ids.front());
    fmt::print("id       {}\ncreated  {} UTC\nchanged  {} UTC\nmarks    {}\ngame     {}\n", table.id, utc(table.created),
               utc(table.changed), marks_text(table.marks), about(table));
    std::uint64_t number = 0;
    for (const std::string& text : value_of(store->read(table.id, 1))) fmt::print("{:>6}  {}\n", ++number, text);
    return exit_ok;
}

bool is_agreed(const store::StoredTable& table) {
    fmt::print("Delete table {} with {} ({})? [y/N] ", table.id, counted(table.number, "event"), about(table));
    std::fflush(stdout);
    std::string answer;
    return std::getline(std::cin, answer) && (answer == "y" || answer == "yes");
}

int delete_tables(const TablesOptions& options) {
    const auto store = open_existing_store(options.store);
    for (const std::string& id : options.ids) {
        const store::StoredTable table = find_table(*store, id);
        if (!options.yes && !is_agreed(table)) return exit_ok;
        if (value_of(store->remove(table.id))) fmt::print("deleted {}\n", table.id);
    }
    return exit_ok;
}

std::chrono::seconds age_of(const std::optional<std::uint64_t>& days) {
    constexpr std::uint64_t for_ever = 1'000'000;
    return std::chrono::hours(24 * days.value_or(for_ever));
}

int prune_tables(const TablesOptions& options) {
    if (!options.finished_days && !options.unfinished_days)
        throw BadUsage{"say --finished DAYS, --unfinished DAYS, or both"};
    const auto store = open_existing_store(options.store);
    const store::Ages kept{age_of(options.finished_days), age_of(options.unfinished_days)};
    constexpr std::size_t at_once = 100;  // so that a server that runs need not wait long
    std::size_t deleted = 0;
    for (std::size_t more = at_once; more == at_once; deleted += more) more = value_of(store->prune(kept, at_once)).size();
    fmt::print("deleted {}\n", counted(deleted, "table"));
    return exit_ok;
}

CLI::App* declare_part(CLI::App& command, const char* name, const char* what) {
    CLI::App* sub = command.add_subcommand(name, what);
    label_help(*sub, engineers_words());
    sub->fallthrough();  // --store may stand behind it too
    return sub;
}

void declare_days(CLI::App& command, const char* name, std::optional<std::uint64_t>& days, const char* which) {
    command.add_option(name, days, fmt::format("delete {} tables without an event for so many days", which))
        ->check(whole_number(engineers_words(), 0, 36'500));
}

}  // namespace

std::function<int()> define_tables(CLI::App& command) {
    auto options = std::make_shared<TablesOptions>();
    declare_store(command, options->store);
    command.require_subcommand(0, 1);
    CLI::App* list = declare_part(command, "list", "all tables, the last changed first");
    list->add_flag("--listed", options->listed, "only those that the lobby shows");
    list->add_option("--begins", options->begins, "only those whose id begins so");
    list->add_flag("--json", options->json, "one JSON object a line");
    CLI::App* show = declare_part(command, "show", "a table and its whole log, with all cards");
    show->add_option("id", options->ids, "its id, or how it begins: a code is enough")->required()->expected(1);
    CLI::App* remove = declare_part(command, "delete", "delete tables with their logs");
    remove->add_option("id", options->ids, "as for show")->required();
    remove->add_flag("--yes", options->yes, "do not ask");
    CLI::App* prune = declare_part(command, "prune", "delete tables by age");
    declare_days(*prune, "--finished", options->finished_days, "finished");
    declare_days(*prune, "--unfinished", options->unfinished_days, "unfinished");
    command.footer(
        "Looks after the tables of a server, running or not. Players of a deleted table are told that it is gone.\n"
        "  tenback tables --store /var/lib/tenback/tables.db\n"
        "  tenback tables list --json --store postgresql://tenback@/tenback\n"
        "  tenback tables show K7QF2M --store tables.db\n"
        "  tenback tables delete K7QF2M --store tables.db\n"
        "  tenback tables prune --finished 30 --unfinished 180 --store tables.db\n"
        "$TENBACK_STORE may name the store. A log tells everything: cards in hand, draw piles, names. Do not pass it on\n"
        "while the game is played.");
    return [=] {
        if (show->parsed()) return show_table(*options);
        if (remove->parsed()) return delete_tables(*options);
        if (prune->parsed()) return prune_tables(*options);
        return list_tables(*options);
    };
}

}  // namespace tenback::cli
