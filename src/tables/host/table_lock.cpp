#include "host/table_lock.hpp"

#include <cstdint>

#include "store/private_files.hpp"

namespace tenback::host {
namespace {

/// One byte of one lock file stands for a table, so that no lock files pile up (FNV-1a, within the range of offsets).
off_t place_of(std::string_view id) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : id) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return static_cast<off_t>(hash >> 2);
}

}  // namespace

store::StoreResult<std::shared_ptr<const void>> lock_table(const std::filesystem::path& folder, std::string_view id) {
    auto locked = store::lock_file(folder / "games.lock", {place_of(id), 1});
    if (locked) return locked;
    return store::StoreError{locked.error().fault, std::string(id)};
}

}  // namespace tenback::host
