#include "words/phrases.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "notation/notation.hpp"
#include "notation/variant.hpp"

namespace tenback::words {
namespace {

Rules rules_of(const char* variant) { return *parse_variant(variant); }

/// A turn of seat 1 that has just begun, with these tops: `50>U1 60>D1`.
Turn turn_with(const Rules& rules, std::initializer_list<const char*> tops = {}) {
    Turn turn{.tops = rules.row_cards,
              .seat = Seat::number(1),
              .played = 0,
              .required = rules.minimum,
              .given = 0,
              .left = rules.deck_size,
              .burning = {},
              .due = {}};
    for (const char* top : tops) {
        const Play play = *parse_play(rules.game, top);
        turn.tops[play.pile.index()] = play.card;
    }
    return turn;
}

class Phrases : public testing::Test {
  protected:
    std::string refusal(const Rules& rules, const Turn& turn, const Action& action, Refusal refusal) const {
        return english(phrase::refusal(rules, turn, action, refusal, names));
    }
    std::string event(const Rules& rules, const VisibleEvent& event, std::optional<Seat> reader = std::nullopt) const {
        const auto message = phrase::event(rules, event, names, reader);
        return message ? english(*message) : "";
    }

    const Words english{Language::en};
    const Rules classic = rules_of("classic players=2");
    const Rules quick = rules_of("quick players=2");
    const Rules face = rules_of("face players=2");
    Names names;
};

TEST_F(Phrases, titles) {
    EXPECT_EQ(english(phrase::title(classic)), "The Game, 2 players");
    EXPECT_EQ(english(phrase::title(rules_of("classic players=1 fire=true minimum=3 hand=7"))),
              "The Game, On Fire, three a turn, smaller hand, 1 player");
    EXPECT_EQ(english(phrase::title(rules_of("quick players=3 pro=true"))), "Quick & Easy, professional, 3 players");
    EXPECT_EQ(english(phrase::variant(face)), "standard");
}

TEST_F(Phrases, chat_refusals_name_the_piece) {
    const auto refused = [&](const char* text) { return english(phrase::refusal(*why_not_say(text))); };
    EXPECT_EQ(refused("I have 44"), "No numbers at this table: “44”. Try it without.");
    EXPECT_EQ(refused("above forty"), "No comparing with values at this table: “above forty”. Try it without.");
    EXPECT_EQ(refused(std::string(300, 'a').c_str()), "That is too long: at most 200 characters.");
    EXPECT_EQ(refused(" "), "There is nothing in this message.");
    EXPECT_EQ(refused("a\nb"), "This text cannot be shown: something in it is invisible, upsets screens or is not text.");
}

TEST_F(Phrases, refusals_explain_the_rule) {
    const Turn turn = turn_with(classic, {"50>U1", "60>D1"});
    EXPECT_EQ(refusal(classic, turn, *parse_play(GameKind::classic, "44>U1"), Refusal::too_low),
              "44 is too low: U1 rises and shows 50. Lay a higher card, or exactly ten lower. (TG-5)");
    EXPECT_EQ(refusal(classic, turn, *parse_play(GameKind::classic, "65>D1"), Refusal::too_high),
              "65 is too high: D1 falls and shows 60. Lay a lower card, or exactly ten higher. (TG-5)");
    EXPECT_EQ(refusal(classic, turn, EndTurn{}, Refusal::too_few_cards),
              "The turn needs at least 2 cards; so far you have laid 0. (TG-4)");
    EXPECT_EQ(refusal(classic, turn, EndTurn{}, Refusal::not_your_turn), "It is Player 1’s turn. (TG-3)");
    EXPECT_EQ(refusal(quick, turn_with(quick, {"R7>U1"}), *parse_play(GameKind::quick, "B7>U1"), Refusal::too_low),
              "B7 is too low: U1 rises and shows R7. Lay a higher value, or the same colour. (QE-4)");
    EXPECT_EQ(refusal(face, turn_with(face), *parse_play(GameKind::face, "12>U2"), Refusal::must_improve),
              "U2 has no card yet and cannot be improved. (FF-5)");
    EXPECT_EQ(refusal(face, turn_with(face, {"29>U2"}), *parse_play(GameKind::face, "39>U2"), Refusal::must_improve),
              "39 does not help the opponent: U2 rises and shows 29. Lay a lower card there. (FF-5)");
}

TEST_F(Phrases, refusals_for_fire) {
    Turn turn = turn_with(classic, {"44>U1"});
    turn.burning.insert(U1);
    turn.due.insert(U1);
    EXPECT_EQ(refusal(rules_of("classic players=2 fire=true"), turn, EndTurn{}, Refusal::must_cover_fire),
              "Cover U1 before you end the turn. (OF-2)");
    EXPECT_EQ(refusal(rules_of("classic players=1 fire=true"), turn, EndTurn{}, Refusal::must_cover_fire),
              "U1 burns: your next card must go there. (OF-3)");
}

TEST_F(Phrases, every_refusal_has_words_in_every_language) {
    const Turn turn = turn_with(face, {"29>U2"});
    for (const Language language : all_languages)
        for (int code = 0; code <= static_cast<int>(Refusal::already_begun); ++code) {
            const auto refused = static_cast<Refusal>(code);
            const Words words(language);
            const std::string sentence = words(phrase::refusal(face, turn, *parse_play(face.game, "39>U2"), refused, names));
            EXPECT_GT(sentence.size(), 12) << code_of(refused);
            EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence;
            EXPECT_NE(sentence.find(rule_behind(face, refused)), std::string::npos) << sentence;
        }
}

TEST_F(Phrases, what_is_owed) {
    const Rules fire = rules_of("classic players=2 fire=true");
    Turn turn = turn_with(fire);
    EXPECT_EQ(english(phrase::owed(fire, turn, fire.cards)), "lay at least 2 cards");
    turn.played = 1;
    turn.due.insert(D2);
    EXPECT_EQ(english(phrase::owed(fire, turn, fire.cards)), "lay at least 1 more card and cover D2");
    turn.played = 2;
    EXPECT_EQ(english(phrase::owed(fire, turn, fire.cards)), "cover D2");
    turn.due = {};
    EXPECT_EQ(english(phrase::owed(fire, turn, fire.cards)), "you may end the turn");
    EXPECT_EQ(english(phrase::owed(fire, turn, CardSet())), "end the turn") << "with no card left there is no choice";
    const Rules professional = rules_of("quick players=2 pro=true");
    EXPECT_EQ(english(phrase::owed(professional, turn_with(professional), professional.cards)), "lay exactly one card");
}

TEST_F(Phrases, alone_fire_binds_the_next_card_but_not_the_end_of_the_turn) {
    const Rules solo = rules_of("classic players=1 fire=true");
    Turn turn = turn_with(solo);
    turn.played = 1;
    turn.burning.insert(U2);
    EXPECT_EQ(english(phrase::owed(solo, turn, solo.cards)), "lay at least 1 more card and the next card must go on U2");
    turn.played = 2;
    EXPECT_EQ(english(phrase::owed(solo, turn, solo.cards)), "you may end the turn");
}

TEST_F(Phrases, a_full_turn_can_only_end) {
    const Rules pro = rules_of("quick players=2 pro=true");
    Turn turn = turn_with(pro);
    turn.played = 1;
    EXPECT_EQ(english(phrase::owed(pro, turn, pro.cards)), "end the turn");
}

TEST_F(Phrases, events_tell_tricks_fire_and_gifts) {
    const Rules fire = rules_of("classic players=2 fire=true");
    const Seat one = Seat::number(1);
    const auto laid = [&](const Rules& rules, const char* play, const char* onto) {
        return event(rules, Laid{one, *parse_play(rules.game, play), *parse_card(rules.game, onto)});
    };
    EXPECT_EQ(laid(fire, "48>U1", "47"), "Player 1 lays 48 on U1.");
    EXPECT_EQ(laid(fire, "37>U1", "47"), "Player 1 lays 37 on U1: ten back!");
    EXPECT_EQ(laid(fire, "75>D1", "65"), "Player 1 lays 75 on D1: ten back!");
    EXPECT_EQ(laid(fire, "44>U1", "43"), "Player 1 lays 44 on U1: it burns!");
    EXPECT_EQ(laid(fire, "44>U1", "54"), "Player 1 lays 44 on U1: ten back, and it burns!");
    EXPECT_EQ(laid(classic, "44>U1", "43"), "Player 1 lays 44 on U1.");
    EXPECT_EQ(laid(quick, "G8>D1", "G2"), "Player 1 lays G8 on D1: same colour!");
    EXPECT_EQ(laid(quick, "G2>D1", "G8"), "Player 1 lays G2 on D1.");
    EXPECT_EQ(laid(face, "12>U2", "29"), "Player 1 helps the opponent with 12 on U2.");
    EXPECT_EQ(event(quick, Laid{one, *parse_play(quick.game, "G8>D1"), quick.row_cards[D1.index()]}),
              "Player 1 lays G8 on D1.");
}

TEST_F(Phrases, the_reader_is_called_you) {
    const Seat two = Seat::number(2);
    const Laid gift{two, *parse_play(face.game, "12>U1"), *parse_card(face.game, "29")};
    EXPECT_EQ(event(face, gift, two), "You help the opponent with 12 on U1.");
    EXPECT_EQ(event(face, gift, Seat::number(1)), "Player 2 helps you with 12 on U1.");
    EXPECT_EQ(event(classic, TurnEnded{two}, two), "You end the turn.");
    EXPECT_EQ(event(classic, TurnEnded{two}, Seat::number(1)), "Player 2 ends the turn.");
    EXPECT_EQ(event(classic, YouDrew{CardSet::range(5, 6)}, two), "You draw 5, 6.");
    EXPECT_EQ(event(classic, YouDrew{}, two), "");
    EXPECT_EQ(event(classic, SomebodyDrew{two, 1}), "Player 2 draws 1 card.");
    EXPECT_EQ(event(classic, Skipped{two}), "Player 2 has no cards left and is skipped.");
}

TEST_F(Phrases, seats_may_have_names) {
    names.call(Seat::number(2), "Anna");
    EXPECT_EQ(event(classic, Said{Seat::number(2), Mark{MarkKind::leave_it_to_me, U1}}), "Anna: leave U1 to me.");
    EXPECT_EQ(event(classic, Wished{Seat::number(2), Wish::gladly}), "Anna about going first: gladly.");
    EXPECT_EQ(event(classic, TurnBegan{Seat::number(2), 3, 2, {}}), "Turn 3: Anna");
}

TEST_F(Phrases, what_the_reader_said_or_wished_is_told_as_yours) {
    const Seat two = Seat::number(2);
    names.call(two, "Anna");
    EXPECT_EQ(event(classic, Said{two, Mark{MarkKind::leave_it_to_me, U1}}, two), "You: leave U1 to me.");
    EXPECT_EQ(event(classic, Wished{two, Wish::gladly}, two), "You about going first: gladly.");
}

TEST_F(Phrases, talk) {
    EXPECT_EQ(english(phrase::said(Hint{1, Band::high})), "I hold a rather high yellow");
    EXPECT_EQ(english(phrase::said(Holds{4})), "I hold something violet");
    Voice voice;
    EXPECT_TRUE(phrase::all_said(voice).empty());
    voice.marks[1].insert(D2);
    voice.colours = 1;
    EXPECT_EQ(english(phrase::list(phrase::all_said(voice))), "only small steps on D2, I hold something red");
}

PublicView ended(const Rules& rules, Status status, Reason reason, int left) {
    PublicView view{};
    view.turn = turn_with(rules);
    view.status = status;
    view.reason = reason;
    view.counts[0] = static_cast<std::uint8_t>(left);
    return view;
}

TEST_F(Phrases, results_in_the_words_of_the_rules) {
    const auto result = [&](const Rules& rules, const PublicView& view, std::optional<Seat> reader = std::nullopt) {
        return english(phrase::result_title(rules, view, reader)) + " | " +
               english(phrase::result(rules, view, names, reader));
    };
    EXPECT_EQ(result(classic, ended(classic, Status::won, Reason::all_played, 0)),
              "You beat the game! | You beat the game! All 98 cards are laid.");
    EXPECT_EQ(result(classic, ended(classic, Status::lost, Reason::stuck, 9)),
              "Excellent! | Lost: Player 1 cannot complete the turn. Only 9 cards left: excellent!");
    EXPECT_EQ(result(classic, ended(classic, Status::lost, Reason::stuck, 10), Seat::number(1)),
              "Lost | Lost: you cannot complete the turn. 10 cards left.");
    EXPECT_EQ(result(quick, ended(quick, Status::lost, Reason::stuck, 9)),
              "Lost | Lost: Player 1 cannot complete the turn. 9 cards left.");
    EXPECT_EQ(result(classic, ended(classic, Status::playing, Reason::none, 10)),
              "The game is not over. | The game is not over.");
    PublicView duel = ended(face, Status::won, Reason::stuck, 3);
    duel.winner = Seat::number(2);
    EXPECT_EQ(result(face, duel, duel.winner), "You win! | You win: the opponent cannot complete the turn.");
    EXPECT_EQ(result(face, duel, Seat::number(1)), "Lost | Player 2 wins: you cannot complete the turn.");
    EXPECT_EQ(result(face, duel), "Game over | Player 2 wins: the opponent cannot complete the turn.");
}

TEST_F(Phrases, hints_say_why) {
    bots::Choice choice{.plan = {}, .estimate = 0.616, .motive = bots::Motive::roll_outs, .turns = 5, .roll_outs = 1};
    choice.plan.add(*parse_play(GameKind::classic, "44>U1"));
    choice.plan.add(*parse_play(GameKind::classic, "34>U1"));
    EXPECT_EQ(english(phrase::hint(GameKind::classic, choice)),
              "Hint: 44>U1 34>U1. It did best in 1 simulated game; chance of winning about 62%.");
    choice.plan = {};
    choice.motive = bots::Motive::only_turn;
    EXPECT_EQ(english(phrase::hint(GameKind::classic, choice)), "Hint: end the turn. There is no other turn.");
}

TEST_F(Phrases, wrong_variants) {
    EXPECT_EQ(english(phrase::bad_rules(RulesError::players, GameKind::quick, 9)), "Quick & Easy is for 2 to 5 players");
    EXPECT_EQ(english(phrase::bad_rules(RulesError::players, GameKind::face, 3)), "Face to Face is for 2 players");
    EXPECT_EQ(english(phrase::bad_rules(RulesError::hand, GameKind::classic, 1)), "the hand is 8 or 7 cards for 1 player");
}

TEST_F(Phrases, rules_of_every_game_in_every_language) {
    for (const Language language : all_languages)
        for (const GameKind game : {GameKind::classic, GameKind::quick, GameKind::face}) {
            const Words words(language);
            const std::vector<Message> page = phrase::rules(game);
            EXPECT_GE(page.size(), 10);
            for (const Message& paragraph : page) EXPECT_GT(words(paragraph).size(), 15);
        }
}

TEST(Decimals, are_written_as_the_language_does) {
    const auto average = [](Language language) { return Words(language)(msg::stats_average(Value::decimal(4.0))); };
    EXPECT_EQ(average(Language::en), "Cards left on average: 4.0");
    EXPECT_EQ(average(Language::de), "Übrige Karten im Schnitt: 4,0");
    EXPECT_EQ(average(Language::uk), "Залишилося карт у\u00A0середньому: 4,0");
    EXPECT_EQ(average(Language::cs), "Zbylých karet v\u00A0průměru: 4,0");
    EXPECT_EQ(average(Language::ru), "Осталось карт в\u00A0среднем: 4,0");
}

TEST(Bots, have_names_of_their_own_that_are_no_numbers_to_the_guard) {
    for (const Language language : all_languages) {
        const Words words(language);
        std::set<std::string> names;
        for (int seat = 1; seat <= Seat::limit; ++seat) {
            const std::string name = words(msg::bot_name(std::to_string(seat)));
            EXPECT_TRUE(names.insert(name).second) << name;
            EXPECT_FALSE(why_not_say(name)) << name;
            EXPECT_FALSE(why_not_say(words(msg::begin_ask(name)))) << name;
        }
    }
}

}  // namespace
}  // namespace tenback::words
