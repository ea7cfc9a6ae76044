#include "lab/net_games.hpp"

#include <algorithm>
#include <cmath>

#include "bots/face_table.hpp"
#include "bots/imagine.hpp"
#include "bots/narrow_turns.hpp"
#include "bots/simulator.hpp"
#include "bots/turn_list.hpp"
#include "lab/net_training.hpp"

namespace tenback::lab {
namespace {

constexpr std::size_t most_turns = 24;

constexpr std::uint32_t one_in = 7;  // games of classic that begin with turns by the potential
constexpr std::uint32_t most_taught_turns = 20;

World begun(const Rules& rules, std::uint64_t deal_seed, int first) {
    World world = deal(rules, seeded_deck(rules, deal_seed));
    begin(rules, world.state, Seat::at(first));
    return world;
}

}  // namespace

float FaceGames::rate(double progress) {
    return progress < 0.3 ? 0.0015F : progress < 0.65 ? 0.0007F : progress < 0.85 ? 0.0003F : 0.0001F;
}

std::vector<std::uint16_t> FaceGames::inputs(const Position& position) {
    const bots::FaceInputs inputs(position);
    return {inputs.begin(), inputs.end()};
}

bots::Plan FaceGames::turn(const State& state, const bots::ValueNet* net, std::vector<Position>& seen) const {
    const View view = view_of(rules_, state, Talk{}, state.turn.seat);
    const auto turns = whole_turns(rules_, view, thumb_, net != nullptr ? most_turns : 1);
    if (turns.front().wins()) return turns.front().plan;
    bots::FaceTable table(rules_, *thumb_.face, *thumb_.face);
    const World known{{}, bots::known_part(rules_, view)};
    table.load(known);
    float best = -1;
    bots::Plan plan;
    bots::FaceAfter after{};
    for (const bots::WholeTurn& turn : turns) {
        const bots::FaceAfter here = table.after(turn.plan);
        const float chance = net != nullptr ? face_chance(*net, here) : 0;
        if (chance <= best) continue;
        best = chance;
        plan = turn.plan;
        after = here;
    }
    if (after.own.held != 1) seen.push_back(after);
    return plan;
}

FaceGames::Seen FaceGames::play(std::uint64_t deal, int first, const std::array<const bots::ValueNet*, 2>& nets) const {
    World world = begun(rules_, deal, first);
    Seen game{};
    while (world.state.status == Status::playing) {
        const auto seat = static_cast<std::size_t>(world.state.turn.seat.index());
        const bots::Plan plan = turn(world.state, nets[seat], game.by_seat[seat]);
        for (const Play play : plan) lay(rules_, world.state, play);
        if (world.state.status == Status::playing) end_turn(rules_, world.deck, world.state);
    }
    game.winner = world.state.winner->index();
    return game;
}

std::vector<Experience<bots::FaceAfter>> FaceGames::play(std::uint64_t deal, const bots::ValueNet* net) const {
    Seen game = play(deal, static_cast<int>(deal % 2), {net, net});
    std::vector<Experience<bots::FaceAfter>> both;
    for (int seat = 0; seat < 2; ++seat)
        both.push_back({std::move(game.by_seat[static_cast<std::size_t>(seat)]), {seat == game.winner ? 1.0F : 0.0F}});
    return both;
}

Score FaceGames::trial(std::uint64_t game, const bots::ValueNet& net) const {
    const int learner = static_cast<int>(game % 2);
    const int first = static_cast<int>(game / 2 % 2);
    const std::array<const bots::ValueNet*, 2> nets{learner == 0 ? &net : nullptr, learner == 1 ? &net : nullptr};
    const double won = play(trial_deals + game / 2, first, nets).winner == learner ? 1 : 0;
    return {won, won};
}

/// The same for a fifth of the time, then ever smaller.
float ClassicGames::rate(double progress) {
    constexpr double first = 0.0015;
    constexpr double last = 0.0001;
    return static_cast<float>(first * std::pow(last / first, std::max(0.0, (progress - 0.2) / 0.8)));
}

int ClassicGames::play(std::uint64_t deal, const bots::ValueNet* net, int taught_turns, std::vector<Position>& seen) const {
    const World world = begun(rules_, deal, static_cast<int>(deal % static_cast<std::uint64_t>(rules_.players)));
    bots::ClassicTable table(rules_, *thumb_.classic);
    table.load(world);
    std::optional<bots::NetPolicy> policy;
    if (net != nullptr) policy.emplace(*net, *thumb_.classic);
    for (int turn = 0; table.left() != 0; ++turn) {
        const bots::ClassicSight sight = table.sight();
        if (!policy || turn < taught_turns) {
            if (!table.play_turn() || table.left() == 0) break;
            const bots::ClassicSight after = table.sight();
            seen.push_back({sight, {after.tops, after.hand}});
            table.next_turn();
        } else {
            const bots::NetPolicy::Chosen chosen = policy->choose(sight);
            if (chosen.turn == nullptr) break;
            seen.push_back({sight, chosen.turn->after});
            table.follow(chosen.turn->plan);
            if (table.left() == 0) seen.pop_back();  // nothing is to be judged there
        }
    }
    return table.left();
}

std::vector<Experience<ClassicGames::Position>> ClassicGames::play(std::uint64_t deal, const bots::ValueNet* net) const {
    Random random(~deal);
    const bool begins_taught = below(one_in, random) == 0;
    const int taught_turns = begins_taught ? static_cast<int>(below(most_taught_turns, random)) : 0;
    Experience<Position> game;
    const int left = play(deal, net, taught_turns, game.seen);
    game.outcome = {left == 0 ? 1.0F : 0.0F, bots::utility_of(left)};
    return {std::move(game)};
}

Score ClassicGames::trial(std::uint64_t game, const bots::ValueNet& net) const {
    std::vector<Position> unused;
    const int left = play(trial_deals + game, &net, 0, unused);
    return {bots::utility_of(left), left == 0 ? 1.0 : 0.0};
}

}  // namespace tenback::lab
