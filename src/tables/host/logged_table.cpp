#include "host/logged_table.hpp"

#include "table/log.hpp"
#include "table/summary.hpp"

namespace tenback {
LinkRefusal as_link_refusal(const TableRefusal& refusal) {
    return std::visit([](auto why) { return LinkRefusal(why); }, refusal);
}

Append LoggedTable::append_of(const Draft& draft) const {
    return {id_, table_.number() + 1, draft.log(), summary_of(draft.after())};
}

Result<LoggedTable, LinkRefusal> LoggedTable::open(Store& store, const std::string& id, const TableOptions& options,
                                                   const std::vector<Sitter>& seats) {
    LoggedTable result(store, id, Table(options));
    Append log{id, 1, {log_text(options.rules, TableOpened{options})}, {}};
    std::vector<Happening> happenings;
    for (std::size_t s = 0; s < seats.size(); ++s) {
        if (std::holds_alternative<OpenSeat>(seats[s])) continue;
        const SeatTaken taken{Seat::at(static_cast<int>(s)), seats[s]};
        if (const auto refusal = result.table_.apply(taken, &happenings)) return as_link_refusal(*refusal);
        log.texts.push_back(log_text(options.rules, taken));
    }
    log.summary = summary_of(result.table_);
    if (auto error = store.append(log)) return LinkRefusal(*error);
    result.show(happenings);
    return result;
}

Result<LoggedTable, LinkRefusal> LoggedTable::load(Store& store, const std::string& id) {
    const auto log = store.read(id, 1);
    if (!log) return LinkRefusal(log.error());
    std::vector<Happening> all;
    auto table = read_log(*log, [&](const Table&, std::span<const Happening> happenings) {
        all.insert(all.end(), happenings.begin(), happenings.end());
    });
    if (!table) return LinkRefusal(StoreError{StoreFault::bad_log, table.reason()});
    LoggedTable result(store, id, std::move(*table));
    result.show(all);
    return result;
}

std::optional<LinkRefusal> LoggedTable::settle(Draft draft, const std::optional<StoreError>& error) {
    if (!error) {
        show(draft.happenings());
        table_ = std::move(draft).after();
        return std::nullopt;
    }
    if (error->fault != StoreFault::conflict) return *error;
    auto current = load(*store_, id_);
    if (!current) return current.error();
    *this = std::move(*current);
    return *error;
}

void LoggedTable::show(std::span<const Happening> happenings) {
    for (const Happening& happening : happenings)
        for (int s = 0; s < table_.rules().players; ++s)
            seen_[static_cast<std::size_t>(s)].push_back(seen_by(Seat::at(s), happening));
}

}  // namespace tenback
