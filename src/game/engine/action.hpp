// The checked door: any action of any seat goes in; it is refused with a reason and changes nothing (ALL-4), or happens.
#pragma once

#include <optional>

#include "engine/event.hpp"
#include "engine/refusal.hpp"
#include "engine/state.hpp"
#include "engine/talk.hpp"

namespace tenback {

/// Why the seat may not do this now, or nothing.
std::optional<Refusal> why_not(const Rules& rules, const State& state, const Talk& talk, Seat seat, const Action& action);

namespace detail {

template <class Sink>
struct Perform {
    const Rules& rules;
    World& world;
    Talk& talk;
    Seat seat;
    Sink& sink;

    void operator()(const Play& play) const {
        forget_trick(talk, play.pile);
        lay(rules, world.state, play, sink);
    }
    void operator()(const EndTurn& /*end*/) const {
        forget_voice(talk, seat);
        end_turn(rules, world.deck, world.state, sink);
    }
    void operator()(const Say& say) const {
        hear(talk, seat, say);
        sink(Said{seat, say});
    }
    void operator()(const Wish& wish) const {
        talk.wishes[seat.index()] = wish;
        sink(Wished{seat, wish});
    }
};

}  // namespace detail

template <class Sink = NoEvents>
std::optional<Refusal> act(const Rules& rules, World& world, Talk& talk, Seat seat, const Action& action, Sink&& sink = {}) {
    if (const auto refusal = why_not(rules, world.state, talk, seat, action)) return refusal;
    std::visit(detail::Perform<std::remove_reference_t<Sink>>{rules, world, talk, seat, sink}, action);
    return std::nullopt;
}

}  // namespace tenback
