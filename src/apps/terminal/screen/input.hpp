// What a person does at the keyboard or with the mouse.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

namespace tenback::terminal {

enum class Key : std::uint8_t {
    up,
    down,
    left,
    right,
    page_up,
    page_down,
    home,
    end,
    enter,
    escape,
    tab,
    back_tab,
    backspace
};

/// A letter, digit or sign, Space too.
struct Letter {
    char32_t glyph;
    bool operator==(const Letter&) const = default;
};
struct Click {
    int row;
    int column;
    bool operator==(const Click&) const = default;
};
struct Resized {
    bool operator==(const Resized&) const = default;
};
/// The program is to end, the game kept: Ctrl-C, or a signal.
struct Leave {
    int signal;  // 0: asked for by a key
    bool operator==(const Leave&) const = default;
};

using Input = std::variant<Key, Letter, Click, Resized, Leave>;

constexpr char32_t small(char32_t glyph) {
    const bool capital = (glyph >= U'A' && glyph <= U'Z') || (glyph >= U'А' && glyph <= U'Я');
    return capital ? glyph + 32 : glyph == U'І' ? U'і' : glyph;
}

/// The small Latin letter on the key, so that neither the layout of a Cyrillic keyboard nor Caps Lock has to be changed.
constexpr char32_t latin_key(char32_t glyph) {
    constexpr std::u32string_view cyrillic = U"йцукенгшщзфывапролдячсмитьі";
    constexpr std::u32string_view latin = U"qwertyuiopasdfghjklzxcvbnms";
    const auto at = cyrillic.find(small(glyph));
    return at == std::u32string_view::npos ? small(glyph) : latin[at];
}

inline bool is(const Input& input, Key key) {
    const auto* pressed = std::get_if<Key>(&input);
    return pressed != nullptr && *pressed == key;
}
/// This letter, or its key.
inline bool is(const Input& input, char32_t glyph) {
    const auto* letter = std::get_if<Letter>(&input);
    return letter != nullptr && (small(letter->glyph) == glyph || latin_key(letter->glyph) == glyph);
}

}  // namespace tenback::terminal
