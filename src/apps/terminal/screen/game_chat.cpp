// The chat of a game.
#include <algorithm>

#include "terminal/screen/game_scene.hpp"
#include "terminal/screen/talk_menu.hpp"

namespace tenback::terminal {

namespace msg = words::msg;

bool GameScene::can_chat() const { return elsewhere() && has_chat(link_->table().options); }

std::vector<ChatWords> GameScene::chat_words() const {
    const Seat you = link_->here().front();
    std::vector<ChatWords> all;
    for (const host::Seen& seen : link_->seen(you, 0))
        if (const auto* words = std::get_if<table::Chatted>(&seen.what))
            all.push_back({names_.of(words->seat), words->text, seen.number > chat_read_ && words->seat != you});
    return all;
}

int GameScene::unread() const { return static_cast<int>(std::ranges::count_if(chat_words(), &ChatWords::unread)); }

void GameScene::read_chat() {
    if (!elsewhere()) return;
    for (const host::Seen& seen : link_->seen(link_->here().front(), chat_read_)) chat_read_ = seen.number;
}

void GameScene::open_chat(Stage& stage) {
    if (!can_chat()) return tell(elsewhere() ? msg::join_no_chat() : msg::chat_not_here(), Ink::danger);
    const auto say = [this](const std::string& text) -> std::optional<words::Message> {
        const auto refusal = link_->send(table::Speak{link_->here().front(), text});
        if (refusal) return refused(*refusal, msg::plain_not_here());
        read_chat();
        return std::nullopt;
    };
    stage.push(std::make_unique<ChatScene>(
        ChatDeeds{.said = [this] { return chat_words(); }, .say = say, .close = [this] { read_chat(); }}));
}

}  // namespace tenback::terminal
