// What lists show of a table, as the text that a store keeps beside its log; host/summary.hpp reads it.
#pragma once

#include <boost/json/object.hpp>
#include <string>

#include "table/table.hpp"

namespace tenback::table {

boost::json::object summary_json(const Table& table);
std::string summary_of(const Table& table);

}  // namespace tenback::table
