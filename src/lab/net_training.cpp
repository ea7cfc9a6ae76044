#include "lab/net_training.hpp"

#include <cmath>

#include "bots/face_table.hpp"
#include "bots/imagine.hpp"
#include "bots/turn_list.hpp"
#include "lab/parallel.hpp"

namespace tenback {
namespace {

constexpr std::size_t most_turns = 24;
constexpr float foresight = 0.9F;               // λ: how much of what came of a game reaches back a turn
constexpr int replays = 3;                      // earlier positions learned again with every new one
constexpr std::size_t remembered = 300'000;     // of them
constexpr double by_planner = 0.05;             // the first games are planner's: from nothing it would not find its feet
constexpr std::uint64_t games_a_round = 250;    // played by one network, then learned from
constexpr std::uint64_t games_an_average = 50;  // how often the average takes note of the network
constexpr std::uint64_t trial_share = 8;        // a game on trial for so many in training
constexpr std::uint64_t trial_deals = std::uint64_t{1} << 40;  // never met in training

struct Lesson {
    FaceAfter after;
    float target;
};
using Lessons = std::vector<Lesson>;

/// A game as both seats saw it: what each knew after its turns.
struct SeenGame {
    std::array<std::vector<FaceAfter>, 2> seen;
    int winner;
};

class Players {
  public:
    Players() : rules_(*make_rules(GameKind::face, 2).rules), thumb_(shipped_thumb(rules_, Purpose::play)) {}

    /// Each seat has its network; without one it is planner.
    [[nodiscard]] SeenGame play(std::uint64_t deal_seed, int first, const std::array<const FaceNet*, 2>& nets) const {
        World world = deal(rules_, seeded_deck(rules_, deal_seed));
        begin(rules_, world.state, Seat::at(first));
        SeenGame game{};
        while (world.state.status == Status::playing) {
            const int seat = world.state.turn.seat.index();
            const Plan plan =
                turn(world.state, nets[static_cast<std::size_t>(seat)], game.seen[static_cast<std::size_t>(seat)]);
            for (const Play play : plan) lay(rules_, world.state, play);
            if (world.state.status == Status::playing) end_turn(rules_, world.deck, world.state);
        }
        game.winner = world.state.winner->index();
        return game;
    }

  private:
    [[nodiscard]] Plan turn(const State& state, const FaceNet* net, std::vector<FaceAfter>& seen) const {
        const View view = view_of(rules_, state, Talk{}, state.turn.seat);
        const auto turns = whole_turns(rules_, view, thumb_, net != nullptr ? most_turns : 1);
        if (turns.front().wins()) return turns.front().plan;
        FaceTable table(rules_, *thumb_.face, *thumb_.face);
        const World known{{}, known_part(rules_, view)};
        table.load(known);
        float best = -1;
        Plan plan;
        FaceAfter after{};
        for (const WholeTurn& turn : turns) {
            const FaceAfter here = table.after(turn.plan);
            const float chance = net != nullptr ? net->chance(here) : 0;
            if (chance <= best) continue;
            best = chance;
            plan = turn.plan;
            after = here;
        }
        if (after.own.held != 1) seen.push_back(after);
        return plan;
    }

    const Rules rules_;
    const Thumb thumb_;
};

class Learner {
  public:
    explicit Learner(std::uint64_t seed) : random_(seed), net_(std::make_unique<FaceNet>()) {
        spread(net_->from_input, 0.06F);
        spread(net_->from_hidden, 0.2F);
        for (float& weight : net_->from_second) weight = 0.3F * even();
        net_->hidden_bias.fill(0.1F);
        net_->second_bias.fill(0.1F);
        average_ = std::make_unique<FaceNet>(*net_);
    }

    [[nodiscard]] const FaceNet& net() const { return *net_; }
    /// Steadier than the network itself.
    [[nodiscard]] std::unique_ptr<FaceNet> average() const { return std::make_unique<FaceNet>(*average_); }

    void learn(const SeenGame& game, float rate) {
        for (int seat = 0; seat < 2; ++seat) {
            float target = seat == game.winner ? 1 : 0;
            const auto& seen = game.seen[static_cast<std::size_t>(seat)];
            for (auto after = seen.rbegin(); after != seen.rend(); ++after) {
                const float said = learn(Lesson{*after, target}, rate);
                remember({*after, target});
                for (int n = 0; n < replays; ++n)
                    learn(memory_[below(static_cast<std::uint32_t>(memory_.size()), random_)], rate);
                target = (1 - foresight) * said + foresight * target;
            }
        }
        if (++games_ % games_an_average == 0) take_note();
    }

  private:
    float even() { return static_cast<float>(random_() >> 40) * 0x1p-23F - 1; }
    template <class Layer>
    void spread(Layer& layer, float reach) {
        for (auto& row : layer)
            for (float& weight : row) weight = reach * even();
    }

    void remember(const Lesson& lesson) {
        if (memory_.size() < remembered)
            memory_.push_back(lesson);
        else
            memory_[oldest_++ % remembered] = lesson;
    }

    /// One step down the slope of the cross entropy; gives what the network said before.
    float learn(const Lesson& lesson, float rate) {
        FaceNet& net = *net_;
        const FaceInputs inputs(lesson.after);
        FaceNet::Trace trace;
        const float said = 1 / (1 + std::exp(-net.run(inputs, trace)));
        const float step = rate * (lesson.target - said);
        std::array<float, FaceNet::second> second_step{};
        for (std::size_t s = 0; s < FaceNet::second; ++s) {
            if (trace.second_on[s] <= 0) continue;
            second_step[s] = step * net.from_second[s];
            net.from_second[s] += step * trace.second_on[s];
            net.second_bias[s] += second_step[s];
        }
        std::array<float, FaceNet::hidden> hidden_step{};
        for (std::size_t h = 0; h < FaceNet::hidden; ++h) {
            if (trace.hidden_on[h] <= 0) continue;
            for (std::size_t s = 0; s < FaceNet::second; ++s) {
                hidden_step[h] += second_step[s] * net.from_hidden[h][s];
                net.from_hidden[h][s] += second_step[s] * trace.hidden_on[h];
            }
            net.hidden_bias[h] += hidden_step[h];
        }
        net.bias += step;
        for (const std::uint16_t input : inputs) {
            auto& weights = net.from_input[input];
            for (std::size_t h = 0; h < FaceNet::hidden; ++h) weights[h] += hidden_step[h];
            net.direct[input] += step;
        }
        return said;
    }

    void take_note() {
        const float share = games_ < 20'000 ? 0.02F : 0.005F;
        const auto blend = [share](auto& to, const auto& from) {
            for (std::size_t i = 0; i < to.size(); ++i) to[i] += share * (from[i] - to[i]);
        };
        FaceNet& to = *average_;
        const FaceNet& from = *net_;
        for (std::size_t i = 0; i < to.from_input.size(); ++i) blend(to.from_input[i], from.from_input[i]);
        for (std::size_t i = 0; i < to.from_hidden.size(); ++i) blend(to.from_hidden[i], from.from_hidden[i]);
        blend(to.hidden_bias, from.hidden_bias);
        blend(to.second_bias, from.second_bias);
        blend(to.from_second, from.from_second);
        blend(to.direct, from.direct);
        to.bias += share * (from.bias - to.bias);
    }

    Random random_;
    std::unique_ptr<FaceNet> net_;
    std::unique_ptr<FaceNet> average_;
    Lessons memory_;
    std::size_t oldest_ = 0;
    std::uint64_t games_ = 0;
};

float rate_at(double progress) {
    return progress < 0.3 ? 0.0015F : progress < 0.65 ? 0.0007F : progress < 0.85 ? 0.0003F : 0.0001F;
}

std::vector<SeenGame> play_round(const Players& players, const FaceNet* net, std::uint64_t deals, std::uint64_t count,
                                 unsigned threads, std::atomic<bool>& stop) {
    std::vector<SeenGame> games;
    in_parallel(
        count, threads, stop,
        [&](std::uint64_t i) { return std::optional(players.play(deals + i, static_cast<int>(i % 2), {net, net})); },
        [&](std::uint64_t /*i*/, SeenGame& game) {
            games.push_back(std::move(game));
            return true;
        });
    return games;
}

Score trial(const Players& players, const FaceNet& net, std::uint64_t games, unsigned threads, std::atomic<bool>& stop) {
    double won = 0;
    in_parallel(
        games, threads, stop,
        [&](std::uint64_t n) {
            const int learner = static_cast<int>(n % 2);
            const int first = static_cast<int>(n / 2 % 2);
            const std::array<const FaceNet*, 2> nets{learner == 0 ? &net : nullptr, learner == 1 ? &net : nullptr};
            return std::optional(players.play(trial_deals + n / 2, first, nets).winner == learner);
        },
        [&](std::uint64_t /*n*/, bool win) {
            won += win ? 1 : 0;
            return true;
        });
    const double share = won / static_cast<double>(games);
    return {share, share};
}

}  // namespace

std::unique_ptr<FaceNet> train_face_net(const Training& training, std::atomic<bool>& stop,
                                        const OnGeneration& on_generation) {
    const Players players;
    Learner learner(training.seed);
    Random seeds(training.seed);
    const auto all = static_cast<double>(training.generations) * static_cast<double>(training.games);
    double played = 0;
    for (int n = 1; n <= training.generations; ++n) {
        for (std::uint64_t done = 0; done < training.games; done += games_a_round) {
            const std::uint64_t count = std::min(games_a_round, training.games - done);
            const FaceNet* net = played < all * by_planner ? nullptr : &learner.net();
            const std::vector<SeenGame> games = play_round(players, net, seeds() >> 25, count, training.threads, stop);
            if (stop) return nullptr;
            for (const SeenGame& game : games) learner.learn(game, rate_at(played / all));
            played += static_cast<double>(count);
        }
        const std::uint64_t trials = std::max<std::uint64_t>(1, training.games / trial_share);
        const Score score = trial(players, *learner.average(), trials, training.threads, stop);
        if (stop || !on_generation({n, score})) return nullptr;
    }
    return learner.average();
}

}  // namespace tenback
