#include "bots/classic_table.hpp"
#include "bots/face_table.hpp"
#include "bots/quick_table.hpp"
#include "bots/simulator.hpp"
#include "lab/series.hpp"
#include "lab/training.hpp"

namespace tenback::lab {
namespace {

/// In the order of the weights. Only what matters in the variant is learned.
std::vector<WeightRange> usual_ranges(const Rules& rules) {
    const WeightRange kindle = rules.fire.empty() ? WeightRange{1, 0} : WeightRange{1, 1};
    const WeightRange power{.75, .1, .2, 1.5};
    const WeightRange late_power{.88, .1, .2, 1.5};
    const double free = rules.players == 1 ? 2 : .6;
    switch (rules.game) {
        case GameKind::classic:
            return {{1, 0},    {.65, .2}, power,      {.5, .3}, {.5, free}, {0, .3}, {0, .4}, {0, .4}, {.8, .4}, kindle,
                    {1.2, .3}, {.9, .3},  late_power, {1, .4},  {1.5, .6},  {0, 0},  {0, 0},  {0, 0},  {1, .4},  kindle};
        case GameKind::quick: return {{1, 0}, {1, .5}, {2.5, 1.5}, {.5, .8}};
        case GameKind::face: return {{.5, .3}, {1, .8}, {.5, .4}, {1, .5}, {.7, .4}};
    }
    return {};
}

std::vector<WeightRange> ranges_from(const Rules& rules, const std::optional<WeightList>& start) {
    std::vector<WeightRange> ranges = usual_ranges(rules);
    for (std::size_t i = 0; start && i < ranges.size(); ++i) ranges[i].start = (*start)[i];
    return ranges;
}

WeightList starts(const std::vector<WeightRange>& ranges) {
    WeightList weights;
    for (const WeightRange& range : ranges) weights.push_back(range.start);
    return weights;
}

Score scored(int left) { return {static_cast<double>(bots::utility_of(left)), left == 0 ? 1.0 : 0.0}; }
Score scored(bool won) { return won ? Score{1, 1} : Score{0, 0}; }

/// What comes of game n. In Face to Face two games share their decks: the learner sits first, then second.
using PlayGame = std::function<Score(std::uint64_t n)>;

Seat learners_seat(std::uint64_t n) { return Seat::number(n % 2 == 0 ? 1 : 2); }

/// The deal of a seed, begun by the first seat.
World begun(const Rules& rules, std::uint64_t seed) {
    World world = deal(rules, seeded_deck(rules, seed));
    begin(rules, world.state, Seat::number(1));
    return world;
}

template <class Table>
PlayGame together_by_policy(const Rules& rules, const Table& empty, std::uint64_t seed) {
    return [&rules, table = empty, seed](std::uint64_t n) mutable {
        const World start = begun(rules, seed + n);
        table.load(start);
        return scored(table.play_out());
    };
}

PlayGame by_policy(const Rules& rules, const bots::Thumb& learner, const bots::Thumb& opponent, std::uint64_t seed) {
    if (rules.game == GameKind::classic) return together_by_policy(rules, bots::ClassicTable(rules, *learner.classic), seed);
    if (rules.game == GameKind::quick) return together_by_policy(rules, bots::QuickTable(rules, *learner.quick), seed);
    return [&rules, learner, opponent, seed](std::uint64_t n) {
        const bool first = learners_seat(n) == Seat::number(1);
        bots::FaceTable table(rules, first ? *learner.face : *opponent.face, first ? *opponent.face : *learner.face);
        const World start = begun(rules, seed + n / 2);
        table.load(start);
        return scored(table.play_out() == learners_seat(n));
    };
}

PlayGame by_matches(const Rules& rules, const Contestant& learner, const Contestant& opponent, std::uint64_t seed,
                    const std::atomic<bool>& stop) {
    if (rules.cooperative())
        return [&rules, learner, seed, &stop](std::uint64_t n) {
            const auto result = play_match({rules, seated(rules, {learner}), game_seed(seed, n)}, stop);
            return result ? scored(cards_left(rules, result->game.state())) : Score{};
        };
    return [&rules, learner, opponent, seed, &stop](std::uint64_t n) {
        const bool first = learners_seat(n) == Seat::number(1);
        const std::vector seats{first ? learner : opponent, first ? opponent : learner};
        const auto result = play_match({rules, seats, game_seed(seed, n / 2)}, stop);
        return result ? scored(result->winner() == learners_seat(n)) : Score{};
    };
}

Score mean_score(std::uint64_t games, const std::atomic<bool>& stop, const PlayGame& play) {
    Score sum{};
    for (std::uint64_t n = 0; n < games && !stop; ++n) {
        const Score score = play(n);
        sum.utility += score.utility;
        sum.won += score.won;
    }
    const auto count = static_cast<double>(games);
    return {sum.utility / count, sum.won / count};
}

}  // namespace

Trainee::Trainee(const Rules& rules, const bots::BotEntry& bot, std::optional<bots::Effort> effort,
                 const std::optional<WeightList>& start)
    : rules_(rules), bot_(bot), effort_(effort), ranges_(ranges_from(rules, start)), start_(rules.game, starts(ranges_)) {}

Score Trainee::play(const WeightList& weights, std::uint64_t seed, std::uint64_t games,
                    const std::atomic<bool>& stop) const {
    const TrialWeights trial(rules_.game, weights);
    if (bot_.name == "greedy") return mean_score(games, stop, by_policy(rules_, trial.thumb(), start_.thumb(), seed));
    const auto made = [&](const bots::Thumb& thumb) {
        return bot_.make_with([thumb](const Rules& /*rules*/) { return thumb; });
    };
    const auto learner = made(trial.thumb());
    const auto opponent = made(start_.thumb());
    return mean_score(games, stop, by_matches(rules_, {learner.get(), effort_}, {opponent.get(), effort_}, seed, stop));
}

}  // namespace tenback::lab
