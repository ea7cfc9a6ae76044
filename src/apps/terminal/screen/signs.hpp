// Signs that say the same as the colours, for those who see none.
#pragma once

#include <array>
#include <string_view>

#include "engine/talk.hpp"

namespace tenback::terminal::sign {

inline constexpr std::string_view trick = "↺";
inline constexpr std::string_view fire = "✹";
inline constexpr std::string_view help = "♥";
inline constexpr std::string_view fits = "●";
inline constexpr std::string_view loses = "‼";
inline constexpr std::string_view up = "▲";
inline constexpr std::string_view down = "▼";
inline constexpr std::string_view to_move = "▶";
inline constexpr std::string_view card = "▮";
inline constexpr std::string_view unread = "◆";

/// In the order of MarkKind: leave it to me, small steps only, I mean this pile, I have the trick.
inline constexpr auto marks = std::to_array<std::string_view>({"⊘", "≈", "→", "↔"});
static_assert(marks.size() == mark_kinds);

}  // namespace tenback::terminal::sign
