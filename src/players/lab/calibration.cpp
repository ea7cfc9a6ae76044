#include "lab/calibration.hpp"

#include <algorithm>
#include <cmath>

#include "engine/random.hpp"
#include "lab/parallel.hpp"
#include "lab/series.hpp"

namespace tenback::lab {
namespace {

/// Plays as another bot does, notes what that one states, and perhaps takes a drawn turn once.
class NotingBot final : public bots::Bot {
  public:
    struct Note {
        Seat seat;
        int left;
        bots::Choice choice;
    };
    /// The one that is drawn: where among the turns of the game, and by which chance.
    struct Draw {
        std::size_t turn;
        std::uint32_t word;
    };

    NotingBot(const Contestant& inner, const std::atomic<bool>& stop, std::optional<Draw> draw = {})
        : inner_(inner), stop_(stop), draw_(draw) {}

    [[nodiscard]] std::unique_ptr<bots::Search> think(const bots::Knowledge& knows, std::uint64_t seed,
                                                      bots::Effort /*effort*/) const override {
        const auto search = lab::think(inner_, knows, seed, stop_);
        bots::Choice choice = search->best();
        if (draw_ && notes_.size() == draw_->turn) {
            const std::vector<bots::Choice> all = search->ranking();
            choice = all[draw_->word % all.size()];
        }
        notes_.push_back({knows.view.you, knows.view.turn.left, choice});
        return std::make_unique<bots::Decided>(choice);
    }
    [[nodiscard]] bots::Effort usual_effort(const Rules& rules) const override { return inner_.bot->usual_effort(rules); }
    [[nodiscard]] Wish wish(const Rules& rules, const View& view) const override { return inner_.bot->wish(rules, view); }
    [[nodiscard]] std::vector<Say> talk(const bots::Knowledge& knows) const override { return inner_.bot->talk(knows); }

    [[nodiscard]] const std::vector<Note>& notes() const { return notes_; }

  private:
    const Contestant& inner_;
    const std::atomic<bool>& stop_;
    const std::optional<Draw> draw_;
    mutable std::vector<Note> notes_;  // one game is played by one thread
};

/// Did it end well for the one who stated the chance?
bool came_true(const NotingBot::Note& note, const MatchResult& result) {
    return result.game.rules().cooperative() ? result.won() && result.game.state().reason == Reason::all_played
                                             : result.winner() == note.seat;
}

bool from_imagined_games(const bots::Choice& choice) { return choice.evidence != bots::Evidence{}; }

Statement statement_of(const NotingBot::Note& note, const MatchResult& result) {
    const bots::Choice& choice = note.choice;
    const double imagined = from_imagined_games(choice) ? static_cast<double>(choice.evidence.won) : choice.estimate;
    return {choice.estimate, came_true(note, result), imagined};
}

std::optional<MatchResult> play(const Calibration& calibration, std::uint64_t deal, const NotingBot& bot,
                                const std::atomic<bool>& stop) {
    return play_match({calibration.rules, seated(calibration.rules, {{&bot}}), deal, {}, calibration.talk}, stop);
}

std::optional<JudgedDeal> judge(const Calibration& calibration, std::uint64_t deal, const std::atomic<bool>& stop) {
    const NotingBot as_it_plays(calibration.bot, stop);
    const auto first = play(calibration, deal, as_it_plays, stop);
    if (!first) return std::nullopt;
    JudgedDeal judged;
    for (const NotingBot::Note& note : as_it_plays.notes()) judged.best.push_back(statement_of(note, *first));
    if (judged.best.empty()) return judged;
    Random words(~deal);
    const std::size_t turn = below(static_cast<std::uint32_t>(judged.best.size()), words);
    const NotingBot with_a_draw(calibration.bot, stop, NotingBot::Draw{turn, static_cast<std::uint32_t>(words() >> 32)});
    const auto second = play(calibration, deal, with_a_draw, stop);
    if (!second) return std::nullopt;
    judged.drawn = statement_of(with_a_draw.notes()[turn], *second);
    return judged;
}

std::optional<std::vector<Lesson>> lessons_of(const Calibration& calibration, std::uint64_t deal,
                                              const std::atomic<bool>& stop) {
    constexpr std::uint32_t usual_turns = 36;
    Random words(~deal);
    const std::size_t turn = below(usual_turns, words);
    const auto draw =
        deal % 2 == 1 ? std::optional(NotingBot::Draw{turn, static_cast<std::uint32_t>(words() >> 32)}) : std::nullopt;
    const NotingBot bot(calibration.bot, stop, draw);
    const auto result = play(calibration, deal, bot, stop);
    if (!result) return std::nullopt;
    const bool drawn = draw && bot.notes().size() > turn;
    std::vector<Lesson> lessons;
    for (std::size_t n = drawn ? turn : 0; n < bot.notes().size(); ++n) {
        const NotingBot::Note& note = bot.notes()[n];
        if (from_imagined_games(note.choice))
            lessons.push_back({note.left, drawn && n == turn, note.choice.evidence, came_true(note, *result)});
    }
    return lessons;
}

}  // namespace

void calibrate(const Calibration& calibration, std::atomic<bool>& stop, const OnDeal& on_deal) {
    in_parallel(
        calibration.games, calibration.threads, stop,
        [&](std::uint64_t n) { return judge(calibration, game_seed(calibration.seed, n), stop); },
        [&](std::uint64_t n, const JudgedDeal& judged) {
            on_deal(n, judged);
            return true;
        });
}

void gather_lessons(const Calibration& calibration, std::atomic<bool>& stop, const OnLessons& on_lessons) {
    in_parallel(
        calibration.games, calibration.threads, stop,
        [&](std::uint64_t n) { return lessons_of(calibration, game_seed(calibration.seed, n), stop); },
        [&](std::uint64_t n, const std::vector<Lesson>& lessons) {
            on_lessons(n, lessons);
            return true;
        });
}

void Reliability::add(const std::vector<Statement>& of_a_game) {
    std::array<double, tenths> statements{};
    std::array<double, tenths> came_true{};
    for (const Statement& statement : of_a_game) {
        const auto n = std::min(tenths - 1, static_cast<std::size_t>(statement.chance * tenths));
        sums_[n].stated += statement.chance;
        statements[n] += 1;
        came_true[n] += statement.came_true ? 1 : 0;
    }
    for (std::size_t n = 0; n < tenths; ++n) {
        Sums& sums = sums_[n];
        sums.games += statements[n] > 0 ? 1 : 0;
        sums.statements += statements[n];
        sums.came_true += came_true[n];
        sums.statements_squared += statements[n] * statements[n];
        sums.came_true_squared += came_true[n] * came_true[n];
        sums.product += statements[n] * came_true[n];
    }
}

Reliability::Tenth Reliability::tenth(std::size_t n) const {
    const Sums& sums = sums_[n];
    const auto games = static_cast<std::uint64_t>(sums.games);
    if (games == 0) return {0, 0, 0, 0, {0, 1}};
    const double share = sums.came_true / sums.statements;
    Interval interval = wilson(share < 0.5 ? 0 : games, games);  // where all games agree
    if (share > 0 && share < 1 && games > 1) {
        // A ratio of sums over games, each with its own number of statements.
        const double squares = sums.came_true_squared - 2 * share * sums.product + share * share * sums.statements_squared;
        const double error = std::sqrt(std::max(0.0, squares) * sums.games / (sums.games - 1)) / sums.statements;
        constexpr double z = 1.959963984540054;
        interval = {std::max(0.0, share - z * error), std::min(1.0, share + z * error)};
    }
    return {games, static_cast<std::uint64_t>(sums.statements), sums.stated / sums.statements, share, interval};
}

std::optional<double> Reliability::mean_gap(std::uint64_t least_games) const {
    double sum = 0;
    int counted = 0;
    for (std::size_t n = 0; n < tenths; ++n) {
        const Tenth here = tenth(n);
        if (here.games == 0 || here.games < least_games) continue;
        sum += std::abs(here.stated - here.came_true);
        ++counted;
    }
    return counted == 0 ? std::nullopt : std::optional(sum / counted);
}

}  // namespace tenback::lab
