// Lines of untrusted length.
#pragma once

#include <cstddef>
#include <istream>
#include <string>

namespace tenback::record {

/// Reads the next line, the last one also without a newline; false at the end of input. Of a longer line only
/// limit + 1 bytes are kept, so that the reader can tell that it is too long.
bool read_line(std::istream& in, std::string& line, std::size_t limit);

}  // namespace tenback::record
