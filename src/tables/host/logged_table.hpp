// A table together with its log in a store: what is applied has been written before.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "host/link.hpp"
#include "store/store.hpp"
#include "table/draft.hpp"

namespace tenback::host {

LinkRefusal as_link_refusal(const table::TableRefusal& refusal);

class LoggedTable {
  public:
    /// A new table whose log begins with its opening and these seats.
    static Result<LoggedTable, LinkRefusal> open(store::Store& store, const std::string& id,
                                                 const table::TableOptions& options,
                                                 const std::vector<table::Sitter>& seats);
    /// The table that the store has.
    static Result<LoggedTable, LinkRefusal> load(store::Store& store, const std::string& id);

    /// What is to be written of a draft, in one piece.
    [[nodiscard]] store::Append append_of(const table::Draft& draft) const;
    /// Applies what was written, or tells why it was not. After a conflict the table is that of the store.
    std::optional<LinkRefusal> settle(table::Draft draft, const std::optional<store::StoreError>& error);
    /// Writes a draft and then applies it.
    std::optional<LinkRefusal> commit(const table::Draft& draft) { return settle(draft, store_->append(append_of(draft))); }

    [[nodiscard]] store::Store& store() const { return *store_; }
    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const table::Table& table() const { return table_; }
    /// What the seat has seen since the table was opened.
    [[nodiscard]] const std::vector<table::VisibleHappening>& seen(Seat seat) const { return seen_[seat.index()]; }

  private:
    LoggedTable(store::Store& store, std::string id, table::Table table)
        : store_(&store), id_(std::move(id)), table_(std::move(table)) {}
    void show(std::span<const table::Happening> happenings);

    store::Store* store_;
    std::string id_;
    table::Table table_;
    std::array<std::vector<table::VisibleHappening>, Seat::limit> seen_;
};

}  // namespace tenback::host
