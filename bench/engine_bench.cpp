// How fast the rules are, through the same transition that the referee uses: lay and end_turn, stuck decided after every
// play.
#include <benchmark/benchmark.h>

#include <array>

#include "engine/playout.hpp"
#include "engine/rules.hpp"
#include "engine/state.hpp"
#include "engine/view.hpp"

namespace tenback {
namespace {

Rules rules_of(GameKind game, int players, Options options = {}) { return *make_rules(game, players, options).rules; }

int cards_laid(const State& state) { return state.laid[0].size() + state.laid[1].size(); }

struct RandomPlayer {
    void operator()(const Rules& rules, State& state, Random& words) const { random_step(rules, state, words); }
};

struct GreedyPlayer {
    void operator()(const Rules& rules, State& state, Random& /*words*/) const { greedy_step(rules, state); }
};

/// As a search does it: every step is taken on a copy, and the game goes on with the copy.
template <class Player>
struct OnCopies {
    State play(const Rules& rules, const State& start, Random& words) const {
        std::array<State, 2> slots{start, {}};
        State* now = &slots[0];
        State* next = &slots[1];
        while (now->status == Status::playing) {
            *next = *now;
            Player{}(rules, *next, words);
            std::swap(now, next);
        }
        return *now;
    }
};

template <class Player>
struct InPlace {
    State play(const Rules& rules, State state, Random& words) const {
        while (state.status == Status::playing) Player{}(rules, state, words);
        return state;
    }
};

/// Whole games, shuffled, dealt and played to the end. Items are plays.
template <class Way>
void playouts(benchmark::State& bench, GameKind game, int players, Options options = {}) {
    const Rules rules = rules_of(game, players, options);
    std::int64_t games = 0;
    std::int64_t plays = 0;
    Random words(1);
    for (auto _ : bench) {
        State state = deal(rules, shuffled_deck(rules, words));
        begin(rules, state, Seat::at(0));
        const State end = Way{}.play(rules, state, words);
        plays += cards_laid(end);
        ++games;
    }
    bench.SetItemsProcessed(plays);
    bench.counters["games/s"] = benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
    bench.counters["plays/game"] = static_cast<double>(plays) / static_cast<double>(games);
}

void shuffling(benchmark::State& bench) {
    const Rules rules = rules_of(GameKind::classic, 2);
    Random words(1);
    for (auto _ : bench) {
        Deck deck = shuffled_deck(rules, words);
        benchmark::DoNotOptimize(deck);
    }
}

const int registered = [] {
    benchmark::RegisterBenchmark("random", playouts<InPlace<RandomPlayer>>, GameKind::classic, 2, Options{});
    benchmark::RegisterBenchmark("random/copied", playouts<OnCopies<RandomPlayer>>, GameKind::classic, 2, Options{});
    benchmark::RegisterBenchmark("greedy", playouts<InPlace<GreedyPlayer>>, GameKind::classic, 2, Options{});
    benchmark::RegisterBenchmark("greedy/copied", playouts<OnCopies<GreedyPlayer>>, GameKind::classic, 2, Options{});
    benchmark::RegisterBenchmark("shuffle", shuffling);
    return 0;
}();

}  // namespace
}  // namespace tenback
