// How fast the rules are, through the transition that the referee uses: lay and end_turn, stuck decided after every play.
#include <benchmark/benchmark.h>

#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "engine/perft.hpp"
#include "engine/playout.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"
#include "engine/view.hpp"

namespace tenback {
namespace {

constexpr std::uint64_t first_seed = 1;

Rules rules_of(GameKind game, int players, Options options = {}) { return *make_rules(game, players, options).rules; }

/// As a search does it that takes plays back: before every card the whole state is kept, for copying it is the undo.
template <class Player>
State play_out_with_undo(const Rules& rules, std::uint64_t seed, const Player& choose) {
    static std::array<State, 2 * 58> kept;  // one for each card of the largest game
    Random words(seed);
    World world = deal(rules, shuffled_deck(rules, words));
    begin(rules, world.state, Seat::at(0));
    std::size_t depth = 0;
    while (world.state.status == Status::playing) {
        if (const Step choice = choose(rules, world.state, words)) {
            kept[depth++] = world.state;
            lay(rules, world.state, *choice);
        } else {
            end_turn(rules, world.deck, world.state);
        }
    }
    benchmark::DoNotOptimize(kept);
    benchmark::ClobberMemory();
    return world.state;
}

/// Whole games: shuffled, dealt and played to the end. Items are plays; the label is the checksum of 1000 games.
template <class Player, bool undo = false>
void playouts(benchmark::State& bench, const Rules& rules) {
    const Player player;
    std::int64_t games = 0;
    std::int64_t plays = 0;
    for (auto _ : bench) {
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(games++);
        const State end = undo ? play_out_with_undo(rules, seed, player) : play_out(rules, seed, player);
        plays += end.laid[0].size() + end.laid[1].size();
    }
    bench.SetItemsProcessed(plays);
    bench.counters["games/s"] = benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
    bench.counters["plays/game"] = static_cast<double>(plays) / static_cast<double>(games);
    std::array<char, 17> label{};
    std::snprintf(label.data(), label.size(), "%016llx",
                  static_cast<unsigned long long>(checksum(rules, first_seed, 1000, player)));
    bench.SetLabel(label.data());
}

void shuffling(benchmark::State& bench, const Rules& rules) {
    Random words(first_seed);
    for (auto _ : bench) benchmark::DoNotOptimize(shuffled_deck(rules, words));
}

/// Every state of some greedy games.
std::vector<State> states_of(const Rules& rules) {
    std::vector<State> states;
    for (std::uint64_t seed = first_seed; seed < first_seed + 10; ++seed) {
        World world = deal(rules, seeded_deck(rules, seed));
        for (begin(rules, world.state, Seat::at(0)); world.state.status == Status::playing; greedy_step(rules, world))
            states.push_back(world.state);
    }
    return states;
}

template <class Look>
void look_at_states(benchmark::State& bench, const Rules& rules, const Look& look) {
    const std::vector<State> states = states_of(rules);
    std::size_t at = 0;
    for (auto _ : bench) {
        auto seen = look(states[at]);
        benchmark::DoNotOptimize(seen);
        at = at + 1 == states.size() ? 0 : at + 1;
    }
}

void views(benchmark::State& bench, const Rules& rules) {
    const Talk talk;
    look_at_states(bench, rules, [&](const State& state) { return view_of(rules, state, talk, state.turn.seat); });
}

void stuck(benchmark::State& bench, const Rules& rules) {
    look_at_states(bench, rules, [&](const State& s) { return can_finish(rules, s.turn, s.hand_to_move()); });
}

void add_benchmarks(const std::string& name, const Rules& rules) {
    const auto add = [&](const char* what, auto run) { benchmark::RegisterBenchmark((name + what).c_str(), run, rules); };
    add("/random", playouts<RandomPlayer>);
    add("/random/kept", playouts<RandomPlayer, true>);
    add("/greedy", playouts<GreedyPlayer>);
    add("/greedy/kept", playouts<GreedyPlayer, true>);
    add("/shuffle", shuffling);
    add("/view", views);
    add("/stuck", stuck);
}

}  // namespace
}  // namespace tenback

int main(int argc, char** argv) {
    using namespace tenback;
    add_benchmarks("classic", rules_of(GameKind::classic, 2));
    add_benchmarks("fire", rules_of(GameKind::classic, 2, {.fire = true}));
    add_benchmarks("quick", rules_of(GameKind::quick, 3));
    add_benchmarks("face", rules_of(GameKind::face, 2));
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    benchmark::RunSpecifiedBenchmarks();
}
