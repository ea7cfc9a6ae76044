#include <fmt/format.h>

#include <boost/json.hpp>
#include <fstream>
#include <iostream>

#include "cli/command.hpp"
#include "cli/variant_options.hpp"
#include "cli/version.hpp"
#include "mcp/server.hpp"
#include "record/json.hpp"

namespace tenback::cli {
namespace {

struct McpOptions {
    std::optional<std::uint64_t> seed;
    bool no_hints = false;
    std::string records;
};

int run(const McpOptions& options) {
    mcp::AgentSettings settings{.seed = options.seed, .hints = !options.no_hints};
    std::ofstream records;
    if (!options.records.empty()) {
        records.open(options.records, std::ios::app);
        if (!records) throw BadData{fmt::format("cannot write {}", options.records)};
        settings.on_end = [&](const record::Game& game) {
            records << boost::json::serialize(record::record_json(game)) << '\n' << std::flush;
            if (!records) throw BadData{fmt::format("cannot write {}", options.records)};
        };
    }
    std::ios::sync_with_stdio(false);
    mcp::McpServer server(std::move(settings), std::string(version_number));
    mcp::run_mcp(std::cin, std::cout, server);
    if (!std::cout) throw BadData{"cannot write the output"};
    return exit_ok;
}

}  // namespace

std::function<int()> define_mcp(CLI::App& command) {
    auto options = std::make_shared<McpOptions>();
    declare_seed(command, options->seed, engineers_words());
    command.add_flag("--no-hints", options->no_hints, "agents cannot ask a bot for advice");
    command.add_option("--records", options->records, "append the record of every finished game to this file");
    command.footer(
        "A server of the Model Context Protocol over standard input and output: an agent sits down, sees what its seat\n"
        "may see and nothing else, and plays against or with bots. In the settings of a client:\n"
        "  {\"mcpServers\":{\"tenback\":{\"command\":\"tenback\",\"args\":[\"mcp\"]}}}\n"
        "Tools: new_game, look, legal_turns, lay, say, rules, hint (docs/mcp.md). No two games have the same deal, also\n"
        "with --seed, which names the first one.");
    return [options] { return run(*options); };
}

}  // namespace tenback::cli
