#include <algorithm>

#include "bots/roster.hpp"
#include "bots/speech.hpp"
#include "bots/turn_list.hpp"
#include "engine/random.hpp"

namespace tenback::bots {
namespace {

constexpr std::size_t most_turns = 64;

/// How well a game is played: as the expert does, but with this many imagined games a turn and never more, however much time
/// there is; or with none of them, by the rule of thumb, and with slips.
struct Skill {
    std::uint32_t roll_outs;
    std::uint32_t overlooks = 0;  // of 100 looks at a card of the own hand
    float misjudges = 0;          // at most, in points of the rule of thumb
};

/// What a level is made of; measured so that the levels stand apart in even steps (docs/strength.md).
struct Skills {
    Skill classic, on_fire, quick, face;
    bool knows_the_table;  // has a wish who begins, and asks others for piles

    [[nodiscard]] const Skill& in(const Rules& rules) const {
        switch (rules.game) {
            case GameKind::classic: return rules.options.fire ? on_fire : classic;
            case GameKind::quick: return quick;
            case GameKind::face: break;
        }
        return face;
    }
};

constexpr Skills beginner{{0, 8, 0.3F}, {0, 8, 0.3F}, {1}, {0, 15, 2}, false};
constexpr Skills casual{{0, 3, 0.1F}, {0, 4, 0.1F}, {24}, {0, 5, 1}, true};
constexpr Skills adept{{500}, {600}, {80}, {200}, true};

Effort less(Effort a, Effort b) { return {std::min(a.roll_outs, b.roll_outs)}; }

/// A search that no clock makes longer.
class BoundedSearch final : public Search {
  public:
    BoundedSearch(std::unique_ptr<Search> inner, Effort most) : inner_(std::move(inner)), most_(most) {}
    void step(std::uint32_t roll_outs) override { inner_->step(std::min(roll_outs, most_.roll_outs)); }
    [[nodiscard]] bool done() const override { return inner_->done(); }
    [[nodiscard]] double progress() const override { return inner_->progress(); }
    [[nodiscard]] Choice best() const override { return inner_->best(); }
    [[nodiscard]] std::vector<Choice> ranking() const override { return inner_->ranking(); }
    void expect(Effort whole) override { inner_->expect(less(whole, most_)); }

  private:
    std::unique_ptr<Search> inner_;
    Effort most_;
};

/// The cards that are noticed in this turn; all of them where the others could not complete it.
CardSet noticed(const Knowledge& knows, Skill skill, Random& words) {
    CardSet seen;
    for (const Card card : knows.view.hand)
        if (below(100, words) >= skill.overlooks) seen.insert(card);
    return can_finish(knows.rules, knows.view.turn, seen) ? seen : knows.view.hand;
}

/// From -1 to 1, in steps that every machine counts alike.
float misjudgement(Random& words) {
    constexpr std::uint32_t steps = 1U << 12;
    return (static_cast<float>(below(2 * steps + 1, words)) - static_cast<float>(steps)) / static_cast<float>(steps);
}

/// The best turn with the cards that are noticed, by a rule of thumb that is applied roughly.
Choice with_slips(const Knowledge& knows, const Thumb& thumb, Skill skill, Random words) {
    View view = knows.view;
    view.hand = noticed(knows, skill, words);
    const auto turns = whole_turns(knows.rules, view, thumb, most_turns);
    Choice choice;
    choice.motive = turns.size() == 1 ? Motive::only_turn : Motive::potential;
    choice.turns = static_cast<std::uint32_t>(turns.size());
    float best = 0;
    for (const WholeTurn& turn : turns) {
        const float looks = turn.score - score_handicap * objections(knows.rules, knows.view, turn.plan) +
                            skill.misjudges * misjudgement(words);
        if (&turn != &turns.front() && looks <= best) continue;
        best = looks;
        choice.plan = turn.plan;
    }
    return choice;
}

/// A player for people: one who could learn something yet.
class LevelBot final : public Bot {
  public:
    LevelBot(const Skills& skills, const ThumbSource& thumbs)
        : skills_(skills), thumbs_(thumbs), expert_(make_expert_bot(thumbs)) {}

    [[nodiscard]] std::unique_ptr<Search> think(const Knowledge& knows, std::uint64_t seed, Effort effort) const override {
        const Skill& skill = skills_.in(knows.rules);
        const Effort most{skill.roll_outs};
        if (most.roll_outs != 0)
            return std::make_unique<BoundedSearch>(expert_->think(knows, seed, less(effort, most)), most);
        return std::make_unique<Decided>(
            with_slips(knows, thumbs_(knows.rules), skill, Random(turn_seed(seed, knows.view))));
    }
    [[nodiscard]] Effort usual_effort(const Rules& rules) const override { return {skills_.in(rules).roll_outs}; }
    [[nodiscard]] Wish wish(const Rules& rules, const View& view) const override {
        return skills_.knows_the_table ? wish_to_begin(rules, view) : Wish::do_not_care;
    }
    /// Everybody tells of their cards where the game lives on that (QE-7).
    [[nodiscard]] std::vector<Say> talk(const Knowledge& knows) const override {
        const bool speaks = skills_.knows_the_table || knows.rules.game == GameKind::quick;
        return speaks ? helpful_talk(knows.rules, knows.view) : std::vector<Say>();
    }

  private:
    const Skills& skills_;
    ThumbSource thumbs_;
    std::unique_ptr<Bot> expert_;
};

}  // namespace

std::unique_ptr<Bot> make_beginner_bot(const ThumbSource& thumbs) { return std::make_unique<LevelBot>(beginner, thumbs); }
std::unique_ptr<Bot> make_casual_bot(const ThumbSource& thumbs) { return std::make_unique<LevelBot>(casual, thumbs); }
std::unique_ptr<Bot> make_adept_bot(const ThumbSource& thumbs) { return std::make_unique<LevelBot>(adept, thumbs); }

}  // namespace tenback::bots
