// One thing that happened, as tell.cpp and record/event_json.cpp write it.
#include <algorithm>

#include "notation/notation.hpp"
#include "protocol/hear_parts.hpp"
#include "protocol/parts.hpp"
#include "record/json_parts.hpp"

namespace tenback::protocol {
namespace {

/// What an event is read from.
struct Telling {
    Fields& fields;
    const Rules& rules;
    Viewer you;

    [[nodiscard]] Seat seat(std::string_view key = "seat") const {
        return Seat::number(static_cast<int>(fields.number(key, 1, rules.players)));
    }
    [[nodiscard]] Play play() const {
        const auto play = parse_play(rules.game, fields.text("play", longest_level));
        if (!play || !rules.piles.contains(play->pile)) fields.bad("play", "a play of this game");
        return play.value_or(Play{Card(1), U1});
    }
    [[nodiscard]] std::uint32_t round() const { return static_cast<std::uint32_t>(fields.number("round", 1, 0xFFFFFFFF)); }
};

table::VisibleHappening read_taken(const Telling& it) {
    if (it.fields.has("bot")) return table::SeatTaken{it.seat(), table::Machine{it.fields.text("bot", longest_level)}};
    return table::SeatTaken{it.seat(), table::Person{it.fields.text("person", longest_name)}};
}

table::VisibleHappening read_stand_in(const Telling& it) {
    table::StandInCame came{it.seat(), it.fields.text("bot", longest_level)};
    if (it.fields.has("missed")) came.missed = static_cast<std::uint8_t>(it.fields.number("missed", 1, 255));
    return came;
}

table::VisibleHappening read_dealt(const Telling& it) {
    table::HandDealt dealt{it.round(), it.fields.flag("known"), std::nullopt};
    if (it.fields.has("hand")) dealt.hand = cards_in(it.fields, "hand", it.rules);
    return dealt;
}

table::VisibleHappening read_turn(const Telling& it) {
    const auto number = static_cast<std::uint16_t>(it.fields.number("turn", 1, 0xFFFF));
    const auto required = static_cast<std::uint8_t>(it.fields.number("required", 0, 255));
    return VisibleEvent(TurnBegan{it.seat(), number, required, piles_in(it.fields, "must_cover", it.rules)});
}

table::VisibleHappening read_draw(const Telling& it) {
    const Seat seat = it.seat();
    const auto count = static_cast<std::uint8_t>(it.fields.number("count", 0, Card::limit));
    if (!it.fields.has("cards")) return VisibleEvent(SomebodyDrew{seat, count});
    const CardSet cards = cards_in(it.fields, "cards", it.rules);
    if (seat != it.you || cards.size() != count) it.fields.bad("cards", "your own, as many as were drawn");
    return VisibleEvent(YouDrew{cards});
}

table::VisibleHappening read_said(const Telling& it) {
    const auto say = parse_say(it.fields.text("say", longest_level));
    if (!say || !permits(it.rules, *say)) it.fields.bad("say", "a marker of this game");
    return VisibleEvent(Said{it.seat(), say.value_or(Hush{})});
}

table::VisibleHappening read_wished(const Telling& it) {
    const auto wish = parse_wish(it.fields.text("wish", longest_level));
    if (!wish) it.fields.bad("wish", "a wish");
    return VisibleEvent(Wished{it.seat(), wish.value_or(Wish::do_not_care)});
}

table::VisibleHappening read_over(const Telling& it) {
    const auto status = record::parse_status(it.fields.text("status", longest_level));
    const auto reason = record::parse_reason(it.fields.text("reason", longest_level));
    if (!status || !reason) it.fields.bad("status", "an end with its reason");
    return VisibleEvent(Finished{status.value_or(Status::lost), reason.value_or(Reason::stuck),
                                 seat_or_null(it.fields, "winner", it.rules)});
}

struct HappeningKind {
    std::string_view name;
    table::VisibleHappening (*read)(const Telling&);
};

constexpr HappeningKind happening_kinds[] = {
    {"taken", read_taken},
    {"left",
     [](const Telling& it) -> table::VisibleHappening {
         return table::SeatLeft{it.seat(), it.fields.has("by") ? std::optional(it.seat("by")) : std::nullopt};
     }},
    {"renamed",
     [](const Telling& it) -> table::VisibleHappening {
         return table::SeatRenamed{it.seat(), it.fields.text("person", longest_name)};
     }},
    {"ready",
     [](const Telling& it) -> table::VisibleHappening {
         return table::SeatReady{it.seat(), it.fields.flag("ready"), it.fields.flag("again")};
     }},
    {"here", [](const Telling& it) -> table::VisibleHappening { return table::PresenceChanged{it.seat(), true}; }},
    {"away", [](const Telling& it) -> table::VisibleHappening { return table::PresenceChanged{it.seat(), false}; }},
    {"committed",
     [](const Telling& it) -> table::VisibleHappening {
         return table::SecretCommitted{it.round(), it.fields.hex("commitment", 64)};
     }},
    {"given", [](const Telling& it) -> table::VisibleHappening { return table::PartTaken{it.seat()}; }},
    {"dealt", read_dealt},
    {"back", [](const Telling& it) -> table::VisibleHappening { return table::Retracted{it.seat(), it.play()}; }},
    {"chat",
     [](const Telling& it) -> table::VisibleHappening {
         return table::Chatted{it.seat(), it.fields.text("text", longest_text)};
     }},
    {"vote", [](const Telling& it) -> table::VisibleHappening { return table::StandInVoted{it.seat(), it.seat("for")}; }},
    {"stand_in", read_stand_in},
    {"stand_in_left", [](const Telling& it) -> table::VisibleHappening { return table::StandInLeft{it.seat()}; }},
    {"turn", read_turn},
    {"play", [](const Telling& it) -> table::VisibleHappening { return VisibleEvent(Laid{it.seat(), it.play(), Card()}); }},
    {"end", [](const Telling& it) -> table::VisibleHappening { return VisibleEvent(TurnEnded{it.seat()}); }},
    {"draw", read_draw},
    {"skip", [](const Telling& it) -> table::VisibleHappening { return VisibleEvent(Skipped{it.seat()}); }},
    {"say", read_said},
    {"wish", read_wished},
    {"over", read_over},
};

}  // namespace

std::optional<table::VisibleHappening> happening_in(Fields& fields, const Rules& rules, Viewer you) {
    const std::string name = fields.text("event", longest_level);
    const auto* kind = std::find_if(std::begin(happening_kinds), std::end(happening_kinds),
                                    [&](const HappeningKind& it) { return it.name == name; });
    if (kind == std::end(happening_kinds)) return std::nullopt;
    return kind->read({fields, rules, you});
}

}  // namespace tenback::protocol
