#include "terminal/screen/play_screen.hpp"

#include "terminal/screen/setup_scene.hpp"
#include "terminal/screen/window.hpp"

namespace tenback::terminal {

std::optional<Message> why_no_screen() { return Window::unusable(); }

ScreenEnd play_on_screen(Words& words, KeptGames& games, const Place& place, std::unique_ptr<TableLink> link) {
    ScreenEnd end;
    Window window;
    Stage stage(words);
    stage.push(std::make_unique<SetupScene>(games, place, end.last));
    if (link) stage.push(std::make_unique<GameScene>(games, std::move(link), place, end.last));
    while (!stage.empty()) {
        stage.pass_time();
        if (stage.empty()) break;
        const Grid picture = stage.picture(window.width(), window.height());
        window.show(picture);
        for (const Input& input : window.wait(stage.wake_fds(), stage.patience())) {
            if (const auto* leave = std::get_if<Leave>(&input)) end.signal = leave->signal;
            if (!stage.empty()) stage.press(input, picture);
        }
    }
    return end;
}

}  // namespace tenback::terminal
