#include "client/load.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "cli/command.hpp"
#include "cli/json_line.hpp"
#include "cli/variant_options.hpp"
#include "client/server_watch.hpp"
#include "server/open_files.hpp"

namespace tenback::cli {
namespace {

namespace json = boost::json;
using client::LoadReport;
using client::MetricValues;

struct LoadOptions {
    std::string url;
    VariantOptions variant;
    int tables = 10;
    int seats = 4;
    double rate = 0;
    std::optional<int> seconds;
    std::optional<int> games;
    std::optional<int> server_pid;
    std::string metrics;
    bool json = false;
};

/// The server at one moment.
struct Look {
    std::optional<client::ProcessUse> process;
    MetricValues metrics;
};

/// A port of this machine, or an address.
std::optional<client::Invitation> metrics_address(const std::string& text) {
    const bool port = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
    return client::parse_invitation(port ? "http://127.0.0.1:" + text : text);
}

Look look_at_server(const LoadOptions& options) {
    Look look;
    if (options.server_pid) look.process = client::use_of(*options.server_pid);
    if (options.metrics.empty()) return look;
    auto values = client::metrics_of(metrics_address(options.metrics)->server);
    if (values) look.metrics = std::move(*values);
    return look;
}

void check(const LoadOptions& options, const Look& first) {
    if (options.server_pid && !first.process) throw BadData{fmt::format("there is no process {}", *options.server_pid)};
    if (!options.metrics.empty() && first.metrics.empty()) throw BadData{"no metrics at " + options.metrics};
}

json::object milliseconds_json(client::Latencies& latencies) {
    json::object result{{"count", latencies.all.size()}};
    for (const auto& [name, part] :
         {std::pair("p50", 0.5), std::pair("p90", 0.9), std::pair("p99", 0.99), std::pair("max", 1.0)})
        result[name] = latencies.percentile(part) * 1000;
    return result;
}

/// What the server used from when all tables had begun until the end.
json::object server_json(const LoadReport& report, const LoadOptions& options, const std::array<Look, 3>& looks) {
    const auto& [before, begun, done] = looks;
    const double messages = static_cast<double>(std::max<std::uint64_t>(report.delivered, 1));
    json::object server;
    if (before.process && begun.process && done.process) {
        const double cpu = done.process->cpu_seconds - begun.process->cpu_seconds;
        server["cpu_seconds"] = cpu;
        server["cpu_us_a_message"] = cpu / messages * 1e6;
        server["cpu_us_a_move"] = cpu / static_cast<double>(std::max<std::uint64_t>(report.moves, 1)) * 1e6;
        const double bytes = begun.process->resident_bytes - before.process->resident_bytes;
        server["bytes_a_table"] = bytes / options.tables;
        server["bytes_a_connection"] = bytes / options.tables / options.seats;
        server["resident_bytes"] = done.process->resident_bytes;
    }
    if (options.metrics.empty()) return server;
    json::object split;
    for (const char* work : {"network", "json", "rules", "store"}) {
        const std::string name = fmt::format("tenback_cpu_seconds_total{{work=\"{}\"}}", work);
        split[work] = client::added(begun.metrics, done.metrics, name) / messages * 1e6;
    }
    server["split_us_a_message"] = std::move(split);
    for (const char* name : {"handling", "commit_wait", "visible"})
        if (const auto median = client::median_added(begun.metrics, done.metrics, fmt::format("tenback_{}_seconds", name)))
            server[fmt::format("{}_ms_p50", name)] = *median * 1000;
    return server;
}

json::object report_json(LoadReport& report, const LoadOptions& options, const std::array<Look, 3>& looks) {
    json::object result{{"tables", options.tables},
                        {"connections", options.tables * options.seats},
                        {"seconds", report.seconds},
                        {"delivered", report.delivered},
                        {"delivered_a_second", static_cast<double>(report.delivered) / std::max(report.seconds, 1e-9)},
                        {"delivered_bytes", report.delivered_bytes},
                        {"sent", report.sent},
                        {"moves", report.moves},
                        {"moves_a_second", static_cast<double>(report.moves) / std::max(report.seconds, 1e-9)},
                        {"games", report.games},
                        {"answer_ms", milliseconds_json(report.answer)},
                        {"visible_ms", milliseconds_json(report.visible)},
                        {"errors", report.errors},
                        {"first_errors", json::array(report.first_errors.begin(), report.first_errors.end())}};
    if (json::object server = server_json(report, options, looks); !server.empty()) result["server"] = std::move(server);
    return result;
}

/// `name: value`, what lies inside indented.
void print(const json::object& object, const std::string& margin = "") {
    for (const auto& [key, value] : object) {
        if (const auto* inner = value.if_object()) {
            fmt::print("{}{}:\n", margin, std::string_view(key));
            print(*inner, margin + "  ");
        } else if (const auto* real = value.if_double()) {
            fmt::print("{}{}: {:.3f}\n", margin, std::string_view(key), *real);
        } else {
            fmt::print("{}{}: {}\n", margin, std::string_view(key), json_line(value));
        }
    }
}

int run_load(LoadOptions& options) {
    const auto where = client::parse_invitation(options.url);
    if (!where || !where->table.empty()) throw BadUsage{"URL must be a server's address like http://127.0.0.1:8080"};
    if (!options.seconds && !options.games) options.games = 1;
    options.variant.players = options.seats;
    const auto connections = static_cast<std::size_t>(options.tables) * static_cast<std::size_t>(options.seats);
    if (const std::size_t room = server::room_for_connections(); room < connections)
        throw BadData{fmt::format("the limit of open files allows {} connections, not {} (ulimit -n)", room, connections)};
    client::LoadPlan plan{where->server, options.variant.rules(options.seats), options.tables, options.rate, {},
                          options.games};
    if (options.seconds) plan.time = std::chrono::seconds(*options.seconds);
    if (!options.metrics.empty() && !metrics_address(options.metrics))
        throw BadUsage{"--metrics must be a port or an address like http://127.0.0.1:9464"};
    std::array<Look, 3> looks{look_at_server(options), {}, {}};
    check(options, looks[0]);
    LoadReport report =
        client::run_load(plan, {[&] { looks[1] = look_at_server(options); }, [&] { looks[2] = look_at_server(options); }});
    const json::object result = report_json(report, options, looks);
    if (options.json)
        fmt::print("{}\n", json_line(result));
    else
        print(result);
    return report.errors == 0 ? exit_ok : exit_bad_data;
}

}  // namespace

std::function<int()> define_load(CLI::App& command) {
    auto options = std::make_shared<LoadOptions>();
    const words::Words& words = engineers_words();
    command.add_option("url", options->url, "the server, such as http://127.0.0.1:8080")->required();
    command.add_option("--tables", options->tables, "tables to play at")
        ->check(whole_number(words, 1, 100'000))
        ->capture_default_str();
    command.add_option("--seats", options->seats, "seats of each, all with a connection of their own")
        ->check(whole_number(words, 1, Seat::limit))
        ->capture_default_str();
    command.add_option("--game", options->variant.game, "classic, quick or face")
        ->check(one_of(words, {"classic", "quick", "face"}))
        ->capture_default_str();
    command.add_option("--rate", options->rate, "moves a second of all tables together; 0 is as fast as answers come")
        ->check(CLI::Range(0.0, 1e6))
        ->capture_default_str();
    command.add_option("--seconds", options->seconds, "stop after this time")->check(whole_number(words, 1, 86'400));
    command.add_option("--games", options->games, "stop after this many games of each table; 0: sit and wait")
        ->check(whole_number(words, 0, 1'000'000));
    command.add_option("--server-pid", options->server_pid, "process of the server: its CPU time and memory are reported");
    command.add_option("--metrics", options->metrics, "port or address of the server's metrics: where its CPU time goes");
    command.add_flag("--json", options->json, "one JSON object instead of lines");
    command.footer(
        "Opens tables over real WebSockets and plays whole games with a simple bot in every seat; every view is checked. "
        "The\n"
        "exit code is 1 if anything was wrong. The server must allow so much from one address:\n"
        "  tenback serve --port 8080 --metrics 9464 --address-connections 0 --request-rate 0 --message-rate 0 --table-rate "
        "0\n"
        "  tenback load http://127.0.0.1:8080 --tables 500 --seconds 30 --metrics 9464");
    return [options] { return run_load(*options); };
}

}  // namespace tenback::cli
