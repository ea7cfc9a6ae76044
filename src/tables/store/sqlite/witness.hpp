// The last event that was acknowledged, in a small file beside a store. A store that was cut back from outside to an earlier
// moment (a copy without its WAL, a disk that lied) is whole and valid, but does not have this event.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace tenback::store {

class Witness {
  public:
    struct Mark {
        std::string table;
        std::uint64_t number;
        bool operator==(const Mark&) const = default;
    };

    /// Made for its owner alone. Where it cannot be, there is nothing to remember.
    explicit Witness(const std::filesystem::path& file);
    Witness(const Witness&) = delete;
    Witness& operator=(const Witness&) = delete;
    ~Witness();

    [[nodiscard]] std::optional<Mark> last() const;
    /// After the commit, and without waiting for the disk: a mark that is lost is an older one, which the store has too.
    void saw(std::string_view table, std::uint64_t number);
    /// The table was deleted.
    void forget(std::string_view table);
    void forget();

  private:
    void write(std::string line);

    int fd_;
};

}  // namespace tenback::store
