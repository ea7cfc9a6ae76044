// What follows at a table from a message of a client: a function of the table as it is, asked again after a conflict.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "protocol/message.hpp"
#include "protocol/verdict.hpp"

namespace tenback::protocol {

struct Asker {
    std::optional<Seat> seat;  // none: looks on
    table::MessageId id;
    const std::string& stand_in;                // the level that a vote calls
    std::string (*hash)(std::string_view key);  // of the secret that holds a seat: what the log keeps of it
};

/// Who sits at a new table from the beginning: bots, and whoever makes it.
Verdict decide_opening(const Create& wanted, std::string (*hash)(std::string_view key));

/// Of all but those that need more than the table: create, lobby, join, deal, hint, leave and ping. Whether words pass the
/// guard is the caller's to ask.
Verdict decide_order(const table::Table& table, const Asker& asker, const ClientRequest& wanted);

/// Does somebody want the next round, and with the same cards? Nothing for any other message.
std::optional<bool> asks_to_deal(const ClientRequest& wanted);

/// The seat that this hash of a key holds.
std::optional<Seat> seat_held_by(const table::Table& table, std::string_view hash);

/// A new round. Whoever is here plays in it: a bot that stood in for them leaves.
Verdict decide_deal(const table::Table& table, const table::CardsDealt& deal);
/// The cards of the last round again.
Verdict decide_same_deal(const table::Table& table);

}  // namespace tenback::protocol
