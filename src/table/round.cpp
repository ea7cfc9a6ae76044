#include "table/round.hpp"

#include <algorithm>

namespace tenback {
namespace {

auto into(std::vector<Event>& events) {
    return [&events](const Event& event) { events.push_back(event); };
}

}  // namespace

Round::Round(const Rules& rules, const CardsDealt& dealt)
    : world_(deal(rules, dealt.deck)), seed_(dealt.seed), lot_(dealt.lot), known_(dealt.known) {}

void Round::begin(const Rules& rules, Seat first, std::vector<Event>& events) {
    tenback::begin(rules, world_.state, first, into(events));
    first_ = first;
    begun_at_ = steps_.size();
}

std::optional<Refusal> Round::act(const Rules& rules, Seat seat, const Action& action, std::vector<Event>& events) {
    if (const auto refusal = tenback::act(rules, world_, talk_, seat, action, into(events))) return refusal;
    steps_.push_back({seat, action});
    return std::nullopt;
}

std::optional<Play> Round::last_play_of(Seat seat) const {
    for (auto step = steps_.rbegin(); step != steps_.rend(); ++step) {
        if (step->seat != seat || std::holds_alternative<EndTurn>(step->action)) return std::nullopt;
        if (const auto* play = std::get_if<Play>(&step->action)) return *play;
    }
    return std::nullopt;
}

void Round::take_back(const Rules& rules) {
    const auto is_play = [](const Step& step) { return std::holds_alternative<Play>(step.action); };
    const auto last = std::find_if(steps_.rbegin(), steps_.rend(), is_play);
    steps_.erase(last.base() - 1, steps_.end());
    const Game before = game(rules);
    world_ = before.world();
    talk_ = before.talk();
    ++take_backs_;
}

std::vector<VisibleEvent> Round::seen(const Rules& rules, Seat seat) const {
    std::vector<Event> events;
    static_cast<void>(game(rules, &events));
    std::vector<VisibleEvent> visible;
    visible.reserve(events.size());
    for (const Event& event : events) visible.push_back(seen_by(seat, event));
    return visible;
}

Game Round::game(const Rules& rules, std::vector<Event>* events) const {
    Game again(rules, deck());
    for (std::size_t n = 0; n <= steps_.size(); ++n) {
        if (first_ && n == begun_at_) again.begin(*first_, events);
        if (n < steps_.size()) again.act(steps_[n].seat, steps_[n].action, events);
    }
    return again;
}

}  // namespace tenback
