#include "protocol/ask.hpp"

#include "notation/notation.hpp"
#include "protocol/parts.hpp"

namespace tenback::protocol {
namespace {

json::value or_null(const std::optional<std::string>& text) { return text ? json::value(*text) : json::value(nullptr); }

json::object fields_of(const Sit& it) { return {{"seat", it.seat}, {"name", it.name}, {"key", it.key}}; }

/// One overload for each kind, so that a new kind cannot be forgotten.
struct WriteWanted {
    json::object operator()(const Create& it) const {
        json::object result{{"do", "create"}, {"nonce", it.nonce}};
        for (auto& [key, value] : options_of(it.options)) result.emplace(key, std::move(value));
        json::array bots;
        for (const auto& level : it.bots) bots.push_back(or_null(level));
        result["bots"] = std::move(bots);
        if (it.sit) result["sit"] = fields_of(*it.sit);
        return result;
    }
    json::object operator()(const Lobby&) const { return {{"do", "lobby"}}; }
    json::object operator()(const Join& it) const {
        json::object result{{"do", "join"}, {"table", it.table}};
        if (it.key) result["key"] = *it.key;
        if (it.after != 0) result["after"] = it.after;
        return result;
    }
    json::object operator()(const Sit& it) const {
        json::object result = fields_of(it);
        result["do"] = "sit";
        return result;
    }
    json::object operator()(const Stand&) const { return {{"do", "stand"}}; }
    json::object operator()(const RenameSeat& it) const { return {{"do", "rename"}, {"name", it.name}}; }
    json::object operator()(const RemoveSeat& it) const { return {{"do", "remove"}, {"seat", it.seat}}; }
    json::object operator()(const PutBot& it) const {
        return {{"do", "bot"}, {"seat", it.seat}, {"level", or_null(it.level)}};
    }
    json::object operator()(const GivePart& it) const {
        return {{"do", "shuffle"}, {"round", it.round}, {"bytes", it.bytes}};
    }
    json::object operator()(const AskDeal& it) const { return {{"do", "deal"}, {"again", it.again}}; }
    json::object operator()(const Ready& it) const { return {{"do", "ready"}, {"ready", it.ready}, {"again", it.again}}; }
    json::object operator()(const MakeWish& it) const { return {{"do", "wish"}, {"wish", tenback::text_of(it.wish)}}; }
    json::object operator()(const Begin&) const { return {{"do", "begin"}}; }
    json::object operator()(const Lay& it) const {
        return {{"do", "lay"}, {"plays", json::array(it.plays.begin(), it.plays.end())}};
    }
    json::object operator()(const SayMark& it) const { return {{"do", "say"}, {"say", tenback::text_of(it.say)}}; }
    json::object operator()(const Chat& it) const { return {{"do", "chat"}, {"text", it.text}}; }
    json::object operator()(const TakePlayBack&) const { return {{"do", "take_back"}}; }
    json::object operator()(const Vote& it) const { return {{"do", "vote"}, {"seat", it.seat}}; }
    json::object operator()(const Back&) const { return {{"do", "back"}}; }
    json::object operator()(const AskHint&) const { return {{"do", "hint"}}; }
    json::object operator()(const Leave&) const { return {{"do", "leave"}}; }
    json::object operator()(const Ping&) const { return {{"do", "ping"}}; }
};

}  // namespace

std::string text_of(const ClientMessage& message) {
    json::object result = std::visit(WriteWanted{}, message.what);
    result["id"] = message.id;
    return json::serialize(result);
}

}  // namespace tenback::protocol
