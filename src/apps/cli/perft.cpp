#include "engine/perft.hpp"

#include <fmt/format.h>

#include <charconv>
#include <fstream>
#include <iostream>
#include <sstream>

#include "cli/command.hpp"
#include "cli/variant_options.hpp"
#include "notation/variant.hpp"
#include "record/record.hpp"

namespace tenback::cli {
namespace {

struct PerftOptions {
    VariantOptions variant;
    std::optional<std::uint64_t> seed;
    int depth = 4;
    std::string from;
    std::string check;
};

World seeded_start(const Rules& rules, std::uint64_t seed) {
    World world = deal(rules, seeded_deck(rules, seed));
    begin(rules, world.state, Seat::number(1));
    return world;
}

void print_counts(const Rules& rules, const World& world, int depth) {
    for (int d = 1; d <= depth; ++d) {
        fmt::print("{:>2} {}\n", d, perft(rules, world, d));
        std::fflush(stdout);
    }
}

std::string trimmed(const std::string& text) {
    const auto first = text.find_first_not_of(' ');
    return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" \r") - first + 1);
}

/// A whole number, or bad data.
std::uint64_t number_in(const std::string& field, int line) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), number);
    if (error != std::errc() || end != field.data() + field.size())
        throw BadData{fmt::format("line {}: '{}' is no number", line, field)};
    return number;
}

/// One line `variant | seed | depth | count`; says whether the count is right.
bool check_line(const std::string& text, int line) {
    std::istringstream fields(text);
    std::array<std::string, 4> field;
    for (std::string& f : field) {
        if (!std::getline(fields, f, '|'))
            throw BadData{fmt::format("line {}: expected variant | seed | depth | count", line)};
        f = trimmed(f);
    }
    const auto rules = parse_variant(field[0]);
    if (!rules) throw BadData{fmt::format("line {}: {}", line, rules.reason())};
    const std::uint64_t depth = number_in(field[2], line);
    if (depth > 30) throw BadData{fmt::format("line {}: depth {} would not end", line, depth)};
    const std::uint64_t found = perft(*rules, seeded_start(*rules, number_in(field[1], line)), static_cast<int>(depth));
    const bool right = found == number_in(field[3], line);
    fmt::print("{} {}{}\n", right ? "ok   " : "WRONG", text, right ? "" : fmt::format(": found {}", found));
    return right;
}

int check_file(const std::string& path) {
    std::ifstream file(path);
    if (!file) throw BadData{fmt::format("cannot read {}", path)};
    int passed = 0;
    int failed = 0;
    int line = 0;
    for (std::string text; std::getline(file, text);) {
        ++line;
        if (text.empty() || text.front() == '#') continue;
        ++(check_line(text, line) ? passed : failed);
    }
    fmt::print("perft: {} passed, {} failed\n", passed, failed);
    return failed == 0 && passed > 0 ? exit_ok : exit_bad_data;
}

int run_perft(const PerftOptions& options) {
    if (!options.check.empty()) return check_file(options.check);
    if (!options.from.empty()) {
        std::ifstream file(options.from, std::ios::binary);
        if (!file) throw BadData{fmt::format("cannot read {}", options.from)};
        record::RecordReader records(file);
        const auto game = records.next();
        if (!game) throw BadData{fmt::format("{}: no record", options.from)};
        if (!*game) throw BadData{fmt::format("{}: {}", options.from, game->reason())};
        print_counts((*game)->rules(), (*game)->world(), options.depth);
        return exit_ok;
    }
    const Rules rules = options.variant.rules(2);
    print_counts(rules, seeded_start(rules, options.seed.value_or(1)), options.depth);
    return exit_ok;
}

}  // namespace

std::function<int()> define_perft(CLI::App& command) {
    auto options = std::make_shared<PerftOptions>();
    options->variant.declare(command);
    declare_seed(command, options->seed)->description("the deal of this number (1 without it); seat 1 begins");
    command.add_option("-d,--depth", options->depth, "how many actions deep")
        ->check(CLI::Range(1, 30))
        ->capture_default_str();
    command.add_option("--from", options->from, "count from the last position of the first record in this file");
    command.add_option("--check", options->check, "compare with the lines 'variant | seed | depth | count' of a file");
    command.footer(
        "Counts how many different sequences of plays and ends of turns lead on from a position.\n"
        "  tenback perft classic --players 2 --fire --seed 1 --depth 5\n"
        "  tenback perft --check tests/data/perft.txt");
    return [options] { return run_perft(*options); };
}

}  // namespace tenback::cli
