// Shell completion, from the definitions of the commands.
#include <fmt/format.h>

#include <vector>

#include "cli/command.hpp"

namespace tenback::cli {
namespace {

std::vector<const CLI::App*> subcommands(const CLI::App& program) {
    return program.get_subcommands([](const CLI::App*) { return true; });
}

/// The long options of a command: `--seed --players …`
std::string long_options(const CLI::App& command) {
    std::string words;
    for (const CLI::Option* option : command.get_options())
        for (const std::string& name : option->get_lnames()) words += (words.empty() ? "--" : " --") + name;
    return words;
}

std::string names(const CLI::App& program) {
    std::string words;
    for (const CLI::App* sub : subcommands(program)) words += (words.empty() ? "" : " ") + sub->get_name();
    return words;
}

std::string quoted(std::string text) {
    for (std::size_t at = 0; (at = text.find('\'', at)) != std::string::npos; at += 4) text.replace(at, 1, "'\\''");
    return "'" + text + "'";
}

/// The words that may stand in place of a game or shell name.
std::string fixed_words(const CLI::App& command) {
    if (command.get_name() == "completion") return "bash zsh fish";
    if (!subcommands(command).empty()) return names(command);
    return command.get_option_no_throw("game") != nullptr ? "classic quick face" : "";
}

void print_bash(const CLI::App& program) {
    fmt::print("# bash completion for tenback\n_tenback() {{\n    local word=${{COMP_WORDS[COMP_CWORD]}} words=\n");
    fmt::print("    if ((COMP_CWORD == 1)); then\n        words={}\n    else\n        case ${{COMP_WORDS[1]}} in\n",
               quoted(names(program) + " " + long_options(program)));
    for (const CLI::App* sub : subcommands(program))
        fmt::print("            {}) words={} ;;\n", sub->get_name(), quoted(long_options(*sub) + " " + fixed_words(*sub)));
    fmt::print("        esac\n    fi\n    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n}}\n");
    fmt::print("complete -o default -F _tenback tenback\n");
}

void print_zsh(const CLI::App& program) {
    fmt::print("#compdef tenback\nif ((CURRENT == 2)); then\n    local -a commands=(\n");
    for (const CLI::App* sub : subcommands(program))
        fmt::print("        {}\n", quoted(sub->get_name() + ":" + sub->get_description()));
    fmt::print("    )\n    _describe command commands\nelse\n    case $words[2] in\n");
    for (const CLI::App* sub : subcommands(program))
        fmt::print("        {}) compadd -- {} {} ;;\n", sub->get_name(), long_options(*sub), fixed_words(*sub));
    fmt::print("    esac\n    _files\nfi\n");
}

void print_fish(const CLI::App& program) {
    for (const CLI::App* sub : subcommands(program)) {
        fmt::print("complete -c tenback -n __fish_use_subcommand -a {} -d {}\n", sub->get_name(),
                   quoted(sub->get_description()));
        const std::string seen = quoted("__fish_seen_subcommand_from " + sub->get_name());
        for (const CLI::Option* option : sub->get_options())
            for (const std::string& name : option->get_lnames())
                fmt::print("complete -c tenback -n {} -l {} -d {}\n", seen, name, quoted(option->get_description()));
        if (const std::string words = fixed_words(*sub); !words.empty())
            fmt::print("complete -c tenback -n {} -a {}\n", seen, quoted(words));
    }
}

}  // namespace

std::function<int()> define_completion(CLI::App& command) {
    auto shell = std::make_shared<std::string>();
    command.add_option("shell", *shell, "bash, zsh or fish")->required()->check(CLI::IsMember({"bash", "zsh", "fish"}));
    command.footer("For example: source <(tenback completion bash)");
    return [&command, shell] {
        const CLI::App& program = *command.get_parent();
        if (*shell == "bash") print_bash(program);
        if (*shell == "zsh") print_zsh(program);
        if (*shell == "fish") print_fish(program);
        return exit_ok;
    };
}

}  // namespace tenback::cli
