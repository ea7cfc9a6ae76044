#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <exception>
#include <iostream>

#include "cli/command.hpp"
#include "cli/version.hpp"

namespace tenback::cli {

namespace msg = words::msg;
namespace {

constexpr std::array all_commands{
    Command{"play", "play a game in this terminal", define_play, msg::cli_play},
    Command{"join", "play at a server’s table in this terminal", define_join, msg::cli_join},
    Command{"games", "list, resume, export and delete saved games", define_games, msg::cli_games},
    Command{"replay", "check game records and show a game turn by turn", define_replay, msg::cli_replay},
    Command{"review", "look at finished games again: what was given away, and what was luck", define_review,
            msg::cli_review},
    Command{"verify", "prove that the decks of game records were shuffled fairly", define_verify, msg::cli_verify},
    Command{"referee", "answer JSON requests about a game, line by line", define_referee},
    Command{"mcp", "give an agent a seat, over the Model Context Protocol", define_mcp},
    Command{"serve", "host tables for people and bots, over HTTP and WebSocket", define_serve},
    Command{"load", "play many games at a server's tables and measure it", define_load},
    Command{"hint", "the best turns at a position, on what a seat knows", define_hint},
    Command{"solve", "find a way to win with open cards, or prove that there is none", define_solve},
    Command{"perft", "count the action sequences that the rules allow", define_perft},
    Command{"simulate", "let bots play many games and say how well", define_simulate},
    Command{"dataset", "positions with the values of all their turns, for programs that learn", define_dataset},
    Command{"compare", "judge two bots on the same deals", define_compare},
    Command{"benchmark", "judge a bot on a track that others can cite", define_benchmark},
    Command{"calibrate", "say whether the chances that a bot states are true", define_calibrate},
    Command{"train", "learn the weights of a rule of thumb from games", define_train},
    Command{"tables", "list, inspect and delete the tables of a server", define_tables},
    Command{"backup", "copy a store, also while servers use it", define_backup},
    Command{"man", "print the manual page", define_man},
    Command{"completion", "print the completion script of a shell", define_completion},
};

/// Runs a chosen subcommand; whatever goes wrong becomes a message and an exit code.
int run(const std::function<int()>& action, const words::Words& words) {
    try {
        const int code = action();
        // A line that could not be written long ago counts as well.
        if (!std::cout.flush() || std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
            throw BadData{words(msg::error_cannot_write_output())};
        return code;
    } catch (const BadData& error) {
        fmt::print(stderr, "tenback: {}\n", error.message);
        return exit_bad_data;
    } catch (const BadUsage& error) {
        fmt::print(stderr, "tenback: {}\n", error.message);
        return exit_usage;
    }
}

/// Declares a command in the language of those who use it.
std::function<int()> define(const Command& command, CLI::App& app) {
    const words::Words& words = command.words();
    const std::string what = command.for_players != nullptr ? words(command.for_players()) : std::string(command.what);
    CLI::App* sub = app.add_subcommand(std::string(command.name), what);
    sub->group(players_words()(msg::cli_subcommands()));
    label_help(*sub, words);
    const std::function<int()> action = command.define(*sub);
    if (command.for_players != nullptr) declare_language(*sub);
    return action;
}

/// What is wrong with the command line, in the language of those who use the command.
int report(const CLI::ParseError& error, const CLI::App& app, std::span<const std::string> typed) {
    const auto chosen = app.get_subcommands();
    const std::string name = chosen.empty() ? "" : chosen.front()->get_name();
    const auto* command =
        std::find_if(all_commands.begin(), all_commands.end(), [&](const Command& c) { return c.name == name; });
    const words::Words& words = command == all_commands.end() ? players_words() : command->words();
    if (error.get_exit_code() == 0)  // help or version
        return run([&] { return app.exit(error); }, words);
    const CLI::App* innermost = &app;
    while (!innermost->get_subcommands().empty()) innermost = innermost->get_subcommands().front();
    fmt::print(stderr, "tenback: {}\n", explain(error, *innermost, typed, words));
    if (!name.empty()) fmt::print(stderr, "{}\n", words(msg::usage_see_help(name)));
    return exit_usage;
}

int main_program(int argc, char** argv) {
    choose_language(argc, argv);
    const words::Words& words = players_words();
    CLI::App app{words(msg::cli_about()), "tenback"};
    label_help(app, words);
    app.set_version_flag("--version", std::string(version_text), words(msg::cli_version()));
    declare_language(app);
    app.require_subcommand(0, 1);  // none is reported below, so that an unknown one is named
    app.footer(words(msg::cli_footer()));
    int code = exit_ok;
    for (const Command& command : commands()) {
        const std::function<int()> action = define(command, app);
        app.get_subcommand(std::string(command.name))->callback([&command, action, &code] {
            code = run(action, command.words());
        });
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return report(error, app, std::vector<std::string>(argv + 1, argv + argc));
    }
    if (app.get_subcommands().empty()) {
        fmt::print(stderr, "tenback: {}\n", words(msg::usage_which_command()));
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
