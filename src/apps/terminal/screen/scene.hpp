// What is on the screen: scenes on top of each other. A scene draws itself and answers to keys; it knows nothing of the
// terminal.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "terminal/screen/grid.hpp"
#include "terminal/screen/input.hpp"
#include "words/words.hpp"

namespace tenback::terminal {

class Stage;

class Scene {
  public:
    Scene() = default;
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;
    virtual ~Scene() = default;

    virtual void draw(Grid& grid, const words::Words& words) const = 0;
    /// Keys, letters and clicks; `hit` is what was clicked on, unless that was a key.
    virtual void press(const Input& input, std::optional<Target> hit, Stage& stage) = 0;
    /// Hides the scenes below.
    [[nodiscard]] virtual bool covers() const { return true; }

    /// Lets things happen that no key asked for. Called also while another scene lies on top.
    virtual void pass_time(Stage& /*stage*/) {}
    /// After how long at the latest that is to be called again.
    [[nodiscard]] virtual std::chrono::milliseconds patience() const { return std::chrono::hours(1); }
    /// Readable when it is to be called now.
    [[nodiscard]] virtual int wake_fd() const { return -1; }
};

/// The scenes; the last is on top. A scene may push and pop while it is called.
class Stage {
  public:
    using Clock = std::chrono::steady_clock;
    /// Tests move the time by hand.
    explicit Stage(words::Words& words, std::function<Clock::time_point()> now = Clock::now)
        : words_(words), now_(std::move(now)) {}

    void push(std::unique_ptr<Scene> scene) { scenes_.push_back(std::move(scene)); }
    /// Removes the scene on top.
    void pop();
    /// Removes this scene and all above it.
    void pop_to(const Scene& scene);
    void leave();
    [[nodiscard]] bool empty() const { return scenes_.empty(); }
    [[nodiscard]] bool is_on_top(const Scene& scene) const { return !empty() && scenes_.back().get() == &scene; }

    [[nodiscard]] words::Words& words() const { return words_; }
    [[nodiscard]] Clock::time_point now() const { return now_(); }
    /// Everything that is to be seen; in too little room (layout.hpp) a request for more.
    [[nodiscard]] Grid picture(int width, int height, Alphabet alphabet = Alphabet::unicode) const;
    void press(const Input& input, const Grid& seen);
    void pass_time();
    /// The bell is to be heard.
    void ring() { rings_ = true; }
    /// Was it asked for since the last call?
    bool take_ring() { return std::exchange(rings_, false); }
    [[nodiscard]] std::chrono::milliseconds patience() const;
    [[nodiscard]] std::vector<int> wake_fds() const;

  private:
    words::Words& words_;
    std::function<Clock::time_point()> now_;
    bool rings_ = false;
    std::vector<std::unique_ptr<Scene>> scenes_;
    std::vector<std::unique_ptr<Scene>> gone_;  // may still be running
};

}  // namespace tenback::terminal
