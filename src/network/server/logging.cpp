#include "server/logging.hpp"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <boost/json/serialize.hpp>

namespace tenback::server {
namespace {

spdlog::level::level_enum level_of(LogLevel level) {
    switch (level) {
        case LogLevel::debug: return spdlog::level::debug;
        case LogLevel::info: return spdlog::level::info;
        case LogLevel::warning: return spdlog::level::warn;
        case LogLevel::error: return spdlog::level::err;
        case LogLevel::off: break;
    }
    return spdlog::level::off;
}

/// The message is the rest of an object that the pattern begins.
spdlog::logger& logger() {
    static const auto one = [] {
        auto made = std::make_shared<spdlog::logger>("tenback", std::make_shared<spdlog::sinks::stderr_sink_mt>());
        made->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v)", spdlog::pattern_time_type::utc);
        made->flush_on(spdlog::level::debug);
        return made;
    }();
    return *one;
}

}  // namespace

std::optional<LogLevel> parse_log_level(std::string_view text) {
    if (text == "debug") return LogLevel::debug;
    if (text == "info") return LogLevel::info;
    if (text == "warning") return LogLevel::warning;
    if (text == "error") return LogLevel::error;
    if (text == "off") return LogLevel::off;
    return std::nullopt;
}

void set_log_level(LogLevel level) { logger().set_level(level_of(level)); }

void log_event(LogLevel level, std::string_view event, boost::json::object details) {
    if (!logger().should_log(level_of(level))) return;
    boost::json::object line{{"event", event}};
    for (auto& detail : details) line.insert(std::move(detail));
    logger().log(level_of(level), "{}", std::string_view(boost::json::serialize(line)).substr(1));
}

}  // namespace tenback::server
