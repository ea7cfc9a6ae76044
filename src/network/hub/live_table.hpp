// A table in memory that follows its log: what is wanted is decided against what is on disk, written, and only then applied
// and told. Whoever was quicker, here or in another process, is caught up with, and it is decided again.
#pragma once

#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>

#include "hub/context.hpp"
#include "hub/verdict.hpp"
#include "protocol/tell.hpp"

namespace tenback::hub {

struct Proposal {
    std::function<Verdict(const table::Table&)> decide;  // perhaps several times
    std::function<void(const Outcome&)> done = [](const Outcome&) {};
    bool is_sure = false;  // decided against all that other processes have written
};

/// What the owner of a table hears of it.
class TableListener {
  public:
    TableListener() = default;
    TableListener(const TableListener&) = delete;
    TableListener& operator=(const TableListener&) = delete;
    virtual ~TableListener() = default;

    /// The table was read and can be used from now on.
    virtual void loaded() = 0;
    /// On disk and applied; whoever proposed it is told after this.
    virtual void happened(const protocol::Chapter& chapter) = 0;
    /// After each change, when the one who proposed it knows.
    virtual void settled() = 0;
    /// There is no such table, or not any more.
    virtual void gone() = 0;
};

class LiveTable : public std::enable_shared_from_this<LiveTable> {
  public:
    /// The listener must live as long as this.
    LiveTable(HubContext& context, TableListener& listener, std::string id)
        : context_(context), listener_(listener), id_(std::move(id)) {}

    /// Reads it from the store.
    void load();
    /// A new one: its log is written. `done` says whether; what is proposed meanwhile waits.
    void open(const table::TableOptions& options, const Events& seats, std::function<void(const Outcome&)> done);

    /// Decided at once or when its turn comes.
    void propose(Proposal proposal);
    /// Another process has written up to this number.
    void is_behind(std::uint64_t number);

    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] bool is_loaded() const { return table_.has_value(); }
    [[nodiscard]] bool is_busy() const { return busy_ || !queue_.empty(); }
    /// @pre is_loaded()
    [[nodiscard]] const table::Table& table() const { return *table_; }
    /// The number of the event that dealt the current round; before the first deal, of the one after the opening.
    [[nodiscard]] std::uint64_t round_began() const { return round_began_; }

  private:
    struct Draft;
    class Telling;

    void next();
    void decide_first();
    /// Once it is sure that there is nothing newer to decide against.
    void refuse_first(const Fault& fault);
    void write(Events events);
    void append(std::shared_ptr<Draft> draft);
    void written(Draft& draft, const store::MaybeStoreError& error);
    void was_opened(Draft& draft, const store::MaybeStoreError& error);
    void apply(Draft& draft);
    void was_read(const store::StoreResult<std::vector<std::string>>& log);
    void catch_up();
    void caught_up(const store::StoreResult<std::vector<std::string>>& log);
    /// Applies what others wrote. False if it does not follow.
    bool follow(const std::vector<std::string>& log, std::vector<table::Happening>& happenings,
                std::vector<std::size_t>& ends);
    void try_again_later();
    /// Of the first in the queue.
    void finish(const Outcome& outcome);
    void fail_all(const Fault& fault);
    /// This table cannot be used any more; perhaps the listener is gone afterwards.
    void lose(const Fault& fault);

    HubContext& context_;
    TableListener& listener_;
    std::string id_;
    std::optional<table::Table> table_;
    std::list<Proposal> queue_;  // no memory while it is empty
    std::uint64_t behind_ = 0;   // there are events up to this number, as far as we heard
    std::uint64_t round_began_ = 2;
    bool busy_ = false;      // with the store
    bool deciding_ = false;  // or telling
    Alarm retry_;
};

}  // namespace tenback::hub
