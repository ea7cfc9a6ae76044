// How long it takes to replay a game and to stand at every place of it, forwards and backwards.
#include <benchmark/benchmark.h>

#include <string>

#include "engine/playout.hpp"
#include "record/replay.hpp"

namespace tenback {
namespace {

record::Game greedy_game(const Rules& rules, std::uint64_t seed) {
    record::Game game(rules, seeded_deck(rules, seed), Seat::number(1));
    Random words(seed);
    const GreedyPlayer choose;
    while (game.state().status == Status::playing) {
        const Step step = choose(rules, game.state(), words);
        game.act(game.state().turn.seat, step ? Action(*step) : Action(EndTurn{}));
    }
    return game;
}

/// No game has a hundred turns; the longest of a thousand has the most of them.
record::Game longest_game(const Rules& rules) {
    record::Game longest = greedy_game(rules, 1);
    for (std::uint64_t seed = 2; seed <= 1000; ++seed)
        if (record::Game game = greedy_game(rules, seed); game.turns().size() > longest.turns().size()) longest = game;
    return longest;
}

void replays(benchmark::State& bench, const Rules& rules) {
    const record::Game game = longest_game(rules);
    for (auto _ : bench) {
        record::Replay replay(game);
        while (replay.forward()) benchmark::DoNotOptimize(replay.state());
        while (replay.back()) benchmark::DoNotOptimize(replay.state());
    }
    bench.counters["turns"] = static_cast<double>(game.turns().size());
    bench.counters["s/100 turns"] =
        benchmark::Counter(static_cast<double>(game.turns().size()) / 100,
                           benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void add_benchmark(const char* name, GameKind game, int players, Options options = {}) {
    benchmark::RegisterBenchmark(name, replays, *make_rules(game, players, options).rules);
}

}  // namespace
}  // namespace tenback

int main(int argc, char** argv) {
    using namespace tenback;
    add_benchmark("classic", GameKind::classic, 2);
    add_benchmark("fire", GameKind::classic, 5, {.fire = true});
    add_benchmark("quick", GameKind::quick, 3, {.pro = true});
    add_benchmark("face", GameKind::face, 2);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    benchmark::RunSpecifiedBenchmarks();
}
