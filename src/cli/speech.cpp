#include "cli/speech.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>

#include "words/wrap.hpp"

namespace tenback::cli {
namespace {

constexpr std::string_view language_option = "--lang";

std::string language_codes() {
    std::string codes;
    for (const Language language : all_languages) codes.append(codes.empty() ? "" : ", ").append(code_of(language));
    return codes;
}

/// The value of `--lang de` or `--lang=de`, wherever it stands.
std::optional<std::string_view> wanted_language(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == language_option && i + 1 < argc) return argv[i + 1];
        if (word.starts_with(language_option) && word.substr(language_option.size()).starts_with("="))
            return word.substr(language_option.size() + 1);
    }
    return std::nullopt;
}

/// Help in columns of letters, where CLI11 counts bytes, and no wider than a terminal usually is.
class Formatter : public CLI::Formatter {
  public:
    std::string make_option(const CLI::Option* option, bool is_positional) const override {
        constexpr int width = 80;
        const auto column = static_cast<int>(get_column_width());
        const std::string margin(get_column_width(), ' ');
        std::string text = "  " + make_option_name(option, is_positional) + make_option_opts(option);
        const int room = column - width_of(text);
        text += room > 0 ? std::string(static_cast<std::size_t>(room), ' ') : "\n" + margin;
        std::string_view before;
        for (const std::string& line : wrap(make_option_desc(option), width - column)) {
            text.append(before).append(line).append("\n");
            before = margin;
        }
        return text;
    }
};

/// What CLI11 says before or after a mark, which is all that it lets us know.
std::string before(const std::string& text, std::string_view mark) { return text.substr(0, text.find(mark)); }
std::string after(const std::string& text, std::string_view mark) {
    const auto at = text.find(mark);
    return at == std::string::npos ? text : text.substr(at + mark.size());
}

}  // namespace

Words& players_words() {
    static Words words(Language::en);
    return words;
}

Words& engineers_words() {
    static Words words(Language::en);
    return words;
}

void choose_language(int argc, char** argv) {
    const auto wanted = wanted_language(argc, argv);
    const auto language = wanted ? parse_language(*wanted) : std::nullopt;
    players_words().speak(language.value_or(language_of_environment()));
}

void declare_language(CLI::App& command) {
    const CLI::Validator known(
        [](std::string& text) {
            return parse_language(text) ? std::string() : players_words()(msg::usage_one_of(language_codes()));
        },
        "");
    command
        .add_option_function<std::string>(
            std::string(language_option), [](const std::string&) {}, players_words()(msg::cli_lang()))
        ->check(known);
}

void label_help(CLI::App& command, const Words& words) {
    auto formatter = std::make_shared<Formatter>();
    const auto label = [&](const char* english, const Message& message) { formatter->label(english, words(message)); };
    label("Usage", msg::cli_usage());
    label("OPTIONS", msg::cli_options_word());
    label("Positionals", msg::cli_positionals());
    label("SUBCOMMAND", msg::cli_subcommand_word());
    label("REQUIRED", msg::cli_required());
    label("INT", msg::cli_type_int());
    label("UINT", msg::cli_type_int());
    label("FLOAT", msg::cli_type_int());
    label("TEXT", msg::cli_type_text());
    label("Excludes", msg::cli_excludes());
    command.formatter(formatter);
    command.option_defaults()->group(words(msg::cli_options()));
    command.set_help_flag("-h,--help", words(msg::cli_help()));
}

std::string explain(const CLI::Error& error, const Words& words) {
    const std::string what = error.what();
    const std::string kind = error.get_name();
    if (kind == "RequiredError") return words(msg::usage_required(before(what, " is required")));
    if (kind == "ExcludesError") return words(msg::usage_excludes(before(what, " excludes "), after(what, " excludes ")));
    if (kind == "ConversionError" && what.starts_with("Could not convert: ")) {
        const std::string pair = after(what, "Could not convert: ");
        return words(msg::usage_bad_value(before(pair, " = "), after(pair, " = ")));
    }
    if (kind == "ArgumentMismatch") {
        const Value option = before(what, ":");
        return words(what.find("At Most") != std::string::npos ? msg::usage_twice(option)
                                                               : msg::usage_value_missing(option));
    }
    // A subcommand that does not know an argument names itself as the kind.
    if (what.find(" not expected: ") != std::string::npos) return words(msg::usage_unknown(after(what, " not expected: ")));
    return what;  // from one of our checks
}

CLI::Validator whole_number(const Words& words, std::uint64_t low, std::uint64_t high) {
    return {[&words, low, high](std::string& text) {
                std::uint64_t value = 0;
                const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
                const bool good = error == std::errc() && end == text.data() + text.size() && value >= low && value <= high;
                return good ? std::string() : words(msg::usage_number(high, low));
            },
            ""};
}

CLI::Validator one_of(const Words& words, const std::vector<std::string>& list) {
    return {[&words, list](std::string& text) {
                if (std::find(list.begin(), list.end(), text) != list.end()) return std::string();
                return words(msg::usage_one_of(CLI::detail::join(list, ", ")));
            },
            ""};
}

}  // namespace tenback::cli
