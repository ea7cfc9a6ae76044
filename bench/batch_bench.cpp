// The loop of python/bench/speed.py in C++: what the way through Python costs.
#include <benchmark/benchmark.h>

#include "batch/batch.hpp"
#include "engine/playout.hpp"

namespace tenback {
namespace {

constexpr std::size_t games = 4096;

Rules classic() { return *make_rules(GameKind::classic, 2).rules; }

/// The same batch, samples and arrays.
void batch_of_classic(benchmark::State& bench) {
    batch::Batch batch({.common = {.rules = classic()}, .games = games, .seed = 1});
    std::vector<batch::ActionCode> codes(games);
    for (auto _ : bench) {
        batch.sample(codes);
        benchmark::DoNotOptimize(batch.step(codes));
    }
    bench.SetItemsProcessed(static_cast<std::int64_t>(bench.iterations() * games));
}
BENCHMARK(batch_of_classic);

/// The bare engine: as many games side by side, random steps, nothing written but the states.
void bare_engine(benchmark::State& bench) {
    const Rules rules = classic();
    std::uint64_t seed = 1;
    const auto dealt = [&] {
        World world = deal(rules, seeded_deck(rules, seed++));
        begin(rules, world.state, Seat::at(0));
        return world;
    };
    std::vector<World> worlds;
    for (std::size_t game = 0; game < games; ++game) worlds.push_back(dealt());
    Random words(1);
    for (auto _ : bench)
        for (World& world : worlds) {
            random_step(rules, world, words);
            if (world.state.status != Status::playing) world = dealt();
        }
    benchmark::DoNotOptimize(worlds.data());
    bench.SetItemsProcessed(static_cast<std::int64_t>(bench.iterations() * games));
}
BENCHMARK(bare_engine);

}  // namespace
}  // namespace tenback

BENCHMARK_MAIN();
