// What follows at a table from a message of a client: a function of the table as it is, asked again after a conflict.
#pragma once

#include <optional>
#include <string>

#include "hub/verdict.hpp"
#include "protocol/message.hpp"

namespace tenback::server {

struct Asker {
    std::optional<Seat> seat;  // none: looks on
    MessageId id;
    const std::string& stand_in;  // the level that a vote calls
};

/// Of all but those that need more than the table: create, lobby, join, deal, hint, leave and ping.
Verdict decide_order(const Table& table, const Asker& asker, const protocol::Wanted& wanted);

/// The seat that this key holds.
std::optional<Seat> seat_held_by(const Table& table, std::string_view hash);

/// Of a round with a deck that follows from the secret and the parts that were given.
Verdict decide_fair_deal(const Table& table, std::string_view table_id);
/// The cards of the last round again.
Verdict decide_same_deal(const Table& table);

}  // namespace tenback::server
