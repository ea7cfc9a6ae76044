#include "places.hpp"

#include <libpq-fe.h>
#include <unistd.h>

#include <cstdlib>

#include "store/postgres.hpp"

namespace tenback::testing {

using namespace store;

namespace fs = std::filesystem;

std::string outcome(const MaybeStoreError& error) { return error ? std::string(code_of(error->fault)) : "ok"; }

TemporaryFolder::TemporaryFolder() {
    std::string pattern = (fs::temp_directory_path() / "tenback_store_XXXXXX").string();
    path_ = mkdtemp(pattern.data());
}
TemporaryFolder::~TemporaryFolder() {
    fs::permissions(path_, fs::perms::owner_all);
    fs::remove_all(path_);
}

std::string postgres_address() {
    const char* address = std::getenv("TENBACK_POSTGRES");
    return address == nullptr ? "" : address;
}

PostgresSession::PostgresSession(const std::string& sql) {
    const std::shared_ptr<PGconn> db(PQconnectdb(postgres_address().c_str()), PQfinish);
    const std::unique_ptr<PGresult, decltype(&PQclear)> result(PQexec(db.get(), sql.c_str()), PQclear);
    const auto status = PQresultStatus(result.get());
    EXPECT_TRUE(status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) << PQerrorMessage(db.get());
    if (PQntuples(result.get()) > 0) value_ = PQgetvalue(result.get(), 0, 0);
    connection_ = db;
}

void clear_postgres() {
    postgres_sql(R"(DO $$ BEGIN  -- the sessions of the test before are over when the database has seen them go
WHILE EXISTS (SELECT FROM pg_stat_activity WHERE application_name = 'tenback') LOOP
PERFORM pg_sleep(0.01), pg_stat_clear_snapshot(); END LOOP; END $$;
SET client_min_messages = warning; DROP SCHEMA IF EXISTS tenback CASCADE)");
}

void control_postgres(const std::string& command) {
    ASSERT_EQ(std::system((std::string(std::getenv("TENBACK_POSTGRES_CONTROL")) + " " + command).c_str()), 0) << command;
}

void AnyStore::SetUp() {
    name = "sqlite:" + (folder.path() / "below" / "games.db").string();
    if (GetParam() == Kind::sqlite) return;
    name = postgres_address();
    if (name.empty()) GTEST_SKIP() << "run by tests/support/postgres.py run";
    clear_postgres();
}

std::unique_ptr<Store> AnyStore::open(const StoreSettings& settings) const {
    auto store = open_store(name, settings);
    EXPECT_TRUE(store) << store.reason();
    return std::move(*store);
}

void PostgresTest::SetUp() {
    if (postgres_address().empty()) GTEST_SKIP() << "run by tests/support/postgres.py run";
    clear_postgres();
}

std::unique_ptr<Store> PostgresTest::open() {
    auto store = open_postgres(postgres_address());
    EXPECT_TRUE(store) << store.reason();
    return std::move(*store);
}

std::string PostgresTest::fault() {
    const auto store = open_postgres(postgres_address());
    return store ? "ok" : std::string(code_of(store.error().fault));
}

}  // namespace tenback::testing
