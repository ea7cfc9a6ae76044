// What a seat saw happen, as JSON (docs/bots.md).
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/storage_ptr.hpp>
#include <optional>
#include <span>

#include "engine/event.hpp"
#include "engine/rules.hpp"

namespace tenback::record {

/// One event as a seat, or a spectator, saw it.
boost::json::object event_json(const Rules& rules, std::optional<Seat> you, const VisibleEvent& event,
                               const boost::json::storage_ptr& where = {});

/// The events as the seat saw them, in order.
boost::json::array events_json(const Rules& rules, Seat you, std::span<const VisibleEvent> events);

/// What was said in them, as a view lists it.
boost::json::array talk_json(std::span<const VisibleEvent> events);

}  // namespace tenback::record
