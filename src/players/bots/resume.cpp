#include "bots/resume.hpp"

#include <iterator>

namespace tenback::bots {
namespace {

/// The cards laid in the turn in progress, in order.
std::vector<Laid> laid_in_turn(std::span<const VisibleEvent> events) {
    std::vector<Laid> laid;
    for (const VisibleEvent& event : events) {
        if (std::holds_alternative<TurnBegan>(event)) laid.clear();
        if (const auto* one = std::get_if<Laid>(&event)) laid.push_back(*one);
    }
    return laid;
}

PileSet due_at_start(std::span<const VisibleEvent> events) {
    PileSet due;
    for (const VisibleEvent& event : events)
        if (const auto* began = std::get_if<TurnBegan>(&event)) due = began->due;
    return due;
}

/// Thinks about the whole turn, and only if that does not lead here, about its rest.
class Resumed final : public Search {
  public:
    Resumed(std::unique_ptr<Search> whole, std::unique_ptr<Search> rest, const Plan& laid)
        : whole_(std::move(whole)), rest_(std::move(rest)), laid_(laid) {}

    void step(std::uint32_t roll_outs) override {
        if (!whole_->done())
            whole_->step(roll_outs);
        else if (!leads_here())
            rest_->step(roll_outs);
    }
    [[nodiscard]] bool done() const override { return whole_->done() && (leads_here() || rest_->done()); }
    [[nodiscard]] double progress() const override { return done() ? 1 : (whole_->progress() + rest_->progress()) / 2; }
    [[nodiscard]] Choice best() const override {
        if (!whole_->done() || !leads_here()) return rest_->best();
        return rest_of(whole_->best());
    }
    /// Of the whole turns those that lead here.
    [[nodiscard]] std::vector<Choice> ranking() const override {
        if (!whole_->done() || !leads_here()) return rest_->ranking();
        std::vector<Choice> choices;
        for (const Choice& choice : whole_->ranking())
            if (leads_here(choice.plan)) choices.push_back(rest_of(choice));
        return choices;
    }
    void expect(Effort whole) override {
        whole_->expect(whole);
        rest_->expect(whole);
    }

  private:
    [[nodiscard]] bool leads_here(const Plan& plan) const {
        return plan.size() >= laid_.size() && std::equal(laid_.begin(), laid_.end(), plan.begin());
    }
    [[nodiscard]] bool leads_here() const { return leads_here(whole_->best().plan); }
    [[nodiscard]] Choice rest_of(Choice choice) const {
        Plan rest;
        for (int n = laid_.size(); n < choice.plan.size(); ++n) rest.add(choice.plan[n]);
        choice.plan = rest;
        return choice;
    }

    std::unique_ptr<Search> whole_;
    std::unique_ptr<Search> rest_;
    Plan laid_;
};

}  // namespace

View at_start_of_turn(const Rules& rules, const View& view, std::span<const VisibleEvent> events) {
    View start = view;
    const std::vector<Laid> laid = laid_in_turn(events);
    for (auto it = laid.rbegin(); it != laid.rend(); ++it) {
        start.turn.tops[it->play.pile.index()] = it->onto;
        start.hand.insert(it->play.card);
        start.laid[rules.side_of(view.you)].erase(it->play.card);
        ++start.turn.left;
        ++start.counts[view.you.index()];
    }
    start.turn.played = 0;
    start.turn.given = 0;
    start.turn.due = due_at_start(events);
    start.turn.burning = PileSet();
    for (const PileId pile : all_piles)
        if (rules.fire.contains(start.turn.tops[pile.index()])) start.turn.burning.insert(pile);
    return start;
}

std::unique_ptr<Search> resume(const Bot& bot, const Knowledge& knows, std::uint64_t seed, Effort effort) {
    if (knows.view.turn.played == 0) return bot.think(knows, seed, effort);
    Plan laid;
    for (const Laid& one : laid_in_turn(knows.events)) laid.add(one.play);
    const View start = at_start_of_turn(knows.rules, knows.view, knows.events);
    return std::make_unique<Resumed>(bot.think({knows.rules, start, knows.events}, seed, effort),
                                     bot.think(knows, seed, effort), laid);
}

}  // namespace tenback::bots
