// A table together with its log in a store: what is applied has been written before.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "host/link.hpp"
#include "store/store.hpp"
#include "table/table.hpp"

namespace tenback {

class LoggedTable {
  public:
    /// A new table whose log begins with its opening and these seats.
    static Result<LoggedTable, LinkRefusal> open(Store& store, const std::string& id, const TableOptions& options,
                                                 const std::vector<Sitter>& seats);
    /// The table that the store has.
    static Result<LoggedTable, LinkRefusal> load(Store& store, const std::string& id);

    /// Writes what was decided and then applies it. After a conflict the table is that of the store.
    std::optional<LinkRefusal> commit(const Decision& decision);

    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const Table& table() const { return table_; }
    /// What the seat has seen since the table was opened.
    [[nodiscard]] const std::vector<VisibleHappening>& seen(Seat seat) const { return seen_[seat.index()]; }

  private:
    LoggedTable(Store& store, std::string id, Table table) : store_(&store), id_(std::move(id)), table_(std::move(table)) {}
    void show(std::span<const Happening> happenings);

    Store* store_;
    std::string id_;
    Table table_;
    std::array<std::vector<VisibleHappening>, Seat::limit> seen_;
};

}  // namespace tenback
