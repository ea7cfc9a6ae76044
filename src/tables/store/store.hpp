// A durable log of numbered events for each table. The store knows nothing of games: texts go in and come out.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "store/shards.hpp"

namespace tenback::store {

enum class StoreFault : std::uint8_t {
    conflict,  // another writer was quicker: the number exists already, or the table is gone
    cannot_open,
    read_only,
    full,     // no room on the disk
    damaged,  // the file is no database any more, or a broken one; it is left as it is
    newer,    // written by a newer program
    locked,   // another program holds the store for too long
    in_use,   // another program plays at this table
    bad_log,  // what is stored of a table does not follow the rules
    away,     // the database does not answer; it is looked for again by itself
    failed,   // reading or writing failed otherwise
};

/// `conflict`, `read_only`
std::string_view code_of(StoreFault fault);

struct StoreError {
    StoreFault fault;
    std::string reason;  // for engineers; people get a sentence for the fault
    bool operator==(const StoreError&) const = default;
};
template <class T>
using StoreResult = Result<T, StoreError>;
using MaybeStoreError = std::optional<StoreError>;

/// What the store may know of a table without understanding its events.
struct Marks {
    bool listed = false;    // the lobby shows it
    bool finished = false;  // nobody waits for it to go on
    bool operator==(const Marks&) const = default;
};

/// Consecutive events of one table, at least one, the first with this number (a table's log begins with 1). All or none
/// are written. Texts are UTF-8 without NUL.
struct Append {
    std::string table;
    std::uint64_t number;
    std::vector<std::string> texts;
    std::string summary;  // what lists show of the table from now on; empty: as before
    Marks marks{};        // from now on
};

struct StoredTable {
    std::string id;
    std::uint64_t number;  // of its last event
    std::int64_t created;  // seconds since 1970
    std::int64_t changed;
    std::string summary;
    Marks marks{};
    bool operator==(const StoredTable&) const = default;
};

/// How long tables are kept after their last event.
struct Ages {
    std::chrono::seconds finished;
    std::chrono::seconds unfinished;
};

/// A table that another process wrote to; 0 if it was removed.
struct Change {
    std::string table;
    std::uint64_t number;
    bool operator==(const Change&) const = default;
};
struct Changes {
    std::vector<Change> list;
    bool missed = false;  // the database was away: any table may have changed
    [[nodiscard]] bool empty() const { return list.empty() && !missed; }
};

class Store {
  public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    /// Writes a batch in one commit and tells for each whether it is on disk now. A conflict spoils only its own append;
    /// any other fault means that nothing of the batch was written, except StoreFault::away: the database may have gone
    /// after it wrote. Who appends again meets a conflict then, and finds its own events when it reads.
    virtual std::vector<MaybeStoreError> append(std::span<const Append> batch) = 0;
    MaybeStoreError append(const Append& one) { return append(std::span(&one, 1)).front(); }
    /// The events from this number on, in order; none if there is no such table.
    virtual StoreResult<std::vector<std::string>> read(std::string_view table, std::uint64_t from) = 0;

    /// All tables, the last changed first.
    virtual StoreResult<std::vector<StoredTable>> tables() = 0;
    /// Those whose id begins so, by id.
    virtual StoreResult<std::vector<StoredTable>> find(std::string_view prefix, std::size_t at_most) = 0;
    /// Those marked as listed, the last changed first; takes no longer when there are many others.
    virtual StoreResult<std::vector<StoredTable>> listed(std::size_t at_most) = 0;

    /// How many there are.
    virtual StoreResult<std::size_t> count() = 0;

    /// Forgets a table and its log. False if there was none.
    virtual StoreResult<bool> remove(std::string_view table) = 0;
    /// Forgets tables that are older than this, the longest unused first; their ids.
    virtual StoreResult<std::vector<std::string>> prune(const Ages& kept, std::size_t at_most) = 0;

    using Visit = std::function<MaybeStoreError(const StoredTable&, const std::vector<std::string>& log)>;
    /// Every table with its whole log, as all stood at one moment; ends at the first error.
    virtual MaybeStoreError visit(const Visit& each) = 0;
    /// All tables of another store in one commit. StoreFault::conflict if this one is not empty.
    virtual MaybeStoreError copy_from(Store& other) = 0;

    /// Other servers may use it at the same time.
    [[nodiscard]] virtual bool is_shared() const { return false; }
    /// What other processes did since this was asked last. A store of one process has nothing to tell.
    virtual Changes changes() { return {}; }
    /// Readable when changes() may have something to tell; -1 if there is no such thing at the moment.
    [[nodiscard]] virtual int feed_fd() const { return -1; }
    /// The shards that this process looks after from now on: its share of those that nobody else has. To be asked again
    /// every second or so; they are lost when the database is away.
    virtual StoreResult<Shards> claim_shards() { return Shards().set(); }

  protected:
    /// Every table with its log; at one moment if it is called in a transaction.
    MaybeStoreError visit_each(const Visit& each);
};

}  // namespace tenback::store
