// What a bot is: a function of what a seat may know. It gets a View, never the truth; what it remembers between calls is
// a cache of what view and events give again, so that a fresh bot can take over any seat at any time.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "bots/true_chance.hpp"
#include "engine/event.hpp"
#include "engine/view.hpp"
#include "notation/notation.hpp"

namespace tenback::bots {

/// The rest of a turn, in order; then the turn ends, unless the game is over.
class Plan {
  public:
    static constexpr int longest = 8;  // the largest hand

    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    Play operator[](int n) const { return plays_[static_cast<std::size_t>(n)]; }
    [[nodiscard]] const Play* begin() const { return plays_.data(); }
    [[nodiscard]] const Play* end() const { return plays_.data() + size_; }
    /// More than the largest hand cannot be laid.
    void add(Play play) {
        if (size_ < longest) plays_[size_++] = play;
    }
    bool operator==(const Plan& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }
    /// Some order, the same everywhere.
    bool operator<(const Plan& other) const {
        const auto before = [](Play a, Play b) { return a.card != b.card ? a.card < b.card : a.pile < b.pile; };
        return std::lexicographical_compare(begin(), end(), other.begin(), other.end(), before);
    }

  private:
    std::array<Play, longest> plays_{};
    std::uint8_t size_ = 0;
};

/// Why a choice was made, as a value; words for people are made elsewhere.
enum class Motive : std::uint8_t {
    chance,       // any legal turn
    only_turn,    // there is no other
    potential,    // keeps most open by a rule of thumb
    roll_outs,    // won most of the imagined games
    exact,        // all cards are known: nothing does better
    own_reasons,  // it did not say
};

constexpr std::string_view code_of(Motive motive) {
    switch (motive) {
        case Motive::chance: return "chance";
        case Motive::only_turn: return "only_turn";
        case Motive::potential: return "potential";
        case Motive::roll_outs: return "roll_outs";
        case Motive::exact: return "exact";
        case Motive::own_reasons: return "own_reasons";
    }
    return "";
}

struct Choice {
    Plan plan;
    double estimate = 0;  // chance of winning, 0..1, when the team plays on as the expert does; without search none
    Motive motive = Motive::only_turn;
    std::uint32_t turns = 1;      // whole turns that were weighed
    std::uint32_t roll_outs = 0;  // games imagined
    Evidence evidence{};          // what they said, if there were any
    bool operator==(const Choice&) const = default;
};

/// All that a bot gets to know. The talk of the table stands in the view.
struct Knowledge {
    const Rules& rules;
    const View& view;
    std::span<const VisibleEvent> events;  // all since the deal, as this seat saw them
};

/// How hard to think, in roll-outs a turn.
struct Effort {
    std::uint32_t roll_outs = 0;
    bool operator==(const Effort&) const = default;
};

/// Thinking in slices: clock, cancel, threads and progress belong to the caller.
class Search {
  public:
    Search() = default;
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;
    virtual ~Search() = default;

    /// Thinks on for about this many roll-outs.
    virtual void step(std::uint32_t roll_outs) = 0;
    [[nodiscard]] virtual bool done() const = 0;
    /// 0..1
    [[nodiscard]] virtual double progress() const = 0;
    /// Legal at any time, also before the first step.
    [[nodiscard]] virtual Choice best() const = 0;
    /// Every turn that was weighed, with its estimate, best first; only the best one where none were compared.
    [[nodiscard]] virtual std::vector<Choice> ranking() const { return {best()}; }
    /// A caller with a clock says how many roll-outs there will be in all, as it learns it.
    virtual void expect(Effort /*whole*/) {}
};

class Bot {
  public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    /// The rest of the turn as it stands in the view; use resume() to take over a turn in progress. The knowledge need
    /// not outlive the call. @pre it is the seat's move
    [[nodiscard]] virtual std::unique_ptr<Search> think(const Knowledge& knows, std::uint64_t seed, Effort effort) const = 0;
    /// What a turn takes by default.
    [[nodiscard]] virtual Effort usual_effort(const Rules& rules) const = 0;
    /// How much the seat wants to begin (TG-3). @pre the game is in the opening
    [[nodiscard]] virtual Wish wish(const Rules& rules, const View& view) const = 0;
    /// What the seat says now, each to be said in order; nothing if it has nothing to say.
    [[nodiscard]] virtual std::vector<Say> talk(const Knowledge& knows) const = 0;
};

/// A search that has nothing left to think about.
class Decided final : public Search {
  public:
    explicit Decided(const Choice& choice) : choice_(choice) {}
    void step(std::uint32_t /*roll_outs*/) override {}
    [[nodiscard]] bool done() const override { return true; }
    [[nodiscard]] double progress() const override { return 1; }
    [[nodiscard]] Choice best() const override { return choice_; }

  private:
    Choice choice_;
};

/// Thinks until done.
inline Choice decide(Search& search) {
    while (!search.done()) search.step(1U << 12);
    return search.best();
}

/// The next action of a plan that has been carried out up to `next`.
inline Action action_of(const Plan& plan, int next) {
    if (next < plan.size()) return plan[next];
    return EndTurn{};
}

/// A plan as it can be laid in this turn, with its end: after the last of all cards there is none to be made.
inline std::vector<Move> moves_of(const Turn& turn, const Plan& plan) {
    std::vector<Move> moves(plan.begin(), plan.end());
    if (plan.size() < turn.left) moves.emplace_back(EndTurn{});
    return moves;
}

/// A seed for each turn, so that a choice does not depend on how many came before.
constexpr std::uint64_t turn_seed(std::uint64_t seed, const View& view) {
    Random words(seed ^ (std::uint64_t{view.turn_number} << 32) ^ view.turn.played);
    return words();
}

}  // namespace tenback::bots
