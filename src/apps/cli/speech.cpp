#include "cli/speech.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>

#include "words/suggest.hpp"
#include "words/wrap.hpp"

namespace tenback::cli {

namespace msg = words::msg;
namespace {

constexpr std::string_view language_option = "--lang";

std::string language_codes() {
    std::string codes;
    for (const words::Language language : words::all_languages)
        codes.append(codes.empty() ? "" : ", ").append(code_of(language));
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
        const int room = column - words::width_of(text);
        text += room > 0 ? std::string(static_cast<std::size_t>(room), ' ') : "\n" + margin;
        std::string_view before;
        for (const std::string& line : words::wrap(make_option_desc(option), width - column)) {
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

/// The option that a word names without its value: "--players=3" is "--players".
std::string option_in(const std::string& word) { return word.substr(0, word.find('=')); }

/// Whether the command, or one that it belongs to, has the option.
bool knows(const CLI::App& command, const std::string& option) {
    for (const CLI::App* app = &command; app != nullptr; app = app->get_parent())
        if (app->get_option_no_throw(option) != nullptr) return true;
    return false;
}

/// The first long option that the command does not know. What stands before its name is for others, behind "--" are values.
std::optional<std::string> unknown_option(const CLI::App& command, std::span<const std::string> typed) {
    auto word = std::find(typed.begin(), typed.end(), command.get_name());
    if (word == typed.end()) word = typed.begin();
    for (; word != typed.end() && *word != "--"; ++word)
        if (word->starts_with("--") && !knows(command, option_in(*word))) return option_in(*word);
    return std::nullopt;
}

/// "This is not understood", and what may have been meant.
std::string not_understood(const std::string& text, const CLI::App& command, const words::Words& words) {
    std::vector<std::string> known;
    if (text.starts_with("-"))
        for (const CLI::Option* option : command.get_options())
            for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
    else
        for (const CLI::App* sub : command.get_subcommands({})) known.push_back(sub->get_name());
    const auto meant = words::nearest(text, known);
    return meant ? words(msg::usage_did_you_mean(*meant, text)) : words(msg::usage_unknown(text));
}

}  // namespace

words::Words& players_words() {
    static words::Words words(words::Language::en);
    return words;
}

words::Words& engineers_words() {
    static words::Words words(words::Language::en);
    return words;
}

void choose_language(int argc, char** argv) {
    const auto wanted = wanted_language(argc, argv);
    const auto language = wanted ? words::parse_language(*wanted) : std::nullopt;
    players_words().speak(language.value_or(words::language_of_environment()));
}

void declare_language(CLI::App& command) {
    const CLI::Validator known(
        [](std::string& text) {
            return words::parse_language(text) ? std::string() : players_words()(msg::usage_one_of(language_codes()));
        },
        "");
    command
        .add_option_function<std::string>(
            std::string(language_option), [](const std::string&) {}, players_words()(msg::cli_lang(language_codes())))
        ->check(known);
}

void label_help(CLI::App& command, const words::Words& words) {
    auto formatter = std::make_shared<Formatter>();
    const auto label = [&](const char* english, const words::Message& message) {
        formatter->label(english, words(message));
    };
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

std::string explain(const CLI::Error& error, const CLI::App& command, std::span<const std::string> typed,
                    const words::Words& words) {
    if (const auto option = unknown_option(command, typed)) return not_understood(*option, command, words);
    const std::string what = error.what();
    const std::string kind = error.get_name();
    if (kind == "RequiredError") return words(msg::usage_required(before(what, " is required")));
    if (kind == "ExcludesError") return words(msg::usage_excludes(before(what, " excludes "), after(what, " excludes ")));
    if (kind == "ConversionError" && what.starts_with("Could not convert: ")) {
        const std::string pair = after(what, "Could not convert: ");
        return words(msg::usage_bad_value(before(pair, " = "), after(pair, " = ")));
    }
    if (kind == "ArgumentMismatch") {
        const words::Value option = before(what, ":");
        return words(what.find("At Most") != std::string::npos ? msg::usage_twice(option)
                                                               : msg::usage_value_missing(option));
    }
    // A subcommand that does not know an argument names itself as the kind.
    if (what.find(" not expected: ") != std::string::npos)
        return not_understood(after(what, " not expected: "), command, words);
    return what;  // from one of our checks
}

CLI::Validator whole_number(const words::Words& words, std::uint64_t low, std::uint64_t high) {
    return {[&words, low, high](std::string& text) {
                std::uint64_t value = 0;
                const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
                const bool good = error == std::errc() && end == text.data() + text.size() && value >= low && value <= high;
                return good ? std::string() : words(msg::usage_number(high, low));
            },
            ""};
}

CLI::Validator one_of(const words::Words& words, const std::vector<std::string>& list) {
    return {[&words, list](std::string& text) {
                if (std::find(list.begin(), list.end(), text) != list.end()) return std::string();
                return words(msg::usage_one_of(CLI::detail::join(list, ", ")));
            },
            ""};
}

std::vector<std::string> items_of(std::string_view list) {
    std::vector<std::string> items;
    while (true) {
        const auto comma = list.find(',');
        items.emplace_back(list.substr(0, comma));
        if (comma == std::string_view::npos) return items;
        list.remove_prefix(comma + 1);
    }
}

CLI::Validator each_of(const CLI::Validator& good) {
    return {[good](std::string& list) {
                for (std::string& item : items_of(list))
                    if (std::string wrong = good(item); !wrong.empty()) return wrong;
                return std::string();
            },
            ""};
}

}  // namespace tenback::cli
