// Kept games on the screen: to go on with one, or to delete it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "host/summary.hpp"
#include "terminal/screen/scene.hpp"

namespace tenback::terminal {

/// What can be done with the game of this number.
struct GameDeeds {
    std::function<void(const std::string& id, Stage&)> resume;
    std::function<void(const std::string& id, Stage&)> remove;
};

/// Offers these games, and for the chosen one what can be done with it; deleting asks first.
void push_games_menu(Stage& stage, const std::vector<host::KeptGame>& games, const GameDeeds& deeds);

}  // namespace tenback::terminal
