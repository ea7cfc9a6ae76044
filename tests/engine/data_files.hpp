// Lines of the data files: `variant | number | … `, comments after #.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "source_folder.hpp"

namespace tenback::testing {

inline std::vector<std::vector<std::string>> rows_of(const std::string& name) {
    std::ifstream file(source_folder() / "tests/data" / name);
    std::vector<std::vector<std::string>> rows;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') continue;
        std::vector<std::string> row;
        std::istringstream fields(line);
        for (std::string field; std::getline(fields, field, '|');) {
            const auto first = field.find_first_not_of(' ');
            row.push_back(field.substr(first, field.find_last_not_of(' ') - first + 1));
        }
        rows.push_back(row);
    }
    return rows;
}

}  // namespace tenback::testing
