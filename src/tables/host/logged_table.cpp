#include "host/logged_table.hpp"

#include "table/log.hpp"
#include "table/summary.hpp"

namespace tenback::host {
LinkRefusal as_link_refusal(const table::TableRefusal& refusal) {
    return std::visit([](auto why) { return LinkRefusal(why); }, refusal);
}

store::Append LoggedTable::append_of(const table::Draft& draft) const {
    return {id_, table_.number() + 1, draft.log(), summary_of(draft.after())};
}

Result<LoggedTable, LinkRefusal> LoggedTable::open(store::Store& store, const std::string& id,
                                                   const table::TableOptions& options,
                                                   const std::vector<table::Sitter>& seats) {
    LoggedTable result(store, id, table::Table(options));
    store::Append log{id, 1, {log_text(options.rules, table::TableOpened{options})}, {}};
    std::vector<table::Happening> happenings;
    for (std::size_t s = 0; s < seats.size(); ++s) {
        if (std::holds_alternative<table::OpenSeat>(seats[s])) continue;
        const table::SeatTaken taken{Seat::at(static_cast<int>(s)), seats[s]};
        if (const auto refusal = result.table_.apply(taken, &happenings)) return as_link_refusal(*refusal);
        log.texts.push_back(log_text(options.rules, taken));
    }
    log.summary = summary_of(result.table_);
    if (auto error = store.append(log)) return LinkRefusal(*error);
    result.show(happenings);
    return result;
}

Result<LoggedTable, LinkRefusal> LoggedTable::load(store::Store& store, const std::string& id) {
    const auto log = store.read(id, 1);
    if (!log) return LinkRefusal(log.error());
    std::vector<table::Happening> all;
    auto table = table::read_log(*log, [&](const table::Table&, std::span<const table::Happening> happenings) {
        all.insert(all.end(), happenings.begin(), happenings.end());
    });
    if (!table) return LinkRefusal(store::StoreError{store::StoreFault::bad_log, table.reason()});
    LoggedTable result(store, id, std::move(*table));
    result.show(all);
    return result;
}

std::optional<LinkRefusal> LoggedTable::settle(table::Draft draft, const std::optional<store::StoreError>& error) {
    if (!error) {
        show(draft.happenings());
        table_ = std::move(draft).after();
        return std::nullopt;
    }
    if (error->fault != store::StoreFault::conflict) return *error;
    auto current = load(*store_, id_);
    if (!current) return current.error();
    *this = std::move(*current);
    return *error;
}

void LoggedTable::show(std::span<const table::Happening> happenings) {
    for (const table::Happening& happening : happenings)
        for (int s = 0; s < table_.rules().players; ++s)
            seen_[static_cast<std::size_t>(s)].push_back(seen_by(Seat::at(s), happening));
}

}  // namespace tenback::host
