#include "cli/row_file.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "cli/command.hpp"
#include "notation/variant.hpp"

namespace tenback::cli {
namespace {

std::vector<std::string> read_lines(const std::string& path) {
    std::ifstream in(path);
    if (!in) throw BadData{fmt::format("cannot read '{}'", path)};
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::string tag_of(const Rules& rules) { return fmt::format("  // {}: ", text_of(rules)); }

std::string& line_of(std::vector<std::string>& lines, const std::string& path, const Rules& rules) {
    for (std::string& line : lines)
        if (line.find(tag_of(rules)) != std::string::npos) return line;
    throw BadData{fmt::format("'{}' has no row for '{}'", path, text_of(rules))};
}

}  // namespace

lab::WeightList read_row(const std::string& path, const Rules& rules) {
    std::vector<std::string> lines = read_lines(path);
    const std::string& line = line_of(lines, path, rules);
    const auto row = lab::parse_row(rules.game, std::string_view(line).substr(0, line.find("//")));
    if (!row)
        throw BadData{
            fmt::format("'{}' has no weights of {} in the row for '{}'", path, text_of(rules.game), text_of(rules))};
    return *row;
}

void check_writable(const std::string& path) {
    const bool is_new = !std::filesystem::exists(path);
    const bool writable = std::ofstream(path, std::ios::app).is_open();
    if (!writable) throw BadData{fmt::format("cannot write '{}'", path)};
    if (is_new) std::filesystem::remove(path);
}

void check_row_file(const std::string& path, const Rules& rules) {
    if (std::filesystem::exists(path)) {
        std::vector<std::string> lines = read_lines(path);
        line_of(lines, path, rules);
    }
    check_writable(path);
}

void replace_row(const std::string& path, const Rules& rules, const lab::WeightList& row, const std::string& how) {
    std::vector<std::string> lines =
        std::filesystem::exists(path) ? read_lines(path) : std::vector<std::string>{"{},  //" + tag_of(rules).substr(4)};
    std::string& line = line_of(lines, path, rules);
    const bool comma = line.find("},  //") != std::string::npos;
    line = fmt::format("{}{}{}{}", lab::row_text(rules.game, row), comma ? "," : "", tag_of(rules), how);
    std::ofstream out(path);
    for (const std::string& each : lines) out << each << '\n';
    if (!out.flush()) throw BadData{fmt::format("cannot write '{}'", path)};
}

std::string read_bytes(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw BadData{fmt::format("cannot read '{}'", path)};
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void write_bytes(const std::string& path, const std::string& bytes) {
    const std::string unfinished = path + ".new";
    std::ofstream out(unfinished, std::ios::binary);
    out << bytes;
    out.close();
    std::error_code failed;
    if (out) std::filesystem::rename(unfinished, path, failed);
    if (!out || failed) throw BadData{fmt::format("cannot write '{}'", path)};
}

std::unique_ptr<const bots::ValueNet> read_net_file(const bots::NetKind& kind, const std::string& path) {
    auto net = read_net(kind, read_bytes(path));
    if (!net) throw BadData{fmt::format("'{}' cannot be played with: {}", path, net.reason())};
    return std::move(*net);
}

}  // namespace tenback::cli
