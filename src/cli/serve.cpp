#include <fmt/format.h>

#include <csignal>

#include "cli/command.hpp"
#include "cli/other_sources.hpp"
#include "cli/store_options.hpp"
#include "host/kept.hpp"
#include "hub/make_hub.hpp"
#include "server/logging.hpp"
#include "server/server.hpp"

namespace tenback::cli {
namespace {

struct ServeOptions {
    server::Settings settings;
    server::HubSettings tables;
    std::string store;
    std::string log_level = "info";
    std::string config;
};

/// Tables in the user's own folder, as games are kept, unless the operator has a better place.
std::string usual_store() {
    const auto folder = data_folder();
    return folder ? (*folder / "tables.db").string() : "tables.db";
}

/// Opens the store and makes the hub on top of it.
server::MakeHub hub_of(const ServeOptions& options) {
    return server::hub_maker(options.tables, value_of(open_store(options.store.empty() ? usual_store() : options.store)));
}

/// Where `cmake --install` puts the page, seen from the program.
std::filesystem::path installed_page() {
    std::error_code unknown;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", unknown);
    return program.parent_path().parent_path() / "share" / "tenback" / "page";
}

int run_serve(ServeOptions& options, CLI::App& command) {
    read_other_sources(command);
    server::set_log_level(*server::parse_log_level(options.log_level));
    std::signal(SIGPIPE, SIG_IGN);  // a client that leaves must not end us
    auto server = server::Server::open(options.settings, hub_of(options));
    if (!server) throw BadData{server.reason()};
    (*server)->heed_signals();
    const bool tls = !options.settings.certificate.empty();
    fmt::print("{}://{}:{}/\n", tls ? "https" : "http", options.settings.addresses.front(), (*server)->port());
    std::fflush(stdout);
    (*server)->run();
    return exit_ok;
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
        ->allow_extra_args(false);
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
                          const std::string& what) {
    return command
        .add_option_function<double>(
            name, [&time](double seconds) { time = std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000)); },
            what)
        ->check(CLI::Range(0.001, 86400.0))
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
    declare_rate(command, "message", limits.messages, "messages of a connection");
    declare_rate(command, "request", limits.requests, "HTTP requests and attempts to connect of an address");
    command.add_option("--queue-bytes", limits.queue_bytes, "so much may wait for a slow reader, before it is dropped")
        ->check(count)
        ->capture_default_str();
    declare_time(command, "--request-seconds", limits.request, "time for a request to arrive");
    declare_time(command, "--idle-seconds", limits.idle, "a connection that does not answer pings is closed after this");
    declare_time(command, "--closing-seconds", limits.closing, "time for the last messages, when it stops");
}

void declare_tables(CLI::App& command, ServeOptions& options) {
    server::HubSettings& tables = options.tables;
    const CLI::Range count(std::size_t{1}, std::size_t{1} << 40);
    command.add_option(
        "--store", options.store,
        "where tables are kept: the path of an SQLite file, or postgresql://USER@HOST/DATABASE; usually tables.db in "
        "the user's data folder");
    command.add_option("--tables", tables.limits.tables, "tables in memory at a time")->check(count)->capture_default_str();
    command.add_option("--kept-tables", tables.limits.kept, "tables in the store; then no more are made")
        ->check(count)
        ->capture_default_str();
    command.add_option("--watchers", tables.limits.watchers, "people around a table")->check(count)->capture_default_str();
    declare_rate(command, "table", tables.limits.created, "tables made by an address");
    declare_rate(command, "code", tables.limits.codes, "short codes that an address tries");
    declare_rate(command, "chat", tables.limits.chat, "chat messages of a connection");
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
    declare_days(command, "--keep-finished-days", tables.kept.finished,
                 "a table without a round in progress is deleted after this");
    declare_days(command, "--keep-days", tables.kept.unfinished, "any other table is deleted after this");
}

}  // namespace

std::function<int()> define_serve(CLI::App& command) {
    auto options = std::make_shared<ServeOptions>();
    options->settings.page = installed_page();
    declare_place(command, options->settings);
    declare_limits(command, options->settings.limits);
    declare_tables(command, *options);
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
        "  tenback serve --address 0.0.0.0 --port 8080\n"
        "docs/hosting.md has more: TLS, proxies, systemd, limits.");
    return [options, &command] { return run_serve(*options, command); };
}

}  // namespace tenback::cli
