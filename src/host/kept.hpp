// The games that this user keeps: where they lie, which there are, and how they are begun, resumed and deleted.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "host/link.hpp"
#include "host/local.hpp"

namespace tenback {

/// $XDG_DATA_HOME/tenback, or ~/.local/share/tenback. Nothing if the environment names neither.
std::optional<std::filesystem::path> data_folder();

/// A kept table as lists show it.
struct KeptGame {
    std::string id;
    std::int64_t changed;  // seconds since 1970
    Rules rules;
    std::vector<SeatInfo> seats;
    std::uint32_t round;  // how many were dealt
    Status status;        // of the last one
    int turn;
    int left;  // cards not laid
    std::optional<Seat> winner;

    [[nodiscard]] bool unfinished() const { return status == Status::opening || status == Status::playing; }
};

class KeptGames {
  public:
    /// The store in this folder, made if there is none. Without a folder games live in memory only.
    static StoreResult<std::unique_ptr<KeptGames>> open(const std::optional<std::filesystem::path>& folder);

    /// All tables, the last played first. What cannot be read is left out here; its log is untouched.
    StoreResult<std::vector<KeptGame>> list();
    /// A new table at which these sit. Links must not outlive this.
    LinkResult start(const NewTable& table, const LocalSettings& settings = {});
    /// StoreFault::in_use if another program plays it, StoreFault::damaged if its log does not follow the rules.
    LinkResult resume(const std::string& id, const LocalSettings& settings = {});
    /// False if there is no such table.
    StoreResult<bool> remove(const std::string& id);

    [[nodiscard]] Store& store() { return *store_; }

  private:
    KeptGames(std::unique_ptr<Store> store, std::optional<std::filesystem::path> folder)
        : store_(std::move(store)), folder_(std::move(folder)) {}

    std::unique_ptr<Store> store_;
    std::optional<std::filesystem::path> folder_;
};

/// What a list shows, as the text that the store keeps with a table.
std::string summary_of(const Table& table);
Result<KeptGame> read_summary(const StoredTable& stored);

}  // namespace tenback
