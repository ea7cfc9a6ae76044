// A table together with its log in a store: what is applied has been written before.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "host/link.hpp"
#include "store/store.hpp"
#include "table/draft.hpp"

namespace tenback {

LinkRefusal as_link_refusal(const TableRefusal& refusal);

class LoggedTable {
  public:
    /// A new table whose log begins with its opening and these seats.
    static Result<LoggedTable, LinkRefusal> open(Store& store, const std::string& id, const TableOptions& options,
                                                 const std::vector<Sitter>& seats);
    /// The table that the store has.
    static Result<LoggedTable, LinkRefusal> load(Store& store, const std::string& id);

    /// What is to be written of a draft, in one piece.
    [[nodiscard]] Append append_of(const Draft& draft) const;
    /// Applies what was written, or tells why it was not. After a conflict the table is that of the store.
    std::optional<LinkRefusal> settle(Draft draft, const std::optional<StoreError>& error);
    /// Writes a draft and then applies it.
    std::optional<LinkRefusal> commit(const Draft& draft) { return settle(draft, store_->append(append_of(draft))); }

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
