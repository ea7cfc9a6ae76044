#include "hub/table_hub.hpp"

#include <boost/json.hpp>

#include "hub/stopwatch.hpp"
#include "hub/summary.hpp"
#include "protocol/tell.hpp"
#include "server/logging.hpp"

namespace tenback::hub {
namespace {

prometheus::Gauge& tables_gauge(server::Metrics& metrics) {
    return prometheus::BuildGauge().Name("tenback_tables").Help("tables in memory").Register(metrics.registry()).Add({});
}

std::chrono::system_clock::duration wall_ahead(const Clock& clock) {
    return clock.wall().time_since_epoch() - clock.now().time_since_epoch();
}

}  // namespace

TableHub::TableHub(HubSettings settings, std::unique_ptr<store::Store> store, Clock& clock, server::Metrics& metrics,
                   const store::StoreThread::Post& post)
    : settings_(std::move(settings)),
      clock_(clock),
      workers_(settings_.bot_threads, post),
      bots_(workers_, settings_.limits.thought),
      report_(metrics),
      store_(report_.watch(std::move(store)), post,
             {[this](const store::Changes& changes) { others_changed(changes); },
              [this](const store::Shards& now) { shards_are(now); },
              [&metrics](std::chrono::nanoseconds used) { metrics.spent(server::Work::store, used); },
              [](const std::exception& error) {
                  log_event(server::LogLevel::error, "store_threw", {{"reason", error.what()}});
              }}),
      context_{settings_, clock, store_, bots_, metrics},
      created_(settings_.limits.created),
      codes_(settings_.limits.codes),
      tables_(tables_gauge(metrics)),
      started_(wall_ahead(clock)) {
    context_.appended = [this] {
        if (stopped_ && context_.appends == 0) std::exchange(stopped_, [] {})();
    };
    metrics.before_telling([this] { report_.count(store_.counters()); });
    prune_later();
}

void TableHub::opened(const std::shared_ptr<server::Connection>& connection) {
    clients_.emplace(connection.get(), std::make_shared<Client>(connection));
}

void TableHub::closed(server::Connection& connection) {
    const auto place = clients_.find(&connection);
    if (place == clients_.end()) return;
    const ClientPtr client = place->second;
    clients_.erase(place);
    client->gone();
    client->hint.reset();
    client->backlog.clear();
    if (client->room != nullptr) client->room->leave(*client);
}

void TableHub::message(server::Connection& connection, std::string_view text) {
    const auto place = clients_.find(&connection);
    if (place == clients_.end()) return;
    const ClientPtr client = place->second;
    if (!client->waiting) return handle(client, text);
    if (client->backlog.size() >= settings_.limits.backlog) return client->close("flood");
    client->backlog.emplace_back(text);
}

/// One overload for each kind of message that is not for a table.
struct TableHub::Obey {
    TableHub& hub;
    const ClientPtr& client;
    table::MessageId id;

    void operator()(const protocol::Create& wanted) const { hub.create(client, id, wanted); }
    void operator()(const protocol::Lobby&) const {
        hub.list([client = client, id = id, done = hub.hold(client)](const boost::json::array* tables) {
            tables != nullptr ? client->answer(id, {{"tables", *tables}}) : client->refuse(id, {"not_kept"});
            done();
        });
    }
    void operator()(const protocol::Join& wanted) const { hub.join(client, id, wanted); }
    void operator()(const protocol::Leave&) const {
        if (client->room != nullptr) client->room->leave(*client);
        client->answer(id);
    }
    void operator()(const protocol::Ping&) const { client->answer(id); }
    template <class AtTable>
    void operator()(const AtTable& wanted) const {
        if (client->room == nullptr) return client->refuse(id, {"no_table"});
        client->room->order(client, id, wanted);
    }
};

void TableHub::handle(const ClientPtr& client, std::string_view text) {
    const Stopwatch stopwatch;
    const auto message = protocol::read_message(text);
    context_.metrics.spent(server::Work::json, stopwatch.used());
    if (!message) {
        context_.metrics.refused("bad_message");
        if (const auto id = message.error().id)
            client->send(protocol::tell_error(*id, "bad_message", {{"reason", message.error().reason}}));
        return;
    }
    if (stopped_) return client->refuse(message->id, {"stopping"});
    std::visit(Obey{*this, client, message->id}, message->what);
}

std::function<void()> TableHub::hold(const ClientPtr& client) {
    client->waiting = true;
    return [this, client] {
        client->waiting = false;
        while (!client->waiting && !client->backlog.empty() && client->is_open()) {
            const std::string text = std::move(client->backlog.front());
            client->backlog.pop_front();
            handle(client, text);
        }
    };
}

Room* TableHub::room(const std::string& table) {
    if (const auto place = rooms_.find(table); place != rooms_.end()) return place->second.get();
    if (rooms_.size() >= settings_.limits.tables) return nullptr;
    auto made = std::make_unique<Room>(context_, table, [this](Room& it) { forget(it); });
    tables_.Set(static_cast<double>(rooms_.size() + 1));
    return rooms_.emplace(table, std::move(made)).first->second.get();
}

void TableHub::forget(Room& room) {
    const auto gone = rooms_.extract(room.id());
    tables_.Set(static_cast<double>(rooms_.size()));
}

void TableHub::stop(std::function<void()> done) {
    if (context_.appends == 0) {
        stopped_ = [] {};
        return done();
    }
    stopped_ = std::move(done);
}

void TableHub::others_changed(const store::Changes& changes) {
    if (changes.missed) ask_for_all();
    for (const store::Change& change : changes.list) {
        const auto place = rooms_.find(change.table);
        if (place != rooms_.end())
            place->second->heard_of(change.number);
        else if (change.number != 0 && context_.ours.test(store::shard_of(change.table)))
            if (Room* made = room(change.table)) made->load();  // perhaps its bots are to move
    }
}

void TableHub::ask_for_all() {
    for (const auto& entry : rooms_) {
        const std::string& table = entry.first;
        auto number = std::make_shared<std::optional<std::uint64_t>>();
        const auto find = [table, number](store::Store& store) {
            if (const auto found = store.find(table, 1)) *number = found->empty() ? 0 : found->front().number;
        };
        store_.run(find, [this, table, number] {
            const auto place = rooms_.find(table);
            if (*number && place != rooms_.end()) place->second->heard_of(**number);
        });
    }
}

void TableHub::shards_are(const store::Shards& shards) {
    context_.ours = shards;
    for (const auto& [table, room] : rooms_) room->duty_changed();
}

void TableHub::prune_later() {
    pruning_ = clock_.after(settings_.pruning, [this] { prune(); });
}

bool TableHub::wall_clock_jumped() const { return std::chrono::abs(wall_ahead(clock_) - started_) > std::chrono::hours(24); }

void TableHub::prune() {
    constexpr std::size_t at_once = 1000;
    if (!context_.ours.test(0)) return prune_later();  // another process does it
    if (wall_clock_jumped() != jumped_) {
        jumped_ = !jumped_;
        log_event(server::LogLevel::warning, jumped_ ? "wall_clock_jumped" : "wall_clock_is_right_again",
                  {{"pruning", !jumped_}});
    }
    if (jumped_) return prune_later();
    auto removed = std::make_shared<std::vector<std::string>>();
    const auto work = [removed, kept = settings_.kept](store::Store& store) {
        if (auto ids = store.prune(kept, at_once)) *removed = std::move(*ids);
    };
    store_.run(work, [this, removed] {
        for (const std::string& table : *removed)
            if (const auto place = rooms_.find(table); place != rooms_.end()) place->second->heard_of(0);
        prune_later();
    });
}

}  // namespace tenback::hub
