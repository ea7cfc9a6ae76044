// The seat of an agent in one game after the other: what it may do, and what it gets to know. There is no way from here to
// another hand, the deck or the seed.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "referee/session.hpp"

namespace tenback::mcp {

/// What whoever starts the program decides; the agent cannot.
struct AgentSettings {
    std::optional<std::uint64_t> seed{};  // of the first deal, the next one has the next; by chance without
    bool hints = true;
    std::function<void(const record::Game&)> on_end{};  // a game is over
};

struct NewAgentGame {
    Rules rules;
    Seat seat;
    std::string bots;  // who plays all other seats
    bool talk;
};

class AgentSeat {
  public:
    explicit AgentSeat(AgentSettings settings) : settings_(std::move(settings)) {}

    [[nodiscard]] bool hints() const { return settings_.hints; }
    [[nodiscard]] bool has_game() const { return session_.has_value(); }
    /// @pre there is a game
    [[nodiscard]] const Rules& rules() const { return session_->game().rules(); }

    void start(const NewAgentGame& wanted);
    /// What the seat knows, and what happened since it last looked. @pre there is a game
    boost::json::object look();
    /// What the seat could do after these plays of its turn. @pre there is a game
    [[nodiscard]] Result<boost::json::object> legal_after(const std::vector<Play>& plays) const;
    /// All of the plays, or none and why not; then the turn ends, if wanted and the game is not over. @pre there is a game
    std::optional<Error> lay(const std::vector<Play>& plays, bool end);
    /// @pre there is a game
    std::optional<Error> say(const Say& say);
    /// The best turns as our strongest bot sees them from this seat. @pre there is a game
    Result<boost::json::array> hint();

  private:
    [[nodiscard]] std::uint64_t next_seed();
    [[nodiscard]] View view() const { return session_->game().view(seat_); }
    [[nodiscard]] bool is_over() const;
    [[nodiscard]] std::optional<Error> act(referee::Session& session, const Action& action);

    AgentSettings settings_;
    bots::BotCrew crew_;
    std::optional<referee::Session> session_;
    Seat seat_;
    std::size_t seen_ = 0;     // events that the agent was told of
    std::uint64_t dealt_ = 0;  // games so far
};

}  // namespace tenback::mcp
