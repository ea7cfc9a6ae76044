#include "table/round.hpp"

#include <algorithm>

namespace tenback::table {
namespace {

/// A bot does this for a person now.
void add_stood_in(std::vector<record::StoodIn>& all, const State& now, const Action& action) {
    const bool lays = std::holds_alternative<Play>(action);
    if (!lays && !std::holds_alternative<EndTurn>(action)) return;
    const bool goes_on =
        !all.empty() && all.back().turn == now.turn_number && all.back().played + all.back().laid == now.turn.played;
    if (!goes_on) all.push_back({now.turn_number, now.turn.played, 0});
    if (lays) ++all.back().laid;
}

}  // namespace

Round::Round(const Rules& rules, const CardsDealt& dealt)
    : world_(deal(rules, dealt.deck)), seed_(dealt.seed), lot_(dealt.lot), known_(dealt.known) {}

void Round::begin(const Rules& rules, Seat first, std::vector<Event>& events) {
    tenback::begin(rules, world_.state, first, record::KeepEvents{&events});
    first_ = first;
    begun_at_ = steps_.size();
}

std::optional<Refusal> Round::act(const Rules& rules, Seat seat, const Action& action, bool stood_in,
                                  std::vector<Event>& events) {
    if (const auto refusal = tenback::act(rules, world_, talk_, seat, action, record::KeepEvents{&events})) return refusal;
    steps_.push_back({seat, action, stood_in});
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
    const Play play = std::get<Play>(last->action);
    steps_.erase(last.base() - 1, steps_.end());
    const record::Game before = game(rules);
    world_ = before.world();
    talk_ = before.talk();
    taken_back_.push_back({state().turn_number, state().turn.played, play});
}

std::vector<VisibleEvent> Round::seen(const Rules& rules, Seat seat) const {
    std::vector<Event> events;
    static_cast<void>(game(rules, &events));
    std::vector<VisibleEvent> visible;
    visible.reserve(events.size());
    for (const Event& event : events) visible.push_back(seen_by(seat, event));
    return visible;
}

record::Game Round::game(const Rules& rules, std::vector<Event>* events) const {
    record::Game again(rules, deck());
    std::vector<record::StoodIn> stood_in;
    for (std::size_t n = 0; n <= steps_.size(); ++n) {
        if (first_ && n == begun_at_) again.begin(*first_, events);
        if (n == steps_.size()) break;
        if (steps_[n].stood_in) add_stood_in(stood_in, again.state(), steps_[n].action);
        again.act(steps_[n].seat, steps_[n].action, events);
    }
    again.remark(taken_back_, std::move(stood_in));
    return again;
}

}  // namespace tenback::table
