#include "lab/series.hpp"

#include "lab/parallel.hpp"

namespace tenback::lab {

void Tally::add(const MatchResult& result) {
    const State& state = result.game.state();
    ++games;
    won += result.won() && state.reason == Reason::all_played ? 1 : 0;
    forfeited += result.forfeit ? 1 : 0;
    turns += static_cast<std::uint64_t>(result.turns);
    cpu_seconds += result.cpu_seconds;
    ++left[cards_left(result.game.rules(), state)];
}

double Tally::mean_left() const {
    double sum = 0;
    for (const auto& [cards, times] : left) sum += cards * static_cast<double>(times);
    return games == 0 ? 0 : sum / static_cast<double>(games);
}

std::vector<Contestant> seated(const Rules& rules, const std::vector<Contestant>& bots) {
    std::vector<Contestant> seats;
    for (std::size_t s = 0; s < rules.players; ++s) seats.push_back(bots[s % bots.size()]);
    return seats;
}

void run_series(const Series& series, std::atomic<bool>& stop, const OnGame& on_game) {
    const auto seats = seated(series.rules, series.bots);
    in_parallel(
        series.games, series.threads, stop,
        [&](std::uint64_t game) {
            return play_match(
                {series.rules, seats, game_seed(series.seed, game), series.first, series.talk, series.keep_weighed}, stop);
        },
        on_game);
}

}  // namespace tenback::lab
