// Between rounds: whose table it is, who is called what, and who is ready for the next round.
#include "table/people.hpp"

namespace tenback::testing {

using namespace table;

namespace {

std::optional<Seat> owner_of(const LoggingTable& table) {
    for (int s = 0; s < table.table.rules().players; ++s)
        if (table.table.seat(Seat::at(s)).owner) return Seat::at(s);
    return std::nullopt;
}

TEST(Security_medium_9_squatter, the_first_to_sit_down_may_remove_others_between_rounds) {
    LoggingTable table("classic players=3", {"", "", "bot:easy"});
    EXPECT_FALSE(owner_of(table));
    table.send(TakeSeat{bob, Person{"Bob"}});
    table.send(TakeSeat{ann, Person{"Squatter"}});
    EXPECT_EQ(owner_of(table), bob);
    EXPECT_EQ(table.send(RemovePerson{ann, bob}), "not_owner");
    EXPECT_EQ(table.send(RemovePerson{bob, bob}), "not_yours");
    EXPECT_EQ(table.send(RemovePerson{bob, eve}), "not_yours") << "a bot is changed with `bot`";
    EXPECT_EQ(table.send(RemovePerson{bob, Seat::number(4)}), "no_such_seat");
    table.deal(1);
    EXPECT_EQ(table.send(RemovePerson{bob, ann}), "round_running");
    expect_kept(table);
}

TEST(Security_medium_9_squatter, a_removed_person_is_gone_with_all_that_was_theirs) {
    LoggingTable table("classic players=2", {"Ann", "Squatter"});
    table.log_event(SeatHeld{bob, std::string(64, 'a')});
    EXPECT_EQ(table.send(RemovePerson{ann, bob}), "ok");
    EXPECT_TRUE(table.table.seat(bob).open());
    EXPECT_EQ(table.table.held_by(bob), "");
    EXPECT_EQ(std::get<SeatLeft>(table.happenings.back()), (SeatLeft{bob, ann}));
    expect_kept(table);
}

TEST(Owner, whoever_has_sat_longest_follows) {
    LoggingTable table("classic players=3", {"Ann", "Bob", "Eve"});
    EXPECT_EQ(owner_of(table), ann);
    table.send(LeaveSeat{bob});
    table.send(TakeSeat{bob, Person{"Bob again"}});
    table.send(LeaveSeat{ann});
    EXPECT_EQ(owner_of(table), eve);
    expect_kept(table);
}

TEST(Rename, between_rounds) {
    LoggingTable table("classic players=2", {"", "bot:easy"});
    table.send(TakeSeat{ann, Person{""}});
    EXPECT_EQ(table.send(Rename{ann, "Zoe"}), "ok");
    EXPECT_EQ(table.table.seat(ann).sitter, Sitter(Person{"Zoe"}));
    EXPECT_TRUE(table.table.seat(ann).owner);
    const auto number = table.table.number();
    EXPECT_EQ(table.send(Rename{ann, "Zoe"}), "ok");
    EXPECT_EQ(table.table.number(), number) << "nothing changes";
    EXPECT_EQ(table.send(Rename{ann, " "}), "bad_name");
    EXPECT_EQ(table.send(Rename{bob, "Bot"}), "not_yours");
    table.deal(1);
    EXPECT_EQ(table.send(Rename{ann, "Ann"}), "round_running");
    expect_kept(table);
}

TEST(Rematch_ready_check, is_kept_until_the_next_deal) {
    LoggingTable table("classic players=2", {"Ann", "Bob"});
    EXPECT_EQ(table.send(GetReady{ann, true, true}), "ok");
    EXPECT_TRUE(table.table.seat(ann).ready && table.table.seat(ann).again);
    const auto number = table.table.number();
    EXPECT_EQ(table.send(GetReady{ann, true, true}), "ok");
    EXPECT_EQ(table.table.number(), number) << "nothing changes";
    EXPECT_EQ(table.send(GetReady{ann, false}), "ok");
    EXPECT_FALSE(table.table.seat(ann).ready);
    EXPECT_EQ(table.send(GetReady{bob, true}), "ok");
    table.deal(1);
    EXPECT_FALSE(table.table.seat(bob).ready);
    EXPECT_EQ(table.send(GetReady{ann, true}), "round_running");
    expect_kept(table);
}

}  // namespace
}  // namespace tenback::testing
