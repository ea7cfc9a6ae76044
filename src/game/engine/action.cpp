#include "engine/action.hpp"

namespace tenback {
namespace {

struct Check {
    const Rules& rules;
    const State& state;
    const Talk& talk;
    Seat seat;

    [[nodiscard]] bool over() const { return state.status == Status::won || state.status == Status::lost; }
    [[nodiscard]] CardSet hand() const { return state.hands[seat.index()]; }
    [[nodiscard]] std::optional<Refusal> not_to_move() const {
        if (over()) return Refusal::game_over;
        if (state.status == Status::opening || seat != state.turn.seat) return Refusal::not_your_turn;
        return std::nullopt;
    }

    std::optional<Refusal> operator()(const Play& play) const {
        if (const auto refusal = not_to_move()) return refusal;
        return why_not(rules, state.turn, hand(), play);
    }
    std::optional<Refusal> operator()(const EndTurn& /*end*/) const {
        if (const auto refusal = not_to_move()) return refusal;
        return why_not_end(state.turn);
    }
    std::optional<Refusal> operator()(const Say& say) const {
        if (over()) return Refusal::game_over;
        return why_not_say(rules, state.turn, hand(), talk.voices[seat.index()], say);
    }
    std::optional<Refusal> operator()(const Wish& wish) const {
        if (over()) return Refusal::game_over;
        if (state.status != Status::opening) return Refusal::already_begun;
        if (wish == Wish::unsaid || !rules.cooperative()) return Refusal::talk_not_allowed;  // Face to Face: by lot
        return std::nullopt;
    }
};

}  // namespace

std::optional<Refusal> why_not(const Rules& rules, const State& state, const Talk& talk, Seat seat, const Action& action) {
    return std::visit(Check{rules, state, talk, seat}, action);
}

}  // namespace tenback
