#include "cli/position_options.hpp"

#include <fmt/format.h>

#include <fstream>
#include <iostream>

#include "cli/command.hpp"
#include "record/record.hpp"

namespace tenback::cli {
namespace {

// More than any file or game has; smaller than what an int holds.
constexpr std::uint64_t most_records = 1'000'000'000;
constexpr std::uint64_t most_turns = 1000;

record::Game recorded(std::istream& in, const std::string& name, int number) {
    record::RecordReader records(in);
    auto game = records.next();
    for (int n = 1; game && n < number; ++n) game = records.next();
    if (!game) throw BadData{fmt::format("{}: no record {}", name, number)};
    if (!*game) throw BadData{fmt::format("{}: {}", name, game->reason())};
    return **game;
}

}  // namespace

void PositionOptions::declare(CLI::App& command, CLI::Option* file_option) {
    command.add_option("--game", record, "the record with this number in the file, from 1")
        ->check(whole_number(engineers_words(), 1, most_records))
        ->needs(file_option);
    CLI::Option* of_turn =
        command.add_option("--turn", turn, "as it stood when this turn began; without it, the last position")
            ->check(whole_number(engineers_words(), 1, most_turns))
            ->needs(file_option);
    command.add_option("--played", played, "and with so many cards of that turn laid")
        ->check(whole_number(engineers_words(), 0, most_turns))
        ->needs(of_turn);
}

record::Replay PositionOptions::replay() const {
    std::ifstream in;
    if (file != "-") in.open(file, std::ios::binary);
    if (!in) throw BadData{fmt::format("cannot read {}", file)};
    const record::Game whole = recorded(file == "-" ? std::cin : in, file, record);
    record::Replay replay(whole);
    replay.go_to(replay.last_place());
    if (turn == 0) return replay;
    const auto& turns = whole.turns();
    if (turn > static_cast<int>(turns.size())) throw BadData{fmt::format("the record has only {} turns", turns.size())};
    if (!replay.go_to(turn, played))
        throw BadData{fmt::format("in turn {} only {} cards were laid", turn, turns[turn - 1].plays.size())};
    return replay;
}

}  // namespace tenback::cli
