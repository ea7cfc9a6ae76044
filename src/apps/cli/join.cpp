#include <iostream>

#include "cli/command.hpp"
#include "cli/playing.hpp"
#include "cli/variant_options.hpp"
#include "client/remote_table.hpp"
#include "protocol/parts.hpp"
#include "table/log.hpp"
#include "terminal/screen/play_screen.hpp"
#include "terminal/table_text.hpp"
#include "terminal/text.hpp"

namespace tenback::cli {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

using client::Invitation;
using client::NoTable;
using client::RemoteTable;
using client::ServerAddress;

struct JoinOptions {
    std::string link;
    std::string server = "http://localhost:8080";
    std::string name;
    std::optional<int> seat;
    bool watch = false;
    bool plain = false;
    bool make = false;
    VariantOptions variant;
    std::string talk = std::string(text_of(table::TalkPreset::markers));
    bool listed = false;
    int clock = 0;  // none
};

[[noreturn]] void fail(const words::Message& message) { throw BadData{players_words()(message)}; }

/// What to say when there is no table to sit at.
words::Message why_no_table(const NoTable& why, const ServerAddress& server) {
    const std::string where = server.text();
    if (why.code == "unreachable") return msg::join_unreachable(why.reason, where);
    if (why.code == "untrusted") return msg::join_untrusted(why.reason, where);
    if (why.code == "not_tls") return msg::join_not_tls(ServerAddress{false, server.host, server.port}.text(), where);
    if (why.code == "refused") return msg::join_refused(why.reason, where);
    if (why.code == "nonsense") return msg::join_broken();
    if (why.code == "no_table" || why.code == "no_such_code" || why.code == "gone") return msg::join_no_table(where);
    if (why.code == "too_fast") return msg::join_too_fast();
    if (why.code == "not_kept") return msg::join_not_kept();
    return msg::join_declined(why.code, where);
}

ServerAddress server_of(const JoinOptions& options) {
    const auto address = client::parse_invitation(options.server);
    if (!address || !address->table.empty())
        throw BadUsage{players_words()(msg::join_bad_server(terminal::as_typed(options.server)))};
    return address->server;
}

Invitation invitation_of(const JoinOptions& options) {
    if (options.link.empty()) throw BadUsage{players_words()(msg::join_which())};
    if (const auto name = client::parse_table_name(options.link)) return {server_of(options), *name};
    const auto link = client::parse_invitation(options.link);
    if (!link || link->table.empty()) throw BadUsage{players_words()(msg::join_bad_link(terminal::as_typed(options.link)))};
    return *link;
}

protocol::Create new_table(const JoinOptions& options) {
    const Rules rules = options.variant.rules(2);
    const table::TalkPreset talk = *table::parse_talk_preset(options.talk);
    if (!permits(rules, talk)) throw BadUsage{players_words()(msg::cli_join_talk())};
    protocol::Create table{client::draw_key(),
                           {rules, talk, true, options.listed, static_cast<std::uint16_t>(options.clock)},
                           std::vector<std::optional<std::string>>(rules.players)};
    const int seat = options.seat.value_or(1);
    if (!options.watch && seat <= rules.players) table.sit = protocol::Sit{seat, options.name, client::draw_key()};
    return table;
}

/// Who looks on takes no seat; under another name the same user takes another one.
client::SeatKeys keys_for(const JoinOptions& options) {
    return client::SeatKeys(options.watch ? std::nullopt : host::data_folder(), options.name);
}

std::unique_ptr<RemoteTable> opened(const JoinOptions& options) {
    const client::SeatKeys keys = keys_for(options);
    const Invitation where = options.make ? Invitation{server_of(options), {}} : invitation_of(options);
    auto result =
        options.make ? RemoteTable::create(where.server, new_table(options), keys) : RemoteTable::join(where, keys);
    if (const auto* why = std::get_if<NoTable>(&result)) fail(why_no_table(*why, where.server));
    return std::move(std::get<std::unique_ptr<RemoteTable>>(result));
}

/// The one that was asked for, or the first that is free; else one of a bot.
std::optional<Seat> seat_for_us(const table::PublicTable& table, const std::optional<int>& asked) {
    if (asked) return *asked <= table.options.rules.players ? std::optional(Seat::number(*asked)) : std::nullopt;
    for (const bool bots : {false, true})
        for (std::size_t s = 0; s < table.seats.size(); ++s)
            if (bots ? !table.seats[s].is_person() : table.seats[s].open()) return Seat::at(static_cast<int>(s));
    return std::nullopt;
}

void sit_down(RemoteTable& link, const JoinOptions& options) {
    if (!link.here().empty()) return;  // back in our own seat
    const table::PublicTable table = link.table();
    if (table.game && !table.revealed) fail(msg::join_running());
    const auto seat = seat_for_us(table, options.seat);
    if (!seat) fail(msg::join_full());
    if (const auto refusal = link.send(table::TakeSeat{*seat, table::Person{options.name}}))
        fail(terminal::refused(*refusal, msg::plain_not_here()));
}

/// How the round ended, where it can still be read once the screen is gone.
void tell_result(const RemoteTable& link) {
    const table::PublicTable table = link.table();
    if (!table.game || !table.revealed) return;
    const auto reader = link.here().empty() ? std::nullopt : std::optional(link.here().front());
    std::cout << players_words()(phrase::result(table.options.rules, *table.game, terminal::names_at(table.seats), reader))
              << '\n';
}

/// Rounds on the full screen, and lines in between: who sits where, and the next deal.
terminal::PlainEnd play_on_screen(const std::shared_ptr<RemoteTable>& link) {
    std::cout << players_words()(phrase::title(link->table().options.rules)) << '\n';
    while (true) {
        const auto gathered = terminal::gather_plain(this_screen(), *link);
        if (gathered != terminal::PlainEnd::over) return gathered;
        const auto end = terminal::play_round_on_screen(players_words(), place_of(link->id()), link);
        tell_result(*link);
        if (const auto why = terminal::reach_news(link->reach()); why && terminal::is_cut_off(link->reach())) {
            std::cout << players_words()(*why) << '\n';
            return terminal::PlainEnd::cut_off;
        }
        if (end.signal != 0 || end.last.kept) return terminal::PlainEnd::left;
    }
}

terminal::PlainEnd play(const std::shared_ptr<RemoteTable>& link, const JoinOptions& options) {
    if (options.watch) return terminal::watch_plain(this_screen(), *link);
    return options.plain || !at_keyboard() ? terminal::play_plain(this_screen(), *link) : play_on_screen(link);
}

std::string quoted_for_shell(std::string text) {
    for (std::size_t at = 0; (at = text.find('\'', at)) != std::string::npos; at += 4) text.replace(at, 1, "'\\''");
    return "'" + text + "'";
}

/// How to come back in the same manner.
std::string way_back(const RemoteTable& link, const JoinOptions& options) {
    const std::string name = keys_for(options).needs_name(link.id()) ? " --name " + quoted_for_shell(options.name) : "";
    return "tenback join " + link.link() + name + (options.plain && at_keyboard() ? " --plain" : "");
}

int run_join(const JoinOptions& options) {
    if (!options.name.empty() && !table::is_good_name(options.name))
        throw BadUsage{
            players_words()(msg::usage_bad_name(terminal::as_typed(options.name), table::longest_person_name, "--name"))};
    check(PlayManner{options.plain || options.watch || !at_keyboard()});
    const std::shared_ptr<RemoteTable> link = opened(options);
    if (!options.watch) sit_down(*link, options);
    std::cout << players_words()(msg::join_link(link->link())) << '\n' << std::flush;
    const auto end = play(link, options);
    if (end == terminal::PlainEnd::cut_off) return exit_bad_data;
    if (!link->here().empty()) std::cout << players_words()(msg::join_come_back(way_back(*link, options))) << '\n';
    return exit_ok;
}

}  // namespace

std::function<int()> define_join(CLI::App& command) {
    auto options = std::make_shared<JoinOptions>();
    const words::Words& words = players_words();
    auto* link = command.add_option("link", options->link, words(msg::cli_join_link()));
    command.add_option("--server", options->server, words(msg::cli_join_server()))->capture_default_str();
    command.add_option("--name", options->name, words(msg::cli_join_name()));
    command.add_option("--seat", options->seat, words(msg::cli_join_seat()))->check(whole_number(words, 1, Seat::limit));
    command.add_flag("--watch", options->watch, words(msg::cli_join_watch()));
    command.add_flag("--plain", options->plain, words(msg::cli_play_plain()));
    auto* make = command.add_option("--new", options->variant.game, words(msg::cli_join_new()))
                     ->check(one_of(words, {"classic", "quick", "face"}))
                     ->excludes(link);
    options->variant.declare_variant(command, words);
    command.add_option("--talk", options->talk, words(msg::cli_join_talk()))
        ->check(one_of(words, {"silent", "markers", "guarded", "open"}));
    command.add_flag("--listed", options->listed, words(msg::cli_join_listed()));
    command
        .add_option("--clock", options->clock, words(msg::cli_join_clock(table::longest_clock, protocol::shortest_clock)))
        ->check(whole_number(words, protocol::shortest_clock, table::longest_clock));
    command.footer(words(msg::cli_join_footer()));
    return [options, make] {
        options->make = make->count() > 0;
        return run_join(*options);
    };
}

}  // namespace tenback::cli
