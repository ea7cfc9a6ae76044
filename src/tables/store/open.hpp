// Which store a name means.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "store/store.hpp"

namespace tenback::store {

struct StoreSettings {
    std::chrono::milliseconds patience{5000};  // how long to wait for another program's lock, or for a database's answer
    bool create = true;                        // a file that is not there; otherwise StoreFault::cannot_open
    bool alone = false;                        // as the one server of a file; StoreFault::in_use if there is another one
    /// Of the one server of a file: the last event that was acknowledged is not there any more. It is told once.
    std::function<void(const std::string& table, std::uint64_t number)> cut_back = [](const std::string&, std::uint64_t) {};
};

/// `postgresql://…`, `sqlite:PATH`, or the path of an SQLite file.
StoreResult<std::unique_ptr<Store>> open_store(const std::string& name, const StoreSettings& settings = {});

/// The path of the SQLite file that a name means; nothing if it means no file.
std::optional<std::string> sqlite_file(const std::string& name);

}  // namespace tenback::store
