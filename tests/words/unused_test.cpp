// Every message is said somewhere: by the program as a function, by the page by its key. Those that a client yet to come
// will say are listed by the beginning of their keys in awaited.txt; with that list empty the test is strict.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>

#include "catalogues.hpp"
#include "notation/notation.hpp"
#include "source_folder.hpp"
#include "words/words.hpp"

namespace tenback::words {
namespace {

/// What the pattern's first group finds in the sources with these endings.
std::set<std::string> found_in(const std::string& folder, const std::set<std::string>& endings, const std::regex& pattern) {
    std::set<std::string> all;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(source_folder() / folder)) {
        if (!endings.contains(entry.path().extension().string()) ||
            entry.path().string().find("/generated/") != std::string::npos)
            continue;
        std::ifstream file(entry.path());
        const std::string text(std::istreambuf_iterator<char>(file), {});
        for (auto found = std::sregex_iterator(text.begin(), text.end(), pattern); found != std::sregex_iterator(); ++found)
            all.insert((*found)[1]);
    }
    return all;
}

std::set<std::string> used_functions() { return found_in("src", {".cpp", ".hpp"}, std::regex("(?:msg|Key)::([a-z0-9_]+)")); }

/// The page names whole keys, "seat.cards", or chooses among those with the same beginning, `level.${name}`.
bool is_said_by_page(const std::string& key) {
    static const auto keys = found_in("web/src", {".ts", ".tsx"}, std::regex("\"([a-z_]+(?:\\.[a-z0-9_]+)+)\""));
    static const auto beginnings = found_in("web/src", {".ts", ".tsx"}, std::regex("`((?:[a-z_]+\\.)+[a-z_]*)\\$\\{"));
    return keys.contains(key) ||
           std::ranges::any_of(beginnings, [&](const std::string& beginning) { return key.starts_with(beginning); });
}

/// Those whose keys are put together from a beginning and a name of the engine's tables.
bool is_said_by_table(const std::string& key) {
    static const auto beginnings = found_in("src", {".cpp"}, std::regex("message_named\\(\"([a-z_.]+)\""));
    std::set<std::string> names;
    for (const MarkKind kind : all_marks) names.emplace(text_of(kind));
    for (const Option& option : all_options) names.insert({std::string(option.name), std::string(option.variant)});
    return std::ranges::any_of(beginnings, [&](const std::string& beginning) {
        return std::ranges::any_of(names, [&](const std::string& name) { return key.starts_with(beginning + name); });
    });
}

bool is_awaited(const std::string& key) {
    std::ifstream file(source_folder() / "tests/words/awaited.txt");
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
        if (!used.contains(function) && !is_said_by_page(key) && !is_said_by_table(key) && !is_awaited(key))
            unused += key + "\n";
    }
    EXPECT_EQ(unused, "");
}

}  // namespace
}  // namespace tenback::words
