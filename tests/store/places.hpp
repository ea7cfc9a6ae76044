// Places for stores: a temporary folder for SQLite files, a PostgreSQL that tests/support/postgres.py started.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <string>

#include "store/open.hpp"

namespace tenback::testing {

/// `ok` or the code of the fault.
std::string outcome(const store::MaybeStoreError& error);

class TemporaryFolder {
  public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

/// The address of the tests' PostgreSQL; empty if these tests run without one.
std::string postgres_address();
/// SQL there in a session of its own, as another program would; it lasts as long as this.
class PostgresSession {
  public:
    explicit PostgresSession(const std::string& sql);
    /// The first column of the first row, if there is one.
    [[nodiscard]] const std::string& value() const { return value_; }

  private:
    std::shared_ptr<void> connection_;
    std::string value_;
};
inline void postgres_sql(const std::string& sql) { const PostgresSession session(sql); }
inline std::string postgres_value(const std::string& sql) { return PostgresSession(sql).value(); }
/// Nothing of ours is in it.
void clear_postgres();
/// `stop`: it is gone as by a crash; `start`: it comes back.
void control_postgres(const std::string& command);

enum class Kind { sqlite, postgres };

/// An empty place of each kind.
class AnyStore : public ::testing::TestWithParam<Kind> {
  protected:
    void SetUp() override;
    [[nodiscard]] std::unique_ptr<store::Store> open(const store::StoreSettings& settings = {}) const;

    TemporaryFolder folder;
    std::string name;  // for open_store
};

class PostgresTest : public ::testing::Test {
  protected:
    void SetUp() override;
    [[nodiscard]] static std::unique_ptr<store::Store> open();
    /// Of opening the store.
    [[nodiscard]] static std::string fault();
};

}  // namespace tenback::testing
