// Keeps two programs of one user from playing the same table. The system frees it when a program dies.
#pragma once

#include <filesystem>
#include <memory>
#include <string_view>

#include "store/store.hpp"

namespace tenback::host {

/// Locked as long as the result lives; StoreFault::in_use if somebody else has it. Where a file system has no locks the
/// result is empty: then only the numbers of the log guard the table, which is safe, but found out later.
store::StoreResult<std::shared_ptr<const void>> lock_table(const std::filesystem::path& folder, std::string_view id);

}  // namespace tenback::host
