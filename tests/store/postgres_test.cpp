// The store in a real PostgreSQL: it goes away and comes back, processes hear of each other, and each has its shards.
#include "store/postgres.hpp"

#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <thread>

#include "places.hpp"

namespace tenback::testing {

using namespace store;

namespace {

/// Asks until something has changed; fails if nothing comes.
Changes await_changes(Store& store) {
    while (true) {
        if (Changes found = store.changes(); !found.empty()) return found;
        pollfd feed{store.feed_fd(), POLLIN, 0};
        if (poll(&feed, 1, feed.fd < 0 ? 100 : 20'000) == 0 && feed.fd >= 0) return {};
    }
}

std::string first_column(Store& store, const std::string& table) {
    const auto log = store.read(table, 1);
    if (!log) return std::string(code_of(log.error().fault));
    std::string all;
    for (const std::string& text : *log) all += text;
    return all;
}

/// Until the store answers again; it looks for the database by itself.
void await_return(Store& store) {
    while (!store.find("", 1)) std::this_thread::sleep_for(std::chrono::milliseconds(50));
}

TEST_F(PostgresTest, while_the_database_is_away_that_is_said_and_then_it_goes_on) {
    const auto store = open();
    ASSERT_EQ(outcome(store->append({"a", 1, {"x"}, ""})), "ok");
    control_postgres("stop");
    EXPECT_EQ(outcome(store->append({"a", 2, {"lost"}, ""})), "away");
    EXPECT_EQ(first_column(*store, "a"), "away");
    EXPECT_EQ(outcome(store->visit([](const auto&, const auto&) { return std::nullopt; })), "away");
    EXPECT_EQ(code_of(store->claim_shards().error().fault), "away");
    EXPECT_TRUE(store->changes().empty());
    EXPECT_EQ(store->feed_fd(), -1);
    EXPECT_EQ(fault(), "away");
    control_postgres("start");
    await_return(*store);
    EXPECT_EQ(first_column(*store, "a"), "x");  // what was acknowledged survived, what was not was not written
    EXPECT_EQ(outcome(store->append({"a", 2, {"y"}, ""})), "ok");
    EXPECT_TRUE(store->changes().missed);
    EXPECT_FALSE(store->changes().missed);
    EXPECT_EQ(*store->claim_shards(), Shards().set());
}

TEST_F(PostgresTest, stopped_in_the_middle_of_writing_it_keeps_all_that_was_acknowledged) {
    const auto store = open();
    std::uint64_t acknowledged = 0;
    std::atomic<bool> enough = false;
    std::thread stopper([&] {
        while (!enough) std::this_thread::yield();
        control_postgres("stop");
        control_postgres("start");
    });
    MaybeStoreError error;
    while (!error) {
        error = store->append({"a", acknowledged + 1, {"x"}, ""});
        if (!error && ++acknowledged == 20) enough = true;
    }
    stopper.join();
    EXPECT_EQ(outcome(error), "away");
    await_return(*store);
    const std::size_t kept = store->read("a", 1)->size();
    EXPECT_GE(kept, acknowledged);
    EXPECT_LE(kept, acknowledged + 1);  // written, and the answer was lost
}

TEST_F(PostgresTest, a_session_that_the_database_ends_is_begun_anew_at_once) {
    const auto store = open();
    store->append({"a", 1, {"x"}, ""});
    postgres_sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tenback'");
    await_return(*store);
    EXPECT_EQ(outcome(store->append({"a", 2, {"y"}, ""})), "ok");
}

TEST_F(PostgresTest, a_session_that_does_not_answer_is_given_up) {
    const auto store = std::move(*open_postgres(postgres_address(), {std::chrono::milliseconds(100)}));
    const pid_t session = std::stoi(postgres_value("SELECT pid FROM pg_stat_activity WHERE application_name = 'tenback'"));
    kill(session, SIGSTOP);
    EXPECT_EQ(outcome(store->append({"a", 1, {"x"}, ""})), "away");
    await_return(*store);
    EXPECT_EQ(outcome(store->append({"b", 1, {"x"}, ""})), "ok");
    kill(session, SIGCONT);
}

TEST_F(PostgresTest, a_transaction_does_not_go_on_in_another_session) {
    const auto store = open();
    for (const char* id : {"a", "b"}) store->append({id, 1, {"x"}, ""});
    int visits = 0;
    const auto error = store->visit([&](const StoredTable&, const std::vector<std::string>&) -> MaybeStoreError {
        ++visits;
        postgres_sql("SELECT pg_terminate_backend(pid, 20000) FROM pg_stat_activity WHERE application_name = 'tenback'");
        return std::nullopt;
    });
    EXPECT_EQ(outcome(error), "away");
    EXPECT_EQ(visits, 1);
}

TEST_F(PostgresTest, nobody_at_the_address_is_said) {
    const auto store = open_postgres("postgresql://postgres@/postgres?host=/nowhere");
    ASSERT_FALSE(store);
    EXPECT_EQ(code_of(store.error().fault), "away");
    EXPECT_NE(store.reason().find("/nowhere"), std::string::npos) << store.reason();
}

TEST_F(PostgresTest, a_newer_schema_is_left_alone) {
    open()->append({"a", 1, {"x"}, ""});
    postgres_sql("UPDATE tenback.version SET number = 99");
    EXPECT_EQ(fault(), "newer");
    postgres_sql("UPDATE tenback.version SET number = 1");
    EXPECT_EQ(first_column(*open(), "a"), "x");
}

TEST_F(PostgresTest, the_schema_of_another_program_is_left_alone) {
    postgres_sql("CREATE SCHEMA tenback; CREATE TABLE tenback.bookmarks (url text)");
    EXPECT_EQ(fault(), "cannot_open");
}

TEST_F(PostgresTest, a_missing_table_is_said_to_be_damage) {
    static_cast<void>(open());
    postgres_sql("DROP TABLE tenback.events");
    EXPECT_EQ(fault(), "damaged");
}

TEST_F(PostgresTest, a_read_only_database_is_said) {
    const std::string read_only = postgres_address() + "&options=-c%20default_transaction_read_only%3Don";
    const auto empty = open_postgres(read_only);
    ASSERT_FALSE(empty);
    EXPECT_EQ(code_of(empty.error().fault), "read_only");
    open()->append({"a", 1, {"x"}, ""});
    const auto store = std::move(*open_postgres(read_only));
    EXPECT_EQ(outcome(store->append({"a", 2, {"y"}, ""})), "read_only");
    EXPECT_EQ(first_column(*store, "a"), "x");
}

TEST_F(PostgresTest, no_room_is_said_nothing_of_the_batch_is_written_and_it_goes_on_when_there_is_room) {
    const auto store = open();
    store->append({"a", 1, {"x"}, ""});
    // The database's own error for a full disk, at a moment of our choice.
    postgres_sql(R"(CREATE FUNCTION tenback.no_room() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE disk_full; END $$;
        CREATE TRIGGER no_room BEFORE INSERT ON tenback.events FOR EACH ROW WHEN (NEW.text = 'large')
        EXECUTE FUNCTION tenback.no_room())");
    const std::vector<Append> batch{{"b", 1, {"x"}, ""}, {"c", 1, {"large"}, ""}, {"d", 1, {"x"}, ""}};
    for (const auto& error : store->append(batch)) EXPECT_EQ(outcome(error), "full");
    EXPECT_EQ(store->tables()->size(), 1U);
    postgres_sql("DROP TRIGGER no_room ON tenback.events");
    for (const auto& error : store->append(batch)) EXPECT_EQ(outcome(error), "ok");
}

TEST_F(PostgresTest, a_table_that_another_session_holds_for_too_long_is_said_to_be_locked_and_works_afterwards) {
    const auto store = std::move(*open_postgres(postgres_address(), {std::chrono::milliseconds(200)}));
    store->append({"a", 1, {"x"}, ""});
    {
        const PostgresSession holder("BEGIN; UPDATE tenback.tables SET summary = ''");
        EXPECT_EQ(outcome(store->append({"a", 2, {"y"}, ""})), "locked");
    }
    EXPECT_EQ(outcome(store->append({"a", 2, {"y"}, ""})), "ok");
}

TEST_F(PostgresTest, processes_that_open_an_empty_database_at_once_make_one_schema) {
    std::vector<pid_t> children;
    for (int n = 0; n < 4; ++n) {
        children.push_back(fork());
        if (children.back() == 0) {
            auto store = open_postgres(postgres_address());
            _exit(store && !(*store)->append({"table " + std::to_string(n), 1, {"x"}, ""}) ? 0 : 1);
        }
    }
    for (const pid_t child : children) {
        int status = 1;
        waitpid(child, &status, 0);
        EXPECT_EQ(status, 0);
    }
    EXPECT_EQ(open()->tables()->size(), 4U);
}

TEST_F(PostgresTest, batches_of_two_processes_over_the_same_tables_never_wait_in_a_circle) {
    const auto batch_in = [](bool backwards, std::uint64_t number) {
        std::vector<Append> batch;
        for (char c = 'a'; c <= 'z'; ++c) batch.push_back({std::string(1, c), number, {"x"}, ""});
        if (backwards) std::reverse(batch.begin(), batch.end());
        return batch;
    };
    const auto write = [&](bool backwards) {
        const auto store = open();
        for (std::uint64_t number = 1; number <= 100; ++number)
            for (const auto& error : store->append(batch_in(backwards, number)))
                if (error && error->fault != StoreFault::conflict) return outcome(error);
        return std::string("ok");
    };
    static_cast<void>(open());
    std::string there;
    std::thread other([&] { there = write(true); });
    EXPECT_EQ(write(false), "ok");
    other.join();
    EXPECT_EQ(there, "ok");
    EXPECT_EQ(open()->read("m", 1)->size(), 100U);
}

TEST_F(PostgresTest, what_other_processes_write_and_remove_is_told_and_own_changes_are_not) {
    const auto here = open();
    const auto there = open();
    here->append({"own", 1, {"x"}, ""});
    there->append({"a b", 1, {"x", "y"}, ""});
    EXPECT_EQ(await_changes(*here).list, (std::vector<Change>{{"a b", 2}}));
    EXPECT_EQ(await_changes(*there).list, (std::vector<Change>{{"own", 1}}));
    EXPECT_TRUE(*there->remove("a b"));
    EXPECT_EQ(await_changes(*here).list, (std::vector<Change>{{"a b", 0}}));
    EXPECT_EQ(*there->prune({std::chrono::hours(0), std::chrono::hours(0)}, 9), (std::vector<std::string>{"own"}));
    EXPECT_EQ(await_changes(*here).list, (std::vector<Change>{{"own", 0}}));
}

TEST_F(PostgresTest, an_append_that_met_a_conflict_is_not_told) {
    const auto here = open();
    const auto there = open();
    there->append({"a", 1, {"x"}, ""});
    there->append({"a", 1, {"again"}, ""});
    there->append({"b", 1, {"x"}, ""});
    std::vector<Change> told;
    while (told.size() < 2) {
        const Changes more = await_changes(*here);
        ASSERT_FALSE(more.empty());
        told.insert(told.end(), more.list.begin(), more.list.end());
    }
    EXPECT_EQ(told, (std::vector<Change>{{"a", 1}, {"b", 1}}));
}

TEST_F(PostgresTest, every_shard_has_one_process_and_each_process_its_share) {
    const auto first = open();
    EXPECT_EQ(*first->claim_shards(), Shards().set());
    auto second = open();
    EXPECT_EQ(*second->claim_shards(), Shards());  // the first does not know yet
    const Shards left = *first->claim_shards();
    const Shards taken = *second->claim_shards();
    EXPECT_EQ(left.count(), shard_count / 2);
    EXPECT_EQ(left | taken, Shards().set());
    EXPECT_EQ(left & taken, Shards());
    EXPECT_EQ(*first->claim_shards(), left);  // and it stays so
    second.reset();
    Shards now = left;
    while (now != Shards().set()) now = *first->claim_shards();  // as soon as the database has seen it go
}

TEST_F(PostgresTest, the_shards_of_a_killed_process_are_free) {
    int ready[2];
    ASSERT_EQ(pipe(ready), 0);
    static_cast<void>(open());
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        const auto store = open();
        const bool all = store->claim_shards()->all();
        _exit(write(ready[1], all ? "y" : "n", 1) == 1 && pause() == 0 ? 0 : 1);
    }
    char answer = 0;
    ASSERT_EQ(read(ready[0], &answer, 1), 1);
    EXPECT_EQ(answer, 'y');
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    const auto store = open();
    while (!store->claim_shards()->all()) std::this_thread::yield();
    close(ready[0]);
    close(ready[1]);
}

TEST(Shards, tables_are_spread_evenly_and_always_alike) {
    std::array<int, shard_count> counts{};
    for (int n = 0; n < 32'000; ++n) ++counts[shard_of("table " + std::to_string(n))];
    for (const int count : counts) EXPECT_NEAR(count, 1000, 200);
    EXPECT_EQ(shard_of("23456789ABCDEFGH"), shard_of(std::string("23456789ABCDEFGH")));
    static_assert(shard_of("") == (0xCBF29CE484222325 ^ 0xCBF29CE4) % shard_count);
}

}  // namespace
}  // namespace tenback::testing
