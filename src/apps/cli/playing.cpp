#include "cli/playing.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <iostream>

#include "cli/command.hpp"
#include "table/log.hpp"
#include "terminal/screen/play_screen.hpp"

namespace tenback::cli {

namespace msg = words::msg;
namespace {

/// The last round of the table in the public format; empty before it has begun.
std::string last_record(host::KeptGames& games, const std::string& id) {
    const auto log = games.store().read(id, 1);
    if (!log) throw BadData{players_words()(terminal::trouble(log.error(), place_of(id)))};
    const auto table = table::read_log(*log);
    if (!table)
        throw BadData{players_words()(terminal::trouble({store::StoreFault::bad_log, table.reason()}, place_of(id)))};
    if (table->running()) std::cerr << "tenback: " << players_words()(msg::games_shows_hidden(id)) << '\n';
    return record_of(*table).value_or("");
}

void append_line(const std::string& path, const std::string& line) {
    std::ofstream file(path, std::ios::app);
    file << line << '\n' << std::flush;
    if (!file) throw BadData{players_words()(msg::error_cannot_write(path))};
}

void add_record(host::KeptGames& games, const std::string& id, const std::string& file) {
    if (file.empty() || id.empty()) return;
    if (const std::string record = last_record(games, id); !record.empty()) append_line(file, record);
}

/// How to go on in the same manner.
words::Message kept(const std::string& id, const PlayManner& manner) {
    return msg::plain_kept("tenback games resume " + id + (manner.plain && at_keyboard() ? " --plain" : ""));
}

int play_plainly(host::KeptGames& games, std::unique_ptr<host::TableLink> link, const PlayManner& manner) {
    const std::string id = link->id();
    const auto end = terminal::play_plain(this_screen(manner.kept), *link);
    const bool untouched = terminal::is_untouched(link->table());
    link.reset();
    add_record(games, id, manner.record_file);
    if (end == terminal::PlainEnd::over) return exit_ok;
    if (untouched) static_cast<void>(games.remove(id));
    const words::Message left = untouched || !manner.kept ? msg::plain_left() : kept(id, manner);
    std::cout << players_words()(left) << '\n';
    return exit_ok;
}

int play_on_screen(host::KeptGames& games, std::unique_ptr<host::TableLink> link, const PlayManner& manner) {
    const auto end = terminal::play_on_screen(players_words(), games, place_of(), std::move(link));
    add_record(games, end.last.id, manner.record_file);
    if (end.last.kept && manner.kept) std::cout << players_words()(kept(end.last.id, manner)) << '\n' << std::flush;
    if (end.signal != 0) {  // whoever sent it shall see that it worked
        std::signal(end.signal, SIG_DFL);
        static_cast<void>(std::raise(end.signal));
    }
    return exit_ok;
}

}  // namespace

std::unique_ptr<host::KeptGames> open_games(bool kept) {
    if (kept && !host::data_folder()) throw BadData{players_words()(msg::error_no_data_folder())};
    auto games = host::KeptGames::open(kept ? host::data_folder() : std::nullopt);
    if (!games) throw BadData{players_words()(terminal::trouble(games.error(), place_of()))};
    return std::move(*games);
}

terminal::Place place_of(const std::string& id) { return {host::data_folder().value_or("").string(), id}; }

std::unique_ptr<host::TableLink> linked(host::LinkResult result, const std::string& id) {
    if (result) return std::move(*result);
    if (const auto* error = std::get_if<store::StoreError>(&result.error()))
        throw BadData{players_words()(terminal::trouble(*error, place_of(id)))};
    const auto* denial = std::get_if<table::Denial>(&result.error());
    throw BadData{players_words()(terminal::denied(denial != nullptr ? *denial : table::Denial::not_yours))};
}

terminal::PlainScreen this_screen(bool kept) {
    winsize size{};
    const bool sized = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return {.in = std::cin,
            .out = std::cout,
            .is_terminal = isatty(STDOUT_FILENO) == 1 && isatty(STDIN_FILENO) == 1,
            .words = players_words(),
            .folder = place_of().folder,
            .kept = kept,
            .alphabet = terminal::alphabet_of_environment(),
            .width = sized ? size.ws_col : 0};
}

bool at_keyboard() { return isatty(STDIN_FILENO) == 1; }

void check(const PlayManner& manner) {
    if (manner.plain) return;
    if (const auto why = terminal::why_no_screen()) throw BadData{players_words()(*why)};
}

int play_at(host::KeptGames& games, std::unique_ptr<host::TableLink> link, const PlayManner& manner) {
    return manner.plain ? play_plainly(games, std::move(link), manner) : play_on_screen(games, std::move(link), manner);
}

std::unique_ptr<host::TableLink> resume_game(host::KeptGames& games, const std::string& id) {
    const auto list = games.list();
    if (!list) throw BadData{players_words()(terminal::trouble(list.error(), place_of(id)))};
    const auto game = std::ranges::find(*list, id, &host::KeptGame::id);
    if (game == list->end()) throw BadData{players_words()(msg::games_no_such(id))};
    if (!game->unfinished()) throw BadData{players_words()(msg::games_is_over(id))};
    return linked(games.resume(id), id);
}

}  // namespace tenback::cli
