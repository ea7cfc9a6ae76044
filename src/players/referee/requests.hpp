// Every request of docs/notation.md, answered from the games at the desk.
#pragma once

#include <boost/json/object.hpp>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>

#include "bots/registry.hpp"
#include "referee/session.hpp"

namespace tenback::referee {

/// All games of a referee; the one without an id has an empty one.
struct Desk {
    static constexpr std::size_t most_games = 1000;
    static constexpr std::size_t longest_id = 64;

    std::map<std::string, Session, std::less<>> games;
    bots::BotCrew crew;

    /// Nothing if there is no such game.
    Session* find(std::string_view id) {
        const auto found = games.find(id);
        return found == games.end() ? nullptr : &found->second;
    }
};

/// An answer that refuses.
boost::json::object refusal_json(std::string_view code, std::string_view message);

/// The answer, without the id; a refused request changes nothing.
boost::json::object answer_request(const boost::json::object& request, Desk& desk);

}  // namespace tenback::referee
