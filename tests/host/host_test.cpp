// A table in this process: on disk before it is seen, bots on a thread, conflicts found, clients see only their seats.
#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <thread>

#include "bots/registry.hpp"
#include "held_store.hpp"
#include "host/kept.hpp"
#include "host/statistics.hpp"
#include "host/table_lock.hpp"
#include "host/thinker.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "record/record.hpp"
#include "store/sqlite.hpp"
#include "table/log.hpp"

namespace tenback::testing {

using namespace host;

namespace {

namespace fs = std::filesystem;

class HostTest : public ::testing::Test {
  protected:
    HostTest() {
        std::string pattern = (fs::temp_directory_path() / "tenback_host_XXXXXX").string();
        folder = mkdtemp(pattern.data());
        games = std::move(*KeptGames::open(folder));
    }
    ~HostTest() override {
        games.reset();
        fs::remove_all(folder);
    }

    static NewTable table(std::string_view variant, std::vector<table::Sitter> seats,
                          table::TalkPreset talk = table::TalkPreset::markers) {
        return {{*parse_variant(variant), talk, true}, std::move(seats)};
    }
    std::unique_ptr<TableLink> start(const NewTable& what, const NewDeal& how = {.seed = 7, .first = Seat::at(0)}) {
        auto link = games->start(what, {.effort = bots::Effort{50}});
        EXPECT_TRUE(link);
        EXPECT_FALSE((*link)->deal(how));
        return std::move(*link);
    }
    /// Lets bots act until it is a person's move or the round is over.
    static void settle(TableLink& link) {
        while (true) {
            const News news = link.poll();
            ASSERT_FALSE(news.trouble);
            const table::PublicTable now = link.table();
            if (now.revealed) return;
            const bool opening = now.game->status == Status::opening;
            if (!opening && !now.seats[static_cast<std::size_t>(now.game->turn.seat.index())].played_by()) return;
            if (!news.changed) link.wait(std::chrono::seconds(10));
        }
    }
    static std::optional<Action> any_action(const View& view, const Rules& rules) {
        const Legal options = legal(rules, view.turn, view.hand);
        if (options.may_end) return EndTurn{};
        for (const PileId pile : all_piles)
            if (!options.plays[pile.index()].empty()) return Play{options.plays[pile.index()].first(), pile};
        return std::nullopt;
    }
    /// A person who lays anything.
    static void play_to_the_end(TableLink& link, Seat you) {
        const Rules rules = link.table().options.rules;
        for (settle(link); !link.table().revealed; settle(link))
            ASSERT_FALSE(link.send(table::Do{you, *any_action(*link.view(you), rules)}));
    }
    [[nodiscard]] std::vector<std::string> log(const std::string& id) const { return *games->store().read(id, 1); }
    /// The round that is played there, out of its record.
    [[nodiscard]] record::Game recorded(const TableLink& link) const {
        return *record::read_record(table::records_of(log(link.id()))->running.value());
    }

    fs::path folder;
    std::unique_ptr<KeptGames> games;
};

const Seat one = Seat::number(1);
const Seat two = Seat::number(2);

TEST_F(HostTest, every_accepted_action_is_in_the_store_when_send_returns) {
    const auto link = start(table("classic players=1", {table::Person{"Ann"}}));
    const Rules rules = link->table().options.rules;
    for (int n = 0; n < 20 && !link->table().revealed; ++n) {
        ASSERT_FALSE(link->send(table::Do{one, *any_action(*link->view(one), rules)}));
        const auto stored = table::read_log(log(link->id()));
        ASSERT_TRUE(stored);
        EXPECT_EQ(*stored->view(one), *link->view(one));
    }
}

TEST_F(HostTest, a_refused_command_changes_neither_table_nor_store) {
    const auto link = start(table("classic players=1", {table::Person{"Ann"}}));
    const auto before = log(link->id());
    const auto refusal = link->send(table::Do{one, EndTurn{}});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(std::get<Refusal>(*refusal), Refusal::too_few_cards);
    EXPECT_EQ(log(link->id()), before);
}

TEST_F(HostTest, bots_of_every_level_play_whole_games_of_every_kind_with_a_person) {
    const std::vector<std::vector<table::Sitter>> seats{
        {table::Person{"Ann"}, table::Machine{"easy"}, table::Machine{"expert"}},
        {table::Person{""}, table::Machine{"hard"}, table::Machine{"normal"}}};
    for (const std::string variant : {"classic players=3 fire=true", "quick players=3 pro=false", "face players=2"})
        for (std::vector<table::Sitter> sitting : seats) {
            if (variant.starts_with("face")) sitting.pop_back();
            const auto link = start(table(variant, sitting), {.seed = 3});
            static_cast<void>(link->send(table::Do{one, Wish::do_not_care}));  // refused in Face to Face: lots decide there
            play_to_the_end(*link, one);
            const auto records = table::records_of(log(link->id()));
            ASSERT_TRUE(records) << records.reason();
            EXPECT_EQ(records->finished.size(), 1U);
            EXPECT_FALSE(records->running);
        }
}

TEST_F(HostTest, bots_talk_where_it_was_agreed_on_and_are_silent_elsewhere) {
    const auto talks = [&](table::TalkPreset preset) {
        const auto link = start(table("quick players=2", {table::Person{"Ann"}, table::Machine{"hard"}}, preset));
        const Voice voice = link->view(one)->talk.voices[1];
        return voice.hint_count > 0;
    };
    EXPECT_TRUE(talks(table::TalkPreset::markers));
    EXPECT_FALSE(talks(table::TalkPreset::silent));
}

TEST_F(HostTest, a_client_sees_its_own_seats_only) {
    const auto link =
        start(table("classic players=3", {table::Person{"Ann"}, table::Machine{"hard"}, table::Person{"Bob"}}));
    EXPECT_EQ(link->here(), (std::vector<Seat>{one, Seat::number(3)}));
    EXPECT_TRUE(link->view(one));
    EXPECT_FALSE(link->view(two));
    EXPECT_TRUE(link->seen(two, 0).empty());
    EXPECT_FALSE(link->table().revealed);
}

TEST_F(HostTest, what_a_seat_has_seen_is_numbered_without_gaps_and_the_same_after_resuming) {
    std::string id;
    std::vector<Seen> before;
    {
        const auto link = start(table("classic players=2", {table::Person{"Ann"}, table::Machine{"hard"}}));
        for (int n = 0; n < 3; ++n) link->send(table::Do{one, *any_action(*link->view(one), link->table().options.rules)});
        settle(*link);
        before = link->seen(one, 0);
        id = link->id();
    }
    for (std::size_t n = 0; n < before.size(); ++n) EXPECT_EQ(before[n].number, n + 1);
    const auto link = games->resume(id);
    ASSERT_TRUE(link);
    const auto after = (*link)->seen(one, 0);
    ASSERT_GE(after.size(), before.size());
    for (std::size_t n = 0; n < before.size(); ++n) EXPECT_TRUE(after[n].what == before[n].what);
    EXPECT_EQ((*link)->seen(one, before.size()).size(), after.size() - before.size());
}

TEST_F(HostTest, a_table_is_played_by_one_program_at_a_time) {
    const auto link = start(table("classic players=1", {table::Person{"Ann"}}));
    const auto again = games->resume(link->id());
    ASSERT_FALSE(again);
    EXPECT_EQ(std::get<store::StoreError>(again.error()).fault, store::StoreFault::in_use);
    EXPECT_EQ(games->remove(link->id()).error().fault, store::StoreFault::in_use);
    EXPECT_EQ(std::get<store::StoreError>(games->resume("99").error()).fault, store::StoreFault::conflict);
}

TEST_F(HostTest, two_programs_that_start_at_once_get_numbers_of_their_own) {
    const auto being_opened = lock_table(folder, "1");
    ASSERT_TRUE(being_opened);
    EXPECT_EQ(start(table("classic players=1", {table::Person{"Ann"}}))->id(), "2");
}

TEST_F(HostTest, without_a_lock_the_slower_of_two_is_refused_and_sees_what_the_quicker_did) {
    const auto first = start(table("classic players=1", {table::Person{"Ann"}}));
    const auto second = std::move(*resume_local(games->store(), first->id()));
    const Rules rules = first->table().options.rules;
    const Action action = *any_action(*first->view(one), rules);
    EXPECT_FALSE(first->send(table::Do{one, action}));
    const auto refusal = second->send(table::Do{one, action});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(std::get<store::StoreError>(*refusal).fault, store::StoreFault::conflict);
    EXPECT_EQ(*second->view(one), *first->view(one));
    EXPECT_FALSE(second->send(table::Do{one, *any_action(*second->view(one), rules)}));
}

TEST_F(HostTest, a_bot_that_thinks_can_be_watched_and_hurried) {
    auto link = std::move(*games->start(table("classic players=2", {table::Person{"Ann"}, table::Machine{"expert"}}),
                                        {.effort = bots::Effort{1U << 30}}));
    ASSERT_FALSE(link->deal({.seed = 7, .first = two}));
    EXPECT_FALSE(link->poll().changed);  // it begins to think
    while (link->thinking() && link->thinking()->progress == 0) link->wait(std::chrono::milliseconds(1));
    ASSERT_TRUE(link->thinking());
    EXPECT_EQ(link->thinking()->seat, two);
    EXPECT_FALSE(link->thinking()->for_hint);
    link->hurry();
    while (!link->poll().changed) link->wait(std::chrono::seconds(1));
    EXPECT_EQ(link->view(one)->turn.played, 1);
    // Leaving in the middle of endless thinking does not wait for its end.
}

TEST_F(HostTest, somebody_who_speaks_is_heeded_by_the_bot_that_thinks) {
    auto link = std::move(*games->start(table("classic players=2", {table::Person{"Ann"}, table::Machine{"expert"}}),
                                        {.effort = bots::Effort{1U << 30}}));
    ASSERT_FALSE(link->deal({.seed = 7, .first = two}));
    link->poll();
    ASSERT_FALSE(link->send(table::Do{one, Mark{MarkKind::leave_it_to_me, U1}}));
    EXPECT_FALSE(link->poll().changed);  // it thinks anew
    EXPECT_TRUE(link->thinking());
    link->hurry();
    while (!link->poll().changed) link->wait(std::chrono::seconds(1));
    EXPECT_EQ(link->view(one)->turn.played, 1);
}

TEST_F(HostTest, a_slow_disk_keeps_nobody_waiting_for_a_bot_and_nothing_is_shown_before_it_is_written) {
    HeldStore disk(games->store());
    const auto link =
        std::move(*open_local(disk, "9", table("quick players=2", {table::Person{"Ann"}, table::Machine{"easy"}})));
    ASSERT_FALSE(link->deal({.seed = 7, .first = two}));
    const auto before = link->seen(one, 0).size();
    disk.hold_up(*link);
    EXPECT_FALSE(link->poll().changed);  // would hang if it waited for the disk
    EXPECT_EQ(link->seen(one, 0).size(), before);
    disk.let_go();
    while (!link->poll().changed) link->wait(std::chrono::seconds(1));
    EXPECT_EQ(link->view(one)->turn.played, 1);
    EXPECT_EQ(*table::read_log(log("9"))->view(one), *link->view(one));
}

TEST_F(HostTest, what_a_person_does_waits_for_the_bot_that_was_first) {
    HeldStore disk(games->store());
    const auto link =
        std::move(*open_local(disk, "9", table("classic players=2", {table::Person{"Ann"}, table::Machine{"easy"}})));
    ASSERT_FALSE(link->deal({.seed = 7, .first = two}));
    disk.hold_up(*link);
    std::thread speaking([&] { EXPECT_FALSE(link->send(table::Do{one, Mark{MarkKind::leave_it_to_me, U1}})); });
    disk.let_go();
    speaking.join();
    EXPECT_EQ(link->view(one)->turn.played, 1);
    EXPECT_EQ(*table::read_log(log("9"))->view(one), *link->view(one));
}

TEST_F(HostTest, a_hint_is_a_turn_that_the_rules_allow_and_is_void_after_the_next_action) {
    const auto link = start(table("classic players=2", {table::Person{"Ann"}, table::Machine{"easy"}}));
    EXPECT_TRUE(link->ask_hint(two));
    ASSERT_FALSE(link->ask_hint(one));
    while (!link->hint()) {
        link->wait(std::chrono::seconds(10));
        link->poll();
    }
    const bots::Plan plan = link->hint()->plan;
    ASSERT_GE(plan.size(), 2);
    EXPECT_FALSE(link->send(table::Do{one, plan[0]}));
    EXPECT_FALSE(link->hint());
}

TEST_F(HostTest, no_hints_where_none_were_agreed_on) {
    NewTable quiet = table("classic players=1", {table::Person{"Ann"}});
    quiet.options.hints = false;
    EXPECT_EQ(std::get<table::Denial>(*start(quiet)->ask_hint(one)), table::Denial::no_hints);
}

TEST_F(HostTest, a_stand_in_plays_on_and_hands_back) {
    const auto link = start(table("classic players=2", {table::Person{"Ann"}, table::Person{"Bob"}}));
    ASSERT_FALSE(link->send(table::CallStandIn{one, "hard"}));
    settle(*link);
    EXPECT_EQ(link->view(two)->turn.seat, two);
    EXPECT_EQ(link->table().stood_in, std::vector<Seat>{one});
    EXPECT_FALSE(link->send(table::DismissStandIn{one}));
    EXPECT_FALSE(link->table().seats[0].played_by());
    const std::vector<record::StoodIn> stood_in = recorded(*link).stood_in();
    ASSERT_EQ(stood_in.size(), 1U);
    EXPECT_EQ(stood_in[0], (record::StoodIn{1, 0, static_cast<std::uint8_t>(recorded(*link).turn(1).plays.size())}));
}

TEST_F(HostTest, the_record_tells_what_was_taken_back) {
    const auto link = start(table("classic players=1", {table::Person{"Ann"}}));
    const Rules rules = link->table().options.rules;
    ASSERT_FALSE(link->send(table::Do{one, *any_action(*link->view(one), rules)}));
    const Action second = *any_action(*link->view(one), rules);
    ASSERT_FALSE(link->send(table::Do{one, second}));
    ASSERT_FALSE(link->send(table::TakeBack{one}));
    EXPECT_EQ(recorded(*link).taken_back(), (std::vector<record::TakenBack>{{1, 1, std::get<Play>(second)}}));
}

TEST_F(HostTest, the_same_seed_and_the_same_deal_again_give_the_same_hands) {
    const auto link = start(table("quick players=2", {table::Person{"Ann"}, table::Machine{"easy"}}));
    const CardSet hand = link->view(one)->hand;
    EXPECT_TRUE(link->deal({.same_again = true}));  // the round is running
    play_to_the_end(*link, one);
    EXPECT_EQ(link->table().revealed->seed, 7U);
    EXPECT_FALSE(link->deal({.same_again = true, .first = one}));
    EXPECT_EQ(link->view(one)->hand, hand);
    EXPECT_TRUE(link->table().known_deal);
    const auto other =
        start(table("quick players=2", {table::Person{"Ann"}, table::Machine{"easy"}}), {.seed = 7, .first = one});
    EXPECT_EQ(other->view(one)->hand, hand);
}

TEST_F(HostTest, lists_show_what_is_kept) {
    const auto link = start(table("classic players=2 fire=true", {table::Person{"Ann"}, table::Machine{"hard"}}));
    ASSERT_FALSE(link->send(table::Do{one, *any_action(*link->view(one), link->table().options.rules)}));
    const auto list = *games->list();
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0].id, link->id());
    EXPECT_EQ(text_of(list[0].rules), "classic players=2 fire=true minimum=2 hand=7");
    for (std::size_t seat = 0; seat < 2; ++seat) EXPECT_EQ(list[0].seats[seat].sitter, link->table().seats[seat].sitter);
    EXPECT_TRUE(list[0].unfinished());
    EXPECT_EQ(list[0].left, 97);
    EXPECT_EQ(list[0].turn, 1);
}

TEST_F(HostTest, statistics_add_up_games_and_wins) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const auto link =
            start(table("quick players=2", {table::Person{"Ann"}, table::Machine{"normal"}}), {.seed = seed, .first = one});
        play_to_the_end(*link, one);
    }
    const auto face = start(table("face players=2", {table::Person{"Ann"}, table::Machine{"easy"}}), {.seed = 1});
    play_to_the_end(*face, one);
    const auto unfinished = start(table("classic players=1", {table::Person{"Ann"}}));
    const auto all = *statistics(games->store());
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].variant.game, GameKind::quick);
    EXPECT_EQ(all[0].games, 3);
    int counted = 0;
    for (const int count : all[0].left) counted += count;
    EXPECT_EQ(counted, 3);
    EXPECT_EQ(all[0].wins, all[0].left[0]);
    EXPECT_EQ(all[1].variant.game, GameKind::face);
    EXPECT_EQ(all[1].wins, face->table().game->winner == one ? 1 : 0);
    const View own = *face->view(one);
    const auto left = static_cast<std::size_t>(own.hand.size() + own.draw[0]);
    ASSERT_EQ(all[1].left.size(), left + 1) << "the person's own cards, not those of the bot";
    EXPECT_EQ(all[1].left[left], 1);
}

TEST_F(HostTest, a_streak_is_broken_by_a_defeat) {
    int wins = 0;
    int streak = 0;
    int longest = 0;
    for (const char* level : {"easy", "easy", "hard", "easy"}) {
        const auto face = start(table("face players=2", {table::Person{"Ann"}, table::Machine{level}}));
        play_to_the_end(*face, one);
        const bool won = face->table().game->winner == one;
        wins += won ? 1 : 0;
        streak = won ? streak + 1 : 0;
        longest = std::max(longest, streak);
    }
    ASSERT_EQ(longest, 2) << "the strong bot alone is to win";
    ASSERT_EQ(streak, 1);
    const auto all = *statistics(games->store());
    EXPECT_EQ(all[0].wins, wins);
    EXPECT_EQ(all[0].streak, streak);
    EXPECT_EQ(all[0].longest_streak, longest);
}

TEST_F(HostTest, cards_left_between_two_people_are_nobodys_own) {
    const auto face = start(table("face players=2", {table::Person{"Ann"}, table::Person{"Bob"}}), {.seed = 1});
    const Rules rules = face->table().options.rules;
    while (!face->table().revealed) {
        const Seat seat = face->table().game->turn.seat;
        ASSERT_FALSE(face->send(table::Do{seat, *any_action(*face->view(seat), rules)}));
    }
    const auto all = *statistics(games->store());
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].between_people, 1);
    EXPECT_TRUE(all[0].left.empty());
}

TEST_F(HostTest, looking_for_kept_games_makes_no_file) {
    EXPECT_TRUE(KeptGames::any_in(folder));
    const fs::path other = folder / "other";
    EXPECT_FALSE(KeptGames::any_in(other));
    EXPECT_FALSE(fs::exists(other));
}

TEST(Thinker, cancelling_and_asking_anew_gives_the_answer_to_the_last_question) {
    const Rules rules = *parse_variant("classic players=1");
    table::Table table(table::TableOptions{rules, table::TalkPreset::silent, true});
    ASSERT_FALSE(table.apply(table::SeatTaken{one, table::Person{"Ann"}}));
    ASSERT_FALSE(table.apply(table::CardsDealt{seeded_deck(rules, 1), 1, 0, false}));
    ASSERT_FALSE(table.apply(table::RoundBegun{one}));
    const auto bot = bots::find_bot("expert")->make();
    std::atomic<int> answers = 0;
    Thinker thinker([&] { ++answers; });
    for (int n = 0; n < 50; ++n) {
        thinker.ask({table.knowledge(one), bot.get(), 1, bots::Effort{1U << 30}});
        if (n % 3 == 0) thinker.cancel();
    }
    thinker.ask({table.knowledge(one), bot.get(), 1, bots::Effort{64}});
    while (thinker.busy()) std::this_thread::yield();
    const auto choice = thinker.answer();
    ASSERT_TRUE(choice);
    EXPECT_GE(choice->plan.size(), 2);
    EXPECT_FALSE(thinker.answer());
    thinker.ask({table.knowledge(one), bot.get(), 1, bots::Effort{1U << 30}});
    thinker.cancel();
    EXPECT_FALSE(thinker.busy());
}

}  // namespace
}  // namespace tenback::testing
