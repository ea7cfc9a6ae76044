// Part of the build: turns locale/*.json into C++, a function for each message and a table for each language.
#include <unicode/messagepattern.h>

#include <algorithm>
#include <boost/json.hpp>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using Catalogue = std::map<std::string, std::string>;  // key -> ICU message, in the order of keys

boost::json::object read_object(const std::string& path) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error(path + ": cannot be read");
    const std::string text(std::istreambuf_iterator<char>(file), {});
    boost::json::error_code error;
    const boost::json::value json = boost::json::parse(text, error);
    if (error || !json.is_object()) throw std::runtime_error(path + ": no JSON object: " + error.message());
    return json.as_object();
}

Catalogue read(const std::string& path) {
    Catalogue catalogue;
    for (const auto& [key, message] : read_object(path)) {
        if (!message.is_string()) throw std::runtime_error(path + ": " + std::string(key) + " is no text");
        catalogue[std::string(key)] = std::string(message.as_string());
    }
    return catalogue;
}

std::vector<std::string> languages_in(const std::string& folder) {
    std::vector<std::string> codes;
    for (const auto& [code, habits] : read_object(folder + "/languages.json")) codes.emplace_back(code);
    return codes;
}

/// Argument names in alphabetical order, so that rewording never changes the order of a function's parameters; with each,
/// whether it is counted.
std::map<std::string, bool> arguments_of(const std::string& key, const std::string& message) {
    UErrorCode status = U_ZERO_ERROR;
    icu::MessagePattern pattern(icu::UnicodeString::fromUTF8(message), nullptr, status);
    if (U_FAILURE(status) != 0)
        throw std::runtime_error("locale/en.json: " + key + " is no ICU message: " + u_errorName(status));
    std::map<std::string, bool> arguments;
    for (int i = 0; i + 1 < pattern.countParts(); ++i) {
        const auto& part = pattern.getPart(i);
        if (part.getType() != UMSGPAT_PART_TYPE_ARG_START) continue;
        std::string name;
        pattern.getSubstring(pattern.getPart(i + 1)).toUTF8String(name);
        arguments[name] |= part.getArgType() == UMSGPAT_ARG_TYPE_PLURAL;
    }
    return arguments;
}

/// `seat.cards` -> `seat_cards`
std::string identifier(std::string key) {
    std::replace(key.begin(), key.end(), '.', '_');
    return key;
}

std::string literal(const std::string& text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '\n') {
            out += "\\n";
            continue;
        }
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + "\"";
}

std::string one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

std::string signature(const std::string& key, const std::map<std::string, bool>& arguments) {
    std::string parameters;
    for (const auto& [name, counted] : arguments)
        parameters += (parameters.empty() ? "" : ", ") + std::string(counted ? "std::int64_t " : "Value ") + name;
    return "Message " + identifier(key) + "(" + parameters + ")";
}

void write_languages(std::ostream& out, const std::vector<std::string>& languages) {
    out << "// Made from locale/languages.json.\n#pragma once\n\n#include <array>\n#include <cstdint>\n#include "
           "<string_view>\n\n"
        << "namespace tenback::words {\n\nenum class Language : std::uint8_t {\n";
    for (const std::string& code : languages) out << "    " << code << ",\n";
    out << "    pseudo,  // English with every message in brackets: shows what was never translated\n};\n\n"
        << "/// Those that people choose from.\ninline constexpr std::array all_languages{";
    for (const std::string& code : languages) out << "Language::" << code << ", ";
    out << "};\ninline constexpr std::array<std::string_view, " << languages.size() + 1 << "> language_codes{";
    for (const std::string& code : languages) out << literal(code) << ", ";
    out << "\"qps\"};\n\n}  // namespace tenback::words\n";
}

void write_header(std::ostream& out, const Catalogue& english) {
    out << "// Made from locale/en.json.\n#pragma once\n\n#include \"words/message.hpp\"\n\nnamespace tenback::words {\n\n";
    out << "enum class Key : std::uint16_t {\n";
    for (const auto& [key, message] : english) out << "    " << identifier(key) << ",\n";
    out << "};\ninline constexpr std::size_t key_count = " << english.size() << ";\n\nnamespace msg {\n\n";
    for (const auto& [key, message] : english)
        out << "/// " << one_line(message) << "\n" << signature(key, arguments_of(key, message)) << ";\n";
    out << "\n}  // namespace msg\n}  // namespace tenback::words\n";
}

void write_functions(std::ostream& out, const Catalogue& english) {
    out << "namespace msg {\n";
    for (const auto& [key, message] : english) {
        const auto arguments = arguments_of(key, message);
        out << signature(key, arguments) << " { return {Key::" << identifier(key) << ", {";
        for (const auto& [name, counted] : arguments)
            out << (counted ? "Value::count(" + name + ")" : "std::move(" + name + ")") << ", ";
        out << "}}; }\n";
    }
    out << "}  // namespace msg\n\n";
}

void write_tables(std::ostream& out, const std::vector<Catalogue>& catalogues) {
    const Catalogue& english = catalogues.front();
    out << "namespace {\nusing Texts = std::array<std::string_view, key_count>;\n";
    out << "constexpr std::array<Texts, " << catalogues.size() << "> texts{\n";
    for (const Catalogue& catalogue : catalogues) {
        out << "Texts{\n";
        for (const auto& [key, message] : english)  // what is not translated yet is said in English, and a test fails
            out << "    " << literal(catalogue.contains(key) ? catalogue.at(key) : message) << ",\n";
        out << "},\n";
    }
    out << "};\nconstexpr Texts names{\n";
    for (const auto& [key, message] : english) out << "    " << literal(key) << ",\n";
    out << "};\n";
    for (const auto& [key, message] : english) {
        const auto arguments = arguments_of(key, message);
        if (arguments.empty()) continue;
        out << "constexpr Argument of_" << identifier(key) << "[]{";
        for (const auto& [name, counted] : arguments)
            out << "{" << literal(name) << ", " << (counted ? "true" : "false") << "}, ";
        out << "};\n";
    }
    out << "constexpr std::array<std::span<const Argument>, key_count> arguments{\n";
    for (const auto& [key, message] : english)
        out << "    std::span<const Argument>{" << (arguments_of(key, message).empty() ? "" : "of_" + identifier(key))
            << "},\n";
    out << "};\n}  // namespace\n\n";
}

void write_source(std::ostream& out, const std::vector<Catalogue>& catalogues) {
    out << "// Made from locale/*.json.\n#include <algorithm>\n#include <array>\n#include <utility>\n\n";
    out << "#include \"words/words.hpp\"\n\nnamespace tenback::words {\n\n";
    write_functions(out, catalogues.front());
    write_tables(out, catalogues);
    out << R"(std::string_view text_of(Language language, Key key) {
    return texts[language == Language::pseudo ? 0 : static_cast<std::size_t>(language)][static_cast<std::size_t>(key)];
}
std::string_view name_of(Key key) { return names[static_cast<std::size_t>(key)]; }
std::span<const Argument> arguments_of(Key key) { return arguments[static_cast<std::size_t>(key)]; }
std::optional<Key> find_key(std::string_view name) {
    const auto found = std::lower_bound(names.begin(), names.end(), name);
    if (found == names.end() || *found != name) return std::nullopt;
    return static_cast<Key>(found - names.begin());
}

}  // namespace tenback::words
)";
}

void check_names(const Catalogue& english) {
    std::set<std::string> seen;
    for (const auto& [key, message] : english)
        if (!seen.insert(identifier(key)).second)
            throw std::runtime_error("locale/en.json: two keys read " + identifier(key));
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::cerr << "usage: tenback_catalogues FOLDER_OF_CATALOGUES FOLDER_TO_WRITE\n";
        return 2;
    }
    try {
        const std::string from = argv[1];
        const std::string to = argv[2];
        std::vector<Catalogue> catalogues;
        const std::vector<std::string> languages = languages_in(from);
        for (const std::string& language : languages) catalogues.push_back(read(from + "/" + language + ".json"));
        check_names(catalogues.front());
        std::ofstream list(to + "/languages.hpp");
        write_languages(list, languages);
        std::ofstream header(to + "/messages.hpp");
        write_header(header, catalogues.front());
        std::ofstream source(to + "/messages.cpp");
        write_source(source, catalogues);
        if (!list.flush() || !header.flush() || !source.flush()) throw std::runtime_error(to + ": cannot be written");
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
    return 0;
}
