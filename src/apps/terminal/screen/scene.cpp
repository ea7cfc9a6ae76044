#include "terminal/screen/scene.hpp"

#include <algorithm>

#include "terminal/screen/layout.hpp"
#include "words/wrap.hpp"

namespace tenback::terminal {

namespace msg = words::msg;
namespace {

/// A click on a key in the bar does what the key does.
Input key_of(const Target& target) {
    const auto letter = static_cast<char32_t>(target.value);
    if (letter == U'\r') return Key::enter;
    if (letter == escape_letter) return Key::escape;
    return Letter{letter};
}

}  // namespace

void Stage::pop() {
    gone_.push_back(std::move(scenes_.back()));
    scenes_.pop_back();
}

void Stage::pop_to(const Scene& scene) {
    const auto same = [&](const auto& it) { return it.get() == &scene; };
    while (std::any_of(scenes_.begin(), scenes_.end(), same)) pop();
}

void Stage::leave() {
    while (!scenes_.empty()) pop();
}

Grid Stage::picture(int width, int height, Alphabet alphabet) const {
    Grid grid(width, height, alphabet);
    if (width < least_width || height < least_height) {
        const std::string text = words_(msg::screen_too_small(least_height, least_width));
        int row = 0;
        for (const std::string& line : words::wrap(text, width))
            if (row < height) grid.put(row++, 0, elide(line, width), {Ink::danger, true});
        return grid;
    }
    auto lowest = scenes_.size();
    while (lowest > 0 && (lowest == scenes_.size() || !scenes_[lowest]->covers())) --lowest;
    for (auto i = lowest; i < scenes_.size(); ++i) scenes_[i]->draw(grid, words_);
    return grid;
}

void Stage::press(const Input& input, const Grid& seen) {
    const bool too_small = seen.width() < least_width || seen.height() < least_height;
    if (std::holds_alternative<Leave>(input) || (too_small && is(input, U'q'))) {
        leave();
    } else if (!too_small) {
        std::optional<Target> hit;
        if (const auto* click = std::get_if<Click>(&input)) hit = seen.hit(click->row, click->column);
        const bool on_key = hit && hit->kind == Target::Kind::key;
        scenes_.back()->press(on_key ? key_of(*hit) : input, on_key ? std::nullopt : hit, *this);
    }
    gone_.clear();
}

void Stage::pass_time() {
    for (std::size_t i = 0; i < scenes_.size(); ++i) scenes_[i]->pass_time(*this);
    gone_.clear();
}

std::chrono::milliseconds Stage::patience() const {
    std::chrono::milliseconds least = std::chrono::hours(1);
    for (const auto& scene : scenes_) least = std::min(least, scene->patience());
    return least;
}

std::vector<int> Stage::wake_fds() const {
    std::vector<int> fds;
    for (const auto& scene : scenes_)
        if (scene->wake_fd() >= 0) fds.push_back(scene->wake_fd());
    return fds;
}

}  // namespace tenback::terminal
