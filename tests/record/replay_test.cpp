// A game replayed: every place of it is as the game was then, forwards and backwards.
#include "record/replay.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "engine/playout.hpp"
#include "notation/notation.hpp"
#include "record/json.hpp"
#include "record/record.hpp"
#include "tables.hpp"

namespace tenback::record {
namespace {

/// A random game with wishes and talk, and what it was after every action that is no talk.
struct Told {
    Game game;
    std::vector<Game> moments{};
    std::vector<Event> events{};
};

Told tell(const Rules& rules, std::uint64_t seed) {
    Random words(seed);
    Told told{Game(rules, shuffled_deck(rules, words))};
    const auto act = [&](Seat seat, const Action& action) { told.game.act(seat, action, &told.events); };
    act(Seat::number(1), Wish::gladly);
    told.game.begin(Seat::number(1), &told.events);
    while (told.game.state().status == Status::playing) {
        if (below(2, words) == 0)
            for (int s = 1; s <= rules.players; ++s) act(Seat::number(s), Mark{MarkKind::leave_it_to_me, U1});
        told.moments.push_back(told.game);
        World world = told.game.world();
        const State& next = world.state;
        const Turn turn = next.turn;
        random_step(rules, world, words);
        const CardSet laid = next.laid[rules.side_of(turn.seat)] - told.game.state().laid[rules.side_of(turn.seat)];
        if (laid.empty()) {
            act(turn.seat, EndTurn{});
            continue;
        }
        for (const PileId pile : all_piles)
            if (next.turn.tops[pile.index()] == laid.first() && turn.tops[pile.index()] != laid.first())
                act(turn.seat, Play{laid.first(), pile});
    }
    told.moments.push_back(told.game);
    return told;
}

const std::vector<std::string_view> some_variants{"classic players=1", "classic players=3 fire=true", "quick players=4",
                                                  "face players=2"};

TEST(Replay, EveryMomentIsAsItWas) {
    for (const std::string_view name : some_variants) {
        const Told told = tell(variant(name), 7);
        ASSERT_GT(told.moments.size(), 4U) << name;
        Replay replay(told.game);
        for (const Game& then : told.moments) {
            ASSERT_TRUE(replay.go_to(then.state().turn_number, then.state().turn.played)) << name;
            EXPECT_EQ(replay.state(), then.state()) << name;
            EXPECT_EQ(replay.talk(), then.talk()) << name;
            const Game again = replay.game();
            EXPECT_EQ(again.world(), then.world()) << name;
            EXPECT_EQ(again.turns(), then.turns()) << name;
            EXPECT_EQ(again.spoken(), then.spoken()) << name;
            EXPECT_EQ(again.first(), then.first()) << name;
        }
        EXPECT_EQ(replay.place(), replay.last_place()) << name;
        EXPECT_EQ(replay.history(), told.events) << name;
    }
}

TEST(Replay, BackwardsComesByTheSamePlaces) {
    for (const std::string_view name : some_variants) {
        Replay replay(tell(variant(name), 8).game);
        std::vector<State> states{replay.state()};
        EXPECT_FALSE(replay.deed());
        EXPECT_FALSE(replay.back());
        while (replay.forward()) states.push_back(replay.state());
        EXPECT_EQ(replay.place(), replay.last_place());
        do {
            EXPECT_EQ(replay.state(), states.back()) << name;
            states.pop_back();
        } while (replay.back());
        EXPECT_TRUE(states.empty()) << name;
    }
}

TEST(Replay, ThereIsNoOtherMoment) {
    const Game game = tell(variant("classic players=2"), 1).game;
    const int turns = static_cast<int>(game.turns().size());
    Replay replay(game);
    EXPECT_FALSE(replay.go_to(0, 0));
    EXPECT_FALSE(replay.go_to(turns + 1, 0));
    EXPECT_FALSE(replay.go_to(1, -1));
    EXPECT_FALSE(replay.go_to(1, static_cast<int>(game.turns()[0].plays.size()) + 1));
    EXPECT_EQ(replay.place(), 0U);
}

/// Seat 1 lays 20 and 30, takes both back, lays 20 again, says something, lays 40, takes it back, and lays 50.
Game hesitant() {
    const Rules rules = variant("classic players=2");
    Game game(rules, deck_from(rules, {{"20", "30", "40", "50", "60"}}), Seat::number(1));
    game.act(Seat::number(1), Play{Card(20), U1});
    game.act(Seat::number(1), Mark{MarkKind::leave_it_to_me, D1});
    game.act(Seat::number(1), Play{Card(50), U1});
    game.act(Seat::number(1), EndTurn{});
    game.remark({{1, 1, {Card(30), U2}}, {1, 0, {Card(20), U1}}, {1, 1, {Card(40), U1}}}, {{1, 1, 1}});
    return game;
}

std::string told(const Game& game) {
    Replay replay(game);
    std::string text;
    while (replay.forward()) {
        const auto* taken = std::get_if<TookBack>(&replay.deed()->what);
        const auto* action = std::get_if<Action>(&replay.deed()->what);
        if (taken != nullptr) text += " -" + text_of(game.rules().game, taken->play.card);
        if (action == nullptr) continue;
        if (const auto* play = std::get_if<Play>(action)) text += " " + text_of(game.rules().game, play->card);
        if (std::holds_alternative<Say>(*action)) text += " says";
        if (std::holds_alternative<EndTurn>(*action)) text += " .";
    }
    return text;
}

TEST(Replay, ShowsWhatWasTakenBackWhereItWasLaid) {
    EXPECT_EQ(told(hesitant()), " 20 30 -30 -20 20 says 40 -40 50 .");
    Replay replay(hesitant());
    ASSERT_TRUE(replay.go_to(1, 2));
    EXPECT_EQ(replay.game().turns().back().plays, (std::vector<Play>{{Card(20), U1}, {Card(50), U1}}));
    ASSERT_TRUE(replay.go_to(1, 1));
    EXPECT_TRUE(replay.talk().voices[0].marked(MarkKind::leave_it_to_me).contains(D1));
    EXPECT_FALSE(replay.state().hands[0].contains(Card(20)));
    EXPECT_TRUE(replay.state().hands[0].contains(Card(40)));
}

TEST(Replay, RecordsTellWhatWasTakenBackAndWhatABotPlayed) {
    const json::object record = record_json(hesitant());
    EXPECT_EQ(json::serialize(record.at("taken_back").at(0)), R"({"seat":1,"turn":1,"played":1,"play":"30>U2"})");
    EXPECT_EQ(json::serialize(record.at("bot_turns")), R"([{"seat":1,"turn":1,"played":1,"laid":1}])");
    const auto again = read_record(json::serialize(record));
    ASSERT_TRUE(again) << again.reason();
    EXPECT_EQ(record_json(*again), record);
    EXPECT_EQ(told(*again), told(hesitant()));
}

std::string reason_with(std::string_view key, std::string_view list) {
    json::object record = record_json(hesitant());
    record[key] = json::parse(list);
    const auto game = read_record(json::serialize(record));
    return game ? "accepted" : game.reason();
}

TEST(Replay, RecordsWithPlaysTakenBackThatCannotHaveBeenAreRefused) {
    const std::string_view unfit = "what was taken back does not fit the turns";
    EXPECT_EQ(reason_with("taken_back", R"([{"seat":1,"turn":1,"played":0,"play":"20>U1"}])"), "accepted");
    EXPECT_EQ(reason_with("taken_back", R"([{"seat":1,"turn":1,"played":0,"play":"99>U1"}])"), unfit);  // not in the hand
    EXPECT_EQ(reason_with("taken_back", R"([{"seat":1,"turn":1,"played":9,"play":"30>U1"}])"), unfit);
    EXPECT_EQ(reason_with("taken_back",
                          R"([{"seat":1,"turn":1,"played":1,"play":"30>U1"},{"seat":1,"turn":1,"played":0,"play":"40>U1"},
                              {"seat":2,"turn":2,"played":0,"play":"2>U1"},{"seat":1,"turn":1,"played":0,"play":"20>U1"}])"),
              unfit);
    EXPECT_EQ(reason_with("taken_back", R"([{"seat":2,"turn":1,"played":0,"play":"20>U1"}])"),
              "taken_back 1: seat 2 has no turn 1");
    EXPECT_EQ(reason_with("taken_back", R"([7])"), "taken_back 1: must be an object");
    EXPECT_EQ(reason_with("bot_turns", R"([{"seat":1,"turn":1,"played":1,"laid":2}])"),
              "bot_turns 1: so many cards were not laid in that turn");
    EXPECT_EQ(reason_with("bot_turns", R"([{"seat":1,"turn":3,"played":0,"laid":0}])"), "bot_turns 1: seat 1 has no turn 3");
}

/// Lets the players lay other cards first, here and there, and take them back.
void hesitate(Game& game, Random& words) {
    std::vector<TakenBack> taken;
    Replay replay(game);
    for (std::size_t t = 0; t < game.turns().size(); ++t) {
        if (below(3, words) != 0) continue;
        const auto height = below(static_cast<std::uint32_t>(game.turns()[t].plays.size() + 1), words);
        const int turn = static_cast<int>(t) + 1;
        ASSERT_TRUE(replay.go_to(turn, static_cast<int>(height)));
        const State& state = replay.state();
        if (state.status != Status::playing) continue;
        const Legal may = legal(game.rules(), state.turn, state.hand_to_move());
        for (const PileId pile : all_piles)
            for (const Card card : may.plays[pile.index()])
                if (below(4, words) == 0)
                    taken.push_back({static_cast<std::uint16_t>(turn), static_cast<std::uint8_t>(height), {card, pile}});
    }
    game.remark(std::move(taken), {});
}

/// All that can be seen of a place.
struct Seen {
    State state;
    Talk talk;
    std::optional<Deed> deed;
    std::vector<Event> events;
    bool operator==(const Seen&) const = default;
};
Seen seen_at(const Replay& replay) { return {replay.state(), replay.talk(), replay.deed(), replay.events()}; }

RC_GTEST_PROP(ReplayProperty, ForwardsAndBackwardsAreTheSamePlacesInEveryVariant, ()) {
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    Random words(seed);
    for (const Rules& rules : all_variants()) {
        Game game = random_game(rules, seed, static_cast<int>(below(200, words)), true);
        hesitate(game, words);
        Replay replay(game);
        RC_ASSERT(replay.is_complete());
        std::vector<Seen> places{seen_at(replay)};
        while (replay.forward()) places.push_back(seen_at(replay));
        RC_ASSERT(replay.state() == game.state());
        RC_ASSERT(replay.talk() == game.talk());
        RC_ASSERT(replay.game().spoken() == game.spoken());
        RC_ASSERT(places.size() == replay.last_place() + 1);
        do RC_ASSERT(seen_at(replay) == places[replay.place()]);
        while (replay.back());
        RC_ASSERT(replay.place() == 0U);
    }
}

RC_GTEST_PROP(ReplayProperty, RecordsReplayAlsoWithoutWhatOlderOnesDoNotTell, ()) {
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    Random words(seed);
    for (const Rules& rules : all_variants()) {
        Game game = random_game(rules, seed, 1000, true);
        hesitate(game, words);
        json::object record = record_json(game);
        const auto whole = read_record(json::serialize(record));
        RC_ASSERT(static_cast<bool>(whole));
        RC_ASSERT(whole->taken_back() == game.taken_back());
        record.erase("taken_back");
        const auto older = read_record(json::serialize(record));
        RC_ASSERT(static_cast<bool>(older));
        Replay without(*older);
        Replay with(*whole);
        RC_ASSERT(with.last_place() == without.last_place() + 2 * game.taken_back().size());
        with.go_to(with.last_place());
        without.go_to(without.last_place());
        RC_ASSERT(with.history() == without.history());
    }
}

}  // namespace
}  // namespace tenback::record
