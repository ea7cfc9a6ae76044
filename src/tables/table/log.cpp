#include "table/log.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "record/fields.hpp"
#include "record/json.hpp"
#include "record/json_parts.hpp"

namespace tenback::table {
namespace {

namespace json = boost::json;

struct Write {
    const Rules& rules;

    json::object operator()(const TableOpened& event) const {
        const TableOptions& options = event.options;
        json::object result{{"event", "opened"},
                            {"version", log_version},
                            {"game", text_of(options.rules.game)},
                            {"players", options.rules.players},
                            {"options", record::options_json(options.rules)},
                            {"talk", text_of(options.talk)},
                            {"hints", options.hints}};
        if (options.listed) result["listed"] = true;
        if (options.clock > 0) result["clock"] = options.clock;
        return result;
    }
    json::object operator()(const SeatTaken& event) const {
        json::object result = of_seat("taken", event.seat);
        if (const auto* person = std::get_if<Person>(&event.sitter)) result["person"] = person->name;
        if (const auto* machine = std::get_if<Machine>(&event.sitter)) {
            result["bot"] = machine->level;
            if (!machine->player.empty()) result["player"] = machine->player;
        }
        return result;
    }
    json::object operator()(const SeatLeft& event) const {
        json::object result = of_seat("left", event.seat);
        if (event.by) result["by"] = event.by->number();
        return result;
    }
    json::object operator()(const SeatRenamed& event) const {
        json::object result = of_seat("renamed", event.seat);
        result["person"] = event.name;
        return result;
    }
    json::object operator()(const SeatReady& event) const {
        json::object result = of_seat("ready", event.seat);
        result["ready"] = event.ready;
        if (event.again) result["again"] = true;
        return result;
    }
    json::object operator()(const SeatHeld& event) const {
        json::object result = of_seat("held", event.seat);
        result["hash"] = event.hash;
        return result;
    }
    json::object operator()(const PresenceChanged& event) const {
        json::object result = of_seat(event.here ? "here" : "away", event.seat);
        if (event.visit != 0) result["visit"] = event.visit;
        return result;
    }
    json::object operator()(const SecretDrawn& event) const {
        return {{"event", "secret"}, {"round", event.round}, {"secret", event.secret}, {"commitment", event.commitment}};
    }
    json::object operator()(const PartGiven& event) const {
        json::object result = of_seat("given", event.seat);
        result["bytes"] = event.bytes;
        return result;
    }
    json::object operator()(const CardsDealt& event) const {
        json::object result{{"event", "dealt"}, {"lot", event.lot}, {"known", event.known}};
        if (event.seed) result["seed"] = *event.seed;
        if (event.fair) result["fair"] = true;
        result["decks"] = record::decks_json(rules, event.deck);
        return result;
    }
    json::object operator()(const RoundBegun& event) const { return of_seat("begun", event.first); }
    json::object operator()(const SeatActed& event) const {
        json::object result = of_seat("acted", event.seat);
        if (const auto* play = std::get_if<Play>(&event.action)) result["play"] = text_of(rules.game, *play);
        if (const auto* say = std::get_if<Say>(&event.action)) result["say"] = text_of(*say);
        if (const auto* wish = std::get_if<Wish>(&event.action)) result["wish"] = text_of(*wish);
        if (std::holds_alternative<EndTurn>(event.action)) result["play"] = ".";
        return numbered(std::move(result), event.id);
    }
    json::object operator()(const PlayTakenBack& event) const {
        return numbered(of_seat("taken_back", event.seat), event.id);
    }
    json::object operator()(const SeatSpoke& event) const {
        json::object result = of_seat("spoke", event.seat);
        result["text"] = event.text;
        return numbered(std::move(result), event.id);
    }
    json::object operator()(const StandInVoted& event) const {
        json::object result = of_seat("vote", event.seat);
        result["absent"] = event.absent.number();
        return result;
    }
    json::object operator()(const StandInCame& event) const {
        json::object result = of_seat("stand_in", event.seat);
        result["bot"] = event.level;
        if (event.missed > 0) result["missed"] = event.missed;
        return result;
    }
    json::object operator()(const StandInLeft& event) const { return of_seat("stand_in_left", event.seat); }

  private:
    static json::object of_seat(std::string_view what, Seat seat) { return {{"event", what}, {"seat", seat.number()}}; }
    static json::object numbered(json::object event, MessageId id) {
        if (id != 0) event["id"] = id;
        return event;
    }
};

Result<bool> flag_in(const json::object& object, std::string_view key) {
    const json::value* value = object.if_contains(key);
    if (value == nullptr || !value->is_bool()) return Error{fmt::format("'{}' must be true or false", key)};
    return value->get_bool();
}

Result<TableEvent> read_taken(const json::object& object, Seat seat) {
    const std::string_view kind = object.contains("person") ? "person" : "bot";
    const auto who = record::string_in(object, kind);
    if (!who) return Error{who.reason()};
    if (kind == "person") return TableEvent(SeatTaken{seat, Person{std::string(*who)}});
    if (!object.contains("player")) return TableEvent(SeatTaken{seat, Machine{std::string(*who)}});
    const auto player = record::string_in(object, "player");
    if (!player) return Error{player.reason()};
    return TableEvent(SeatTaken{seat, Machine{std::string(*who), std::string(*player)}});
}

Result<std::uint64_t> number_in(const json::object& object, std::string_view key, std::int64_t limit) {
    const auto number = record::integer_in(object, key);
    if (!number) return Error{number.reason()};
    if (*number < 0 || *number >= limit) return Error{fmt::format("'{}' is out of range", key)};
    return static_cast<std::uint64_t>(*number);
}

Result<TableEvent> read_dealt(const Rules& rules, const json::object& object) {
    const auto lot = number_in(object, "lot", std::int64_t{1} << 32);
    if (!lot) return Error{lot.reason()};
    const auto known = flag_in(object, "known");
    if (!known) return Error{known.reason()};
    const auto deck = record::deck_in(object, rules);
    if (!deck) return Error{deck.reason()};
    CardsDealt dealt{*deck, std::nullopt, static_cast<std::uint32_t>(*lot), *known};
    if (object.contains("fair")) {
        const auto fair = flag_in(object, "fair");
        if (!fair) return Error{fair.reason()};
        dealt.fair = *fair;
    }
    if (object.contains("seed")) {
        const auto seed = number_in(object, "seed", std::int64_t{1} << 53);
        if (!seed) return Error{seed.reason()};
        dealt.seed = *seed;
    }
    return TableEvent(dealt);
}

/// 0 where none is.
Result<MessageId> message_id_in(const json::object& object) {
    if (!object.contains("id")) return MessageId{0};
    return number_in(object, "id", std::int64_t{1} << 53);
}

Result<TableEvent> read_secret(const json::object& object) {
    const auto round = number_in(object, "round", std::int64_t{1} << 32);
    const auto secret = record::string_in(object, "secret");
    const auto commitment = record::string_in(object, "commitment");
    if (!round) return Error{round.reason()};
    if (!secret) return Error{secret.reason()};
    if (!commitment) return Error{commitment.reason()};
    return TableEvent(SecretDrawn{static_cast<std::uint32_t>(*round), std::string(*secret), std::string(*commitment)});
}

Result<TableEvent> read_presence(const json::object& object, Seat seat, bool here) {
    if (!object.contains("visit")) return TableEvent(PresenceChanged{seat, here});
    const auto visit = number_in(object, "visit", std::int64_t{1} << 32);
    if (!visit) return Error{visit.reason()};
    return TableEvent(PresenceChanged{seat, here, static_cast<std::uint32_t>(*visit)});
}

Result<TableEvent> read_left(const Rules& rules, const json::object& object, Seat seat) {
    if (!object.contains("by")) return TableEvent(SeatLeft{seat});
    const auto by = record::seat_in(object, "by", rules);
    if (!by) return Error{by.reason()};
    return TableEvent(SeatLeft{seat, *by});
}

Result<TableEvent> read_ready(const json::object& object, Seat seat) {
    const auto ready = flag_in(object, "ready");
    if (!ready) return Error{ready.reason()};
    if (!object.contains("again")) return TableEvent(SeatReady{seat, *ready, false});
    const auto again = flag_in(object, "again");
    if (!again) return Error{again.reason()};
    return TableEvent(SeatReady{seat, *ready, *again});
}

Result<TableEvent> read_stand_in(const json::object& object, Seat seat) {
    const auto level = record::string_in(object, "bot");
    if (!level) return Error{level.reason()};
    StandInCame came{seat, std::string(*level)};
    if (object.contains("missed")) {
        const auto missed = number_in(object, "missed", 256);
        if (!missed) return Error{missed.reason()};
        came.missed = static_cast<std::uint8_t>(*missed);
    }
    return TableEvent(came);
}

/// An event of a seat with one text; Made is braced from the seat and the text.
template <class Made>
Result<TableEvent> read_text(const json::object& object, Seat seat, std::string_view key) {
    const auto text = record::string_in(object, key);
    if (!text) return Error{text.reason()};
    return TableEvent(Made{seat, std::string(*text)});
}

Result<TableEvent> read_vote(const Rules& rules, const json::object& object, Seat seat) {
    const auto absent = record::seat_in(object, "absent", rules);
    if (!absent) return Error{absent.reason()};
    return TableEvent(StandInVoted{seat, *absent});
}

Result<TableEvent> read_action(const Rules& rules, const json::object& object, Seat seat) {
    const std::string_view kind = object.contains("say") ? "say" : object.contains("wish") ? "wish" : "play";
    const auto text = record::string_in(object, kind);
    if (!text) return Error{text.reason()};
    const Error unknown{fmt::format("{} is no '{}'", record::quoted(*text), kind)};
    if (kind == "say") {
        const auto say = parse_say(*text);
        return say ? Result<TableEvent>(SeatActed{seat, *say}) : unknown;
    }
    if (kind == "wish") {
        const auto wish = parse_wish(*text);
        return wish ? Result<TableEvent>(SeatActed{seat, *wish}) : unknown;
    }
    if (*text == ".") return TableEvent(SeatActed{seat, EndTurn{}});
    const auto play = parse_play(rules.game, *text);
    return play ? Result<TableEvent>(SeatActed{seat, *play}) : unknown;
}

/// Kinds of events that messages of a seat lead to.
Result<TableEvent> with_id(Result<TableEvent> event, const json::object& object) {
    const auto id = message_id_in(object);
    if (!event) return event;
    if (!id) return Error{id.reason()};
    if (auto* acted = std::get_if<SeatActed>(&*event)) acted->id = *id;
    if (auto* back = std::get_if<PlayTakenBack>(&*event)) back->id = *id;
    if (auto* spoke = std::get_if<SeatSpoke>(&*event)) spoke->id = *id;
    return event;
}

Error failed_at(std::size_t number, std::string_view reason) { return {fmt::format("event {}: {}", number, reason)}; }

}  // namespace

std::string_view text_of(TalkPreset preset) {
    switch (preset) {
        case TalkPreset::silent: return "silent";
        case TalkPreset::markers: return "markers";
        case TalkPreset::guarded: return "guarded";
        case TalkPreset::open: return "open";
    }
    return {};
}

std::optional<TalkPreset> parse_talk_preset(std::string_view text) {
    for (const TalkPreset preset : {TalkPreset::silent, TalkPreset::markers, TalkPreset::guarded, TalkPreset::open})
        if (text_of(preset) == text) return preset;
    return std::nullopt;
}

std::string log_text(const Rules& rules, const TableEvent& event) {
    return json::serialize(std::visit(Write{rules}, event));
}

Result<TableOpened> read_opening(std::string_view text) {
    const auto object = record::parse_object(text);
    if (!object) return Error{object.reason()};
    const auto kind = record::string_in(*object, "event");
    if (!kind) return Error{kind.reason()};
    if (*kind != "opened") return Error{"a log begins with the opening of its table"};
    const auto version = record::integer_in(*object, "version");
    if (!version) return Error{version.reason()};
    if (*version > log_version) return Error{fmt::format("a log of version {}, of a newer tenback", *version)};
    if (*version < 1) return Error{fmt::format("there is no version {} of logs", *version)};
    const auto rules = record::rules_in(*object);
    if (!rules) return Error{rules.reason()};
    const auto talk = record::string_in(*object, "talk");
    if (!talk) return Error{talk.reason()};
    const auto preset = parse_talk_preset(*talk);
    if (!preset) return Error{record::quoted(*talk) + " is no kind of talk"};
    const auto hints = flag_in(*object, "hints");
    if (!hints) return Error{hints.reason()};
    if (!permits(*rules, *preset)) return Error{record::quoted(*talk) + " is no kind of talk of this game"};
    TableOptions options{*rules, *preset, *hints};
    if (object->contains("listed")) {
        const auto listed = flag_in(*object, "listed");
        if (!listed) return Error{listed.reason()};
        options.listed = *listed;
    }
    if (object->contains("clock")) {
        const auto clock = number_in(*object, "clock", longest_clock + 1);
        if (!clock) return Error{clock.reason()};
        options.clock = static_cast<std::uint16_t>(*clock);
    }
    return TableOpened{options};
}

Result<TableEvent> read_event(const Rules& rules, std::string_view text) {
    const auto object = record::parse_object(text);
    if (!object) return Error{object.reason()};
    const auto kind = record::string_in(*object, "event");
    if (!kind) return Error{kind.reason()};
    if (*kind == "dealt") return read_dealt(rules, *object);
    if (*kind == "secret") return read_secret(*object);
    if (*kind == "opened") return Error{std::string(code_of(Denial::already_opened))};
    const auto seat = record::seat_in(*object, "seat", rules);
    if (!seat) return Error{seat.reason()};
    if (*kind == "taken") return read_taken(*object, *seat);
    if (*kind == "left") return read_left(rules, *object, *seat);
    if (*kind == "renamed") return read_text<SeatRenamed>(*object, *seat, "person");
    if (*kind == "ready") return read_ready(*object, *seat);
    if (*kind == "held") return read_text<SeatHeld>(*object, *seat, "hash");
    if (*kind == "here" || *kind == "away") return read_presence(*object, *seat, *kind == "here");
    if (*kind == "given") return read_text<PartGiven>(*object, *seat, "bytes");
    if (*kind == "begun") return TableEvent(RoundBegun{*seat});
    if (*kind == "acted") return with_id(read_action(rules, *object, *seat), *object);
    if (*kind == "taken_back") return with_id(TableEvent(PlayTakenBack{*seat}), *object);
    if (*kind == "spoke") return with_id(read_text<SeatSpoke>(*object, *seat, "text"), *object);
    if (*kind == "vote") return read_vote(rules, *object, *seat);
    if (*kind == "stand_in") return read_stand_in(*object, *seat);
    if (*kind == "stand_in_left") return TableEvent(StandInLeft{*seat});
    return Error{record::quoted(*kind) + " is no kind of event"};
}

Result<Table> read_log(std::span<const std::string> log, const Watch& watch) {
    if (log.empty()) return failed_at(1, "there is none");
    const auto opening = read_opening(log.front());
    if (!opening) return failed_at(1, opening.reason());
    Table table(opening->options);
    std::vector<Happening> happenings;
    for (std::size_t n = 1; n < log.size(); ++n) {
        const auto event = read_event(table.rules(), log[n]);
        if (!event) return failed_at(n + 1, event.reason());
        happenings.clear();
        if (const auto refusal = table.apply(*event, &happenings)) return failed_at(n + 1, code_of(*refusal));
        if (watch) watch(table, happenings);
    }
    return table;
}

}  // namespace tenback::table
