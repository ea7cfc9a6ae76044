// A question with its answers, on top of what is on the screen.
#pragma once

#include <functional>
#include <vector>

#include "terminal/screen/game_view_model.hpp"
#include "terminal/screen/scene.hpp"

namespace tenback::terminal {

struct MenuOption {
    words::Value label;
    char32_t key = 0;  // chooses it at once
};

/// Where it stands: low leaves the piles and seats to be seen, high the hand.
enum class MenuPlace : std::uint8_t { high, low };

struct MenuSettings {
    words::Message title;
    std::vector<words::Message> text{};
    std::vector<words::Message> text_if_small{};  // besides, where the menu hides what it is about
    std::vector<MenuOption> options{};
    MenuPlace place = MenuPlace::low;
    std::size_t chosen = 0;
    bool may_escape = true;
    std::vector<KeyHelp> more_keys{};     // that do something here
    Stage::Clock::time_point ready_at{};  // keys before that were meant for what the menu covers: they do nothing
};

class Menu final : public Scene {
  public:
    /// Called after the menu is gone, with the number of the chosen option.
    using Chosen = std::function<void(Stage&, std::size_t)>;
    Menu(MenuSettings settings, Chosen then)
        : it_(std::move(settings)), then_(std::move(then)), ready_(it_.ready_at == Stage::Clock::time_point()) {}

    void draw(Grid& grid, const words::Words& words) const override;
    void press(const Input& input, std::optional<Target> hit, Stage& stage) override;
    [[nodiscard]] bool covers() const override { return false; }
    void pass_time(Stage& stage) override;
    [[nodiscard]] std::chrono::milliseconds patience() const override;
    /// For letters that choose nothing here, as on a Latin keyboard.
    void when_letter(std::function<bool(char32_t, Stage&)> then) { other_letter_ = std::move(then); }

  private:
    [[nodiscard]] std::vector<KeyHelp> keys() const;
    [[nodiscard]] std::vector<std::string> text_lines(const Grid& grid, const words::Words& words) const;
    void choose(std::size_t option, Stage& stage);

    MenuSettings it_;
    Chosen then_;
    std::function<bool(char32_t, Stage&)> other_letter_;
    bool ready_;                      // keys are heeded
    Stage::Clock::time_point now_{};  // as last told
};

/// Yes or no; yes calls back.
std::unique_ptr<Menu> question(const words::Message& title, const words::Message& text, const words::Words& words,
                               std::function<void(Stage&)> yes);

/// Another language for everything.
std::unique_ptr<Menu> language_menu(const words::Words& words);

}  // namespace tenback::terminal
