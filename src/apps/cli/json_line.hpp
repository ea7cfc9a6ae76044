// What programs read from our standard output.
#pragma once

#include <boost/json/value.hpp>
#include <string>

namespace tenback::cli {

/// The value on one line, numbers as people write them: Boost.JSON writes 7.12E0, which is JSON as well but hard to read.
std::string json_line(const boost::json::value& value);

}  // namespace tenback::cli
