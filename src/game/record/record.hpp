// Records from outside: a game comes out only if every play of it was allowed.
#pragma once

#include <boost/json/object.hpp>
#include <cstddef>
#include <istream>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "record/game.hpp"

namespace tenback::record {

/// One record, replayed through the checked door. The error says where and why: `turn 3, play 2 (44>U1): too_low (TG-5)`.
Result<Game> read_record(std::string_view text);
Result<Game> read_record(const boost::json::object& record);

/// The records of a .jsonl file, one by one; blank lines do not count. An error begins with `line N: `.
class RecordReader {
  public:
    static constexpr std::size_t longest_line = std::size_t{16} << 20;

    explicit RecordReader(std::istream& in) : in_(in) {}
    /// Nothing at the end of the file, nor after the stream went bad.
    std::optional<Result<Game>> next();
    /// The number of the line last read.
    [[nodiscard]] std::size_t line() const { return number_; }

  private:
    std::istream& in_;
    std::string text_;
    std::size_t number_ = 0;
};

}  // namespace tenback::record
