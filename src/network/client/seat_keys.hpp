// The keys of the seats that this user holds, in the data folder, for nobody else's eyes.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace tenback::client {

class SeatKeys {
  public:
    /// Without a folder nothing is kept. With a name only seats of that name are found: under another one the same user sits
    /// down a second time.
    explicit SeatKeys(std::optional<std::filesystem::path> folder, std::string name = {})
        : folder_(std::move(folder)), name_(std::move(name)) {}

    /// Of the seat at this table, if there is one.
    [[nodiscard]] std::optional<std::string> find(const std::string& table) const;
    /// False if it cannot be written: then nobody can come back to the seat after this program has ended.
    [[nodiscard]] bool keep(const std::string& table, const std::string& key) const;
    void forget(const std::string& table) const;
    /// Is the seat at this table found by its name only?
    [[nodiscard]] bool needs_name(const std::string& table) const;

  private:
    /// The first seat at a table.
    [[nodiscard]] std::filesystem::path file(const std::string& table) const { return *folder_ / "seats" / table; }
    /// One more, of this name.
    [[nodiscard]] std::filesystem::path named_file(const std::string& table) const;
    /// Is the first seat the one of this name, as far as anybody knows?
    [[nodiscard]] bool is_first(const std::string& table) const;

    std::optional<std::filesystem::path> folder_;
    std::string name_;
};

/// 32 hexadecimal digits by chance: a key of a seat, or a nonce of a table.
std::string draw_key();

}  // namespace tenback::client
