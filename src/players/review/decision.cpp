#include "review/decision.hpp"

#include <algorithm>

#include "record/replay.hpp"

namespace tenback::review {
namespace {

bool is_stood_in(const record::Game& game, int turn) {
    const auto& all = game.stood_in();
    return std::any_of(all.begin(), all.end(), [&](const record::StoodIn& one) { return one.turn == turn; });
}

}  // namespace

std::vector<Decision> decisions_of(const record::Game& game) {
    record::Replay replay(game);
    std::vector<Decision> all;
    const auto turns = static_cast<int>(game.turns().size());
    for (int turn = 1; turn <= turns; ++turn) {
        const record::PlayedTurn& played = game.turn(turn);
        if (played.plays.empty() || !replay.go_to(turn, 0)) continue;
        Decision decision{.turn = turn,
                          .seat = played.seat,
                          .view = replay.view(played.seat),
                          .seen = {},
                          .laid = {},
                          .got_stuck = turn == turns && game.state().reason == Reason::stuck,
                          .stood_in = is_stood_in(game, turn)};
        for (const Event& event : replay.history()) decision.seen.push_back(seen_by(played.seat, event));
        for (const Play play : played.plays) decision.laid.add(play);
        all.push_back(std::move(decision));
    }
    return all;
}

}  // namespace tenback::review
