// Table talk in two or three keys: what, and about which pile or colour.
#pragma once

#include <functional>
#include <optional>

#include "engine/view.hpp"
#include "table/table_event.hpp"
#include "terminal/screen/scene.hpp"

namespace tenback::terminal {

/// Why nobody talks at this table, if so.
std::optional<words::Message> why_no_talk(const table::TableOptions& options);

/// May people write to each other at this table?
bool has_chat(const table::TableOptions& options);

/// Offers only what the rules permit and what is true of the hand.
void push_talk_menu(Stage& stage, const Rules& rules, const View& view, const std::function<void(const Say&)>& say);

}  // namespace tenback::terminal
