// A durable log of numbered events for each table. The store knows nothing of games: texts go in and come out.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/result.hpp"

namespace tenback {

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

/// Consecutive events of one table, the first with this number (a table's log begins with 1). All or none are written.
struct Append {
    std::string table;
    std::uint64_t number;
    std::vector<std::string> texts;
    std::string summary;  // what lists show of the table from now on
};

struct StoredTable {
    std::string id;
    std::uint64_t number;  // of its last event
    std::int64_t created;  // seconds since 1970
    std::int64_t changed;
    std::string summary;
    bool operator==(const StoredTable&) const = default;
};

class Store {
  public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    /// Writes a batch in one commit and tells for each whether it is on disk now. A conflict spoils only its own append;
    /// any other fault means that nothing of the batch was written.
    virtual std::vector<std::optional<StoreError>> append(std::span<const Append> batch) = 0;
    /// The events from this number on, in order; none if there is no such table.
    virtual StoreResult<std::vector<std::string>> read(std::string_view table, std::uint64_t from) = 0;
    /// All tables, the last changed first.
    virtual StoreResult<std::vector<StoredTable>> tables() = 0;
    /// Forgets a table and its log. False if there was none.
    virtual StoreResult<bool> remove(std::string_view table) = 0;

    std::optional<StoreError> append(const Append& one) { return append(std::span(&one, 1)).front(); }
};

}  // namespace tenback
