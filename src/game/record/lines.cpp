#include "record/lines.hpp"

#include <algorithm>
#include <array>

namespace tenback::record {

bool read_line(std::istream& in, std::string& line, std::size_t limit) {
    line.clear();
    std::array<char, 4096> chunk;
    bool anything = false;
    while (in.good()) {
        in.getline(chunk.data(), chunk.size());
        const auto count = static_cast<std::size_t>(in.gcount());
        const bool whole = !in.fail() && !in.eof();  // the newline was found, and counted
        anything = anything || count != 0;
        const std::size_t bytes = whole ? count - 1 : count;
        line.append(chunk.data(), std::min(bytes, limit + 1 - line.size()));
        if (whole) return true;
        const bool chunk_full = in.fail() && !in.eof() && !in.bad() && count != 0;
        if (chunk_full) in.clear();
    }
    return anything;
}

}  // namespace tenback::record
