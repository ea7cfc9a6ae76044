// wasm_choices [ROLL_OUTS]: prints positions of every variant and what every bot chooses there, a line each:
// bot, seed, effort, position, turn and the bits of the estimate, with tabs between.
#include <bit>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>

#include "bots/registry.hpp"
#include "notation/notation.hpp"
#include "notation/position.hpp"
#include "positions.hpp"

namespace tenback::testing {
namespace {

constexpr std::uint64_t positions_a_variant = 21;  // more than 1000 in all
constexpr bots::Effort usual_effort{400};

/// The view of the seat to move; on every other position the others have talked.
View view_at(const Rules& rules, const State& state, std::uint64_t seed) {
    static const auto planner = bots::find_bot("planner")->make();
    Talk talk;
    if (seed % 2 == 1)
        for (int s = 0; s < rules.players; ++s)
            for (const Say& say : planner->talk({rules, view_of(rules, state, talk, Seat::at(s)), {}}))
                hear(talk, Seat::at(s), say);
    return view_of(rules, state, talk, state.turn.seat);
}

void print_choice(std::string_view name, const bots::Bot& bot, const Rules& rules, const View& view, std::uint64_t seed,
                  bots::Effort effort) {
    const bots::Choice choice = decide(*bot.think({rules, view, {}}, seed, effort));
    std::vector<Move> moves(choice.plan.begin(), choice.plan.end());
    if (choice.plan.size() < view.turn.left) moves.emplace_back(EndTurn{});
    std::printf("%s\t%" PRIu64 "\t%u\t%s\t%s\t%016" PRIx64 "\n", std::string(name).c_str(), seed, effort.roll_outs,
                text_of(rules, view).c_str(), text_of(rules.game, moves).c_str(),
                std::bit_cast<std::uint64_t>(choice.estimate));
}

void print_all(bots::Effort effort) {
    for (const bots::BotEntry& entry : bots::all_bots()) {
        const auto bot = entry.make();
        for (const Rules& rules : all_variants())
            for (std::uint64_t seed = 0; seed < positions_a_variant; ++seed)
                print_choice(entry.name, *bot, rules, view_at(rules, random_position(rules, seed).state, seed), seed,
                             effort);
    }
}

}  // namespace
}  // namespace tenback::testing

int main(int count, char** arguments) {
    using namespace tenback;
    testing::print_all(count > 1 ? bots::Effort{static_cast<std::uint32_t>(std::atoi(arguments[1]))}
                                 : testing::usual_effort);
    return std::fflush(stdout);
}
