#include "record/game.hpp"

namespace tenback::record {

Game::Game(const Rules& rules, const Deck& deck) : rules_(rules), world_(deal(rules, deck)) {}

Game::Game(const Rules& rules, const Deck& deck, Seat first) : Game(rules, deck) { begin(first); }

void Game::begin(Seat first, std::vector<Event>* events) {
    tenback::begin(rules_, world_.state, first, KeepEvents{events});
    first_ = first;
    turns_.push_back({first, {}});
}

std::optional<Refusal> Game::act(Seat seat, const Action& action, std::vector<Event>* events) {
    if (const auto refusal = tenback::act(rules_, world_, talk_, seat, action, KeepEvents{events})) return refusal;
    if (const auto* play = std::get_if<Play>(&action)) turns_.back().plays.push_back(*play);
    if (std::holds_alternative<EndTurn>(action)) turns_.push_back({state().turn.seat, {}});
    if (const auto* say = std::get_if<Say>(&action))
        spoken_.push_back({seat, state().turn_number, state().turn.played, *say});
    return std::nullopt;
}

void Game::remark(std::vector<TakenBack> taken_back, std::vector<StoodIn> stood_in) {
    taken_back_ = std::move(taken_back);
    stood_in_ = std::move(stood_in);
}

}  // namespace tenback::record
