// A screen as a value: cells with a glyph and a style, and places that the mouse may hit. Everything is drawn here first, so
// that drawing is a pure function and tests can read the result. Text that is cut or drawn over other text is a fault.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenback::terminal {

/// What a colour means; which colour that is, is for the window to choose.
enum class Ink : std::uint8_t { plain, dim, bar, good, trick, danger, talk, red, yellow, green, blue, violet };

struct Style {
    Ink ink = Ink::plain;
    bool bold = false;
    bool reverse = false;
    bool operator==(const Style&) const = default;
};

struct Cell {
    char32_t glyph = U' ';  // 0: the right half of the glyph before
    Style style{};
    bool used = false;  // text stands here
    bool operator==(const Cell&) const = default;
};

struct Rect {
    int row;
    int column;
    int height;
    int width;
    [[nodiscard]] bool contains(int r, int c) const {
        return r >= row && r < row + height && c >= column && c < column + width;
    }
};

/// Stands for Esc where keys are given as characters, as `\r` does for Enter.
inline constexpr char32_t escape_letter = U'\x1B';

/// What a click means.
struct Target {
    enum class Kind : std::uint8_t { card, pile, key, option } kind;
    int value;  // index of the card or pile, the key as a character, or number of the option
    bool operator==(const Target&) const = default;
};

/// What a terminal can show: everything, or signs that every one has. Letters of words stay what they are.
enum class Alphabet : std::uint8_t { unicode, ascii };

enum class Frame : std::uint8_t { single, twice, burning };

/// The rectangle's frame, with words in its upper and lower edge.
struct Box {
    Rect area;
    Style style{};
    Frame frame = Frame::single;
    std::string_view above{};
    std::string_view below{};
};

class Grid {
  public:
    Grid(int width, int height, Alphabet alphabet = Alphabet::unicode);

    [[nodiscard]] Alphabet alphabet() const { return alphabet_; }
    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int height() const { return height_; }
    [[nodiscard]] Rect area() const { return {0, 0, height_, width_}; }
    /// @pre inside
    [[nodiscard]] const Cell& at(int row, int column) const {
        return cells_[static_cast<std::size_t>(row * width_ + column)];
    }

    void put(int row, int column, std::string_view text, Style style = {});
    void put_right(int row, int end, std::string_view text, Style style = {});
    void put_centred(int row, int column, int width, std::string_view text, Style style = {});
    void box(const Box& box);
    /// Empty again, as before anything was drawn, for what lies on top; hits below are forgotten.
    void clear(Rect area, Style style = {});

    void target(Rect area, Target target) { targets_.push_back({area, target}); }
    [[nodiscard]] std::optional<Target> hit(int row, int column) const;

    /// What was cut or drawn over, for tests.
    [[nodiscard]] const std::vector<std::string>& faults() const { return faults_; }
    /// The glyphs, a line each, without blanks at the ends.
    [[nodiscard]] std::string text() const;

  private:
    struct Area {
        Rect area;
        Target target;
    };
    void put_glyph(int row, int column, char32_t glyph, Style style, std::string_view of);

    int width_;
    int height_;
    Alphabet alphabet_;
    std::vector<Cell> cells_;
    std::vector<Area> targets_;
    std::vector<std::string> faults_;
};

/// How many columns a glyph takes: none if it joins the one before, two if it is wide.
int columns_of(char32_t glyph);
/// The same for a text.
int columns_of(std::string_view text);
/// The text, or as much of it as fits with `…` behind: for names, which may be long.
std::string elide(std::string_view text, int columns);
/// ASCII if the environment asks for a locale without UTF-8, such as C. Where it says nothing, terminals of our time speak
/// UTF-8.
Alphabet alphabet_of_environment();
/// A text in it.
std::string in_alphabet(std::string_view text, Alphabet alphabet);
/// The same meaning in ASCII, for signs, lines and quotation marks; letters stay.
char32_t ascii_of(char32_t glyph);
/// Glyphs of good UTF-8; what is none becomes a question mark.
std::u32string glyphs_of(std::string_view text);
std::string utf8_of(std::u32string_view glyphs);

}  // namespace tenback::terminal
