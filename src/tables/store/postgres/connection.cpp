#include "store/postgres/connection.hpp"

#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <exception>
#include <string_view>

namespace tenback::store {
namespace {

/// SQLSTATEs, or their first letters, and what they mean for a store.
using Meaning = std::pair<std::string_view, StoreFault>;
constexpr auto faults = std::to_array<Meaning>({
    {"08", StoreFault::away},     // connection exceptions
    {"57P0", StoreFault::away},   // the server stops or starts
    {"53300", StoreFault::away},  // too many connections
    {"53100", StoreFault::full},
    {"25006", StoreFault::read_only},  // a standby, or a database set to read only
    {"42501", StoreFault::read_only},  // no privilege
    {"42P01", StoreFault::damaged},
    {"42703", StoreFault::damaged},  // a table or a column is missing
    {"XX001", StoreFault::damaged},
    {"XX002", StoreFault::damaged},  // broken pages
    {"55P03", StoreFault::locked},
    {"40", StoreFault::locked},  // lock timeout, deadlock
});

StoreFault fault_of_state(const char* state) {
    if (state == nullptr) return StoreFault::away;  // an error of libpq itself: the session broke
    for (const auto& [begin, fault] : faults)
        if (std::string_view(state).starts_with(begin)) return fault;
    return StoreFault::failed;
}

std::string trimmed(std::string text) {
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

}  // namespace

/// After an exception nobody reads the answers any more: the session is over.
class PgConnection::Talking {
  public:
    explicit Talking(PgConnection& connection) : connection_(connection) {}
    Talking(const Talking&) = delete;
    Talking& operator=(const Talking&) = delete;
    ~Talking() {
        if (std::uncaught_exceptions() > before_) connection_.over_ = true;
    }

  private:
    PgConnection& connection_;
    int before_ = std::uncaught_exceptions();
};

bool PgResult::good() const {
    const ExecStatusType status = PQresultStatus(result_.get());
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_PIPELINE_SYNC;
}

StoreError PgResult::error() const {
    return {fault_of_state(PQresultErrorField(result_.get(), PG_DIAG_SQLSTATE)),
            trimmed(PQresultErrorMessage(result_.get()))};
}

std::string PgResult::text(int row, int column) const {
    return {PQgetvalue(result_.get(), row, column), static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int64_t PgResult::integer(int row, int column) const {
    const char* digits = PQgetvalue(result_.get(), row, column);
    std::int64_t value = 0;
    std::from_chars(digits, digits + PQgetlength(result_.get(), row, column), value);
    return value;
}

StoreResult<PgConnection> PgConnection::open(const std::string& address, std::chrono::milliseconds patience) {
    const std::string seconds = std::to_string(std::max<std::int64_t>(2, patience.count() / 1000));  // libpq's least is 2
    constexpr const char* none = nullptr;
    // What stands before the address is a default, what stands after it is meant.
    const std::array names{"connect_timeout", "fallback_application_name", "dbname", "client_encoding", none};
    const std::array values{seconds.c_str(), "tenback", address.c_str(), "UTF8", none};
    PgConnection made(PQconnectdbParams(names.data(), values.data(), 1), patience);
    PGconn* raw = made.connection_.get();
    if (PQstatus(raw) != CONNECTION_OK) return StoreError{StoreFault::away, trimmed(PQerrorMessage(raw))};
    PQsetnonblocking(raw, 1);
    PQsetNoticeProcessor(raw, [](void*, const char*) {}, nullptr);  // "already exists, skipping" is no news
    return made;
}

StoreError PgConnection::lost() {
    over_ = true;
    return {StoreFault::away, trimmed(PQerrorMessage(connection_.get()))};
}

MaybeStoreError PgConnection::wait() {
    while (true) {
        const int unsent = PQflush(connection_.get());
        if (unsent < 0) return lost();
        if (PQisBusy(connection_.get()) == 0) return std::nullopt;
        pollfd socket{fd(), static_cast<short>(POLLIN | (unsent > 0 ? POLLOUT : 0)), 0};
        const int ready = poll(&socket, 1, static_cast<int>(patience_.count()));
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0) {
            over_ = true;  // whatever it is doing, its answer would come to somebody who does not wait for it
            return StoreError{StoreFault::away, "no answer from the database"};
        }
        if (PQconsumeInput(connection_.get()) == 0) return lost();
    }
}

StoreResult<PgResult> PgConnection::next_result() {
    if (auto error = wait()) return *error;
    PgResult result(PQgetResult(connection_.get()));
    if (PQstatus(connection_.get()) == CONNECTION_BAD) return lost();
    return result;
}

StoreResult<PgResult> PgConnection::last_result() {
    PgResult last(nullptr);
    while (true) {
        auto result = next_result();
        if (!result) return result.error();
        if (result->is_end()) break;
        last = std::move(*result);
    }
    if (!last.good()) return last.error();
    return last;
}

StoreResult<PgResult> PgConnection::execute(const std::string& sql) {
    const Talking talking(*this);
    if (PQsendQuery(connection_.get(), sql.c_str()) == 0) return lost();
    return last_result();
}

MaybeStoreError PgConnection::prepare(const char* name, const char* sql) {
    if (PQsendPrepare(connection_.get(), name, sql, 0, nullptr) == 0) return lost();
    const auto result = last_result();
    return result ? std::nullopt : MaybeStoreError(result.error());
}

bool PgConnection::send(const PgCommand& command) {
    std::vector<const char*> values;
    values.reserve(command.values.size());
    for (const std::string& value : command.values) values.push_back(value.c_str());
    return PQsendQueryPrepared(connection_.get(), command.statement, static_cast<int>(values.size()), values.data(), nullptr,
                               nullptr, 0) != 0;
}

StoreResult<PgResult> PgConnection::run(const PgCommand& command) {
    const Talking talking(*this);
    if (!send(command)) return lost();
    return last_result();
}

StoreResult<std::vector<PgResult>> PgConnection::pipeline(std::span<const PgCommand> commands) {
    const Talking talking(*this);
    PGconn* raw = connection_.get();
    if (PQenterPipelineMode(raw) == 0) return lost();
    for (const PgCommand& command : commands)
        if (!send(command)) return lost();
    if (PQpipelineSync(raw) == 0) return lost();
    auto results = results_of(commands.size());
    if (results && PQexitPipelineMode(raw) == 0) return lost();
    return results;
}

StoreResult<std::vector<PgResult>> PgConnection::results_of(std::size_t commands) {
    std::vector<PgResult> results;
    results.reserve(commands);
    for (std::size_t n = 0; n < commands; ++n) {
        auto result = next_result();
        if (!result) return result.error();
        const auto end = next_result();
        if (!end) return end.error();
        results.push_back(std::move(*result));
    }
    const auto sync = next_result();
    if (!sync) return sync.error();
    return results;
}

bool PgConnection::alive() {
    return !over_ && PQconsumeInput(connection_.get()) != 0 && PQstatus(connection_.get()) == CONNECTION_OK;
}

std::optional<PgConnection::Notice> PgConnection::next_notice() {
    PGnotify* raw = PQnotifies(connection_.get());
    if (raw == nullptr) return std::nullopt;
    Notice notice{raw->be_pid == PQbackendPID(connection_.get()), raw->extra};
    PQfreemem(raw);
    return notice;
}

}  // namespace tenback::store
