#include "terminal/screen/games_menu.hpp"

#include "terminal/screen/menu.hpp"
#include "words/phrases.hpp"

namespace tenback::terminal {

namespace phrase = words::phrase;

namespace msg = words::msg;
namespace {

words::Message described(const host::KeptGame& game) {
    const words::Message state = phrase::list({msg::games_turn(game.turn), msg::games_left(game.left)});
    return msg::list_named(game.id, phrase::list({phrase::title(game.rules), state}));
}

void offer_deeds(Stage& stage, const host::KeptGame& game, const GameDeeds& deeds) {
    MenuSettings menu{.title = msg::games_title(), .text = {described(game)}, .place = MenuPlace::high};
    menu.options = {{msg::games_go_on(), U'1'}, {msg::games_delete(), U'2'}};
    stage.push(std::make_unique<Menu>(std::move(menu), [id = game.id, deeds](Stage& then, std::size_t chosen) {
        if (chosen == 0) return deeds.resume(id, then);
        then.push(question(msg::games_delete(), msg::confirm_delete(id), then.words(),
                           [id, deeds](Stage& sure) { deeds.remove(id, sure); }));
    }));
}

}  // namespace

void push_games_menu(Stage& stage, const std::vector<host::KeptGame>& games, const GameDeeds& deeds) {
    MenuSettings menu{.title = msg::games_title(), .place = MenuPlace::high};
    for (const host::KeptGame& game : games) menu.options.push_back({described(game)});
    stage.push(std::make_unique<Menu>(
        std::move(menu), [games, deeds](Stage& then, std::size_t chosen) { offer_deeds(then, games[chosen], deeds); }));
}

}  // namespace tenback::terminal
