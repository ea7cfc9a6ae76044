// What the network asks for outside of WebSockets, and the lobby, which both have.
#include <boost/json.hpp>

#include "hub/keys.hpp"
#include "hub/summary.hpp"
#include "hub/table_hub.hpp"
#include "table/log.hpp"

namespace tenback::hub {
namespace {

constexpr std::chrono::seconds lobby_age{1};  // so that many who look cost no more than one
constexpr std::size_t longest_lobby = 100;

server::Told records_text(const std::vector<std::string>& log, const std::string& table) {
    const auto records = table::records_of(log, table);
    if (!records) return server::Missing::unknown;
    std::string lines;
    for (const std::string& record : records->finished) (lines += record) += '\n';
    return lines;
}

}  // namespace

void TableHub::list(std::function<void(const boost::json::array*)> tell) {
    if (lobby_read_ && clock_.now() - *lobby_read_ < lobby_age) return tell(&lobby_);
    auto tables = std::make_shared<std::optional<std::vector<store::StoredTable>>>();
    const auto work = [tables](store::Store& store) {
        if (auto listed = store.listed(longest_lobby)) *tables = std::move(*listed);
    };
    store_.run(work, [this, tables, tell = std::move(tell)] {
        if (!*tables) return tell(nullptr);
        lobby_ = lobby_of(**tables);
        lobby_read_ = clock_.now();
        tell(&lobby_);
    });
}

void TableHub::lobby(std::function<void(server::Told)> tell) {
    list([tell = std::move(tell)](const boost::json::array* tables) {
        if (tables == nullptr) return tell(server::Missing::not_now);
        tell(boost::json::serialize(boost::json::object{{"tables", *tables}}));
    });
}

void TableHub::records(std::string table, std::function<void(server::Told)> tell) {
    const std::string name = as_table_name(table);
    if (name.size() != protocol::id_length) return tell(server::Missing::unknown);
    store_.read(name, 1, [this, name, tell = std::move(tell)](store::StoreResult<std::vector<std::string>> log) {
        if (!log) return tell(server::Missing::not_now);
        if (log->empty()) return tell(server::Missing::unknown);
        auto text = std::make_shared<server::Told>(server::Missing::not_now);
        workers_.run(
            Workers::Haste::whenever, [text, name, log = std::move(*log)] { *text = records_text(log, name); },
            [text, tell] { tell(std::move(*text)); });
    });
}

void TableHub::readiness(std::function<void(std::optional<std::string>)> tell) {
    auto trouble = std::make_shared<std::optional<std::string>>("store: failed");
    store_.run([this, trouble](store::Store& store) { *trouble = report_.trouble(store); },
               [trouble, tell = std::move(tell)] { tell(std::move(*trouble)); });
}

}  // namespace tenback::hub
