// What every store does, on SQLite and on PostgreSQL: what is appended is there, and a number exists once.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>

#include "places.hpp"

namespace tenback::testing {

using namespace store;

namespace {

std::vector<std::string> ids(const StoreResult<std::vector<StoredTable>>& tables) {
    std::vector<std::string> result;
    for (const StoredTable& table : *tables) result.push_back(table.id);
    return result;
}
using Ids = std::vector<std::string>;

INSTANTIATE_TEST_SUITE_P(sqlite, AnyStore, ::testing::Values(Kind::sqlite));
INSTANTIATE_TEST_SUITE_P(postgres, AnyStore, ::testing::Values(Kind::postgres));

TEST_P(AnyStore, what_is_appended_is_read_again_in_order_also_after_reopening) {
    {
        const auto store = open();
        EXPECT_EQ(outcome(store->append({"a", 1, {"one", "two"}, "first"})), "ok");
        EXPECT_EQ(outcome(store->append({"a", 3, {"Жук \"q\" \n"}, "then"})), "ok");
        EXPECT_EQ(outcome(store->append({"b", 1, {"other"}, ""})), "ok");
    }
    const auto store = open();
    EXPECT_EQ(*store->read("a", 1), (std::vector<std::string>{"one", "two", "Жук \"q\" \n"}));
    EXPECT_EQ(*store->read("a", 3), (std::vector<std::string>{"Жук \"q\" \n"}));
    EXPECT_TRUE(store->read("a", 4)->empty());
    EXPECT_TRUE(store->read("nobody", 1)->empty());
    const auto tables = *store->tables();
    ASSERT_EQ(tables.size(), 2U);
    EXPECT_EQ(tables[1].id, "a");
    EXPECT_EQ(tables[1].number, 3U);
    EXPECT_EQ(tables[1].summary, "then");
    EXPECT_GT(tables[1].changed, 1'600'000'000);
}

TEST_P(AnyStore, an_append_without_a_summary_leaves_it_as_it_was) {
    const auto store = open();
    store->append({"a", 1, {"one"}, "first", {.listed = true}});
    EXPECT_EQ(outcome(store->append({"a", 2, {"two"}, "", {.listed = false}})), "ok");
    EXPECT_EQ(store->tables()->front().summary, "first");
    EXPECT_EQ(store->tables()->front().number, 2U);
    EXPECT_FALSE(store->tables()->front().marks.listed);
}

TEST_P(AnyStore, a_number_exists_once_and_none_is_left_out) {
    const auto one = open();
    const auto other = open();
    one->append({"a", 1, {"x"}, ""});
    EXPECT_EQ(outcome(other->append({"a", 1, {"y"}, ""})), "conflict");
    EXPECT_EQ(outcome(other->append({"a", 3, {"y"}, ""})), "conflict");
    EXPECT_EQ(outcome(other->append({"a", 2, {"y"}, ""})), "ok");
    EXPECT_EQ(outcome(one->append({"a", 2, {"z"}, ""})), "conflict");
    EXPECT_EQ(*one->read("a", 1), (std::vector<std::string>{"x", "y"}));
}

TEST_P(AnyStore, in_a_batch_a_conflict_spoils_only_its_own_append) {
    const auto store = open();
    const std::vector<Append> batch{{"a", 1, {"a1"}, ""}, {"b", 5, {"b5"}, ""}, {"a", 2, {"a2"}, ""}, {"c", 1, {"c1"}, ""}};
    const auto outcomes = store->append(batch);
    ASSERT_EQ(outcomes.size(), 4U);
    EXPECT_EQ(outcome(outcomes[0]), "ok");
    EXPECT_EQ(outcome(outcomes[1]), "conflict");
    EXPECT_EQ(outcome(outcomes[2]), "ok");
    EXPECT_EQ(outcome(outcomes[3]), "ok");
    EXPECT_EQ(*store->read("a", 1), (std::vector<std::string>{"a1", "a2"}));
    EXPECT_EQ(store->tables()->size(), 2U);
}

TEST_P(AnyStore, a_removed_table_is_gone_with_its_log_and_does_not_grow_again) {
    const auto store = open();
    store->append({"a", 1, {"x", "y"}, ""});
    store->append({"b", 1, {"z"}, ""});
    EXPECT_TRUE(*store->remove("a"));
    EXPECT_FALSE(*store->remove("a"));
    EXPECT_TRUE(store->read("a", 1)->empty());
    EXPECT_EQ(outcome(store->append({"a", 3, {"w"}, ""})), "conflict");
    EXPECT_EQ(store->read("b", 1)->size(), 1U);
}

TEST_P(AnyStore, two_processes_at_one_table_number_every_event_once) {
    static_cast<void>(open());
    constexpr int each = 100;
    const auto write_all = [&](const std::string& who) {
        const auto store = open();
        std::uint64_t number = 1;
        for (int written = 0; written < each; ++number)
            if (outcome(store->append({"a", number, {who}, ""})) == "ok") ++written;
    };
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        write_all("child");
        _exit(0);
    }
    write_all("parent");
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
    const auto texts = *open()->read("a", 1);
    EXPECT_EQ(texts.size(), 2U * each);
    EXPECT_EQ(std::count(texts.begin(), texts.end(), "child"), each);
}

TEST_P(AnyStore, any_text_comes_back_as_it_was) {
    const auto store = open();
    const std::vector<std::string> texts{"",
                                         "{}",
                                         "NULL",
                                         R"({"say":"\\ \"quoted\", {1,2}"})",
                                         "' ; DROP TABLE events; --",
                                         "日本 😀\t\n",
                                         std::string(100'000, '"')};
    EXPECT_EQ(outcome(store->append({"a", 1, texts, texts[3]})), "ok");
    EXPECT_EQ(*store->read("a", 1), texts);
    EXPECT_EQ(store->tables()->front().summary, texts[3]);
}

TEST_P(AnyStore, a_batch_keeps_the_order_of_a_table_and_tells_each_its_own_outcome) {
    const auto store = open();
    std::vector<Append> batch;
    for (std::uint64_t n = 1; n <= 50; ++n)
        for (const char* table : {"b", "a"}) batch.push_back({table, n, {table + std::to_string(n)}, ""});
    batch.push_back({"a", 50, {"late"}, ""});
    const auto outcomes = store->append(batch);
    EXPECT_EQ(std::count(outcomes.begin(), outcomes.end(), std::nullopt), 100);
    EXPECT_EQ(outcome(outcomes.back()), "conflict");
    EXPECT_EQ(store->read("b", 50)->front(), "b50");
}

TEST_P(AnyStore, tables_are_found_by_how_their_id_begins) {
    const auto store = open();
    for (const char* id : {"ABCD", "ABCE", "ABD", "AB_", "ab"}) store->append({id, 1, {"x"}, id});
    EXPECT_EQ(ids(store->find("ABC", 2)), (Ids{"ABCD", "ABCE"}));
    EXPECT_EQ(ids(store->find("ABC", 1)), (Ids{"ABCD"}));
    EXPECT_EQ(ids(store->find("ABD", 2)), (Ids{"ABD"}));
    EXPECT_EQ(ids(store->find("AB", 9)), (Ids{"ABCD", "ABCE", "ABD", "AB_"}));
    EXPECT_EQ(ids(store->find("%", 2)), Ids{});
    EXPECT_EQ(store->find("", 9)->size(), 5U);
    EXPECT_EQ(store->find("ABCD", 1)->front().summary, "ABCD");
}

TEST_P(AnyStore, the_lobby_gets_listed_tables_only_and_no_more_than_it_asked_for) {
    const auto store = open();
    for (const char* id : {"a", "b", "c", "d"}) store->append({id, 1, {"x"}, "", {.listed = id[0] != 'b'}});
    EXPECT_EQ(ids(store->listed(9)), (Ids{"d", "c", "a"}));
    EXPECT_EQ(ids(store->listed(2)), (Ids{"d", "c"}));
    EXPECT_EQ(*store->count(), 4U);
    store->append({"c", 2, {"y"}, "full", {.listed = false}});
    store->append({"b", 2, {"y"}, "open", {.listed = true, .finished = true}});
    const auto listed = *store->listed(9);
    ASSERT_EQ(listed.size(), 3U);
    EXPECT_EQ(std::count_if(listed.begin(), listed.end(), [](const StoredTable& t) { return t.id == "c"; }), 0);
    EXPECT_EQ(store->find("b", 1)->front().marks, (Marks{.listed = true, .finished = true}));
}

TEST_P(AnyStore, old_tables_are_pruned_finished_ones_sooner) {
    using std::chrono::hours;
    const auto store = open();
    store->append({"going on", 1, {"x"}, ""});
    store->append({"over", 1, {"x", "y"}, "", {.finished = true}});
    EXPECT_EQ(*store->prune({hours(1), hours(1)}, 10), Ids{});
    EXPECT_EQ(*store->prune({hours(0), hours(1)}, 10), (Ids{"over"}));
    EXPECT_TRUE(store->read("over", 1)->empty());
    store->append({"another", 1, {"x"}, ""});
    EXPECT_EQ(store->prune({hours(1), hours(0)}, 1)->size(), 1U);
    EXPECT_EQ(store->tables()->size(), 1U);
}

TEST_P(AnyStore, a_store_is_copied_whole_into_an_empty_one_of_either_kind) {
    const auto store = open();
    store->append({"a", 1, {"one", "two"}, "first", {.listed = true}});
    store->append({"b", 1, {"Жук \"q\""}, "", {.finished = true}});
    const auto file = std::move(*open_store((folder.path() / "copy.db").string()));
    EXPECT_EQ(outcome(file->copy_from(*store)), "ok");
    EXPECT_EQ(*file->tables(), *store->tables());
    EXPECT_EQ(*file->read("a", 1), *store->read("a", 1));
    EXPECT_EQ(outcome(file->append({"a", 3, {"three"}, ""})), "ok");

    EXPECT_EQ(outcome(store->copy_from(*file)), "conflict");  // it is not empty
    EXPECT_EQ(store->read("a", 1)->size(), 2U);
    for (const char* id : {"a", "b"}) EXPECT_TRUE(*store->remove(id));
    EXPECT_EQ(outcome(store->copy_from(*file)), "ok");
    EXPECT_EQ(*store->tables(), *file->tables());
    EXPECT_EQ(*store->read("b", 1), *file->read("b", 1));
    EXPECT_EQ(outcome(store->append({"b", 2, {"goes on"}, ""})), "ok");
}

TEST_P(AnyStore, a_copy_is_of_one_moment_while_others_write) {
    const auto store = open();
    const auto writer = open();
    for (const char* id : {"a", "b", "c"}) store->append({id, 1, {"x"}, ""});
    std::size_t seen = 0;
    const auto error = store->visit([&](const StoredTable& table, const std::vector<std::string>& log) -> MaybeStoreError {
        EXPECT_EQ(log.size(), table.number);
        seen += log.size();
        for (const char* id : {"a", "b", "c"}) writer->append({id, 1 + seen, {"meanwhile"}, ""});
        writer->append({"d" + std::to_string(seen), 1, {"new"}, ""});
        return std::nullopt;
    });
    EXPECT_EQ(outcome(error), "ok");
    EXPECT_EQ(seen, 3U);
    EXPECT_EQ(store->tables()->size(), 6U);
    EXPECT_EQ(store->read("c", 1)->size(), 4U);
}

}  // namespace
}  // namespace tenback::testing
