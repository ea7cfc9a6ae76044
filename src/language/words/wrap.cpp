#include "words/wrap.hpp"

#include <utility>

namespace tenback::words {
namespace {

/// The part before the separator, which is taken off the rest.
std::string_view take_until(std::string_view& rest, char separator) {
    const auto end = rest.find(separator);
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    return part;
}

}  // namespace

int width_of(std::string_view text) {
    int width = 0;
    for (const char c : text)
        if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80U) ++width;  // the first byte of each UTF-8 letter
    return width;
}

std::vector<std::string> wrap(std::string_view text, int width) {
    std::vector<std::string> lines;
    do {
        std::string_view paragraph = take_until(text, '\n');
        if (width_of(paragraph) <= width) {
            lines.emplace_back(paragraph);
            continue;
        }
        std::string line;
        while (!paragraph.empty()) {
            const std::string_view word = take_until(paragraph, ' ');
            if (!line.empty() && width_of(line) + 1 + width_of(word) > width) lines.push_back(std::exchange(line, {}));
            line.append(line.empty() ? "" : " ").append(word);
        }
        lines.push_back(std::move(line));
    } while (!text.empty());
    return lines;
}

}  // namespace tenback::words
