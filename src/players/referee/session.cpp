#include "referee/session.hpp"

#include <atomic>
#include <utility>

#include "lab/thinking.hpp"

namespace tenback::referee {
namespace {

const std::atomic<bool> never{false};

/// The words of a match of the laboratory: first a seed for each seat, then the lot. So a game of bots alone is the one that
/// `tenback simulate` plays.
std::uint64_t word_of(const Machines& machines, int number) {
    Random words(machines.seed);
    for (int n = 0; n < number; ++n) words();
    return words();
}

}  // namespace

Session::Session(record::Game game, std::vector<Event> events, Machines machines, bots::BotCrew& crew)
    : machines_(std::move(machines)), now_{std::move(game), std::move(events)}, start_(now_) {
    open(crew);
    let_bots_play(crew);
    start_ = now_;
    done_.clear();
}

Seat Session::settled_first() const {
    const auto lot = static_cast<std::uint32_t>(word_of(machines_, Seat::limit) >> 32);
    return settle_first(game().rules(), game().talk(), lot);
}

std::optional<Refusal> Session::act(Seat seat, const Action& action, bots::BotCrew& crew) {
    if (const auto refusal = why_not(game().rules(), game().state(), game().talk(), seat, action)) return refusal;
    requests_.push_back(done_.size());
    perform(seat, action);
    let_bots_play(crew);
    return std::nullopt;
}

void Session::begin(Seat first, bots::BotCrew& crew) {
    requests_.push_back(done_.size());
    perform(first, Begins{});
    let_bots_play(crew);
}

bool Session::undo(std::size_t count) {
    if (count > requests_.size()) return false;
    const std::size_t kept = count == 0 ? done_.size() : requests_[requests_.size() - count];
    requests_.resize(requests_.size() - count);
    std::vector<Done> again = std::exchange(done_, {});
    again.erase(again.begin() + static_cast<std::ptrdiff_t>(kept), again.end());
    now_ = start_;
    for (const Done& it : again) perform(it.seat, it.step);
    spoken_in_ = game().state().turn_number;
    return true;
}

/// Bots say how much they want to begin (TG-3).
void Session::open(bots::BotCrew& crew) {
    if (game().state().status != Status::opening || !game().rules().cooperative()) return;
    for (int s = 0; s < game().rules().players; ++s) {
        const Seat seat = Seat::at(s);
        if (machines_.at(seat)) perform(seat, crew[machines_.bots[s]].wish(game().rules(), game().view(seat)));
    }
}

void Session::let_bots_play(bots::BotCrew& crew) {
    while (game().state().status == Status::playing) {
        if (machines_.talk && spoken_in_ != game().state().turn_number) speak(crew);
        const Seat seat = game().state().turn.seat;
        if (!machines_.at(seat)) return;
        take_turn(seat, crew);
    }
}

void Session::speak(bots::BotCrew& crew) {
    spoken_in_ = game().state().turn_number;
    for (int s = 0; s < game().rules().players; ++s) {
        const Seat seat = Seat::at(s);
        if (!machines_.at(seat)) continue;
        const View view = game().view(seat);
        for (const Say& say : crew[machines_.bots[s]].talk({game().rules(), view, seen_by_seat(seat)})) perform(seat, say);
    }
}

void Session::take_turn(Seat seat, bots::BotCrew& crew) {
    const View view = game().view(seat);
    const auto events = seen_by_seat(seat);
    const lab::Contestant contestant{&crew[machines_.bots[static_cast<std::size_t>(seat.index())]], machines_.effort};
    const auto search =
        lab::think(contestant, {game().rules(), view, events}, word_of(machines_, static_cast<int>(seat.index())), never);
    const std::uint16_t turn = game().state().turn_number;
    const bots::Plan plan = search->best().plan;
    for (int n = 0; game().state().status == Status::playing && game().state().turn_number == turn; ++n)
        perform(seat, bots::action_of(plan, n));
}

void Session::perform(Seat seat, const Step& step) {
    if (const auto* action = std::get_if<Action>(&step))
        now_.game.act(seat, *action, &now_.events);
    else
        now_.game.begin(seat, &now_.events);
    done_.push_back({seat, step});
}

std::vector<VisibleEvent> Session::seen_by_seat(Seat seat) const {
    std::vector<VisibleEvent> seen;
    for (const Event& event : now_.events) seen.push_back(seen_by(seat, event));
    return seen;
}

}  // namespace tenback::referee
