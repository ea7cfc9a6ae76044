// Every message is said somewhere. Those that a client yet to come will say are listed by the beginning of their keys in
// awaited.txt; with that list empty the test is strict.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>

#include "catalogues.hpp"
#include "words/words.hpp"

namespace tenback {
namespace {

std::set<std::string> used_functions() {
    std::set<std::string> used;
    const std::regex call("(?:msg|Key)::([a-z0-9_]+)");
    for (const auto& entry : std::filesystem::recursive_directory_iterator(std::string(SOURCES) + "/src")) {
        if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp") continue;
        std::ifstream file(entry.path());
        const std::string text(std::istreambuf_iterator<char>(file), {});
        for (auto found = std::sregex_iterator(text.begin(), text.end(), call); found != std::sregex_iterator(); ++found)
            used.insert((*found)[1]);
    }
    return used;
}

bool is_awaited(const std::string& key) {
    std::ifstream file(std::string(SOURCES) + "/tests/words/awaited.txt");
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && key.starts_with(line)) return true;
    return false;
}

TEST(Unused, no_message_is_never_said) {
    const std::set<std::string> used = used_functions();
    std::string unused;
    for (const auto& [key, message] : catalogue_of(Language::en)) {
        std::string function = key;
        std::replace(function.begin(), function.end(), '.', '_');
        if (!used.contains(function) && !is_awaited(key)) unused += key + "\n";
    }
    EXPECT_EQ(unused, "");
}

}  // namespace
}  // namespace tenback
