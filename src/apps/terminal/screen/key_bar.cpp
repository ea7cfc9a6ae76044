// The last line: which keys do something now.
#include "terminal/screen/game_view_model.hpp"

namespace tenback::terminal {
namespace {

/// How densely the keys stand.
struct KeyBar {
    int gap;
    std::size_t words;  // so many of the first keys have theirs
    bool every_word;    // the obvious ones too

    [[nodiscard]] bool has_word(const KeyHelp& help, std::size_t n) const {
        return n < words && (every_word || !help.obvious);
    }
    [[nodiscard]] int width_of(const KeyHelp& help, std::size_t n, const words::Words& speech) const {
        return columns_of(spoken(help.key, speech)) + (has_word(help, n) ? 1 + columns_of(speech(help.what)) : 0);
    }
    [[nodiscard]] bool fits(const std::vector<KeyHelp>& keys, const words::Words& speech, int room) const {
        int needed = -gap;
        for (std::size_t n = 0; n < keys.size(); ++n) needed += width_of(keys[n], n, speech) + gap;
        return needed <= room;
    }
};

/// The first of these that has room; the words of the last keys are left out first.
KeyBar roomiest(const std::vector<KeyHelp>& keys, const words::Words& words, int room) {
    for (const KeyBar bar : {KeyBar{2, keys.size(), true}, KeyBar{2, keys.size(), false}})
        if (bar.fits(keys, words, room)) return bar;
    for (std::size_t with = keys.size(); with > 0; --with)
        if (const KeyBar bar{1, with, false}; bar.fits(keys, words, room)) return bar;
    return {1, 0, false};
}

}  // namespace

void draw_keys(Grid& grid, const std::vector<KeyHelp>& keys, const words::Words& words) {
    const int room = grid.width() - 2;
    const KeyBar bar = roomiest(keys, words, room);
    const int row = grid.height() - 1;
    int column = 1;
    for (std::size_t n = 0; n < keys.size(); ++n) {
        const std::string key = spoken(keys[n].key, words);
        const int width = bar.width_of(keys[n], n, words);
        if (column + width > room + 1) continue;
        grid.put(row, column, key, {Ink::bar, true});
        if (bar.has_word(keys[n], n)) grid.put(row, column + columns_of(key) + 1, words(keys[n].what));
        grid.target({row, column, 1, width}, {Target::Kind::key, static_cast<int>(keys[n].pressed)});
        column += width + bar.gap;
    }
}

}  // namespace tenback::terminal
