// How fast the bots imagine: whole games of the greedy policy, and roll-outs from the middle of a game.
#include <benchmark/benchmark.h>

#include "bots/classic_table.hpp"
#include "bots/monte_carlo.hpp"
#include "engine/state.hpp"
#include "engine/view.hpp"

namespace tenback {
namespace {

Rules classic(int players) { return *make_rules(GameKind::classic, players).rules; }

World begun(const Rules& rules, std::uint64_t seed) {
    World world = deal(rules, seeded_deck(rules, seed));
    begin(rules, world.state, Seat::number(1));
    return world;
}

/// Items are games, dealing included.
void greedy_games(benchmark::State& bench) {
    const Rules rules = classic(static_cast<int>(bench.range(0)));
    bots::ClassicTable table(rules, *shipped_thumb(rules, bots::Purpose::play).classic);
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        const World world = begun(rules, ++seed);
        table.load(world);
        benchmark::DoNotOptimize(table.play_out());
    }
    bench.SetItemsProcessed(bench.iterations());
}
BENCHMARK(greedy_games)->DenseRange(1, 5);

/// The greedy bot's own game until half of the cards are laid; games that get stuck before are passed over.
View half_way(const Rules& rules, std::uint64_t seed) {
    for (;; ++seed) {
        auto [deck, state] = begun(rules, seed);
        while (state.status == Status::playing && state.turn.left > 49) {
            const View view = view_of(rules, state, {}, state.turn.seat);
            for (const Play play : quick_policy(rules, view, shipped_thumb(rules, bots::Purpose::play)))
                if (state.status == Status::playing) lay(rules, state, play);
            if (state.status == Status::playing) end_turn(rules, deck, state);
        }
        if (state.status == Status::playing) return view_of(rules, state, {}, state.turn.seat);
    }
}

/// Items are roll-outs: worlds imagined, a candidate turn carried out, the game played to its end; as the expert does it.
void roll_outs(benchmark::State& bench) {
    const Rules rules = classic(static_cast<int>(bench.range(0)));
    const View view = half_way(rules, 1);
    std::uint64_t seed = 0;
    std::int64_t done = 0;
    for (auto _ : bench) {
        bots::MonteCarlo search(rules, view, shipped_thumb(rules, bots::Purpose::search), ++seed, bots::Effort{4000});
        done += decide(search).roll_outs;
    }
    bench.SetItemsProcessed(done);
}
BENCHMARK(roll_outs)->DenseRange(1, 5);

}  // namespace
}  // namespace tenback

BENCHMARK_MAIN();
