#include "store/postgres/texts.hpp"

#include <charconv>

#include "store/postgres/statements.hpp"

namespace tenback::store {
namespace {

std::string text_of(bool value) { return value ? "t" : "f"; }

/// `{"one","two"}`
std::string array_of(const std::vector<std::string>& texts) {
    std::string array = "{";
    for (const std::string& text : texts) {
        array += array.size() > 1 ? ",\"" : "\"";
        for (const char c : text) {
            if (c == '"' || c == '\\') array += '\\';
            array += c;
        }
        array += '"';
    }
    return array + "}";
}

}  // namespace

PgCommand append_command(const Append& one) {
    return {pg::append,
            {one.table, std::to_string(one.number), std::to_string(one.number + one.texts.size() - 1), one.summary,
             text_of(one.marks.listed), text_of(one.marks.finished), array_of(one.texts)}};
}

PgCommand copy_command(const StoredTable& table, const std::vector<std::string>& log) {
    return {pg::copy,
            {table.id, std::to_string(table.number), std::to_string(table.created), std::to_string(table.changed),
             table.summary, text_of(table.marks.listed), text_of(table.marks.finished), array_of(log)}};
}

std::vector<std::string> texts_in(const PgResult& result) {
    std::vector<std::string> texts;
    for (int row = 0; row < result.rows(); ++row) texts.push_back(result.text(row, 0));
    return texts;
}

std::vector<StoredTable> tables_in(const PgResult& result) {
    std::vector<StoredTable> tables;
    for (int row = 0; row < result.rows(); ++row)
        tables.push_back({.id = result.text(row, 0),
                          .number = static_cast<std::uint64_t>(result.integer(row, 1)),
                          .created = result.integer(row, 2),
                          .changed = result.integer(row, 3),
                          .summary = result.text(row, 4),
                          .marks = {result.boolean(row, 5), result.boolean(row, 6)}});
    return tables;
}

std::optional<Change> change_in(const std::string& notice) {
    const std::size_t space = notice.rfind(' ');
    if (space == std::string::npos) return std::nullopt;
    Change change{notice.substr(0, space), 0};
    const char* end = notice.data() + notice.size();
    if (std::from_chars(notice.data() + space + 1, end, change.number).ptr != end) return std::nullopt;
    return change;
}

}  // namespace tenback::store
