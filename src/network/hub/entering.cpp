// How clients come to a table: they make one, or join one by its id or its code.
#include <boost/json.hpp>

#include "hub/keys.hpp"
#include "hub/table_hub.hpp"
#include "protocol/orders.hpp"

namespace tenback::hub {
namespace {

/// Where a new table goes: an id whose code is free, or the one that was made from this nonce before.
struct Place {
    std::string table;
    bool exists = false;
    std::optional<Fault> fault{};
};

Place room_for(store::Store& store, const std::string& table, std::size_t limit) {
    const auto count = store.count();
    if (!count) return {{}, false, Fault{"not_kept"}};
    if (*count >= limit) return {{}, false, Fault{"too_many_tables"}};
    return {table};
}

Place find_place(store::Store& store, const std::string& nonce, std::size_t limit) {
    constexpr int attempts = 8;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const std::string table = table_id(nonce, attempt);
        const auto found = store.find(table.substr(0, protocol::code_length), 2);
        if (!found) return {{}, false, Fault{"not_kept"}};
        if (found->empty()) return room_for(store, table, limit);
        for (const store::StoredTable& other : *found)
            if (other.id == table) return {table, true};
    }
    return {{}, false, Fault{"too_many_tables"}};
}

}  // namespace

void TableHub::create(const ClientPtr& client, table::MessageId id, const protocol::Create& wanted) {
    if (!created_.take(client->address(), clock_.now())) return client->refuse(id, {"too_many_tables"});
    auto place = std::make_shared<Place>(Place{{}, false, Fault{"not_kept"}});
    const auto tell = [client, id, place, done = hold(client)](const Outcome& outcome) {
        client->answer(id, outcome, {{"table", place->table}, {"code", place->table.substr(0, protocol::code_length)}});
        done();
    };
    store_.run([place, nonce = wanted.nonce,
                limit = settings_.limits.kept](store::Store& store) { *place = find_place(store, nonce, limit); },
               [this, place, wanted, tell] {
                   if (place->fault) return tell(*place->fault);
                   if (place->exists) return tell(Again{});
                   open_table(place->table, wanted, tell);
               });
}

void TableHub::open_table(const std::string& table, const protocol::Create& wanted, Room::Tell tell) {
    const Verdict seats = protocol::decide_opening(wanted, hash_of_key);
    if (const auto* fault = std::get_if<Fault>(&seats)) return tell(*fault);
    Room* made = rooms_.contains(table) ? nullptr : room(table);
    if (made == nullptr) return tell(Fault{rooms_.contains(table) ? "not_kept" : "too_many_tables"});
    made->open(wanted.options, std::get<Events>(seats), [this, table, tell = std::move(tell)](const Outcome& outcome) {
        const auto failed = std::holds_alternative<Fault>(outcome) ? rooms_.extract(table) : decltype(rooms_)::node_type();
        tell(outcome);
    });
}

void TableHub::join(const ClientPtr& client, table::MessageId id, const protocol::Join& wanted) {
    const std::string name = as_table_name(wanted.table);
    if (name.empty()) return client->refuse(id, {"no_table"});
    if (!context_.comings.take(client->address(), clock_.now())) return client->refuse(id, {"too_fast"});
    if (name.size() == protocol::code_length) return join_by_code(client, id, wanted, name);
    join_table(client, id, wanted, name, hold(client));
}

void TableHub::join_by_code(const ClientPtr& client, table::MessageId id, const protocol::Join& wanted,
                            const std::string& code) {
    if (!codes_.take(client->address(), clock_.now())) return client->refuse(id, {"too_fast"});
    auto found = std::make_shared<store::StoreResult<std::vector<store::StoredTable>>>(
        store::StoreError{store::StoreFault::failed, {}});
    store_.run([found, code](store::Store& store) { *found = store.find(code, 2); },
               [this, client, id, wanted, found, done = hold(client)] {
                   if (*found && (*found)->size() == 1) return join_table(client, id, wanted, (*found)->front().id, done);
                   client->refuse(id, {*found ? "no_such_code" : "not_kept"});
                   done();
               });
}

void TableHub::join_table(const ClientPtr& client, table::MessageId id, const protocol::Join& wanted,
                          const std::string& table, std::function<void()> done) {
    const bool known = rooms_.contains(table);
    Room* where = room(table);
    if (where == nullptr) {
        client->refuse(id, {"too_many_tables"});
        return done();
    }
    where->join(client, id, wanted, std::move(done));
    if (!known) where->load();
}

}  // namespace tenback::hub
