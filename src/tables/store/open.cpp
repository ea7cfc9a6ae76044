#include "store/open.hpp"

#include "store/postgres.hpp"
#include "store/sqlite.hpp"

namespace tenback::store {
namespace {

constexpr std::string_view sqlite_scheme = "sqlite:";

}  // namespace

std::optional<std::string> sqlite_file(const std::string& name) {
    if (name.starts_with(sqlite_scheme)) return name.substr(sqlite_scheme.size());
    if (name.find("://") != std::string::npos) return std::nullopt;
    return name;
}

StoreResult<std::unique_ptr<Store>> open_store(const std::string& name, const StoreSettings& settings) {
    if (name.starts_with("postgresql://") || name.starts_with("postgres://")) return open_postgres(name, settings);
    const auto file = sqlite_file(name);
    if (!file || file->empty())
        return StoreError{StoreFault::cannot_open, "a store is named postgresql://…, sqlite:PATH or by the path of a file"};
    auto store = open_sqlite(*file, settings);
    if (store) return store;
    return StoreError{store.error().fault, *file + ": " + store.error().reason};  // which of several it is
}

}  // namespace tenback::store
