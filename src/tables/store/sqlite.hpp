// The store as one SQLite file: WAL, synchronous=FULL, so what was appended survives a crash of the program and of the
// machine. Several programs may use the file at the same time.
#pragma once

#include <filesystem>

#include "store/open.hpp"

namespace tenback::store {

/// Opens or makes the file, its folders too; brings an older schema up to date. An empty path is a store in memory.
StoreResult<std::unique_ptr<Store>> open_sqlite(const std::filesystem::path& file, const StoreSettings& settings = {});

}  // namespace tenback::store
