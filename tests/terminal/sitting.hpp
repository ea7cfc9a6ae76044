// A person at a real table, seen through the pictures: keys go in, text comes out. The table lives in memory.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "terminal/screen/game_scene.hpp"
#include "terminal/screen/setup_scene.hpp"

namespace tenback::testing {

class Sitting {
  public:
    /// Seats as text: a name for a person, `bot:hard`. Nothing for the set-up screen.
    explicit Sitting(std::string_view variant = "", const std::vector<std::string>& seats = {}, std::uint64_t seed = 1,
                     bool first_sits_first = true, table::TalkPreset talk = table::TalkPreset::markers, bool hints = true);

    [[nodiscard]] terminal::Grid picture(int width = 80, int height = 24,
                                         terminal::Alphabet alphabet = terminal::Alphabet::unicode) const {
        return stage_.picture(width, height, alphabet);
    }
    [[nodiscard]] std::string text() const { return picture().text(); }
    void press(const terminal::Input& input) { stage_.press(input, picture()); }
    /// Time moves by hand only.
    void let_pass(std::chrono::milliseconds time);
    /// Letters of any alphabet, one after the other.
    void type(std::string_view letters);
    [[nodiscard]] bool shows(std::string_view what) const { return text().find(what) != std::string::npos; }
    void click(int row, int column) { press(terminal::Click{row, column}); }

    /// Plays as the pictures suggest until one of them has this text; false if the game was over before. The result has
    /// been looked at for a while then, unless the time stands still.
    bool play_until(std::string_view wanted, bool time_stands_still = false);
    /// Lets bots act until a picture has this text.
    void wait_for(std::string_view wanted);
    /// Another game of The Game alone is begun and left after its first card.
    void leave_a_game(std::uint64_t seed);
    /// Does one thing: lays, ends, confirms, or lets the bots go on.
    void play();

    words::Words words{words::Language::en};

  private:
    std::unique_ptr<host::KeptGames> games_;
    terminal::Afterwards after_;
    terminal::Stage::Clock::time_point now_{std::chrono::hours(1)};
    terminal::Stage stage_{words, [this] { return now_; }};
};

}  // namespace tenback::testing
