// Cards, piles, actions and turns as text: docs/notation.md. Spelled exactly one way, so print and parse are inverse.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "engine/event.hpp"
#include "engine/rules.hpp"

namespace tenback {

inline constexpr std::string_view colour_letters = "RYGBV";

std::string text_of(GameKind game, Card card);
std::optional<Card> parse_card(GameKind game, std::string_view text);

std::string_view text_of(PileId pile);
std::optional<PileId> parse_pile(std::string_view text);

/// `44>U1`
std::string text_of(GameKind game, Play play);
std::optional<Play> parse_play(GameKind game, std::string_view text);

/// What a turn is made of.
using Move = std::variant<Play, EndTurn>;

/// `44>U1`, or `.` for the end of the turn.
std::string text_of(GameKind game, const Move& move);
std::optional<Move> parse_move(GameKind game, std::string_view text);

/// A turn in one line: `44>U1 34>U1 .`
std::string text_of(GameKind game, const std::vector<Move>& turn);
Result<std::vector<Move>> parse_turn(GameKind game, std::string_view text);

/// `leave`; its words in locale/*.json: `talk.leave`, `talk.kind.leave`, `mark.leave`
std::string_view text_of(MarkKind kind);

/// `leave U1`, `small D2`, `mean U1`, `trick D1`, `hint Y high`, `holds G`, `hush`
std::string text_of(const Say& say);
std::optional<Say> parse_say(std::string_view text);
/// What stands of a seat's talk, in a fixed order.
std::vector<Say> standing(const Voice& voice);

/// `rather_not`, `do_not_care`, `gladly`, `very_much`
std::string_view text_of(Wish wish);
std::optional<Wish> parse_wish(std::string_view text);

}  // namespace tenback
