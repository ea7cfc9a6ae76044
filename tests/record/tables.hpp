// Tables to test with: decks that begin as a test needs it, requests, conversations, random games.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules.hpp"
#include "record/game.hpp"
#include "referee/referee.hpp"

namespace tenback::record {

namespace json = boost::json;

using referee::Referee;
using Cards = std::vector<std::string>;

/// Every variant and number of players that there is.
std::vector<Rules> all_variants();
/// @pre the text names a variant
Rules variant(std::string_view text);

/// A deck that begins with these cards; the others follow in order. Face to Face has one for each seat.
Deck deck_from(const Rules& rules, const std::vector<Cards>& beginnings);

/// `new` with such a deck; `more` are further fields such as `"first":2`.
std::string new_game(std::string_view variant_text, const std::vector<Cards>& beginnings, std::string_view more = "");
std::string play(int seat, std::string_view card, std::string_view pile);
std::string end(int seat);

json::object ask(Referee& referee, std::string_view request);
/// "ok", or the code of the error. Fails the test if a refusal changed the game or lacks a message.
std::string verdict(Referee& referee, std::string_view request);
std::string message(Referee& referee, std::string_view request);
/// A part of an answer, as JSON.
std::string texts(const json::object& answer, std::string_view key);
/// The state after a request that must be granted.
json::object state_after(Referee& referee, std::string_view request);

struct Step {
    std::string request;
    std::string verdict;
};
/// Says every line and compares the verdicts.
void converse(Referee& referee, const std::vector<Step>& steps);

/// A random game, played to the end or for some actions only, with wishes and talk if wanted.
Game random_game(const Rules& rules, std::uint64_t seed, int most_actions, bool talkative);

}  // namespace tenback::record
