// What a table on a server has besides: people who come and go, words, votes, a fair shuffle, messages sent again.
#include "table/people.hpp"

namespace tenback::testing {

using namespace table;

namespace {

const std::string secret(64, 'a');
const std::string commitment(64, 'c');
const std::string part(64, '1');

TEST(Company, a_message_sent_again_is_not_obeyed_again) {
    LoggingTable table("classic players=2", {"Ann", "Bob"});
    table.deal(1);
    const Play play = *parse_play(GameKind::classic, table.any_play());
    EXPECT_EQ(table.send(Do{ann, play, 7}), "ok");
    EXPECT_EQ(table.table.last_message(ann), 7U);
    EXPECT_EQ(table.send(Do{ann, play, 7}), "done_already");
    EXPECT_EQ(table.send(Do{ann, play, 6}), "done_already");
    EXPECT_EQ(table.send(Do{ann, play, 8}), "not_in_hand");
    EXPECT_EQ(table.table.last_message(ann), 7U);
    EXPECT_EQ(table.table.last_message(bob), 0U);
    expect_kept(table);
}

TEST(Company, several_moves_are_all_done_or_none) {
    LoggingTable table("classic players=2", {"Ann", "Bob"});
    table.deal(1);
    const Play first = *parse_play(GameKind::classic, table.any_play());
    const auto before = table.table.number();
    EXPECT_EQ(table.send(DoAll{ann, {first, first}, 3}), "not_in_hand");
    EXPECT_EQ(table.send(DoAll{ann, {first, EndTurn{}}, 3}), "too_few_cards");
    EXPECT_EQ(table.table.number(), before);
    LoggingTable ahead = table;
    ahead.act(1, first);
    const Play second = *parse_play(GameKind::classic, ahead.any_play());
    EXPECT_EQ(table.send(DoAll{ann, {first, second, EndTurn{}}, 3}), "ok");
    EXPECT_EQ(table.table.number(), before + 3);
    EXPECT_EQ(table.send(DoAll{ann, {first, second, EndTurn{}}, 3}), "done_already");
    expect_kept(table);
}

TEST(Company, who_sits_down_anew_counts_messages_anew) {
    LoggingTable table("classic players=2", {"Ann", "Bob"});
    EXPECT_EQ(table.send(Speak{ann, "hello", 9}), "ok");
    EXPECT_EQ(table.log_event(SeatHeld{ann, secret}), "ok");
    EXPECT_EQ(table.table.held_by(ann), secret);
    EXPECT_EQ(table.log_event(SeatHeld{ann, "short"}), "bad_part");
    table.send(LeaveSeat{ann});
    table.send(TakeSeat{ann, Person{"Zoe"}});
    EXPECT_EQ(table.table.last_message(ann), 0U);
    EXPECT_EQ(table.table.held_by(ann), "");
    EXPECT_EQ(table.log_event(SeatHeld{Seat::number(4), secret}), "no_such_seat");
    expect_kept(table);
}

TEST(Company, people_come_and_go) {
    LoggingTable table("classic players=2", {"Ann", "bot:hard"});
    EXPECT_EQ(table.log_event(PresenceChanged{ann, true}), "done_already");
    EXPECT_EQ(table.log_event(PresenceChanged{ann, true, 7}), "ok");  // another connection
    EXPECT_EQ(table.log_event(PresenceChanged{ann, false}), "ok");
    EXPECT_TRUE(table.table.public_table().seats[0].away);
    EXPECT_EQ(table.log_event(PresenceChanged{bob, false}), "not_yours");
    expect_kept(table);
}

TEST(Company, words_where_the_table_allows_them) {
    const auto allowed = [](TalkPreset preset, std::string_view variant) {
        LoggingTable table(variant, {"Ann", "Bob"}, preset);
        const ChatRule before = table.table.chat();
        table.deal(1);
        return std::pair(before, table.table.chat());
    };
    EXPECT_EQ(allowed(TalkPreset::silent, "classic players=2"), std::pair(ChatRule::none, ChatRule::none));
    EXPECT_EQ(allowed(TalkPreset::markers, "classic players=2"), std::pair(ChatRule::free, ChatRule::none));
    EXPECT_EQ(allowed(TalkPreset::guarded, "quick players=2"), std::pair(ChatRule::free, ChatRule::guarded));
    EXPECT_EQ(allowed(TalkPreset::open, "face players=2"), std::pair(ChatRule::free, ChatRule::free));
    EXPECT_FALSE(permits(*parse_variant("classic players=2"), TalkPreset::open));
    EXPECT_FALSE(permits(*parse_variant("quick players=2 pro=true"), TalkPreset::guarded));

    LoggingTable table("classic players=2", {"Ann", "bot:hard"}, TalkPreset::guarded);
    EXPECT_EQ(table.send(Speak{ann, "well laid"}), "ok");
    EXPECT_EQ(table.send(Speak{ann, ""}), "bad_text");
    EXPECT_EQ(table.send(Speak{ann, std::string(201, 'x')}), "bad_text");
    EXPECT_EQ(table.send(Speak{ann, "\xE2\x80\xAE"}), "bad_text");
    EXPECT_EQ(table.send(Speak{bob, "I am a bot"}), "not_yours");
    expect_kept(table);
    LoggingTable silent("classic players=2", {"Ann", "Bob"}, TalkPreset::silent);
    EXPECT_EQ(silent.send(Speak{ann, "hello"}), "no_chat");
}

TEST(Company, more_than_half_of_the_others_who_are_here_call_a_stand_in) {
    LoggingTable table("classic players=4", {"Ann", "Bob", "Eve", "Zoe"});
    table.deal(1);
    EXPECT_EQ(table.send(VoteStandIn{ann, ann, "hard"}), "seat_taken");
    EXPECT_EQ(table.send(VoteStandIn{ann, bob, "hard"}), "still_here");
    table.log_event(PresenceChanged{bob, false});
    EXPECT_EQ(votes_needed(table.table.seats(), bob), 2);
    EXPECT_EQ(table.send(VoteStandIn{ann, bob, "hard"}), "ok");
    EXPECT_EQ(table.send(VoteStandIn{ann, bob, "hard"}), "done_already");
    EXPECT_FALSE(table.table.seat(bob).stand_in) << "one of three";
    EXPECT_EQ(table.send(VoteStandIn{eve, bob, "hard"}), "ok");
    EXPECT_EQ(table.table.seat(bob).stand_in, "hard");
    EXPECT_EQ(table.send(VoteStandIn{eve, bob, "hard"}), "seat_taken");
    expect_kept(table);
}

TEST(Company, votes_are_forgotten_when_the_person_is_seen_again) {
    LoggingTable table("classic players=3", {"Ann", "Bob", "Eve"});
    table.deal(1);
    table.log_event(PresenceChanged{bob, false});
    table.send(VoteStandIn{ann, bob, "hard"});
    table.log_event(PresenceChanged{bob, true});
    EXPECT_FALSE(table.table.voted(ann, bob));
    table.log_event(PresenceChanged{bob, false});
    EXPECT_EQ(table.send(VoteStandIn{eve, bob, "hard"}), "ok");
    EXPECT_FALSE(table.table.seat(bob).stand_in) << "the first vote no longer counts";
    table.log_event(PresenceChanged{ann, false});
    EXPECT_EQ(table.send(VoteStandIn{ann, bob, "hard"}), "ok") << "Eve alone is here, and wants it";
    EXPECT_TRUE(table.table.seat(bob).stand_in);
    expect_kept(table);
}

TEST(Company, a_shuffle_is_committed_to_before_parts_are_given_and_revealed_after_the_round) {
    LoggingTable table("quick players=2", {"Ann", "bot:hard"});
    const CardsDealt deal{seeded_deck(table.table.rules(), 1), std::nullopt, 0, false, true};
    EXPECT_EQ(table.apply(table.table.decide(deal)), "no_secret");
    EXPECT_EQ(table.log_event(PartGiven{ann, part}), "no_secret");
    EXPECT_EQ(table.log_event(SecretDrawn{2, secret, commitment}), "bad_part") << "the coming round is the first";
    EXPECT_EQ(table.log_event(SecretDrawn{1, secret, commitment}), "ok");
    EXPECT_EQ(table.log_event(SecretDrawn{1, secret, commitment}), "done_already");
    EXPECT_EQ(table.log_event(PartGiven{ann, "xyz"}), "bad_part");
    EXPECT_EQ(table.log_event(PartGiven{ann, part}), "ok");
    EXPECT_EQ(table.log_event(PartGiven{ann, part}), "bad_part");
    EXPECT_EQ(table.log_event(PartGiven{bob, part}), "not_yours") << "bots give none";
    const PublicShuffle seen = *table.table.public_table().shuffle;
    EXPECT_EQ(seen, (PublicShuffle{1, commitment, {ann}}));
    EXPECT_EQ(table.apply(table.table.decide(deal, ann)), "ok");
    EXPECT_FALSE(table.table.public_table().shuffle);
    EXPECT_EQ(table.log_event(SecretDrawn{2, secret, commitment}), "round_running");
    expect_kept(table);

    while (table.table.running()) {
        const Actor by = table.table.round()->state().turn.seat == ann ? Actor::person : Actor::bot;
        const int seat = table.table.round()->state().turn.seat.number();
        if (table.play(seat, ".", by) == "ok") continue;
        ASSERT_EQ(table.play(seat, table.any_play(), by), "ok");
    }
    const std::optional<Revealed> revealed = table.table.public_table().revealed;
    ASSERT_TRUE(revealed && revealed->shuffle);
    EXPECT_EQ(revealed->shuffle->secret, secret);
    EXPECT_EQ(revealed->shuffle->parts[0], part);
    EXPECT_EQ(table.log_event(SecretDrawn{2, secret, commitment}), "ok");
    expect_kept(table);
}

}  // namespace
}  // namespace tenback::testing
