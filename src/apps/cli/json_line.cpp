#include "cli/json_line.hpp"

#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <cmath>

namespace tenback::cli {
namespace {

void write(const boost::json::value& value, std::string& line) {
    if (const auto* object = value.if_object()) {
        line += '{';
        for (const auto& [key, member] : *object) {
            line += line.back() == '{' ? "" : ",";
            line += boost::json::serialize(boost::json::string(key)) + ':';
            write(member, line);
        }
        line += '}';
    } else if (const auto* array = value.if_array()) {
        line += '[';
        for (std::size_t n = 0; n < array->size(); ++n) {
            line += n == 0 ? "" : ",";
            write((*array)[n], line);
        }
        line += ']';
    } else if (const auto* real = value.if_double(); real != nullptr && std::isfinite(*real)) {
        line += fmt::format("{}", *real);  // the shortest that reads back as the same number
    } else {
        line += boost::json::serialize(value);
    }
}

}  // namespace

std::string json_line(const boost::json::value& value) {
    std::string line;
    write(value, line);
    return line;
}

}  // namespace tenback::cli
