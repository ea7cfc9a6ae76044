#include "bots/endgame.hpp"

#include <algorithm>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace tenback::bots {
namespace {

/// All that matters about a position once no cards are to come.
struct Position {
    std::array<CardSet, Seat::limit> hands;
    Turn turn;
    bool operator==(const Position&) const = default;
};

struct PositionHash {
    std::size_t operator()(const Position& p) const {
        std::uint64_t h = 0;
        const auto mix = [&](std::uint64_t word) {
            h = (h ^ word) * 0x9E3779B97F4A7C15U;
            h ^= h >> 29;
        };
        for (const CardSet& hand : p.hands) {
            mix(hand.low());
            mix(hand.high());
        }
        for (const Card top : p.turn.tops) mix(static_cast<std::uint64_t>(top.index()));
        mix(static_cast<std::uint64_t>(p.turn.seat.index() * 512 + p.turn.played * 16 + p.turn.given));
        mix(p.turn.burning.bits() * 16 + p.turn.due.bits());
        return static_cast<std::size_t>(h);
    }
};

constexpr Play end_of_turn{Card(0), PileId::nowhere()};

struct Answer {
    int value;
    Play best;
};

class Solver {
  public:
    Solver(const Rules& rules, Seat you, std::uint32_t positions) : rules_(rules), you_(you), positions_(positions) {}

    /// Cards left in the end, or in Face to Face 1 for a loss of `you`. Meaningless once the positions are used up.
    int value(const State& state) {
        if (state.status != Status::playing) return rules_.cooperative() ? cards_left(rules_, state) : lost(state);
        return answer(state).value;
    }
    const Answer& answer(const State& state) {
        const Position position{state.hands, normal(state.turn)};
        if (const auto found = known_.find(position); found != known_.end()) return found->second;
        if (positions_ > 0) --positions_;
        const Answer result = search(state);
        return known_.insert_or_assign(position, result).first->second;
    }
    State after(const State& state, Play play) const {
        State next = state;
        if (play == end_of_turn)
            end_turn(rules_, *rules_.sorted_deck, next);  // any deck: nothing is drawn
        else
            lay(rules_, next, play);
        return next;
    }
    [[nodiscard]] bool exhausted() const { return positions_ == 0; }

  private:
    [[nodiscard]] int lost(const State& state) const { return state.winner == you_ ? 0 : 1; }

    /// More cards than required make no difference.
    [[nodiscard]] Turn normal(Turn turn) const {
        if (rules_.maximum == 255) turn.played = std::min(turn.played, turn.required);
        return turn;
    }

    struct Option {
        int cost;
        Play play;
    };
    /// Small steps first, so that the line that wins is found early.
    void list(const State& state, std::vector<Option>& options) const {
        const Legal moves = legal(rules_, state.turn, state.hand_to_move());
        for (const PileId pile : all_piles)
            for (const Card card : moves.plays[pile.index()]) {
                const int top = value_of(rules_.game, state.turn.tops[pile.index()]);
                const int onwards = (value_of(rules_.game, card) - top) * (pile.direction() == Direction::up ? 1 : -1);
                options.push_back({onwards, {card, pile}});
            }
        if (moves.may_end) options.push_back({3, end_of_turn});
        std::sort(options.begin(), options.end(), [](const Option& a, const Option& b) {
            return std::tuple(a.cost, a.play.card, a.play.pile) < std::tuple(b.cost, b.play.card, b.play.pile);
        });
    }

    Answer search(const State& state) {
        const bool minimise = rules_.cooperative() || state.turn.seat == you_;
        std::vector<Option> options;
        list(state, options);
        Answer best{minimise ? 1000 : -1, end_of_turn};
        for (const Option& option : options) {
            if (exhausted()) break;
            const int found = value(after(state, option.play));
            if (minimise ? found < best.value : found > best.value) best = {found, option.play};
            if (best.value == (minimise ? 0 : 1)) break;
        }
        return best;
    }

    const Rules& rules_;
    Seat you_;
    std::uint32_t positions_;
    std::unordered_map<Position, Answer, PositionHash> known_;
};

}  // namespace

bool knows_all(const Rules& rules, const View& view) {
    if (view.draw[0] + view.draw[1] != 0) return false;
    int others = 0;
    for (int seat = 0; seat < rules.players; ++seat) others += seat != view.you.index() && view.counts[seat] > 0 ? 1 : 0;
    return others <= 1;
}

std::optional<EndgameLine> solve_endgame(const Rules& rules, const State& state, std::uint32_t positions) {
    Solver solver(rules, state.turn.seat, positions);
    EndgameLine line{{}, solver.value(state)};
    if (solver.exhausted()) return std::nullopt;
    State now = state;
    while (now.status == Status::playing && now.turn_number == state.turn_number) {
        const Play best = solver.answer(now).best;
        if (!(best == end_of_turn)) line.plan.add(best);
        now = solver.after(now, best);
    }
    return line;
}

}  // namespace tenback::bots
