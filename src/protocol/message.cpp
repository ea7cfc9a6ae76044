#include "protocol/message.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "notation/notation.hpp"
#include "record/fields.hpp"
#include "table/log.hpp"

namespace tenback::protocol {
namespace {

namespace json = boost::json;

constexpr std::int64_t largest = (std::int64_t{1} << 53) - 1;
constexpr std::string_view hexadecimal = "0123456789abcdef";

/// The fields of one message. What is asked of them is ticked off; what is left over nobody understands.
class Fields {
  public:
    explicit Fields(const json::object& object) : object_(object) {}

    /// The first thing that was wrong, or a field that nobody asked for.
    [[nodiscard]] std::optional<std::string> trouble() const {
        if (trouble_) return trouble_;
        for (const auto& [key, value] : object_)
            if (std::find(asked_.begin(), asked_.end(), key) == asked_.end())
                return fmt::format("{} is no field of this message", quoted(key));
        return std::nullopt;
    }

    std::string text(std::string_view key, std::size_t longest) {
        const json::value* value = find(key);
        if (value == nullptr || !value->is_string() || value->get_string().size() > longest)
            return bad(key, fmt::format("text of at most {} bytes", longest)), std::string();
        return std::string(value->get_string());
    }
    std::string hex(std::string_view key, std::size_t length) {
        std::string digits = text(key, length);
        if (digits.size() != length || digits.find_first_not_of(hexadecimal) != std::string::npos)
            bad(key, fmt::format("{} hexadecimal digits", length));
        return digits;
    }
    std::optional<std::string> text_or_null(std::string_view key, std::size_t longest) {
        const json::value* value = find(key);
        if (value != nullptr && value->is_null()) return std::nullopt;
        return text(key, longest);
    }
    std::int64_t number(std::string_view key, std::int64_t least, std::int64_t most) {
        const json::value* value = find(key);
        const std::int64_t* number = value != nullptr ? value->if_int64() : nullptr;
        if (number == nullptr || *number < least || *number > most)
            return bad(key, fmt::format("a whole number from {} to {}", least, most)), least;
        return *number;
    }
    bool flag(std::string_view key) {
        const json::value* value = find(key);
        if (value == nullptr || !value->is_bool()) return bad(key, "true or false"), false;
        return value->get_bool();
    }
    const json::array* list(std::string_view key, std::size_t longest) {
        const json::value* value = find(key);
        const json::array* items = value != nullptr ? value->if_array() : nullptr;
        if (items == nullptr || items->size() > longest) bad(key, fmt::format("a list of at most {}", longest));
        return items;
    }
    [[nodiscard]] bool has(std::string_view key) const { return object_.contains(key); }
    void asked(std::string_view key) { asked_.push_back(key); }
    void bad(std::string_view key, std::string_view kind) {
        if (!trouble_) trouble_ = fmt::format("'{}' must be {}", key, kind);
    }
    void bad(std::string reason) {
        if (!trouble_) trouble_ = std::move(reason);
    }
    [[nodiscard]] const json::object& object() const { return object_; }

  private:
    const json::value* find(std::string_view key) {
        asked(key);
        return object_.if_contains(key);
    }

    const json::object& object_;
    std::vector<std::string_view> asked_{"id", "do"};
    std::optional<std::string> trouble_;
};

constexpr std::size_t longest_level = 32;
constexpr std::size_t longest_name = 24 * 4;   // bytes; the table counts letters
constexpr std::size_t longest_text = 200 * 4;  // the same

int seat_of(Fields& fields) { return static_cast<int>(fields.number("seat", 1, Seat::limit)); }

TableOptions table_options(Fields& fields) {
    for (const std::string_view key : {"game", "players", "options"}) fields.asked(key);
    const auto rules = rules_in(fields.object());
    const auto preset = parse_talk_preset(fields.text("talk", longest_level));
    TableOptions options{rules ? *rules : *make_rules(GameKind::classic, 1).rules, preset.value_or(TalkPreset::markers),
                         fields.flag("hints"), fields.flag("listed"), 0};
    const json::value* clock = fields.object().if_contains("clock");
    fields.asked("clock");
    if (clock == nullptr || !clock->is_null())
        options.clock = static_cast<std::uint16_t>(fields.number("clock", 10, longest_clock));
    if (!rules) fields.bad(rules.reason());
    if (!preset || !permits(options.rules, options.talk)) fields.bad("talk", "a kind of talk of this game");
    return options;
}

Wanted read_create(Fields& fields) {
    Create create{fields.hex("nonce", 32), table_options(fields), {}};
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

Wanted read_join(Fields& fields) {
    Join join{fields.text("table", id_length), std::nullopt, 0};
    if (fields.has("key")) join.key = fields.hex("key", 32);
    if (fields.has("after")) join.after = static_cast<std::uint64_t>(fields.number("after", 0, largest));
    return join;
}

Wanted read_sit(Fields& fields) { return Sit{seat_of(fields), fields.text("name", longest_name), fields.hex("key", 32)}; }

Wanted read_bot(Fields& fields) { return PutBot{seat_of(fields), fields.text_or_null("level", longest_level)}; }

Wanted read_shuffle(Fields& fields) {
    const auto round = static_cast<std::uint32_t>(fields.number("round", 1, largest >> 22));
    return GivePart{round, fields.hex("bytes", 64)};
}

Wanted read_wish(Fields& fields) {
    const auto wish = parse_wish(fields.text("wish", longest_level));
    if (!wish || *wish == Wish::unsaid) fields.bad("wish", "one of the four wishes");
    return MakeWish{wish.value_or(Wish::do_not_care)};
}

Wanted read_lay(Fields& fields) {
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

Wanted read_say(Fields& fields) {
    const auto say = parse_say(fields.text("say", longest_level));
    if (!say) fields.bad("say", "a marker");
    return SayMark{say.value_or(Hush{})};
}

struct Kind {
    std::string_view name;
    Wanted (*read)(Fields&);
};

constexpr Kind kinds[] = {
    {"create", read_create},
    {"lobby", [](Fields&) -> Wanted { return Lobby{}; }},
    {"join", read_join},
    {"sit", read_sit},
    {"stand", [](Fields&) -> Wanted { return Stand{}; }},
    {"bot", read_bot},
    {"shuffle", read_shuffle},
    {"deal", [](Fields& fields) -> Wanted { return AskDeal{fields.flag("again")}; }},
    {"wish", read_wish},
    {"begin", [](Fields&) -> Wanted { return Begin{}; }},
    {"lay", read_lay},
    {"say", read_say},
    {"chat", [](Fields& fields) -> Wanted { return Chat{fields.text("text", longest_text)}; }},
    {"take_back", [](Fields&) -> Wanted { return TakePlayBack{}; }},
    {"vote", [](Fields& fields) -> Wanted { return Vote{seat_of(fields)}; }},
    {"hint", [](Fields&) -> Wanted { return AskHint{}; }},
    {"leave", [](Fields&) -> Wanted { return Leave{}; }},
    {"ping", [](Fields&) -> Wanted { return Ping{}; }},
};

std::optional<MessageId> id_in(const json::object& object) {
    const json::value* value = object.if_contains("id");
    const std::int64_t* id = value != nullptr ? value->if_int64() : nullptr;
    return id != nullptr && *id >= 1 && *id <= largest ? std::optional(static_cast<MessageId>(*id)) : std::nullopt;
}

}  // namespace

Result<ClientMessage, BadMessage> read_message(std::string_view text) {
    const auto object = parse_object(text);
    if (!object) return BadMessage{std::nullopt, object.reason()};
    const auto id = id_in(*object);
    if (!id) return BadMessage{std::nullopt, fmt::format("'id' must be a whole number from 1 to {}", largest)};
    const auto name = string_in(*object, "do");
    if (!name) return BadMessage{id, name.reason()};
    const auto* kind = std::find_if(std::begin(kinds), std::end(kinds), [&](const Kind& it) { return it.name == *name; });
    if (kind == std::end(kinds)) return BadMessage{id, quoted(*name) + " is no kind of message"};
    Fields fields(*object);
    Wanted what = kind->read(fields);
    if (auto trouble = fields.trouble()) return BadMessage{id, std::move(*trouble)};
    return ClientMessage{*id, std::move(what)};
}

}  // namespace tenback::protocol
