#include "cli/other_sources.hpp"

#include <fmt/format.h>

#include <cctype>
#include <cstdlib>

#include "cli/command.hpp"

namespace tenback::cli {
namespace {

constexpr const char* file_option = "--config";

template <class Values>
void give(CLI::Option& option, const Values& values) {
    option.add_result(values);
    option.run_callback();
}

bool is_open(const CLI::Option& option) { return option.get_configurable() && option.count() == 0; }

void read_environment(CLI::App& command) {
    for (CLI::Option* option : command.get_options())
        if (const char* value = std::getenv(variable_of(*option).c_str());
            value != nullptr && *value != '\0' && is_open(*option))
            give(*option, std::string(value));
}

void read_file(CLI::App& command, const std::string& file) {
    for (const CLI::ConfigItem& item : CLI::ConfigBase().from_file(file)) {
        CLI::Option* option = command.get_option_no_throw("--" + item.name);
        if (option == nullptr || !item.parents.empty() || !option->get_configurable())
            throw BadUsage{fmt::format("{}: there is no setting {}", file, item.fullname())};
        if (is_open(*option)) give(*option, item.inputs);
    }
}

}  // namespace

std::string variable_of(const CLI::Option& option) {
    std::string name = "TENBACK_";
    for (const char c : option.get_single_name())
        name += c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return name;
}

void read_other_sources(CLI::App& command) {
    read_environment(command);
    const CLI::Option* file = command.get_option(file_option);
    if (file->count() > 0) read_file(command, file->as<std::string>());
}

}  // namespace tenback::cli
