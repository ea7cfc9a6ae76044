#include <fmt/format.h>

#include "record/lines.hpp"
#include "record/record.hpp"

namespace tenback::record {
namespace {

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r") == std::string_view::npos; }

}  // namespace

std::optional<Result<Game>> RecordReader::next() {
    const auto failed = [this](std::string_view reason) { return Error{fmt::format("line {}: {}", number_, reason)}; };
    do {
        if (!read_line(in_, text_, longest_line)) return std::nullopt;
        ++number_;
    } while (text_.size() <= longest_line && is_blank(text_));
    if (text_.size() > longest_line) return failed("longer than 16 MiB");
    auto game = read_record(text_);
    if (!game) return failed(game.reason());
    return game;
}

}  // namespace tenback::record
