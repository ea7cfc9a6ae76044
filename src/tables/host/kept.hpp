// The games that this user keeps: where they lie, which there are, and how they are begun, resumed and deleted.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "host/link.hpp"
#include "host/local.hpp"
#include "host/summary.hpp"

namespace tenback::host {

/// $XDG_DATA_HOME/tenback, or ~/.local/share/tenback. Nothing if the environment names neither.
std::optional<std::filesystem::path> data_folder();

/// The file in that folder.
inline constexpr std::string_view store_file = "games.db";

class KeptGames {
  public:
    /// Has anything been kept in this folder? Makes nothing.
    static bool any_in(const std::filesystem::path& folder);
    /// The store in this folder, made if there is none. Without a folder games live in memory only.
    static store::StoreResult<std::unique_ptr<KeptGames>> open(const std::optional<std::filesystem::path>& folder);

    /// All tables, the last played first. One whose summary cannot be read is left out; its log is untouched.
    store::StoreResult<std::vector<KeptGame>> list();
    /// A new table at which these sit. Links must not outlive this.
    LinkResult start(const NewTable& table, LocalSettings settings = {});
    /// StoreFault::in_use if another program plays it, StoreFault::bad_log if its log does not follow the rules,
    /// StoreFault::conflict if there is no such table.
    LinkResult resume(const std::string& id, LocalSettings settings = {});
    /// StoreFault::in_use as above; false if there is no such table.
    store::StoreResult<bool> remove(const std::string& id);

    [[nodiscard]] store::Store& store() { return *store_; }
    /// What is left can be gone on with another day.
    [[nodiscard]] bool lasting() const { return folder_.has_value(); }

  private:
    KeptGames(std::unique_ptr<store::Store> store, std::optional<std::filesystem::path> folder)
        : store_(std::move(store)), folder_(std::move(folder)) {}
    /// Held while a program plays the table.
    [[nodiscard]] store::StoreResult<std::shared_ptr<const void>> lock(const std::string& id) const;

    std::unique_ptr<store::Store> store_;
    std::optional<std::filesystem::path> folder_;
};

}  // namespace tenback::host
