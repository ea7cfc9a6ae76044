#include "protocol/parts.hpp"

#include "notation/variant.hpp"
#include "record/json_parts.hpp"
#include "table/log.hpp"

namespace tenback::protocol {

table::TableOptions table_options(Fields& fields) {
    for (const std::string_view key : {"game", "players", "options"}) fields.asked(key);
    const auto rules = record::rules_in(fields.object());
    const auto preset = table::parse_talk_preset(fields.text("talk", longest_level));
    table::TableOptions options{rules ? *rules : *make_rules(GameKind::classic, 1).rules,
                                preset.value_or(table::TalkPreset::markers), fields.flag("hints"), fields.flag("listed"), 0};
    const json::value* clock = fields.object().if_contains("clock");
    fields.asked("clock");
    if (clock == nullptr || !clock->is_null())
        options.clock = static_cast<std::uint16_t>(fields.number("clock", shortest_clock, table::longest_clock));
    if (!rules) fields.bad(rules.reason());
    if (!preset || !permits(options.rules, options.talk)) fields.bad("talk", "a kind of talk of this game");
    return options;
}

json::object options_of(const table::TableOptions& options) {
    return {{"game", text_of(options.rules.game)},
            {"players", options.rules.players},
            {"options", record::options_json(options.rules)},
            {"talk", text_of(options.talk)},
            {"hints", options.hints},
            {"listed", options.listed},
            {"clock", options.clock > 0 ? json::value(options.clock) : json::value(nullptr)}};
}

}  // namespace tenback::protocol
