// Parts of what a server tells: what tell.cpp writes, read again.
#pragma once

#include <optional>
#include <vector>

#include "protocol/fields.hpp"
#include "protocol/tell.hpp"

namespace tenback::protocol {

/// A seat of these rules, or null.
Viewer seat_or_null(Fields& fields, std::string_view key, const Rules& rules);
PileSet piles_in(Fields& fields, std::string_view key, const Rules& rules);
CardSet cards_in(Fields& fields, std::string_view key, const Rules& rules);

std::vector<table::SeatInfo> seats_in(Fields& fields, const Rules& rules);
std::optional<table::PublicShuffle> shuffle_in(Fields& fields, const Rules& rules);
/// `laid`, by side.
std::array<CardSet, 2> laid_in(Fields& fields, const Rules& rules);
std::optional<table::Revealed> revealed_in(Fields& fields, const Rules& rules);
/// Into the table, all but the cards laid; the seconds left of the turn.
std::optional<std::chrono::milliseconds> take_state(Fields& fields, table::PublicTable& table);

/// Nothing if this program does not know it. What a card was laid onto is not told.
std::optional<table::VisibleHappening> happening_in(Fields& fields, const Rules& rules, Viewer you);
std::vector<table::VisibleHappening> happenings_in(Fields& fields, std::string_view key, const Rules& rules, Viewer you);

}  // namespace tenback::protocol
