// A table whose people all sit at one device: messages of docs/protocol.md go in; what is to be kept and what is to be told
// come out. Whoever owns it keeps the lines of the log and tells then; if they cannot be kept, the table is read again.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "protocol/message.hpp"
#include "protocol/verdict.hpp"
#include "table/driver.hpp"

namespace tenback::device {

/// Lines for the log, and what is told of them.
struct Change {
    std::vector<std::string> log;
    std::string for_all;                              // the `events` of whoever has none of their own
    std::array<std::string, Seat::limit> for_seat{};  // empty: the same as for all
    std::vector<Seat> left{};                         // nobody sits there any more
};

/// The answer to a message, to be told after its change.
struct Reply {
    std::string answer;
    std::optional<Change> change{};
    std::optional<Seat> you{};  // the seat that was taken, or that the key of a `join` holds
    std::string table{};        // the `table` message that follows the answer to a `join`
};

class DeviceTable {
  public:
    struct Opened;
    /// A new one, by a `create`: its id follows from the nonce.
    static std::variant<Opened, protocol::Fault> open(const protocol::Create& wanted);
    static Result<DeviceTable> read(std::string id, std::span<const std::string> log);

    /// A message of whoever sits there, or of nobody in particular. Of those at a table all but `hint`.
    /// @param seed where a deck is to be shuffled; below seed_limit
    Reply order(std::optional<Seat> seat, const protocol::ClientMessage& message, std::uint64_t seed);
    [[nodiscard]] Reply join(table::MessageId id, const protocol::Join& wanted) const;

    /// What a bot has decided. Nothing if it is not its to do any more.
    std::optional<Change> bot_acts(Seat seat, const Action& action);
    /// The first bot that has not said how much it wants to begin does.
    std::optional<Change> bot_wishes();

    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const table::Table& table() const { return table_; }

  private:
    DeviceTable(std::string id, const table::TableOptions& options) : id_(std::move(id)), table_(options) {}

    [[nodiscard]] protocol::Verdict decide(std::optional<Seat> seat, const protocol::ClientMessage& message,
                                           std::uint64_t seed) const;
    std::variant<Change, protocol::Fault> apply(const protocol::Events& events);
    std::optional<Change> apply(table::Decision decision);
    [[nodiscard]] std::vector<table::Happening> history(std::uint64_t after) const;
    void remember(const table::TableEvent& event, std::uint64_t number);

    std::string id_;
    table::Table table_;
    protocol::Events round_;         // all events from the deal on, before the first all but the opening
    std::uint64_t round_began_ = 2;  // the number of the first of them
    bots::BotCrew crew_{};
};

struct DeviceTable::Opened {
    DeviceTable table;
    std::vector<std::string> log;
};

}  // namespace tenback::device
