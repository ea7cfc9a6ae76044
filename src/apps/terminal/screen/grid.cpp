#include "terminal/screen/grid.hpp"

#include <algorithm>

namespace tenback::terminal {
namespace {

struct FrameGlyphs {
    std::string_view top_left, top_right, bottom_left, bottom_right, horizontal, vertical;
};

constexpr FrameGlyphs glyphs_for(Frame frame) {
    switch (frame) {
        case Frame::single: return {"╭", "╮", "╰", "╯", "─", "│"};
        case Frame::twice: return {"╔", "╗", "╚", "╝", "═", "║"};
        case Frame::burning: break;
    }
    return {"▒", "▒", "▒", "▒", "▒", "▒"};
}

std::string repeated(std::string_view text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

/// `╭─ words ─╮`
std::string edge(std::string_view left, std::string_view line, std::string_view right, std::string_view words, int width) {
    const std::string label = words.empty() ? "" : " " + std::string(words) + " ";
    const int rest = width - 2 - columns_of(label);
    const int before = words.empty() ? rest : std::max(0, rest / 2);
    return std::string(left) + repeated(line, before) + label + repeated(line, rest - before) + std::string(right);
}

}  // namespace

Grid::Grid(int width, int height, Alphabet alphabet)
    : width_(width),
      height_(height),
      alphabet_(alphabet),
      cells_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {}

void Grid::put_glyph(int row, int column, char32_t glyph, Style style, std::string_view of) {
    if (row < 0 || row >= height_ || column < 0 || column >= width_) {
        faults_.push_back("cut: " + std::string(of));
        return;
    }
    Cell& cell = cells_[static_cast<std::size_t>(row * width_ + column)];
    if (cell.used)
        faults_.push_back("drawn over at " + std::to_string(row) + "," + std::to_string(column) + ": " + std::string(of));
    cell = {alphabet_ == Alphabet::ascii ? ascii_of(glyph) : glyph, style, true};
}

void Grid::put(int row, int column, std::string_view text, Style style) {
    for (const char32_t glyph : glyphs_of(text)) {
        const int columns = columns_of(glyph);
        if (columns > 0) put_glyph(row, column, glyph, style, text);
        if (columns > 1) put_glyph(row, column + 1, 0, style, text);
        column += columns;
    }
}

void Grid::put_right(int row, int end, std::string_view text, Style style) { put(row, end - columns_of(text), text, style); }

void Grid::put_centred(int row, int column, int width, std::string_view text, Style style) {
    const int free = width - columns_of(text);
    if (free < 0) faults_.push_back("too long by " + std::to_string(-free) + ": " + std::string(text));
    put(row, column + std::max(0, free / 2), text, style);
}

void Grid::box(const Box& box) {
    const FrameGlyphs with = glyphs_for(box.frame);
    const Rect& area = box.area;
    for (const std::string_view label : {box.above, box.below})
        if (columns_of(label) + 4 > area.width && !label.empty()) faults_.push_back("too long: " + std::string(label));
    put(area.row, area.column, edge(with.top_left, with.horizontal, with.top_right, box.above, area.width), box.style);
    for (int row = area.row + 1; row < area.row + area.height - 1; ++row) {
        put(row, area.column, with.vertical, box.style);
        put(row, area.column + area.width - 1, with.vertical, box.style);
    }
    put(area.row + area.height - 1, area.column,
        edge(with.bottom_left, with.horizontal, with.bottom_right, box.below, area.width), box.style);
}

void Grid::clear(Rect area, Style style) {
    for (int row = std::max(0, area.row); row < std::min(height_, area.row + area.height); ++row)
        for (int column = std::max(0, area.column); column < std::min(width_, area.column + area.width); ++column)
            cells_[static_cast<std::size_t>(row * width_ + column)] = {U' ', style, false};
    std::erase_if(targets_, [&](const Area& it) { return area.contains(it.area.row, it.area.column); });
}

std::optional<Target> Grid::hit(int row, int column) const {
    for (auto it = targets_.rbegin(); it != targets_.rend(); ++it)
        if (it->area.contains(row, column)) return it->target;
    return std::nullopt;
}

std::string Grid::text() const {
    std::string all;
    for (int row = 0; row < height_; ++row) {
        std::u32string line;
        for (int column = 0; column < width_; ++column)
            if (at(row, column).glyph != 0) line += at(row, column).glyph;
        line.erase(line.find_last_not_of(U' ') + 1);
        all += utf8_of(line) + "\n";
    }
    return all;
}

}  // namespace tenback::terminal
