// What lists show of a table, read from the text that the store keeps beside its log (table/summary.hpp writes it).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "store/store.hpp"
#include "table/table.hpp"

namespace tenback::host {

struct KeptGame {
    std::string id;
    std::int64_t changed;  // seconds since 1970
    Rules rules;
    std::vector<table::SeatInfo> seats;
    std::uint32_t round;  // how many were dealt
    Status status;        // of the last one
    int turn;
    int left;  // cards not laid
    std::optional<Seat> winner;

    /// Dealt and not over.
    [[nodiscard]] bool unfinished() const { return round > 0 && (status == Status::opening || status == Status::playing); }
};

Result<KeptGame> read_summary(const store::StoredTable& stored);

}  // namespace tenback::host
