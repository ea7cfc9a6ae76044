#include "mcp/server.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <exception>

#include "mcp/tools.hpp"
#include "record/fields.hpp"
#include "record/lines.hpp"

namespace tenback::mcp {
namespace {

namespace json = boost::json;

// Of JSON-RPC.
constexpr int no_json = -32700;
constexpr int no_request = -32600;
constexpr int no_such_method = -32601;
constexpr int bad_parameters = -32602;

/// Newest first.
constexpr std::array<std::string_view, 4> versions{"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"};

constexpr std::string_view instructions =
    "Card games: The Game (classic), Quick & Easy (quick), Face to Face (face). Call rules first, then new_game. Cards are "
    "7 or R7, piles U1 (rising) and D1 (falling), a play is 44>U1. On your turn think of a whole turn (legal_turns helps) "
    "and lay it; the bots at the other seats answer at once. You know what a player at your seat may know.";

json::object failure(const json::value& id, int code, std::string_view reason) {
    return {{"jsonrpc", "2.0"}, {"id", id}, {"error", json::object{{"code", code}, {"message", reason}}}};
}

json::object success(const json::value& id, json::object result) {
    return {{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}};
}

json::object welcome(const json::object& parameters, std::string_view version) {
    const auto wanted = record::string_in(parameters, "protocolVersion");
    const bool known = wanted && std::ranges::find(versions, *wanted) != versions.end();
    return {{"protocolVersion", known ? *wanted : versions.front()},
            {"capabilities", json::object{{"tools", json::object()}}},
            {"serverInfo", json::object{{"name", "tenback"}, {"version", version}}},
            {"instructions", instructions}};
}

json::object content(std::string_view text, bool is_error) {
    return {{"content", json::array{json::object{{"type", "text"}, {"text", text}}}}, {"isError", is_error}};
}

json::object call(AgentSeat& seat, const json::value& id, const json::object& parameters) {
    const auto name = record::string_in(parameters, "name");
    if (!name) return failure(id, bad_parameters, name.reason());
    const json::value* arguments = parameters.if_contains("arguments");
    if (arguments != nullptr && !arguments->is_object()) return failure(id, bad_parameters, "'arguments' must be an object");
    const auto found = call_tool(seat, *name, arguments == nullptr ? json::object() : arguments->get_object());
    if (!found) return failure(id, bad_parameters, "there is no tool " + record::quoted(*name));
    if (!*found) return success(id, content(found->reason(), true));
    json::object result = content(json::serialize(**found), false);
    result["structuredContent"] = **found;
    return success(id, std::move(result));
}

json::object answer_request(AgentSeat& seat, std::string_view version, std::string_view method, const json::value& id,
                            const json::object& parameters) {
    if (method == "initialize") return success(id, welcome(parameters, version));
    if (method == "ping") return success(id, {});
    if (method == "tools/list") return success(id, {{"tools", tools_json(seat)}});
    if (method == "tools/call") return call(seat, id, parameters);
    return failure(id, no_such_method, "there is no method " + record::quoted(method));
}

std::optional<json::object> answer_message(AgentSeat& seat, std::string_view version, std::string_view line) {
    if (line.size() > McpServer::longest_line) return failure(nullptr, no_request, "the line is longer than 1 MiB");
    const auto message = record::parse_object(line);
    if (!message) return failure(nullptr, no_json, message.reason());
    const json::value* id = message->if_contains("id");
    const auto method = record::string_in(*message, "method");
    if (!method) {
        if (message->contains("result") || message->contains("error")) return std::nullopt;  // we ask nothing
        return failure(nullptr, no_request, method.reason());
    }
    if (id == nullptr) return std::nullopt;  // a notification
    if (!id->is_string() && !id->is_number()) return failure(nullptr, no_request, "'id' must be a string or a number");
    const json::value* parameters = message->if_contains("params");
    if (parameters != nullptr && !parameters->is_object()) return failure(*id, bad_parameters, "'params' must be an object");
    return answer_request(seat, version, *method, *id, parameters == nullptr ? json::object() : parameters->get_object());
}

}  // namespace

std::optional<std::string> McpServer::answer(std::string_view line) {
    try {
        const auto answer = answer_message(seat_, version_, line);
        return answer ? std::optional(json::serialize(*answer)) : std::nullopt;
    } catch (const std::exception& error) {  // such as memory running out
        return json::serialize(failure(nullptr, no_request, error.what()));
    }
}

void run_mcp(std::istream& in, std::ostream& out, McpServer& server) {
    std::string line;
    while (record::read_line(in, line, McpServer::longest_line))
        if (const auto answer = server.answer(line)) out << *answer << '\n' << std::flush;
}

}  // namespace tenback::mcp
