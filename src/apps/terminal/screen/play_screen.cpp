#include "terminal/screen/play_screen.hpp"

#include "terminal/screen/setup_scene.hpp"
#include "terminal/screen/window.hpp"

namespace tenback::terminal {

std::optional<words::Message> why_no_screen() { return Window::unusable(); }

namespace {

/// Until somebody leaves. The signal that ended it, if one did.
int perform(Stage& stage) {
    Window window;
    int signal = 0;
    while (!stage.empty()) {
        stage.pass_time();
        if (stage.empty()) break;
        const Grid picture = stage.picture(window.width(), window.height(), window.alphabet());
        window.show(picture);
        if (stage.take_ring()) window.ring();
        for (const Input& input : window.wait(stage.wake_fds(), stage.patience())) {
            if (const auto* leave = std::get_if<Leave>(&input)) signal = leave->signal;
            if (!stage.empty()) stage.press(input, picture);
        }
    }
    return signal;
}

}  // namespace

ScreenEnd play_on_screen(words::Words& words, host::KeptGames& games, const Place& place,
                         std::unique_ptr<host::TableLink> link) {
    ScreenEnd end;
    Stage stage(words);
    stage.push(std::make_unique<SetupScene>(games, place, end.last));
    if (link) stage.push(std::make_unique<GameScene>(&games, std::move(link), place, end.last));
    end.signal = perform(stage);
    return end;
}

ScreenEnd play_round_on_screen(words::Words& words, const Place& place, const std::shared_ptr<host::TableLink>& link) {
    ScreenEnd end;
    Stage stage(words);
    stage.push(std::make_unique<GameScene>(nullptr, link, place, end.last));
    end.signal = perform(stage);
    return end;
}

}  // namespace tenback::terminal
