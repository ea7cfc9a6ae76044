#include <fmt/format.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <exception>

#include "cli/command.hpp"
#include "cli/version.hpp"

namespace tenback::cli {
namespace {

constexpr std::array all_commands{
    Command{"play", "play a game in this terminal", define_play},
    Command{"replay", "check game records and show a game turn by turn", define_replay},
    Command{"referee", "answer JSON requests about a game, line by line", define_referee},
    Command{"hint", "the best turns at a position, on what a seat knows", define_hint},
    Command{"solve", "find a way to win with open cards, or prove that there is none", define_solve},
    Command{"perft", "count the action sequences that the rules allow", define_perft},
    Command{"simulate", "let bots play many games and say how well", define_simulate},
    Command{"compare", "judge two bots on the same deals", define_compare},
    Command{"man", "print the manual page", define_man},
    Command{"completion", "print the completion script of a shell", define_completion},
};

/// Runs a chosen subcommand; whatever goes wrong becomes a message and an exit code.
int run(const std::function<int()>& action) {
    try {
        const int code = action();
        if (std::fflush(stdout) != 0) throw BadData{"cannot write the output"};
        return code;
    } catch (const BadData& error) {
        fmt::print(stderr, "tenback: {}\n", error.message);
        return exit_bad_data;
    } catch (const BadUsage& error) {
        fmt::print(stderr, "tenback: {}\n", error.message);
        return exit_usage;
    }
}

int main_program(int argc, char** argv) {
    CLI::App app{"The Game, Quick & Easy and Face to Face: card games to play, host and study.", "tenback"};
    app.set_version_flag("--version", std::string(version_text));
    app.require_subcommand(0, 1);  // none is reported below, so that an unknown one is named
    app.footer("'tenback COMMAND --help' explains a command with examples.");
    int code = exit_ok;
    for (const Command& command : commands()) {
        CLI::App* sub = app.add_subcommand(std::string(command.name), std::string(command.what));
        sub->callback([action = command.define(*sub), &code] { code = run(action); });
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? exit_ok : exit_usage;
    }
    if (app.get_subcommands().empty()) {
        fmt::print(stderr, "tenback: which command? 'tenback --help' lists them\n");
        return exit_usage;
    }
    return code;
}

}  // namespace

std::span<const Command> commands() { return all_commands; }

}  // namespace tenback::cli

int main(int argc, char** argv) {
    try {
        std::signal(SIGPIPE, SIG_DFL);  // a closed pipe ends us quietly, as it does other tools
        return tenback::cli::main_program(argc, argv);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "tenback: %s\n", error.what());
        return tenback::cli::exit_bad_data;
    }
}
