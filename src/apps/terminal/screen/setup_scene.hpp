// Before a game: choosing what is played by whom, or going on with a kept one.
#pragma once

#include "terminal/screen/game_scene.hpp"
#include "terminal/setup.hpp"

namespace tenback::terminal {

class SetupScene final : public Scene {
  public:
    SetupScene(host::KeptGames& games, Place place, Afterwards& after);

    void draw(Grid& grid, const words::Words& words) const override;
    void press(const Input& input, std::optional<Target> hit, Stage& stage) override;

  private:
    enum class Deed : std::uint8_t { resume, start, games, statistics, rules, quit };
    struct Row {
        std::optional<Field> field;
        Deed deed{};
    };

    /// Sits down at a new table, or tells why not.
    void start(Stage& stage);
    void resume(const std::string& id, Stage& stage);
    [[nodiscard]] std::vector<Row> rows() const;
    [[nodiscard]] std::vector<host::KeptGame> unfinished() const;
    [[nodiscard]] words::Message label_of(Deed deed) const;
    void draw_field(Grid& grid, const words::Words& words, int at, std::size_t n, Field field) const;
    /// How many columns it took.
    int draw_deed(Grid& grid, const words::Words& words, int at, int column, std::size_t n, Deed deed) const;
    void draw_small(Grid& grid, const words::Words& words, const std::vector<Row>& all) const;
    [[nodiscard]] std::optional<words::Message> explained(const Row& chosen) const;
    [[nodiscard]] std::string key_text(const Row& chosen, const words::Words& words) const;
    void draw_below(Grid& grid, const words::Words& words, const Row& chosen) const;
    void change(Field field, int step, Stage& stage);
    void press_enter(Stage& stage);
    void press_letter(char32_t letter, const Row& row, Stage& stage);
    void click(std::size_t row, Stage& stage);
    void choose_game(Stage& stage);
    void remove(const std::string& id);
    void show_statistics(Stage& stage);
    void sit_down(host::LinkResult result, const std::string& id, Stage& stage);
    void tell(const words::Message& message) { notice_ = message; }

    host::KeptGames& games_;
    Place place_;
    Afterwards& after_;
    NewGame setup_;
    std::size_t chosen_ = 0;
    std::optional<words::Message> notice_;
};

}  // namespace tenback::terminal
