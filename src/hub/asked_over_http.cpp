// What the network asks for outside of WebSockets, and the lobby, which both have.
#include <boost/json.hpp>

#include "hub/keys.hpp"
#include "hub/summary.hpp"
#include "hub/table_hub.hpp"
#include "table/log.hpp"

namespace tenback::server {
namespace {

constexpr std::chrono::seconds lobby_age{1};  // so that many who look cost no more than one
constexpr std::size_t longest_lobby = 100;

std::optional<std::string> records_text(const std::vector<std::string>& log, const std::string& table) {
    const auto records = records_of(log, table);
    if (!records) return std::nullopt;
    std::string lines;
    for (const std::string& record : records->finished) (lines += record) += '\n';
    return lines;
}

}  // namespace

void TableHub::list(std::function<void(const boost::json::array&)> tell) {
    if (lobby_read_ && clock_.now() - *lobby_read_ < lobby_age) return tell(lobby_);
    auto tables = std::make_shared<std::vector<StoredTable>>();
    const auto work = [tables](Store& store) {
        if (auto listed = store.listed(longest_lobby)) *tables = std::move(*listed);
    };
    store_.run(work, [this, tables, tell = std::move(tell)] {
        lobby_ = lobby_of(*tables);
        lobby_read_ = clock_.now();
        tell(lobby_);
    });
}

void TableHub::lobby(std::function<void(std::string)> tell) {
    list([tell = std::move(tell)](const boost::json::array& tables) {
        tell(boost::json::serialize(boost::json::object{{"tables", tables}}));
    });
}

void TableHub::records(std::string table, std::function<void(std::optional<std::string>)> tell) {
    const std::string name = as_table_name(table);
    if (name.size() != protocol::id_length) return tell(std::nullopt);
    store_.read(name, 1, [this, name, tell = std::move(tell)](StoreResult<std::vector<std::string>> log) {
        if (!log || log->empty()) return tell(std::nullopt);
        auto text = std::make_shared<std::optional<std::string>>();
        workers_.run(
            Workers::Haste::whenever, [text, name, log = std::move(*log)] { *text = records_text(log, name); },
            [text, tell] { tell(std::move(*text)); });
    });
}

void TableHub::readiness(std::function<void(std::optional<std::string>)> tell) {
    if (office_.trouble) return tell(office_.trouble);
    auto trouble = std::make_shared<std::optional<std::string>>();
    const auto work = [trouble](Store& store) {
        if (const auto any = store.find("", 1); !any) *trouble = any.reason();
    };
    store_.run(work, [trouble, tell = std::move(tell)] { tell(std::move(*trouble)); });
}

}  // namespace tenback::server
