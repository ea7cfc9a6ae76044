// The terminal itself: shows grids and reports what a person does. Only this and terminfo.cpp know ncurses.
#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <vector>

#include "terminal/screen/grid.hpp"
#include "terminal/screen/input.hpp"
#include "terminal/screen/signals.hpp"
#include "words/message.hpp"

namespace tenback::terminal {

/// Is a terminal of this type known here, and able to write anywhere on its screen?
bool can_place_text(const char* type);

/// One at a time. The terminal is as before once it is gone, however that happens.
class Window {
  public:
    /// Nothing if the terminal can be used, or why not.
    static std::optional<words::Message> unusable();

    /// @pre !unusable()
    Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;
    ~Window();

    [[nodiscard]] int width() const;
    [[nodiscard]] int height() const;
    /// In what pictures are to be drawn.
    [[nodiscard]] Alphabet alphabet() const { return alphabet_; }
    void show(const Grid& grid);
    void ring();
    /// What was done, after waiting until there is something, one of these can be read, or so much time has passed.
    std::vector<Input> wait(std::span<const int> also, std::chrono::milliseconds longest);

  private:
    void read_keys(std::vector<Input>& inputs);
    void suspend();

    Signals signals_;
    void* screen_ = nullptr;  // of ncurses
    Alphabet alphabet_ = Alphabet::unicode;
    bool colours_ = false;
    bool old_glyphs_ = false;  // a console that lacks some glyphs
};

}  // namespace tenback::terminal
