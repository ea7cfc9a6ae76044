#include <fmt/format.h>

#include <csignal>
#include <thread>

#include "cli/command.hpp"
#include "cli/other_sources.hpp"
#include "cli/speech.hpp"
#include "cli/store_options.hpp"
#include "cli/welcome.hpp"
#include "host/kept.hpp"
#include "hub/make_hub.hpp"
#include "server/logging.hpp"
#include "server/own_names.hpp"
#include "server/server.hpp"
#include "store/private_files.hpp"

namespace tenback::cli {
namespace {

struct ServeOptions {
    server::Settings settings;
    hub::HubSettings tables;
    std::string store;
    std::chrono::milliseconds store_patience{30'000};
    std::string log_level = "info";
    std::string config;
    bool open = false;
    bool lan = false;
};

/// Tables in the user's own folder, as games are kept, unless the operator has a better place.
std::string usual_store() {
    const auto folder = host::data_folder();
    return folder ? (*folder / "tables.db").string() : "tables.db";
}

/// A database that is late, as after a boot, is waited for.
std::unique_ptr<store::Store> open_patiently(const std::string& name, std::chrono::milliseconds patience) {
    constexpr std::chrono::seconds between_attempts{1};
    const auto end = std::chrono::steady_clock::now() + patience;
    store::StoreSettings settings;
    settings.alone = true;
    settings.cut_back = [](const std::string& table, std::uint64_t number) {
        server::log_event(server::LogLevel::error, "store_cut_back",
                          {{"table", table.substr(0, 6)},
                           {"number", number},
                           {"reason",
                            "this event was acknowledged and is not there: the store is of an earlier moment, or "
                            "the table was deleted beside the server"}});
    };
    while (true) {
        auto store = open_store(name, settings);
        const bool late = !store && store.error().fault == store::StoreFault::away;
        if (!late || std::chrono::steady_clock::now() >= end) return value_of(std::move(store));
        const auto left = std::chrono::duration_cast<std::chrono::seconds>(end - std::chrono::steady_clock::now());
        server::log_event(server::LogLevel::warning, "store_awaited",
                          {{"reason", store.reason()}, {"seconds_left", left.count()}});
        std::this_thread::sleep_for(between_attempts);
    }
}

/// What is in it is for nobody else: hands, chat, links.
void check_privacy(const std::string& store) {
    const auto file = store::sqlite_file(store);
    if (!file || !store::is_public(*file)) return;
    server::log_event(server::LogLevel::warning, "store_is_public",
                      {{"file", *file}, {"advice", "everybody on this machine can read it: chmod 600"}});
}

/// Opens the store and makes the hub on top of it.
server::MakeHub hub_of(const ServeOptions& options) {
    const std::string name = options.store.empty() ? usual_store() : options.store;
    auto store = open_patiently(name, options.store_patience);
    if (const auto folder = host::data_folder(); options.store.empty() && folder) store::keep_private(*folder);
    check_privacy(name);
    return hub::hub_maker(options.tables, std::move(store));
}

/// Where `cmake --install` puts the page, seen from the program.
std::filesystem::path installed_page() {
    std::error_code unknown;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", unknown);
    return program.parent_path().parent_path() / "share" / "tenback" / "page";
}

/// One line with the link, for programs too; people get some words with it.
void greet(const ServeOptions& options, int port) {
    const std::string scheme = options.settings.certificate.empty() ? "http" : "https";
    const std::string link = fmt::format("{}://{}:{}/", scheme, options.settings.addresses.front(), port);
    if (!options.open && !options.lan) {
        fmt::print("{}\n", link);
        std::fflush(stdout);
        return;
    }
    const std::string here = fmt::format("{}://localhost:{}/", scheme, port);
    welcome(here, options.lan ? network_links(scheme, port) : std::vector<std::string>());
    if (options.open) open_browser(here);
}

int run_serve(ServeOptions& options, CLI::App& command) {
    read_other_sources(command);
    if (options.lan) options.settings.addresses = {"0.0.0.0"};
    server::set_log_level(*server::parse_log_level(options.log_level));
    std::signal(SIGPIPE, SIG_IGN);  // a client that leaves must not end us
    auto server = server::Server::open(options.settings, hub_of(options));
    if (!server) throw BadData{server.reason()};
    (*server)->heed_signals();
    greet(options, (*server)->port());
    (*server)->run();
    return exit_ok;
}

CLI::Validator host_name() {
    const auto why_not = [](const std::string& text) {
        return server::is_host_name(text) ? std::string() : fmt::format("'{}' is no name of a host, like example.org", text);
    };
    return {why_not, "NAME"};
}

/// Where it listens, by which names, and what it shows.
void declare_place(CLI::App& command, server::Settings& settings) {
    const CLI::Validator port = whole_number(engineers_words(), 0, 65535);
    command.add_option("--address", settings.addresses, "listen here; 0.0.0.0 and :: are everywhere")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->capture_default_str();
    command.add_option("--port", settings.port, "listen on this port; 0 is any that is free")
        ->check(port)
        ->capture_default_str();
    command.add_option("--port-search", settings.further_ports, "if it is taken, try this many more")->check(port);
    command.add_option("--host", settings.hosts, "a name by which browsers reach it, besides localhost and its addresses")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(host_name());
    command
        .add_option("--trust-proxy", settings.trusted_proxies,
                    "address or network of a proxy whose X-Forwarded-For is believed")
        ->delimiter(',')
        ->allow_extra_args(false);
    command.add_option("--page", settings.page, "folder of the page; without it the installed one");
    command.add_option("--certificate", settings.certificate, "TLS: the certificate with its chain, PEM");
    command.add_option("--key", settings.key, "TLS: the key of the certificate, PEM");
    command.add_option("--metrics", settings.metrics,
                       "Prometheus metrics at this [ADDRESS:]PORT; on the loopback without an address");
}

CLI::Option* declare_time(CLI::App& command, const std::string& name, std::chrono::milliseconds& time,
                          const std::string& what, double least = 0.001) {
    return command
        .add_option_function<double>(
            name, [&time](double seconds) { time = std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000)); },
            what)
        ->check(CLI::Range(least, 86400.0))
        ->default_str(fmt::format("{}", static_cast<double>(time.count()) / 1000));
}

void declare_days(CLI::App& command, const std::string& name, std::chrono::seconds& time, const std::string& what) {
    command.add_option_function<int>(
               name, [&time](int days) { time = std::chrono::hours(24 * days); }, what)
        ->check(CLI::Range(1, 36500))
        ->default_str(std::to_string(std::chrono::duration_cast<std::chrono::hours>(time).count() / 24));
}

void declare_rate(CLI::App& command, const std::string& name, server::Rate& rate, const std::string& what) {
    const CLI::Range range(0.0, 1e9);
    command.add_option("--" + name + "-rate", rate.a_second, what + " a second; 0 is no limit")
        ->check(range)
        ->capture_default_str();
    command.add_option("--" + name + "-burst", rate.at_once, what + " at once")->check(range)->capture_default_str();
}

void declare_limits(CLI::App& command, server::Limits& limits) {
    const CLI::Range count(std::size_t{1}, std::size_t{1} << 40);
    command.add_option("--connections", limits.connections, "connections at a time")->check(count)->capture_default_str();
    command.add_option("--address-connections", limits.connections_an_address, "connections of one address; 0 is no limit")
        ->capture_default_str();
    command
        .add_option("--address-share", limits.share,
                    "an address may cost as much as so many busy connections (messages, bytes, work), before it is made to "
                    "wait; 0 is no limit")
        ->check(CLI::Range(0.0, 1e6))
        ->capture_default_str();
    declare_rate(command, "message", limits.messages, "messages of a connection");
    declare_rate(command, "request", limits.requests, "HTTP requests and attempts to connect of an address");
    command.add_option("--queue-bytes", limits.queue_bytes, "so much may wait for a slow reader, before it is dropped")
        ->check(count)
        ->capture_default_str();
    declare_time(command, "--request-seconds", limits.request, "time for a request to arrive");
    declare_time(command, "--idle-seconds", limits.idle, "a connection that does not answer pings is closed after this");
    declare_time(command, "--closing-seconds", limits.closing, "time for the last messages, when it stops");
    declare_time(command, "--drain-seconds", limits.drain,
                 "after SIGTERM it goes on for so long, while /ready tells balancers to send nobody", 0);
}

void declare_tables(CLI::App& command, ServeOptions& options) {
    hub::HubSettings& tables = options.tables;
    const CLI::Range count(std::size_t{1}, std::size_t{1} << 40);
    command.add_option(
        "--store", options.store,
        "where tables are kept: the path of an SQLite file, or postgresql://USER@HOST/DATABASE; usually tables.db in "
        "the user's data folder");
    declare_time(command, "--store-seconds", options.store_patience,
                 "a database that does not answer is waited for at the start", 0);
    command.add_option("--tables", tables.limits.tables, "tables in memory at a time")->check(count)->capture_default_str();
    command.add_option("--kept-tables", tables.limits.kept, "tables in the store; then no more are made")
        ->check(count)
        ->capture_default_str();
    command.add_option("--watchers", tables.limits.watchers, "people around a table")->check(count)->capture_default_str();
    command.add_option("--address-watchers", tables.limits.watchers_of_address, "of them, people with one address")
        ->check(count)
        ->capture_default_str();
    declare_rate(command, "table", tables.limits.created, "tables made by an address");
    declare_rate(command, "code", tables.limits.codes, "short codes that an address tries");
    declare_rate(command, "chat", tables.limits.chat, "chat messages of a seat");
    declare_rate(command, "join", tables.limits.comings, "joining a table and changing seats, by an address");
    command.add_option("--bot-threads", tables.bot_threads, "threads on which bots think")
        ->check(count)
        ->capture_default_str();
    declare_time(command, "--thought-seconds", tables.limits.thought, "a bot thinks no longer than this about a turn");
    command
        .add_option_function<double>(
            "--bot-pace",
            [&tables](double seconds) {
                tables.pace = std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000));
            },
            "seconds between two cards of a bot; 0 is as fast as it can")
        ->check(CLI::Range(0.0, 60.0))
        ->default_str("0.6");
    declare_time(command, "--absence-seconds", tables.absence,
                 "when a person is waited for and away, a bot stands in after this");
    declare_time(command, "--shuffle-seconds", tables.shuffle, "a deal waits this long for everybody's part of the shuffle");
    declare_time(command, "--rematch-seconds", tables.rematch,
                 "after a round, people who are ready wait this long for those who are not, if they are half of all");
    declare_days(command, "--keep-finished-days", tables.kept.finished,
                 "a table without a round in progress is deleted after this");
    declare_days(command, "--keep-days", tables.kept.unfinished, "any other table is deleted after this");
}

}  // namespace

std::function<int()> define_serve(CLI::App& command) {
    auto options = std::make_shared<ServeOptions>();
    options->settings.page = installed_page();
    declare_language(command);
    declare_place(command, options->settings);
    declare_limits(command, options->settings.limits);
    declare_tables(command, *options);
    command
        .add_flag("--lan", options->lan,
                  "for everybody in the same network: listen everywhere, print links and QR codes for phones")
        ->excludes("--address");
    command.add_flag("--open", options->open,
                     "say in the player's language where the game is, and open a browser if there is one");
    command.add_option("--log-level", options->log_level, "debug, info, warning, error or off")
        ->check(one_of(engineers_words(), {"debug", "info", "warning", "error", "off"}))
        ->capture_default_str();
    command.add_option("--config", options->config, "file with more settings, lines like: port = 8080");
    command.footer(
        "Every setting may also stand in the environment (TENBACK_LOG_LEVEL for --log-level) or in the file. The command "
        "line goes\n"
        "before the environment, and that before the file. Logs are JSON lines on standard error. SIGTERM stops after "
        "telling\n"
        "everybody; SIGHUP reads page and certificate again. For example, for everybody in the same network:\n"
        "  tenback serve --lan --port 8080\n"
        "docs/hosting.md has more: TLS, proxies, systemd, limits.");
    return [options, &command] { return run_serve(*options, command); };
}

}  // namespace tenback::cli
