// Which store a name means.
#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "store/store.hpp"

namespace tenback {

struct StoreSettings {
    std::chrono::milliseconds patience{5000};  // how long to wait for another program's lock, or for a database's answer
    bool create = true;                        // a file that is not there; otherwise StoreFault::cannot_open
};

/// `postgresql://…`, `sqlite:PATH`, or the path of an SQLite file.
StoreResult<std::unique_ptr<Store>> open_store(const std::string& name, const StoreSettings& settings = {});

/// The path of the SQLite file that a name means; nothing if it means no file.
std::optional<std::string> sqlite_file(const std::string& name);

}  // namespace tenback
