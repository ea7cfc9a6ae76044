#include "lab/net_training.hpp"

#include <fmt/format.h>

#include <bit>
#include <cstring>

#include "bots/fingerprint.hpp"
#include "lab/net_games.hpp"
#include "lab/parallel.hpp"
#include "notation/variant.hpp"

namespace tenback::lab {
namespace {

constexpr float foresight = 0.9F;               // λ: how much of what came of a game reaches back a turn
constexpr std::uint64_t games_a_round = 250;    // played by one network, then learned from
constexpr std::uint64_t games_an_average = 50;  // how often the average takes note of the network
constexpr std::uint64_t trial_share = 8;        // a game on trial for so many in training

/// As it would be shipped: the games are played by that.
bots::ValueNet rounded(const bots::NetKind& kind, const std::vector<float>& numbers) {
    return std::move(**read_net(kind, net_file(kind, numbers, "")));
}

/// Learns from the games of one game.
template <class Games>
class Lessons {
  public:
    Lessons(const Rules& rules, NetLearner& learner, const Training& training, std::uint64_t games_done)
        : games_(rules), learner_(learner), training_(training), random_(training.seed + games_done), done_(games_done) {}

    /// False if it was stopped.
    bool generation(std::atomic<bool>& stop) {
        for (std::uint64_t done = 0; done < training_.games; done += games_a_round)
            if (!round(std::min(games_a_round, training_.games - done), stop)) return false;
        return true;
    }

    Score trial(std::atomic<bool>& stop) const {
        const std::uint64_t trials = std::max<std::uint64_t>(1, training_.games / trial_share);
        const bots::ValueNet net = rounded(learner_.kind(), learner_.average());
        Score sum{};
        in_parallel(
            trials, training_.threads, stop, [&](std::uint64_t n) { return std::optional(games_.trial(n, net)); },
            [&](std::uint64_t /*n*/, const Score& score) {
                sum.utility += score.utility;
                sum.won += score.won;
                return true;
            });
        const auto count = static_cast<double>(trials);
        return {sum.utility / count, sum.won / count};
    }

  private:
    using Position = typename Games::Position;
    struct Lesson {
        Position position;
        NetLearner::Chances targets;
    };

    bool round(std::uint64_t count, std::atomic<bool>& stop) {
        const double progress = static_cast<double>(done_) / static_cast<double>(training_.games) / training_.generations;
        const bots::ValueNet net = rounded(learner_.kind(), learner_.numbers());
        const bots::ValueNet* player = progress < Games::taught ? nullptr : &net;
        const std::uint64_t deals = learning_deals + (random_() >> 25);
        std::vector<std::vector<Experience<Position>>> played;
        in_parallel(
            count, training_.threads, stop, [&](std::uint64_t n) { return std::optional(games_.play(deals + n, player)); },
            [&](std::uint64_t /*n*/, std::vector<Experience<Position>>& game) {
                played.push_back(std::move(game));
                return true;
            });
        if (stop) return false;
        for (const auto& game : played) {
            for (const Experience<Position>& side : game) learn(side, Games::rate(progress));
            if (++done_ % games_an_average == 0) learner_.take_note(done_ < 20'000 ? 0.02F : 0.005F);
        }
        return true;
    }

    void learn(const Experience<Position>& side, float rate) {
        NetLearner::Chances targets = side.outcome;
        for (auto position = side.seen.rbegin(); position != side.seen.rend(); ++position) {
            const Lesson lesson{*position, targets};
            const NetLearner::Chances said = learn(lesson, rate);
            remember(lesson);
            for (int n = 0; n < Games::replays; ++n)
                learn(memory_[below(static_cast<std::uint32_t>(memory_.size()), random_)], rate);
            for (std::size_t head = 0; head < targets.size(); ++head)
                targets[head] = (1 - foresight) * said[head] + foresight * targets[head];
        }
    }

    NetLearner::Chances learn(const Lesson& lesson, float rate) {
        return learner_.learn(Games::inputs(lesson.position), lesson.targets, rate);
    }

    void remember(const Lesson& lesson) {
        if (memory_.size() < Games::remembered)
            memory_.push_back(lesson);
        else
            memory_[oldest_++ % Games::remembered] = lesson;
    }

    const Games games_;
    NetLearner& learner_;
    const Training& training_;
    Random random_;
    std::vector<Lesson> memory_;
    std::size_t oldest_ = 0;
    std::uint64_t done_;
};

// Numbers in what is kept: little-endian, as in the files of networks.
template <class Number>
void put(std::string& bytes, Number number) {
    static_assert(std::endian::native == std::endian::little);
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

template <class Number>
Number get(std::string_view& bytes) {
    Number number;
    std::memcpy(&number, bytes.data(), sizeof number);
    bytes.remove_prefix(sizeof number);
    return number;
}

std::vector<float> get_all(std::string_view& bytes, std::size_t count) {
    std::vector<float> numbers;
    for (std::size_t i = 0; i < count; ++i) numbers.push_back(get<float>(bytes));
    return numbers;
}

}  // namespace

std::optional<bots::NetKind> net_kind(const Rules& rules) {
    if (rules.game == GameKind::face) return bots::face_net_kind;
    return bots::may_have_net(rules) ? std::optional(bots::classic_net_kind(rules)) : std::nullopt;
}

NetTraining::NetTraining(const Rules& rules, const Training& training)
    : rules_(rules), training_(training), learner_(*net_kind(rules), training.seed) {}

bool NetTraining::run(std::atomic<bool>& stop, const OnGeneration& on_generation) {
    const auto go = [&](auto lessons) {
        while (static_cast<int>(history_.size()) < training_.generations) {
            if (!lessons.generation(stop)) return false;
            const Score score = lessons.trial(stop);
            if (stop) return false;
            history_.push_back({static_cast<int>(history_.size()) + 1, score});
            if (!on_generation(history_.back())) return false;
        }
        return true;
    };
    const std::uint64_t done = history_.size() * training_.games;
    return rules_.game == GameKind::face ? go(Lessons<FaceGames>(rules_, learner_, training_, done))
                                         : go(Lessons<ClassicGames>(rules_, learner_, training_, done));
}

std::string NetTraining::first_line() const {
    return fmt::format("tenback training 1: {} of {}, {} generations, {} games, seed {}\n", kind().about, text_of(rules_),
                       training_.generations, training_.games, training_.seed);
}

std::string NetTraining::kept() const {
    std::string bytes = first_line();
    put(bytes, static_cast<std::uint64_t>(history_.size()));
    for (const Generation& generation : history_) {
        put(bytes, generation.score.utility);
        put(bytes, generation.score.won);
    }
    for (const std::vector<float>* numbers : {&learner_.numbers(), &learner_.average()})
        for (const float number : *numbers) put(bytes, number);
    put(bytes, bots::fingerprint(bytes));
    return bytes;
}

std::optional<std::string> NetTraining::go_on(std::string_view kept) {
    constexpr std::size_t whole = sizeof(std::uint64_t);
    const std::string expected = first_line();
    if (kept.size() < expected.size() + 2 * whole) return "it is no training, or a damaged one";
    std::string_view print = kept.substr(kept.size() - whole);
    std::string_view rest = kept.substr(0, kept.size() - whole);
    if (get<std::uint64_t>(print) != bots::fingerprint(rest)) return "it is no training, or a damaged one";
    if (!rest.starts_with(expected)) return "it is another training: " + std::string(rest.substr(0, rest.find('\n')));
    rest.remove_prefix(expected.size());
    const auto generations = get<std::uint64_t>(rest);
    const std::size_t numbers = kind().numbers();
    if (generations > static_cast<std::uint64_t>(training_.generations) ||
        rest.size() != generations * 2 * sizeof(double) + 2 * numbers * sizeof(float))
        return "it is no training, or a damaged one";
    history_.clear();
    for (std::uint64_t n = 1; n <= generations; ++n) {
        const auto utility = get<double>(rest);
        history_.push_back({static_cast<int>(n), {utility, get<double>(rest)}});
    }
    const std::vector<float> now = get_all(rest, numbers);
    learner_.take(now, get_all(rest, numbers));
    return std::nullopt;
}

}  // namespace tenback::lab
