#include "referee/referee.hpp"

#include <iostream>

#include "cli/command.hpp"

namespace tenback::cli {

std::function<int()> define_referee(CLI::App& command) {
    command.footer(
        "Reads one JSON request a line from standard input and writes one JSON answer a line, until end of input.\n"
        "Requests: new, play, end, legal, view, record; say, wish, begin; position, undo, clone, close. Any may name\n"
        "one of several games by an id, and bots may play seats. For example:\n"
        "  {\"do\":\"new\",\"game\":\"classic\",\"players\":2,\"seed\":7}\n"
        "  {\"do\":\"legal\"}\n"
        "  {\"do\":\"play\",\"seat\":1,\"card\":\"44\",\"pile\":\"U1\"}\n"
        "  "
        "{\"do\":\"new\",\"game\":\"quick\",\"players\":3,\"seed\":7,\"id\":\"a\",\"bots\":{\"2\":\"hard\",\"3\":\"hard\"}}"
        "\n"
        "  {\"do\":\"clone\",\"id\":\"a\",\"to\":\"b\"}\n"
        "The answers and error codes are described in docs/notation.md.");
    return [] {
        std::ios::sync_with_stdio(false);
        referee::run_referee(std::cin, std::cout);
        if (!std::cout) throw BadData{"cannot write the output"};
        return exit_ok;
    };
}

}  // namespace tenback::cli
