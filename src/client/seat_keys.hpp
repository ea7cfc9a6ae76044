// The keys of the seats that this user holds, in the data folder, for nobody else's eyes.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace tenback::client {

class SeatKeys {
  public:
    /// Without a folder nothing is kept.
    explicit SeatKeys(std::optional<std::filesystem::path> folder) : folder_(std::move(folder)) {}

    /// Of the seat at this table, if there is one.
    [[nodiscard]] std::optional<std::string> find(const std::string& table) const;
    /// False if it cannot be written: then nobody can come back to the seat after this program has ended.
    [[nodiscard]] bool keep(const std::string& table, const std::string& key) const;
    void forget(const std::string& table) const;

  private:
    [[nodiscard]] std::filesystem::path file(const std::string& table) const { return *folder_ / "seats" / table; }

    std::optional<std::filesystem::path> folder_;
};

/// 32 hexadecimal digits by chance: a key of a seat, or a nonce of a table.
std::string draw_key();

}  // namespace tenback::client
