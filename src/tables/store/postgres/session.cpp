#include "store/postgres/session.hpp"

#include "store/postgres/schema.hpp"
#include "store/postgres/statements.hpp"

namespace tenback::store {

StoreResult<PgConnection> begin_session(const std::string& address, const StoreSettings& settings) {
    auto db = PgConnection::open(address, 2 * settings.patience);  // longer than it waits for locks
    if (!db) return db;
    if (auto error = migrate(*db)) return *error;
    const auto set = db->execute(
        "SET search_path TO tenback; SET default_transaction_isolation TO 'read committed'; "
        "SET lock_timeout TO " +
        std::to_string(settings.patience.count()) +
        "; "
        "SET idle_in_transaction_session_timeout TO '1min'; "  // a frozen process holds nobody up
        "SELECT set_config('synchronous_commit', 'on', false) "
        "WHERE current_setting('synchronous_commit') = 'off'; LISTEN tenback");
    if (!set) return set.error();
    if (auto error = prepare_statements(*db)) return *error;
    return db;
}

}  // namespace tenback::store
