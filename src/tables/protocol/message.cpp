#include "protocol/message.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "notation/notation.hpp"
#include "protocol/parts.hpp"
#include "protocol/scratch.hpp"
#include "record/fields.hpp"

namespace tenback::protocol {
namespace {

namespace json = boost::json;

int seat_of(Fields& fields) { return static_cast<int>(fields.number("seat", 1, Seat::limit)); }

Sit sit_of(Fields& fields) { return {seat_of(fields), fields.text("name", longest_name), fields.hex("key", 32)}; }

/// Where the maker of a table sits, if it is said.
std::optional<Sit> makers_seat(Fields& fields) {
    if (!fields.has("sit")) return std::nullopt;
    const json::object* object = fields.object_or_null("sit");
    if (object == nullptr) return std::nullopt;
    Fields inner(*object);
    Sit sit = sit_of(inner);
    if (const auto trouble = inner.trouble_or_stranger()) fields.bad(*trouble);
    return sit;
}

ClientRequest read_create(Fields& fields) {
    Create create{fields.hex("nonce", 32), table_options(fields), {}, makers_seat(fields)};
    const json::array* bots = fields.list("bots", Seat::limit);
    if (bots == nullptr) return create;
    for (const json::value& bot : *bots) {
        if (bot.is_string() && bot.get_string().size() <= longest_level)
            create.bots.emplace_back(std::string(bot.get_string()));
        else if (bot.is_null())
            create.bots.emplace_back();
        else
            fields.bad("bots", "levels or null");
    }
    if (create.bots.size() != create.options.rules.players) fields.bad("bots", "as long as there are players");
    return create;
}

ClientRequest read_join(Fields& fields) {
    Join join{fields.text("table", id_length), std::nullopt, 0};
    if (fields.has("key")) join.key = fields.hex("key", 32);
    if (fields.has("after")) join.after = static_cast<std::uint64_t>(fields.number("after", 0, largest_number));
    return join;
}

ClientRequest read_sit(Fields& fields) { return sit_of(fields); }

ClientRequest read_bot(Fields& fields) { return PutBot{seat_of(fields), fields.text_or_null("level", longest_level)}; }

ClientRequest read_shuffle(Fields& fields) {
    const auto round = static_cast<std::uint32_t>(fields.number("round", 1, largest_number >> 22));
    return GivePart{round, fields.hex("bytes", 64)};
}

ClientRequest read_wish(Fields& fields) {
    const auto wish = parse_wish(fields.text("wish", longest_level));
    if (!wish || *wish == Wish::unsaid) fields.bad("wish", "one of the four wishes");
    return MakeWish{wish.value_or(Wish::do_not_care)};
}

ClientRequest read_lay(Fields& fields) {
    Lay lay;
    const json::array* plays = fields.list("plays", most_plays);
    if (plays != nullptr && plays->empty()) fields.bad("plays", "at least one play");
    if (plays == nullptr) return lay;
    for (const json::value& play : *plays) {
        if (!play.is_string() || play.get_string().size() > longest_level) return fields.bad("plays", "plays as text"), lay;
        lay.plays.emplace_back(play.get_string());
    }
    return lay;
}

ClientRequest read_say(Fields& fields) {
    const auto say = parse_say(fields.text("say", longest_level));
    if (!say) fields.bad("say", "a marker");
    return SayMark{say.value_or(Hush{})};
}

struct Kind {
    std::string_view name;
    ClientRequest (*read)(Fields&);
};

constexpr Kind kinds[] = {
    {"create", read_create},
    {"lobby", [](Fields&) -> ClientRequest { return Lobby{}; }},
    {"join", read_join},
    {"sit", read_sit},
    {"stand", [](Fields&) -> ClientRequest { return Stand{}; }},
    {"rename", [](Fields& fields) -> ClientRequest { return RenameSeat{fields.text("name", longest_name)}; }},
    {"remove", [](Fields& fields) -> ClientRequest { return RemoveSeat{seat_of(fields)}; }},
    {"bot", read_bot},
    {"shuffle", read_shuffle},
    {"deal", [](Fields& fields) -> ClientRequest { return AskDeal{fields.flag("again")}; }},
    {"ready", [](Fields& fields) -> ClientRequest { return Ready{fields.flag("ready"), fields.flag("again")}; }},
    {"wish", read_wish},
    {"begin", [](Fields&) -> ClientRequest { return Begin{}; }},
    {"lay", read_lay},
    {"say", read_say},
    {"chat", [](Fields& fields) -> ClientRequest { return Chat{fields.text("text", longest_text)}; }},
    {"take_back", [](Fields&) -> ClientRequest { return TakePlayBack{}; }},
    {"vote", [](Fields& fields) -> ClientRequest { return Vote{seat_of(fields)}; }},
    {"back", [](Fields&) -> ClientRequest { return Back{}; }},
    {"hint", [](Fields&) -> ClientRequest { return AskHint{}; }},
    {"leave", [](Fields&) -> ClientRequest { return Leave{}; }},
    {"ping", [](Fields&) -> ClientRequest { return Ping{}; }},
};

std::optional<table::MessageId> id_in(const json::object& object) {
    const json::value* value = object.if_contains("id");
    const std::int64_t* id = value != nullptr ? value->if_int64() : nullptr;
    return id != nullptr && *id >= 1 && *id <= largest_number ? std::optional(static_cast<table::MessageId>(*id))
                                                              : std::nullopt;
}

}  // namespace

Result<ClientMessage, BadMessage> read_message(std::string_view text) {
    Scratch scratch;
    const auto object = record::parse_object(text, scratch.where());
    if (!object) return BadMessage{std::nullopt, object.reason()};
    const auto id = id_in(*object);
    if (!id) return BadMessage{std::nullopt, fmt::format("'id' must be a whole number from 1 to {}", largest_number)};
    const auto name = record::string_in(*object, "do");
    if (!name) return BadMessage{id, name.reason()};
    const auto* kind = std::find_if(std::begin(kinds), std::end(kinds), [&](const Kind& it) { return it.name == *name; });
    if (kind == std::end(kinds)) return BadMessage{id, record::quoted(*name) + " is no kind of message"};
    Fields fields(*object, {"id", "do"});
    ClientRequest what = kind->read(fields);
    if (auto trouble = fields.trouble_or_stranger()) return BadMessage{id, std::move(*trouble)};
    return ClientMessage{*id, std::move(what)};
}

}  // namespace tenback::protocol
