// Who sits where, and who begins.
#include "table/tables.hpp"

namespace tenback::testing {

using namespace table;

namespace {

TEST(Seats, a_round_needs_everybody) {
    LoggingTable table("classic players=3", {"Ann", "bot:hard", ""});
    EXPECT_EQ(table.deal(1), "seats_open");
    EXPECT_EQ(table.send(TakeSeat{Seat::number(3), Person{"Bob"}}), "ok");
    EXPECT_EQ(table.deal(1), "ok");
}

TEST(Seats, a_person_is_not_put_out_but_a_bot_makes_room) {
    LoggingTable table("classic players=2", {"Ann", "bot:hard"});
    EXPECT_EQ(table.send(TakeSeat{Seat::number(1), Person{"Eve"}}), "seat_taken");
    EXPECT_EQ(table.send(TakeSeat{Seat::number(2), Person{"Bob"}}), "ok");
    EXPECT_EQ(table.send(TakeSeat{Seat::number(3), Person{"Cid"}}), "no_such_seat");
    EXPECT_EQ(table.send(LeaveSeat{Seat::number(1)}), "ok");
    EXPECT_EQ(table.send(LeaveSeat{Seat::number(1)}), "seat_open");
}

TEST(Seats, names_and_levels_are_checked) {
    LoggingTable table("classic players=1", {""});
    const Seat seat = Seat::number(1);
    for (const std::string bad :
         {" Ann", "Ann ", "a\nb", "\xff\xfe", "\xC0\xAF", "\u202Eevil", "\u200Bx", "\u3164", "A\u115Fnn", "An\u00ADn",
          "Ann\U000E0041", "\u00A0", "Ann\u2800", "more than twenty-four letters"})
        EXPECT_EQ(table.send(TakeSeat{seat, Person{bad}}), "bad_name") << bad;
    EXPECT_EQ(table.send(TakeSeat{seat, Machine{"genius"}}), "no_such_bot");
    EXPECT_EQ(table.send(TakeSeat{seat, OpenSeat{}}), "seat_open");
    EXPECT_EQ(table.send(TakeSeat{seat, Person{"Жанна Дарк 🂡"}}), "ok");
}

TEST(Seats, nobody_comes_or_goes_during_a_round) {
    LoggingTable table("classic players=2", {"Ann", "bot:hard"});
    table.deal(1);
    EXPECT_EQ(table.send(TakeSeat{Seat::number(2), Person{"Bob"}}), "round_running");
    EXPECT_EQ(table.send(LeaveSeat{Seat::number(1)}), "round_running");
    EXPECT_EQ(table.deal(2), "round_running");
}

TEST(Begin, TG_3_the_strongest_wish_begins_once_all_have_spoken) {
    LoggingTable table("classic players=3", {"Ann", "bot:hard", "Bob"});
    table.deal(1, std::nullopt);
    EXPECT_EQ(table.play(1, "2>U1"), "not_your_turn");
    EXPECT_EQ(table.table.duties(), (std::vector<BotDuty>{{Seat::number(2), "adept-1"}}));
    EXPECT_EQ(table.act(1, Wish::rather_not), "ok");
    EXPECT_EQ(table.act(2, Wish::gladly), "not_yours");
    EXPECT_EQ(table.act(2, Wish::gladly, Actor::bot), "ok");
    EXPECT_TRUE(table.table.duties().empty());
    EXPECT_TRUE(table.table.round()->opening());
    EXPECT_EQ(table.act(3, Wish::very_much), "ok");
    EXPECT_EQ(table.table.round()->state().turn.seat, Seat::number(3));
    EXPECT_EQ(table.act(1, Wish::very_much), "already_begun");
}

TEST(Begin, whoever_does_not_care_can_be_overruled) {
    LoggingTable table("quick players=3", {"Ann", "Bob", "Cid"});
    table.deal(1, std::nullopt);
    table.act(2, Wish::gladly);
    EXPECT_EQ(table.send(BeginRound{}), "ok");
    EXPECT_EQ(table.table.round()->state().turn.seat, Seat::number(2));
    EXPECT_EQ(table.send(BeginRound{}), "already_begun");
}

TEST(Begin, FF_1_lots_decide_and_alone_nobody_is_asked) {
    for (const std::uint32_t lot : {0U, 1U}) {
        LoggingTable face("face players=2", {"Ann", "Bob"});
        face.apply(face.table.decide(CardsDealt{seeded_deck(face.table.rules(), 1), 1, lot, false}));
        EXPECT_EQ(face.table.round()->state().turn.seat, Seat::at(static_cast<int>(lot)));
    }
    LoggingTable solo("classic players=1", {"Ann"});
    solo.deal(1, std::nullopt);
    EXPECT_EQ(solo.table.round()->state().status, Status::playing);
}

TEST(Begin, a_deck_must_be_complete) {
    LoggingTable table("classic players=1", {"Ann"});
    CardsDealt deal{seeded_deck(table.table.rules(), 1), 1, 0, false};
    deal.deck[0] = deal.deck[1];
    EXPECT_EQ(table.apply(table.table.decide(deal)), "bad_deck");
}

TEST(Talk, a_silent_table_refuses_words_but_not_wishes) {
    LoggingTable table("classic players=2", {"Ann", "Bob"}, TalkPreset::silent);
    table.deal(1, std::nullopt);
    EXPECT_EQ(table.act(1, Wish::gladly), "ok");
    EXPECT_EQ(table.say(1, "leave U1"), "silent_table");
    LoggingTable other("classic players=2", {"Ann", "Bob"});
    other.deal(1);
    EXPECT_EQ(other.say(2, "leave U1"), "ok");
    EXPECT_TRUE(other.table.view(Seat::number(1))->talk.voices[1].marked(MarkKind::leave_it_to_me).contains(U1));
}

TEST(Rounds, the_same_deal_again_is_marked_and_gives_the_same_hands) {
    LoggingTable table("quick players=2 pro=true", {"Ann", "Bob"});
    table.deal(3);
    const CardSet hand = table.table.view(Seat::number(1))->hand;
    EXPECT_FALSE(table.table.public_table().known_deal);
    while (table.table.running()) {
        const std::string play = table.any_play();
        const int seat = table.table.round()->state().turn.seat.number();
        if (table.play(seat, play) != "ok") break;
    }
    // Whoever ends stuck or won: the round is over, or only losing plays are left; lay any then.
    while (table.table.running()) {
        const State& state = table.table.round()->state();
        const Legal legal = tenback::legal(table.table.rules(), state.turn, state.hand_to_move());
        for (const PileId pile : {U1, D1})
            if (!legal.plays[pile.index()].empty() && table.table.running())
                table.act(state.turn.seat.number(), Play{legal.plays[pile.index()].first(), pile});
        if (table.table.running() && may_end(table.table.round()->state().turn))
            table.play(table.table.round()->state().turn.seat.number(), ".");
    }
    EXPECT_EQ(table.table.public_table().revealed->seed, 3U);
    EXPECT_EQ(table.deal(3, Seat::number(2), true), "ok");
    EXPECT_TRUE(table.table.public_table().known_deal);
    EXPECT_EQ(table.table.public_table().round, 2U);
    EXPECT_EQ(table.table.view(Seat::number(1))->hand, hand);
    EXPECT_FALSE(table.table.public_table().revealed);
    EXPECT_EQ(records_of(table.log)->finished.size(), 1U);
    EXPECT_TRUE(records_of(table.log)->running);
}

}  // namespace
}  // namespace tenback::testing
