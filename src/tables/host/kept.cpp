#include "host/kept.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "host/table_lock.hpp"
#include "store/private_files.hpp"
#include "store/sqlite.hpp"

namespace tenback::host {
namespace {

/// Tables are numbered, which is easy to type. This many free numbers are passed over.
std::string next_id(const std::vector<store::StoredTable>& tables, unsigned long long passed) {
    unsigned long long last = 0;
    for (const store::StoredTable& table : tables) {
        unsigned long long number = 0;
        const char* end = table.id.data() + table.id.size();
        if (std::from_chars(table.id.data(), end, number).ptr == end) last = std::max(last, number);
    }
    return std::to_string(last + 1 + passed);
}

bool is_conflict(const LinkRefusal& refusal) {
    const auto* error = std::get_if<store::StoreError>(&refusal);
    return error != nullptr && error->fault == store::StoreFault::conflict;
}

}  // namespace

std::optional<std::filesystem::path> data_folder() {
    // The specification wants relative paths ignored.
    for (const auto& [variable, below] : {std::pair("XDG_DATA_HOME", ""), std::pair("HOME", ".local/share")})
        if (const char* value = std::getenv(variable); value != nullptr && value[0] == '/')
            return std::filesystem::path(value) / below / "tenback";
    return std::nullopt;
}

bool KeptGames::any_in(const std::filesystem::path& folder) {
    std::error_code error;  // where nobody may look there may be something: opening it will tell
    return std::filesystem::exists(folder / store_file, error) || error;
}

store::StoreResult<std::unique_ptr<KeptGames>> KeptGames::open(const std::optional<std::filesystem::path>& folder) {
    auto store = store::open_sqlite(folder ? *folder / store_file : std::filesystem::path());
    if (!store) return store.error();
    if (folder) store::keep_private(*folder);
    return std::unique_ptr<KeptGames>(new KeptGames(std::move(*store), folder));
}

store::StoreResult<std::vector<KeptGame>> KeptGames::list() {
    const auto tables = store_->tables();
    if (!tables) return tables.error();
    std::vector<KeptGame> games;
    for (const store::StoredTable& stored : *tables)
        if (auto game = read_summary(stored)) games.push_back(std::move(*game));
    return games;
}

LinkResult KeptGames::start(const NewTable& table, LocalSettings settings) {
    for (unsigned long long passed = 0;; ++passed) {
        const auto tables = store_->tables();
        if (!tables) return LinkRefusal(tables.error());
        const std::string id = next_id(*tables, passed);
        auto held = lock(id);
        if (!held) continue;  // another program opens a table with this number right now
        settings.holds = *held;
        auto link = open_local(*store_, id, table, settings);
        if (link || !is_conflict(link.error())) return link;  // else another program was quicker
    }
}

LinkResult KeptGames::resume(const std::string& id, LocalSettings settings) {
    auto held = lock(id);
    if (!held) return LinkRefusal(held.error());
    settings.holds = *held;
    const auto log = store_->read(id, 1);
    if (!log) return LinkRefusal(log.error());
    if (log->empty()) return LinkRefusal(store::StoreError{store::StoreFault::conflict, "there is no such table"});
    return resume_local(*store_, id, settings);
}

store::StoreResult<bool> KeptGames::remove(const std::string& id) {
    const auto held = lock(id);
    if (!held) return held.error();
    return store_->remove(id);
}

store::StoreResult<std::shared_ptr<const void>> KeptGames::lock(const std::string& id) const {
    if (!folder_) return std::shared_ptr<const void>();
    return lock_table(*folder_, id);
}

}  // namespace tenback::host
