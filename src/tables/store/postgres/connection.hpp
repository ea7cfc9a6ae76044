// A session with PostgreSQL that waits for no answer longer than its patience; errors as values.
#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "store/store.hpp"

namespace tenback::store {

/// Rows and columns from 0.
class PgResult {
  public:
    explicit PgResult(PGresult* result) : result_(result) {}
    /// It was carried out.
    [[nodiscard]] bool good() const;
    /// The error that this result is.
    [[nodiscard]] StoreError error() const;
    /// No result but the mark after the last one of a command.
    [[nodiscard]] bool is_end() const { return result_ == nullptr; }

    [[nodiscard]] int rows() const { return PQntuples(result_.get()); }
    [[nodiscard]] std::string text(int row, int column) const;
    [[nodiscard]] std::int64_t integer(int row, int column) const;
    [[nodiscard]] bool boolean(int row, int column) const { return text(row, column) == "t"; }

  private:
    struct Clear {
        void operator()(PGresult* result) const { PQclear(result); }
    };
    std::unique_ptr<PGresult, Clear> result_;
};

/// A prepared statement and its parameters, as text.
struct PgCommand {
    const char* statement;
    std::vector<std::string> values{};
};

class PgConnection {
  public:
    static StoreResult<PgConnection> open(const std::string& address, std::chrono::milliseconds patience);

    /// Runs statements, separated by semicolons, up to the first that fails; the last one's result.
    StoreResult<PgResult> execute(const std::string& sql);
    MaybeStoreError prepare(const char* name, const char* sql);
    StoreResult<PgResult> run(const PgCommand& command);
    /// Sends all at once and gives the result of each. After one that fails the others are not tried.
    StoreResult<std::vector<PgResult>> pipeline(std::span<const PgCommand> commands);

    /// Takes in what has arrived. False if the session is over.
    bool alive();
    /// Something told to all that listen.
    struct Notice {
        bool own;  // by this very session
        std::string text;
    };
    std::optional<Notice> next_notice();
    [[nodiscard]] int fd() const { return PQsocket(connection_.get()); }

  private:
    class Talking;
    struct Finish {
        void operator()(PGconn* connection) const { PQfinish(connection); }
    };
    PgConnection(PGconn* connection, std::chrono::milliseconds patience) : connection_(connection), patience_(patience) {}

    /// Sends what waits to be sent and takes in what arrives, until there is a result.
    MaybeStoreError wait();
    StoreResult<PgResult> next_result();
    /// The last result of what was sent.
    StoreResult<PgResult> last_result();
    /// One result for each command of a pipeline.
    StoreResult<std::vector<PgResult>> results_of(std::size_t commands);
    bool send(const PgCommand& command);
    /// Why the session is over; it is not to be used again.
    StoreError lost();

    std::unique_ptr<PGconn, Finish> connection_;
    std::chrono::milliseconds patience_;
    bool over_ = false;
};

}  // namespace tenback::store
