#include "games.hpp"

#include "bots/registry.hpp"
#include "notation/variant.hpp"

namespace tenback::testing {
namespace {

void say_all(record::Game& game, Seat seat, const bots::Bot& bot) {
    const View view = game.view(seat);
    for (const Say& say : bot.talk({game.rules(), view, {}})) static_cast<void>(game.act(seat, say));
}

/// The same bot at every seat plays to the end, and talks.
record::Game gone_on(record::Game game, std::string_view name, std::uint32_t roll_outs) {
    const auto bot = bots::find_bot(name)->make();
    while (game.state().status == Status::playing) {
        for (int s = 0; s < game.rules().players; ++s) say_all(game, Seat::at(s), *bot);
        const Seat seat = game.state().turn.seat;
        const View view = game.view(seat);
        const bots::Choice choice = bots::decide(*bot->think({game.rules(), view, {}}, 1, bots::Effort{roll_outs}));
        for (const Move& move : bots::moves_of(view.turn, choice.plan))
            if (game.state().status == Status::playing)
                std::visit([&](const auto& action) { static_cast<void>(game.act(seat, action)); }, move);
    }
    return game;
}

/// As far as the turns went; the last of them is ended.
record::Game begun_as(const record::Game& like, int turns, const Deck& deck) {
    record::Game game(like.rules(), deck, *like.first());
    for (int turn = 1; turn <= turns; ++turn) {
        for (const Play play : like.turn(turn).plays) static_cast<void>(game.act(like.turn(turn).seat, play));
        static_cast<void>(game.act(like.turn(turn).seat, EndTurn{}));
    }
    return game;
}

}  // namespace

std::vector<Rules> reviewed_variants() {
    return {variant("classic players=1"),
            variant("classic players=2"),
            variant("classic players=3 fire=true"),
            variant("classic players=4 minimum=3"),
            variant("quick players=2"),
            variant("quick players=4 pro=true"),
            variant("face players=2")};
}

Rules variant(std::string_view text) { return *parse_variant(text); }

record::Game played(const Rules& rules, std::string_view bot, std::uint64_t seed, std::uint32_t roll_outs) {
    return gone_on(record::Game(rules, seeded_deck(rules, seed), Seat::number(1)), bot, roll_outs);
}

record::Game played_on(const record::Game& begun, int turns, const Deck& deck, std::string_view bot) {
    return gone_on(begun_as(begun, turns, deck), bot, 40);
}

record::Game with_turn(const record::Game& game, int turn, const bots::Plan& plan) {
    record::Game other = begun_as(game, turn - 1, game.deck());
    const Seat seat = game.turn(turn).seat;
    for (const Play play : plan) static_cast<void>(other.act(seat, play));
    static_cast<void>(other.act(seat, EndTurn{}));
    return gone_on(std::move(other), "greedy", 0);
}

review::Review reviewed(const record::Game& game, std::uint32_t roll_outs, std::uint64_t seed) {
    review::Review review(game, seed, bots::Effort{roll_outs});
    while (!review.done()) review.step(1U << 12);
    return review;
}

}  // namespace tenback::testing
