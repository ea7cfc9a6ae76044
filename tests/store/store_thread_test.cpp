// The store's thread: answers on the caller's thread, many appends in one commit, reads not behind all of them, and nothing
// acknowledged is lost by a kill.
#include "store/store_thread.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include <condition_variable>

#include "places.hpp"
#include "store/sqlite.hpp"

namespace tenback::testing {

using namespace store;

namespace {

/// The caller's thread: runs what was posted to it.
class Inbox {
  public:
    [[nodiscard]] StoreThread::Post post() {
        return [this](std::function<void()> callback) {
            const std::lock_guard lock(mutex_);
            callbacks_.push_back(std::move(callback));
            arrived_.notify_one();
        };
    }
    template <class Until>
    void run(Until until) {
        while (!until()) {
            std::unique_lock lock(mutex_);
            arrived_.wait(lock, [this] { return !callbacks_.empty(); });
            const auto callback = std::move(callbacks_.front());
            callbacks_.pop_front();
            lock.unlock();
            callback();
        }
    }

  private:
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<std::function<void()>> callbacks_;
};

class AnyStoreThread : public AnyStore {};
INSTANTIATE_TEST_SUITE_P(sqlite, AnyStoreThread, ::testing::Values(Kind::sqlite));
INSTANTIATE_TEST_SUITE_P(postgres, AnyStoreThread, ::testing::Values(Kind::postgres));

TEST_P(AnyStoreThread, answers_come_on_the_callers_thread_in_the_order_of_the_appends) {
    Inbox inbox;
    std::vector<std::string> answers;
    const auto caller = std::this_thread::get_id();
    StoreThread thread(open(), inbox.post());
    const auto note = [&](MaybeStoreError error) {
        EXPECT_EQ(std::this_thread::get_id(), caller);
        answers.push_back(outcome(error));
    };
    thread.append({"a", 1, {"one", "two"}, ""}, note);
    thread.append({"a", 2, {"late"}, ""}, note);
    thread.append({"a", 3, {"three"}, ""}, note);
    inbox.run([&] { return answers.size() == 3; });
    EXPECT_EQ(answers, (std::vector<std::string>{"ok", "conflict", "ok"}));
    std::vector<std::string> log;
    thread.read("a", 2, [&](auto texts) { log = *texts; });
    inbox.run([&] { return !log.empty(); });
    EXPECT_EQ(log, (std::vector<std::string>{"two", "three"}));
    const StoreCounters counters = thread.counters();
    EXPECT_EQ(counters.appends, 2U);
    EXPECT_EQ(counters.events, 3U);
    EXPECT_EQ(counters.conflicts, 1U);
    EXPECT_EQ(counters.failures, 0U);
    EXPECT_GT(counters.in_commit.count(), 0);
}

TEST_P(AnyStoreThread, other_work_is_done_between_commits) {
    Inbox inbox;
    StoreThread thread(open(), inbox.post());
    std::size_t found = 0;
    bool done = false;
    thread.append({"a", 1, {"x"}, ""}, [&](MaybeStoreError) {
        thread.run([&](Store& store) { found = store.tables()->size(); }, [&] { done = true; });
    });
    inbox.run([&] { return done; });
    EXPECT_EQ(found, 1U);
}

TEST_P(AnyStoreThread, what_was_asked_for_is_done_before_it_ends) {
    Inbox inbox;
    std::size_t answers = 0;
    {
        StoreThread thread(open(), inbox.post());
        for (std::size_t n = 0; n < 2500; ++n)
            thread.append({std::to_string(n), 1, {"x"}, ""},
                          [&](const MaybeStoreError& error) { answers += error ? 0 : 1; });
    }
    inbox.run([&] { return answers == 2500; });
    EXPECT_EQ(open()->tables()->size(), 2500U);
}

TEST_P(AnyStoreThread, whoever_watches_learns_its_shards) {
    Inbox inbox;
    std::optional<Shards> shards;
    const StoreThread thread(open(), inbox.post(), {.shards_are_now = [&](const Shards& now) { shards = now; }});
    inbox.run([&] { return shards && shards->all(); });
}

/// Appends to as many tables at once and says of each acknowledged number so; never returns.
void append_for_ever(const std::string& name, int acknowledged) {
    Inbox inbox;
    StoreThread thread(std::move(*open_store(name)), inbox.post());
    std::function<void(char, std::uint8_t)> go_on = [&](char table, std::uint8_t number) {
        thread.append({std::string(1, table), number, {"x"}, ""}, [&, table, number](const MaybeStoreError& error) {
            const char line[] = {table, static_cast<char>(number)};
            if (error || write(acknowledged, line, 2) != 2) _exit(1);
            go_on(table, number + 1);
        });
    };
    for (char table = 'a'; table < 'a' + 20; ++table) go_on(table, 1);
    inbox.run([] { return false; });
}

TEST_P(AnyStoreThread, nothing_acknowledged_is_lost_by_a_kill) {
    static_cast<void>(open());
    int acknowledged[2];
    ASSERT_EQ(pipe(acknowledged), 0);
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) append_for_ever(name, acknowledged[1]);
    close(acknowledged[1]);
    std::map<char, std::uint8_t> last;
    char line[2];
    for (int n = 0; read(acknowledged[0], line, 2) == 2; ++n) {
        last[line[0]] = static_cast<std::uint8_t>(line[1]);
        if (n == 500) kill(child, SIGKILL);  // in the middle of a commit, most likely
    }
    waitpid(child, nullptr, 0);
    close(acknowledged[0]);
    const auto store = open();
    EXPECT_EQ(last.size(), 20U);
    for (const auto& [table, number] : last) {
        const std::size_t kept = store->read(std::string(1, table), 1)->size();
        EXPECT_GE(kept, number);
        EXPECT_LE(kept, number + 1U);
    }
}

/// While this lives, no commit comes to an end.
class HeldFile {
  public:
    explicit HeldFile(const std::filesystem::path& file) {
        EXPECT_EQ(sqlite3_open(file.c_str(), &db_), SQLITE_OK);
        EXPECT_EQ(sqlite3_exec(db_, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(db_);
    }
    HeldFile(const HeldFile&) = delete;
    HeldFile& operator=(const HeldFile&) = delete;
    ~HeldFile() { sqlite3_close(db_); }

  private:
    sqlite3* db_ = nullptr;
};

class SqliteThread : public ::testing::Test {
  protected:
    SqliteThread() { static_cast<void>(*open_sqlite(file)); }
    std::unique_ptr<Store> open() { return std::move(*open_sqlite(file, {std::chrono::minutes(1)})); }
    /// Appends to tables of their own, counted when they are on disk.
    void append(StoreThread& thread, std::size_t count) {
        for (std::size_t n = 0; n < count; ++n)
            thread.append({std::to_string(asked++), 1, {"x"}, ""}, [this](const MaybeStoreError& error) {
                EXPECT_FALSE(error);
                ++appended;
            });
    }

    TemporaryFolder folder;
    std::filesystem::path file = folder.path() / "games.db";
    Inbox inbox;
    std::size_t asked = 0;
    std::size_t appended = 0;
};

TEST_F(SqliteThread, all_that_came_while_a_commit_ran_is_one_commit) {
    StoreThread thread(open(), inbox.post());
    {
        const HeldFile held(file);
        append(thread, 500);
    }
    inbox.run([&] { return appended == 500; });
    EXPECT_LE(thread.counters().commits, 2U);  // what the thread took first, and all the rest
}

TEST_F(SqliteThread, a_read_waits_for_one_batch_at_most) {
    StoreThread thread(open(), inbox.post());
    std::optional<std::size_t> before;
    {
        const HeldFile held(file);
        append(thread, 5 * StoreThread::batch_limit);
        thread.read("0", 1, [&](const auto& log) {
            EXPECT_TRUE(log);
            before = appended;
        });
    }
    inbox.run([&] { return appended == asked; });
    ASSERT_TRUE(before);
    EXPECT_LE(*before, StoreThread::batch_limit);
}

TEST_F(SqliteThread, a_commit_does_not_wait_for_all_reads) {
    StoreThread thread(open(), inbox.post());
    std::size_t read = 0;
    std::optional<std::size_t> before;
    {
        const HeldFile held(file);
        append(thread, 1);
        for (std::size_t n = 0; n < 5 * StoreThread::job_limit; ++n) thread.read("0", 1, [&](const auto&) { ++read; });
        thread.append({"late", 1, {"x"}, ""}, [&](const MaybeStoreError&) { before = read; });
    }
    inbox.run([&] { return read == 5 * StoreThread::job_limit && before; });
    EXPECT_LE(*before, 2 * StoreThread::job_limit);
}

/// A file whose next call throws.
class Throwing final : public Store {
  public:
    explicit Throwing(std::unique_ptr<Store> store) : inner(std::move(store)) {}
    using Store::append;
    std::vector<MaybeStoreError> append(std::span<const Append> batch) override { return now().append(batch); }
    StoreResult<std::vector<std::string>> read(std::string_view table, std::uint64_t from) override {
        return now().read(table, from);
    }
    StoreResult<std::vector<StoredTable>> tables() override { return now().tables(); }
    StoreResult<std::vector<StoredTable>> find(std::string_view prefix, std::size_t most) override {
        return now().find(prefix, most);
    }
    StoreResult<std::vector<StoredTable>> listed(std::size_t at_most) override { return now().listed(at_most); }
    StoreResult<std::size_t> count() override { return now().count(); }
    StoreResult<bool> remove(std::string_view table) override { return now().remove(table); }
    StoreResult<std::vector<std::string>> prune(const Ages& kept, std::size_t most) override {
        return now().prune(kept, most);
    }
    MaybeStoreError visit(const Visit& each) override { return now().visit(each); }
    MaybeStoreError copy_from(Store& other) override { return now().copy_from(other); }

    std::unique_ptr<Store> inner;
    std::atomic<bool> throws = false;

  private:
    Store& now() {
        if (throws) throw std::runtime_error("no memory");
        return *inner;
    }
};

TEST(ThrowingThread, security_low_what_throws_is_told_and_the_thread_goes_on) {
    Inbox inbox;
    auto owned = std::make_unique<Throwing>(std::move(*open_sqlite("")));
    Throwing& store = *owned;
    std::atomic<int> told = 0;
    StoreWatch watch;
    watch.threw = [&](const std::exception& error) { told += std::string(error.what()) == "no memory" ? 1 : 100; };
    StoreThread thread(std::move(owned), inbox.post(), watch);
    std::vector<std::string> answers;
    const auto note = [&](const MaybeStoreError& error) { answers.push_back(outcome(error)); };
    const auto try_all = [&] {
        const std::size_t before = answers.size();
        thread.append({"a", 1, {"one"}, ""}, note);
        inbox.run([&] { return answers.size() == before + 1; });
        thread.read("a", 1, [&](const auto& log) { answers.emplace_back(log ? "read" : code_of(log.error().fault)); });
        thread.run([](Store& it) { static_cast<void>(it.count()); }, [&] { answers.emplace_back("done"); });
        inbox.run([&] { return answers.size() == before + 3; });
    };
    store.throws = true;
    try_all();
    store.throws = false;
    try_all();
    EXPECT_EQ(answers, (std::vector<std::string>{"failed", "failed", "done", "ok", "read", "done"}));
    EXPECT_EQ(told, 3);
}

class PostgresThread : public PostgresTest {};

TEST_F(PostgresThread, hears_of_other_processes_also_after_the_database_was_away) {
    Inbox inbox;
    Changes heard;
    std::optional<Shards> shards;
    StoreThread thread(open(), inbox.post(),
                       {.changes =
                            [&](const Changes& more) {
                                heard.list.insert(heard.list.end(), more.list.begin(), more.list.end());
                                heard.missed = heard.missed || more.missed;
                            },
                        .shards_are_now = [&](const Shards& now) { shards = now; }});
    inbox.run([&] { return shards && shards->all(); });
    open()->append({"a", 1, {"x"}, ""});
    inbox.run([&] { return !heard.list.empty(); });
    EXPECT_EQ(heard.list.back(), (Change{"a", 1}));
    control_postgres("stop");
    inbox.run([&] { return shards->none(); });
    std::optional<std::string> answer;
    thread.append({"b", 1, {"x"}, ""}, [&](const MaybeStoreError& error) { answer = outcome(error); });
    inbox.run([&] { return answer.has_value(); });
    EXPECT_EQ(*answer, "away");
    EXPECT_EQ(thread.counters().failures, 1U);
    control_postgres("start");
    inbox.run([&] { return heard.missed && shards->all(); });
    open()->append({"a", 2, {"y"}, ""});
    inbox.run([&] { return heard.list.back() == Change{"a", 2}; });
}

}  // namespace
}  // namespace tenback::testing
