// A table together with its log in a store: what is applied has been written before.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "host/link.hpp"
#include "store/store.hpp"
#include "table/table.hpp"

namespace tenback {

class LoggedTable;

/// Events that follow from each other, decided but not written yet.
class Draft {
  public:
    explicit Draft(const LoggedTable& table);

    /// Nothing is added of what is refused.
    std::optional<LinkRefusal> add(const Decision& decision);
    /// The table as it will be.
    [[nodiscard]] const Table& after() const { return after_; }
    [[nodiscard]] bool empty() const { return log_.texts.empty(); }
    /// What is to be written, in one piece.
    [[nodiscard]] Append log() const;

  private:
    friend class LoggedTable;
    Table after_;
    std::vector<Happening> happenings_;
    Append log_;
};

class LoggedTable {
  public:
    /// A new table whose log begins with its opening and these seats.
    static Result<LoggedTable, LinkRefusal> open(Store& store, const std::string& id, const TableOptions& options,
                                                 const std::vector<Sitter>& seats);
    /// The table that the store has.
    static Result<LoggedTable, LinkRefusal> load(Store& store, const std::string& id);

    /// Applies what was written, or tells why it was not. After a conflict the table is that of the store.
    std::optional<LinkRefusal> settle(Draft draft, const std::optional<StoreError>& error);
    /// Writes a draft and then applies it.
    std::optional<LinkRefusal> commit(const Draft& draft) { return settle(draft, store_->append(draft.log())); }

    [[nodiscard]] Store& store() const { return *store_; }
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
