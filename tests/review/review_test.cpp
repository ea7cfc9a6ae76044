// Sums, seats, slices and secrets of a review; planted mistakes are found, and experts are left in peace.
#include "review/review.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games.hpp"
#include "notation/variant.hpp"
#include "review/level.hpp"

namespace tenback::testing {
namespace {

using review::certain;
using review::ReviewedTurn;
using review::Sums;

void expect_same(const ReviewedTurn& a, const ReviewedTurn& b) {
    EXPECT_EQ(a.decision.turn, b.decision.turn);
    EXPECT_EQ(a.verdict.chance, b.verdict.chance);
    EXPECT_EQ(a.verdict.loss, b.verdict.loss);
    EXPECT_EQ(a.verdict.error, b.verdict.error);
    EXPECT_EQ(a.verdict.ranking, b.verdict.ranking);
    EXPECT_EQ(a.verdict.ground, b.verdict.ground);
}

TEST(Review, ResultIsStartAndSkillAndLuckToTheMillionth) {
    for (const Rules& rules : reviewed_variants())
        for (const std::string_view bot : {"random", "expert"}) {
            const auto review = reviewed(played(rules, bot, 3), 80);
            for (int s = 0; s < rules.players; ++s) {
                const Sums sums = review.sums(Seat::at(s));
                EXPECT_EQ(sums.result, sums.start + sums.skill + sums.luck) << text_of(rules);
                EXPECT_TRUE(sums.result == 0 || sums.result == certain);
            }
        }
}

TEST(Review, SeatsAddUpToTheTeam) {
    for (const Rules& rules : reviewed_variants()) {
        const auto review = reviewed(played(rules, "greedy", 5), 80);
        std::int64_t given_away = 0;
        int decisions = 0;
        for (int s = 0; s < rules.players; ++s) {
            given_away += review.account(Seat::at(s)).given_away;
            decisions += review.account(Seat::at(s)).decisions;
        }
        EXPECT_EQ(given_away, review.account().given_away) << text_of(rules);
        EXPECT_EQ(decisions, review.account().decisions);
        if (rules.cooperative()) {
            EXPECT_EQ(review.sums(Seat::number(1)).skill, -given_away);
        }
    }
}

TEST(Review, FaceToFaceIsTheOppositeFromTheOtherSide) {
    const auto review = reviewed(played(variant("face players=2"), "random", 4), 80);
    const Sums one = review.sums(Seat::number(1));
    const Sums two = review.sums(Seat::number(2));
    EXPECT_EQ(one.result + two.result, certain);
    EXPECT_EQ(one.start + two.start, certain);
    EXPECT_EQ(one.skill, -two.skill);
    EXPECT_EQ(one.luck, -two.luck);
}

TEST(Review, EveryTurnInWhichCardsWereLaidIsThereAndChancesAreChances) {
    for (const Rules& rules : reviewed_variants()) {
        const record::Game game = played(rules, "greedy", 6);
        const auto review = reviewed(game, 80);
        const auto laid =
            std::ranges::count_if(game.turns(), [](const record::PlayedTurn& turn) { return !turn.plays.empty(); });
        ASSERT_EQ(review.turns().size(), static_cast<std::size_t>(laid));
        for (const ReviewedTurn& turn : review.turns()) {
            EXPECT_GE(turn.verdict.chance, 0);
            EXPECT_LE(turn.verdict.chance, certain);
            EXPECT_LE(turn.verdict.loss, turn.verdict.chance);
            EXPECT_GE(turn.verdict.error, 0);
            if (turn.verdict.forced) {
                EXPECT_EQ(turn.verdict.loss, 0);
            }
        }
    }
}

TEST(Review, SlicesAndOrderChangeNothing) {
    for (const Rules& rules : reviewed_variants()) {
        const record::Game game = played(rules, "greedy", 7);
        const auto whole = reviewed(game, 60);
        review::Review sliced(game, 1, bots::Effort{60});
        double progress = 0;
        while (!sliced.done()) {
            sliced.step(7);
            EXPECT_GE(sliced.progress(), progress);
            progress = sliced.progress();
        }
        EXPECT_EQ(progress, 1);
        review::Review backwards(game, 1, bots::Effort{60});
        for (std::size_t n = backwards.size(); n-- > 0;) {
            const auto judgement = backwards.judge(n);
            while (!judgement->done()) judgement->step(64);
            backwards.take(n, judgement->verdict());
        }
        for (std::size_t n = 0; n < whole.size(); ++n) {
            expect_same(whole.turns()[n], sliced.turns()[n]);
            expect_same(whole.turns()[n], backwards.turns()[n]);
        }
    }
}

/// The deck with all cards in another order but those that `fixed` has.
Deck reordered(const Rules& rules, Deck deck, CardSet fixed, std::uint64_t seed) {
    Random words(seed);
    std::vector<Card*> loose;
    for (int n = 0; n < rules.decks * rules.deck_size; ++n)
        if (!fixed.contains(deck[static_cast<std::size_t>(n)])) loose.push_back(&deck[static_cast<std::size_t>(n)]);
    for (std::size_t n = loose.size(); n > 1; --n)
        std::swap(*loose[n - 1], *loose[below(static_cast<std::uint32_t>(n), words)]);
    return deck;
}

TEST(Review, CardsThatNobodyHadSeenYetChangeNothing) {
    for (const Rules& rules : reviewed_variants()) {
        if (!rules.cooperative()) continue;
        const record::Game game = played(rules, "greedy", 8);
        const int turns = static_cast<int>(game.turns().size()) / 2;
        // All that anybody had drawn by the middle of the game stays where it was.
        record::Game middle(rules, game.deck(), *game.first());
        for (int turn = 1; turn <= turns; ++turn) {
            for (const Play play : game.turn(turn).plays) ASSERT_FALSE(middle.act(game.turn(turn).seat, play));
            ASSERT_FALSE(middle.act(game.turn(turn).seat, EndTurn{}));
        }
        CardSet seen;
        for (int n = 0; n < middle.state().draw[0].next; ++n) seen.insert(game.deck()[static_cast<std::size_t>(n)]);
        const Deck other = reordered(rules, game.deck(), seen, 9);
        const auto as_it_was = reviewed(played_on(game, turns, game.deck(), "planner"), 60).turns();
        const auto with_others = reviewed(played_on(game, turns, other, "planner"), 60).turns();
        for (std::size_t n = 0; n < static_cast<std::size_t>(turns); ++n) expect_same(as_it_was[n], with_others[n]);
    }
}

TEST(Review, WhatOthersHoldChangesNothing) {
    for (const Rules& rules : reviewed_variants()) {
        if (!rules.cooperative() || rules.players == 1) continue;
        const record::Game game = played(rules, "greedy", 10);
        const CardSet own = deal(rules, game.deck()).state.hands[game.first()->index()];
        const Deck other = reordered(rules, game.deck(), own, 11);
        const record::Game a = played_on(game, 1, game.deck(), "planner");
        const record::Game b = played_on(game, 1, other, "planner");
        ASSERT_NE(a.deck(), b.deck());
        expect_same(reviewed(a, 60).turns().front(), reviewed(b, 60).turns().front());
    }
}

/// Two cards on one pile that jump farthest.
bots::Plan wildest_turn(const record::Game& game, int turn) {
    const auto decisions = review::decisions_of(game);
    const auto& view = decisions[static_cast<std::size_t>(turn - 1)].view;
    bots::Plan worst;
    int jump = 0;
    for (const Card a : view.hand)
        for (const PileId pile : all_piles) {
            if (why_not(game.rules(), view.turn, view.hand, {a, pile})) continue;
            const int far = std::abs(a.index() - view.turn.tops[pile.index()].index());
            Turn after = view.turn;
            lay_on(game.rules(), after, {a, pile});
            for (const Card b : view.hand) {
                if (b == a || why_not(game.rules(), after, view.hand.without(a), {b, pile}) ||
                    far + std::abs(b.index() - a.index()) < jump)
                    continue;
                jump = far + std::abs(b.index() - a.index());
                worst = bots::Plan();
                worst.add({a, pile});
                worst.add({b, pile});
            }
        }
    return worst;
}

TEST(Review, PlantedMistakesAreFoundAndNamedFirst) {
    int planted = 0;
    for (const std::uint64_t seed : {21, 22, 23}) {
        const record::Game good = played(variant("classic players=2"), "expert", seed, 200);
        const bots::Plan bad = wildest_turn(good, 1);
        ASSERT_EQ(bad.size(), 2);
        const auto review = reviewed(with_turn(good, 1, bad), 2000);
        const ReviewedTurn turn = review.turns().front();
        EXPECT_TRUE(turn.verdict.is_mistake()) << seed << ": " << turn.verdict.loss << " +- " << turn.verdict.error;
        EXPECT_NE(turn.verdict.ground.fact, review::Fact::none);
        const auto moments = review.key_moments();
        planted += std::ranges::any_of(moments, [](const ReviewedTurn& one) { return one.decision.turn == 1; }) ? 1 : 0;
        EXPECT_LE(moments.size(), 5U);
    }
    EXPECT_EQ(planted, 3);
}

TEST(Review, ExpertsAreHardlyEverAccused) {
    int turns = 0;
    int mistakes = 0;
    for (const std::string_view name : {"classic players=2", "classic players=3", "quick players=2", "face players=2"})
        for (const std::uint64_t seed : {31, 32}) {
            const auto review = reviewed(played(variant(name), "expert", seed, 1000), 1000);
            for (const ReviewedTurn& turn : review.turns()) {
                ++turns;
                mistakes += turn.verdict.is_mistake() ? 1 : 0;
            }
        }
    EXPECT_GT(turns, 100);
    EXPECT_LE(mistakes, turns / 50);
}

TEST(Review, WeakPlayersGiveAwayMore) {
    for (const std::string_view name : {"classic players=2", "quick players=2", "face players=2"}) {
        const auto rate = [&](std::string_view bot) {
            double sum = 0;
            for (const std::uint64_t seed : {41, 42, 43})
                sum += reviewed(played(variant(name), bot, seed, 300), 300).account().error_rate();
            return sum / 3;
        };
        const double expert = rate("expert");
        EXPECT_GT(rate("random"), expert + 2) << name;
        EXPECT_LT(expert, 1) << name;
    }
}

TEST(Review, WhatAStandInLaidIsNotCharged) {
    record::Game game = played(variant("classic players=2"), "random", 12);
    const auto all = reviewed(game, 80);
    std::vector<record::StoodIn> stood_in;
    for (int turn = 1; turn <= static_cast<int>(game.turns().size()); ++turn)
        if (game.turn(turn).seat == Seat::number(1))
            stood_in.push_back(
                {static_cast<std::uint16_t>(turn), 0, static_cast<std::uint8_t>(game.turn(turn).plays.size())});
    game.remark({}, stood_in);
    const auto review = reviewed(game, 80);
    EXPECT_EQ(review.account(Seat::number(1)).decisions, 0);
    EXPECT_EQ(review.account(Seat::number(2)).given_away, all.account(Seat::number(2)).given_away);
    const Sums sums = review.sums(Seat::number(1));
    EXPECT_EQ(sums.skill, -review.account(Seat::number(2)).given_away);
    EXPECT_EQ(sums.result, sums.start + sums.skill + sums.luck);
}

TEST(Review, WhoeverGetsStuckGaveAwayAllThereWas) {
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        const record::Game game = played(variant("classic players=3"), "random", seed);
        if (game.state().reason != Reason::stuck || game.turns().back().plays.empty()) continue;
        const ReviewedTurn last = reviewed(game, 200).turns().back();
        EXPECT_TRUE(last.decision.got_stuck);
        EXPECT_EQ(last.verdict.loss, last.verdict.chance);
        EXPECT_EQ(last.verdict.ground.fact, last.verdict.loss > 0 ? review::Fact::stuck : review::Fact::none);
        return;
    }
    FAIL() << "nobody got stuck";
}

TEST(Review, RatesHaveNamesThatGetBetterTheLessIsGivenAway) {
    const std::vector<std::string_view> names{"easy", "normal", "hard", "expert"};
    for (const Rules& rules : reviewed_variants()) {
        std::size_t at = 0;
        for (double rate = 20; rate > -1; rate -= 0.05) {
            const auto name = std::ranges::find(names, review::level_like(rules, rate));
            ASSERT_NE(name, names.end());
            const auto here = static_cast<std::size_t>(name - names.begin());
            EXPECT_GE(here, at);
            at = here;
        }
        EXPECT_EQ(at, 3U);
    }
}

}  // namespace
}  // namespace tenback::testing
