// The manual page, from the definitions of the commands.
#include <fmt/format.h>

#include <array>
#include <string_view>
#include <utility>

#include "cli/command.hpp"
#include "cli/version.hpp"

namespace tenback::cli {
namespace {

/// The signs beyond ASCII that English has, by the names that every roff knows.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> signs{
    {{"“", "\\(lq"}, {"”", "\\(rq"}, {"’", "\\(cq"}, {"–", "\\(en"}, {"×", "\\(mu"}, {"…", "..."}}};

/// Text as roff takes it: no line may begin with a dot or a quote, and a backslash or hyphen means itself.
std::string roff(const std::string& text) {
    std::string out;
    for (const char c : text) {
        if ((c == '.' || c == '\'') && (out.empty() || out.back() == '\n')) out += "\\&";
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else
            out += c;
    }
    for (const auto& [sign, name] : signs)
        for (auto at = out.find(sign); at != std::string::npos; at = out.find(sign, at)) out.replace(at, sign.size(), name);
    return out;
}

void print_options(const CLI::App& app) {
    for (const CLI::Option* option : app.get_options()) {
        const std::string type =
            option->get_items_expected_max() == 0 || option->get_positional() ? "" : " " + option->get_type_name();
        fmt::print(".TP\n\\fB{}\\fR{}\n{}\n", roff(option->get_name(true, true)), roff(type),
                   roff(option->get_description()));
    }
}

void print_command(const CLI::App& command) {
    fmt::print(".SS tenback {}\n{}\n", roff(command.get_name()), roff(command.get_description()));
    print_options(command);
    for (const CLI::App* sub : command.get_subcommands([](const CLI::App*) { return true; })) {
        fmt::print(".PP\n\\fBtenback {} {}\\fR: {}\n", roff(command.get_name()), roff(sub->get_name()),
                   roff(sub->get_description()));
        print_options(*sub);
    }
    if (!command.get_footer().empty()) fmt::print(".PP\n.nf\n{}\n.fi\n", roff(command.get_footer()));
}

}  // namespace

std::function<int()> define_man(CLI::App& command) {
    command.footer("For example: tenback man | man -l -");
    return [&command] {
        const CLI::App& program = *command.get_parent();
        fmt::print(".TH TENBACK 1 \"\" \"{}\" \"Games\"\n", roff(std::string(version_text)));
        fmt::print(".SH NAME\ntenback \\- play and study The Game, Quick & Easy and Face to Face\n");
        fmt::print(".SH SYNOPSIS\n\\fBtenback\\fR COMMAND [options]\n.SH DESCRIPTION\n{}\n",
                   roff(program.get_description()));
        fmt::print(".SH OPTIONS\n");
        print_options(program);
        fmt::print(".SH COMMANDS\n");
        for (const CLI::App* sub : program.get_subcommands([](const CLI::App*) { return true; })) print_command(*sub);
        fmt::print(".SH EXIT STATUS\n0 on success, 1 for bad data, 2 for wrong usage.\n");
        return exit_ok;
    };
}

}  // namespace tenback::cli
