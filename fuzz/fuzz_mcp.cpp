// Every line gets one answer of JSON-RPC in one line, or none; and nothing that it tells of a game names another hand.
#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>

#include "mcp/server.hpp"
#include "require.hpp"

namespace tenback {
namespace {

namespace json = boost::json;

/// Bots that search would take seconds for a line.
bool thinks_long(const std::string& line) {
    const bool deals = line.find("new_game") != std::string::npos;
    return line.find("hint") != std::string::npos || (deals && line.find("\"easy\"") == std::string::npos);
}

void check_sight(const json::object& result) {
    const json::value* found = result.if_contains("structuredContent");
    const json::value* view = found == nullptr ? nullptr : found->as_object().if_contains("view");
    if (view == nullptr) return;
    require(view->at("hands").as_object().size() == 1, "only one hand is seen");
    for (const json::value& event : found->at("events").as_array())
        if (event.as_object().contains("cards")) require(event.at("seat") == view->at("you"), "only own cards are seen");
}

void check(const std::string& conversation) {
    std::istringstream lines(conversation);
    mcp::McpServer server({.seed = 1}, "0");
    std::string line;
    for (int n = 0; n < 30 && std::getline(lines, line); ++n) {
        if (thinks_long(line)) continue;
        const auto answer = server.answer(line);
        if (!answer) continue;
        require(answer->find('\n') == std::string::npos, "an answer is one line");
        const json::value value = json::parse(*answer);
        require(value.at("jsonrpc") == "2.0" && value.as_object().contains("id"), "an answer is one of JSON-RPC");
        require(value.as_object().contains("result") != value.as_object().contains("error"), "it is a result or an error");
        if (const json::value* result = value.as_object().if_contains("result")) check_sight(result->as_object());
    }
}

}  // namespace
}  // namespace tenback

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tenback::check(std::string(reinterpret_cast<const char*>(data), size));
    return 0;
}
