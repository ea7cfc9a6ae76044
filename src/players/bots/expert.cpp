#include <algorithm>
#include <optional>

#include "bots/endgame.hpp"
#include "bots/imagine.hpp"
#include "bots/monte_carlo.hpp"
#include "bots/roster.hpp"
#include "bots/speech.hpp"

namespace tenback::bots {
namespace {

constexpr std::uint32_t positions_a_roll_out = 8;   // an exact search may cost about as much as the roll-outs it saves
constexpr std::uint32_t most_positions = 1U << 17;  // it runs in one slice, so a clock or a cancel waits for it

/// Exact where all cards are known and few; otherwise by imagined games.
class ExpertSearch final : public Search {
  public:
    ExpertSearch(const Rules& rules, const View& view, const Thumb& thumb, std::uint64_t seed, Effort effort)
        : rules_(rules),
          view_(view),
          effort_(effort),
          try_exact_(knows_all(rules, view)),
          sampling_(rules, view, thumb, seed, effort) {}

    void step(std::uint32_t roll_outs) override {
        if (try_exact_) return solve();
        if (!exact_) sampling_.step(roll_outs);
    }
    [[nodiscard]] bool done() const override { return exact_ || (!try_exact_ && sampling_.done()); }
    [[nodiscard]] double progress() const override { return done() ? 1 : sampling_.progress(); }
    [[nodiscard]] Choice best() const override { return exact_ ? *exact_ : sampling_.best(); }
    [[nodiscard]] std::vector<Choice> ranking() const override {
        return exact_ ? std::vector{*exact_} : sampling_.ranking();
    }
    void expect(Effort whole) override { sampling_.expect(whole); }

  private:
    void solve() {
        try_exact_ = false;
        Random unused(0);  // the only possible world
        const std::uint32_t affordable = std::min(effort_.roll_outs, most_positions / positions_a_roll_out);
        const auto line = solve_endgame(rules_, imagine(rules_, view_, unused).state, affordable * positions_a_roll_out);
        if (line) exact_ = Choice{line->plan, line->worst == 0 ? 1.0 : 0.0, Motive::exact, sampling_.best().turns, 0};
    }

    const Rules rules_;
    const View view_;
    Effort effort_;
    bool try_exact_;
    MonteCarlo sampling_;
    std::optional<Choice> exact_;
};

class ExpertBot final : public SpeakingBot {
  public:
    explicit ExpertBot(ThumbSource thumbs) : thumbs_(std::move(thumbs)) {}

    [[nodiscard]] std::unique_ptr<Search> think(const Knowledge& knows, std::uint64_t seed, Effort effort) const override {
        return std::make_unique<ExpertSearch>(knows.rules, knows.view, thumbs_(knows.rules), turn_seed(seed, knows.view),
                                              effort);
    }
    [[nodiscard]] Effort usual_effort(const Rules& rules) const override {
        switch (rules.game) {
            case GameKind::classic: return {thumbs_(rules).net != nullptr ? 500U : 4000U};  // about as long
            case GameKind::quick: return {8000};
            case GameKind::face: return {6000};
        }
        return {};
    }

  private:
    ThumbSource thumbs_;
};

}  // namespace

std::unique_ptr<Bot> make_expert_bot(const ThumbSource& thumbs) { return std::make_unique<ExpertBot>(thumbs); }

}  // namespace tenback::bots
