// The store in an SQLite file: trouble is said, never mended by deleting anything.
#include <gtest/gtest.h>
#include <sched.h>
#include <sqlite3.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <functional>

#include "places.hpp"
#include "source_folder.hpp"
#include "store/sqlite.hpp"

namespace tenback::testing {

using namespace store;

namespace {

namespace fs = std::filesystem;

class SqliteTest : public ::testing::Test {
  protected:
    [[nodiscard]] std::unique_ptr<Store> open() const {
        auto store = open_sqlite(file);
        EXPECT_TRUE(store) << store.reason();
        return std::move(*store);
    }
    [[nodiscard]] std::string fault() const {
        const auto store = open_sqlite(file, {std::chrono::milliseconds(10)});
        return store ? "ok" : std::string(code_of(store.error().fault));
    }
    /// Raw SQL on the file, as another program would.
    void sql(const char* text) const {
        sqlite3* db = nullptr;
        ASSERT_EQ(sqlite3_open(file.c_str(), &db), SQLITE_OK);
        ASSERT_EQ(sqlite3_exec(db, text, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(db);
        sqlite3_close(db);
    }

    TemporaryFolder temporary;
    const fs::path& folder = temporary.path();
    fs::path file = folder / "below" / "games.db";
};

TEST_F(SqliteTest, a_newer_schema_is_left_alone) {
    open()->append({"a", 1, {"x"}, ""});
    sql("PRAGMA user_version = 99");
    EXPECT_EQ(fault(), "newer");
    sql("PRAGMA user_version = 2");
    EXPECT_EQ(open()->read("a", 1)->size(), 1U);
}

TEST_F(SqliteTest, a_file_of_version_1_is_brought_up_to_date_and_has_all_it_had) {
    fs::create_directories(file.parent_path());
    fs::copy_file(source_folder() / "tests/data/store_version_1.db", file);
    {
        const auto store = open();
        const auto tables = *store->tables();
        ASSERT_EQ(tables.size(), 2U);
        EXPECT_EQ(tables[0].id, "2");
        EXPECT_EQ(tables[0].number, 3U);
        EXPECT_EQ(tables[0].summary, "second");
        EXPECT_EQ(tables[0].marks, Marks{});
        EXPECT_EQ(*store->read("1", 1), (std::vector<std::string>{"opened", "dealt"}));
        EXPECT_TRUE(store->listed(10)->empty());
        EXPECT_EQ(outcome(store->append({"1", 3, {"played"}, "first", {.listed = true}})), "ok");
    }
    EXPECT_EQ(open()->listed(10)->front().id, "1");  // and once more: there is nothing left to do
}

TEST_F(SqliteTest, a_file_that_is_not_there_is_not_made_unless_wanted) {
    const auto store = open_sqlite(file, {.create = false});
    ASSERT_FALSE(store);
    EXPECT_EQ(code_of(store.error().fault), "cannot_open");
    EXPECT_FALSE(fs::exists(file.parent_path()));
}

TEST_F(SqliteTest, the_database_of_another_program_is_left_alone) {
    fs::create_directories(file.parent_path());
    sql("CREATE TABLE bookmarks (url TEXT)");
    EXPECT_EQ(fault(), "cannot_open");
}

TEST_F(SqliteTest, a_file_that_is_no_database_is_said_to_be_damaged_and_kept) {
    fs::create_directories(file.parent_path());
    const std::string junk(8192, 'x');
    std::ofstream(file) << junk;
    EXPECT_EQ(fault(), "damaged");
    std::ifstream in(file);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), junk);
}

TEST_F(SqliteTest, broken_pages_are_said_to_be_damaged) {
    {
        const auto store = open();
        for (std::uint64_t n = 1; n <= 200; ++n) store->append({"a", n, {std::string(200, 'e')}, ""});
    }
    const auto size = fs::file_size(file);
    {
        std::fstream edit(file, std::ios::in | std::ios::out | std::ios::binary);
        edit.seekp(4096);
        edit << std::string(size - 4096, '\xAA');
    }
    const auto store = open_sqlite(file);
    const auto events = store ? (*store)->read("a", 1) : StoreResult<std::vector<std::string>>(store.error());
    ASSERT_FALSE(events);
    EXPECT_EQ(code_of(events.error().fault), "damaged");
    EXPECT_EQ(fs::file_size(file), size);
}

/// A real disk of 400 KiB that is nearly full, seen by this process only; false where the system does not let us.
bool mount_small_disk(const fs::path& folder) {
    const int user = geteuid() == 0 ? 0 : CLONE_NEWUSER;
    return unshare(user | CLONE_NEWNS) == 0 && mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
           mount("none", folder.c_str(), "tmpfs", 0, "size=400k") == 0;
}

/// The number of the check that failed, 0 if none did.
int fill_the_disk(const fs::path& folder) {
    std::ofstream(folder / "filler") << std::string(100 << 10, 'f');
    auto store = open_sqlite(folder / "games.db");
    if (!store) return 1;
    std::uint64_t written = 0;
    std::optional<StoreError> error;
    while (!error && written < 1000)
        if (!(error = (*store)->append({"a", written + 1, {std::string(3000, 'e')}, ""}))) ++written;
    if (!error || error->fault != StoreFault::full) return 2;
    const auto kept = (*store)->read("a", 1);
    if (!kept || kept->size() != written) return 3;
    fs::remove(folder / "filler");
    if ((*store)->append({"a", written + 1, {"there is room again"}, ""})) return 4;
    return (*store)->read("a", 1)->size() == written + 1 ? 0 : 5;
}

TEST_F(SqliteTest, a_full_disk_is_said_nothing_is_lost_and_it_goes_on_when_there_is_room) {
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) _exit(mount_small_disk(folder) ? fill_the_disk(folder) : 77);
    int status = 0;
    waitpid(child, &status, 0);
    if (WEXITSTATUS(status) == 77) GTEST_SKIP() << "this system lets nobody mount a small disk";
    EXPECT_EQ(status, 0) << "check " << WEXITSTATUS(status);
}

TEST_F(SqliteTest, a_folder_that_cannot_be_made_is_said) {
    std::ofstream(folder / "below") << "a file where the folder should be";
    EXPECT_EQ(fault(), "cannot_open");
}

TEST_F(SqliteTest, a_read_only_folder_or_file_is_said) {
    open()->append({"a", 1, {"x"}, ""});
    const auto look_only = fs::perms::owner_read | fs::perms::owner_exec | fs::perms::others_read | fs::perms::others_exec;
    fs::permissions(file, fs::perms::owner_read | fs::perms::others_read);
    fs::permissions(file.parent_path(), look_only);
    fs::permissions(folder, look_only);
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        if (geteuid() == 0 && setuid(65534) != 0) _exit(9);  // the superuser is refused nothing
        const bool existing = fault() == "read_only";
        file = folder / "other" / "games.db";
        _exit(existing && fault() == "read_only" ? 0 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    fs::permissions(folder, fs::perms::owner_all);
    fs::permissions(file.parent_path(), fs::perms::owner_all);
    EXPECT_EQ(status, 0);
}

TEST_F(SqliteTest, a_store_that_another_program_holds_is_said_to_be_locked_and_works_afterwards) {
    const auto store = [&] {
        auto made = open_sqlite(file, {std::chrono::milliseconds(10)});
        return std::move(*made);
    }();
    sqlite3* other = nullptr;
    sqlite3_open(file.c_str(), &other);
    ASSERT_EQ(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    EXPECT_EQ(outcome(store->append({"a", 1, {"x"}, ""})), "locked");
    sqlite3_exec(other, "COMMIT", nullptr, nullptr, nullptr);
    EXPECT_EQ(outcome(store->append({"a", 1, {"x"}, ""})), "ok");
    sqlite3_close(other);
}

TEST_F(SqliteTest, programs_6_files_and_folders_are_for_their_owner_alone) {
    const mode_t before = umask(0022);
    file = folder / "new" / "inner" / "tables.db";
    const auto store = open();
    EXPECT_FALSE(store->append({"a", 1, {"x"}, ""}));
    umask(before);
    const auto rights = [](const fs::path& path) { return fs::status(path).permissions() & fs::perms::all; };
    const auto owner_file = fs::perms::owner_read | fs::perms::owner_write;
    EXPECT_EQ(rights(folder / "new"), fs::perms::owner_all);
    EXPECT_EQ(rights(folder / "new" / "inner"), fs::perms::owner_all);
    for (const char* ending : {"", "-wal", "-shm"}) EXPECT_EQ(rights(file.string() + ending), owner_file) << ending;
}

TEST_F(SqliteTest, programs_6_a_file_that_everybody_could_read_is_made_private_and_one_for_a_group_is_left) {
    open().reset();
    const auto rights = [&] { return fs::status(file).permissions() & fs::perms::all; };
    const auto owner_file = fs::perms::owner_read | fs::perms::owner_write;
    fs::permissions(file, owner_file | fs::perms::group_read | fs::perms::others_read);
    open().reset();
    EXPECT_EQ(rights(), owner_file);
    fs::permissions(file, owner_file | fs::perms::group_read);
    open().reset();
    EXPECT_EQ(rights(), owner_file | fs::perms::group_read);
}

TEST_F(SqliteTest, security_low_a_file_that_was_cut_back_is_told_of_once) {
    std::vector<std::string> told;
    StoreSettings settings;
    settings.alone = true;
    settings.cut_back = [&](const std::string& table, std::uint64_t number) {
        told.push_back(table + " " + std::to_string(number));
    };
    const auto serve = [&](const std::function<void(Store&)>& use) {
        auto store = open_sqlite(file, settings);
        ASSERT_TRUE(store) << store.reason();
        use(**store);
    };
    serve([](Store& store) { EXPECT_FALSE(store.append({"ONE", 1, {"a"}, "", {}})); });
    const fs::path earlier = file.string() + ".earlier";
    fs::copy_file(file, earlier);
    serve([](Store& store) {
        EXPECT_FALSE(store.append({"ONE", 2, {"b", "c"}, "", {}}));
        EXPECT_TRUE(store.append({"ONE", 9, {"conflict"}, "", {}}));
    });
    serve([](Store&) {});
    EXPECT_EQ(told, std::vector<std::string>());
    fs::copy_file(earlier, file, fs::copy_options::overwrite_existing);
    serve([](Store&) {});
    EXPECT_EQ(told, std::vector<std::string>{"ONE 3"});
    serve([](Store& store) {
        EXPECT_FALSE(store.append({"TWO", 1, {"a"}, "", {}}));
        EXPECT_TRUE(*store.remove("TWO"));
    });
    serve([](Store&) {});
    EXPECT_EQ(told.size(), 1U) << "neither again, nor what was deleted";
}

TEST_F(SqliteTest, security_low_there_is_one_server_of_a_file_and_tools_beside_it) {
    const StoreSettings server{.patience = std::chrono::milliseconds(10), .alone = true};
    auto first = open_sqlite(file, server);
    ASSERT_TRUE(first) << first.reason();
    const auto second = open_sqlite(file, server);
    ASSERT_FALSE(second);
    EXPECT_EQ(code_of(second.error().fault), "in_use");
    EXPECT_EQ(fault(), "ok") << "a tool";
    first = StoreError{StoreFault::failed, "closed"};
    EXPECT_TRUE(open_sqlite(file, server));
}

TEST(MemoryStore, is_a_store_like_any_other) {
    const auto store = std::move(*open_sqlite({}));
    EXPECT_FALSE(store->append({"a", 1, {"x"}, ""}));
    EXPECT_EQ(store->read("a", 1)->size(), 1U);
}

}  // namespace
}  // namespace tenback::testing
