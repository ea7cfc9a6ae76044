#include "protocol/tell.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "notation/notation.hpp"
#include "protocol/message.hpp"
#include "protocol/parts.hpp"
#include "protocol/scratch.hpp"
#include "record/event_json.hpp"
#include "record/json.hpp"
#include "record/json_parts.hpp"
#include "table/fairness.hpp"
#include "table/log.hpp"

namespace tenback::protocol {
namespace {

namespace json = boost::json;

/// One overload for each kind, so that a new kind cannot be forgotten.
struct WriteHappening {
    const Rules& rules;
    Viewer viewer;
    const json::storage_ptr& where;

    json::object operator()(const table::SeatTaken& it) const {
        json::object result = of_seat("taken", it.seat);
        if (const auto* person = std::get_if<table::Person>(&it.sitter)) result["person"] = person->name;
        if (const auto* machine = std::get_if<table::Machine>(&it.sitter)) result["bot"] = machine->level;
        return result;
    }
    json::object operator()(const table::SeatLeft& it) const {
        json::object result = of_seat("left", it.seat);
        if (it.by) result["by"] = it.by->number();
        return result;
    }
    json::object operator()(const table::SeatRenamed& it) const {
        json::object result = of_seat("renamed", it.seat);
        result["person"] = it.name;
        return result;
    }
    json::object operator()(const table::SeatReady& it) const {
        json::object result = of_seat("ready", it.seat);
        result["ready"] = it.ready;
        result["again"] = it.again;
        return result;
    }
    json::object operator()(const table::PresenceChanged& it) const { return of_seat(it.here ? "here" : "away", it.seat); }
    json::object operator()(const table::SecretCommitted& it) const {
        return json::object({{"event", "committed"}, {"round", it.round}, {"commitment", it.commitment}}, where);
    }
    json::object operator()(const table::PartTaken& it) const { return of_seat("given", it.seat); }
    json::object operator()(const table::HandDealt& it) const {
        json::object result({{"event", "dealt"}, {"round", it.round}, {"known", it.known}}, where);
        if (it.hand) result["hand"] = record::cards_json(rules.game, *it.hand, where);
        return result;
    }
    json::object operator()(const VisibleEvent& it) const { return record::event_json(rules, viewer, it, where); }
    json::object operator()(const table::Retracted& it) const {
        json::object result = of_seat("back", it.seat);
        result["play"] = text_of(rules.game, it.play);
        return result;
    }
    json::object operator()(const table::Chatted& it) const {
        json::object result = of_seat("chat", it.seat);
        result["text"] = it.text;
        return result;
    }
    json::object operator()(const table::StandInVoted& it) const {
        json::object result = of_seat("vote", it.seat);
        result["for"] = it.absent.number();
        return result;
    }
    json::object operator()(const table::StandInCame& it) const {
        json::object result = of_seat("stand_in", it.seat);
        result["bot"] = it.level;
        if (it.missed > 0) result["missed"] = it.missed;
        return result;
    }
    json::object operator()(const table::StandInLeft& it) const { return of_seat("stand_in_left", it.seat); }

  private:
    [[nodiscard]] json::object of_seat(std::string_view what, Seat seat) const {
        return json::object({{"event", what}, {"seat", seat.number()}}, where);
    }
};

/// What is told of a person besides name and connection, where there is something to tell.
void add_person(json::object& result, const table::SeatInfo& seat) {
    if (seat.owner) result["owner"] = true;
    if (seat.is_absent()) result["away"] = true;
    if (seat.missed > 0) result["missed"] = seat.missed;
    if (seat.ready) result["ready"] = true;
    if (seat.again) result["again"] = true;
}

/// Who wants a stand-in, and how many must, while that can be asked for.
void add_votes(json::object& result, const table::PublicTable& table, Seat absent) {
    const table::SeatInfo& seat = table.seats[static_cast<std::size_t>(absent.index())];
    const bool running = table.game && !table.revealed;
    if (seat.votes == 0 && !(running && seat.is_absent() && !seat.stand_in)) return;
    json::array voters;
    for (int s = 0; s < table.options.rules.players; ++s)
        if ((seat.votes >> s & 1) != 0) voters.emplace_back(s + 1);
    result["votes"] = std::move(voters);
    result["votes_needed"] = votes_needed(table.seats, absent);
}

json::object seat_json(const table::PublicTable& table, Seat at) {
    const table::SeatInfo& seat = table.seats[static_cast<std::size_t>(at.index())];
    json::object result;
    if (const auto* person = std::get_if<table::Person>(&seat.sitter)) {
        result["person"] = person->name;
        result["here"] = !seat.away;
        add_person(result, seat);
        add_votes(result, table, at);
    }
    if (const auto* machine = std::get_if<table::Machine>(&seat.sitter)) result["bot"] = machine->level;
    if (seat.stand_in) result["stand_in"] = *seat.stand_in;
    return result;
}

json::array seats_json(const table::PublicTable& table) {
    json::array all;
    for (int s = 0; s < table.options.rules.players; ++s) all.push_back(seat_json(table, Seat::at(s)));
    return all;
}

json::array numbers_json(const std::vector<Seat>& seats) {
    json::array all;
    for (const Seat seat : seats) all.emplace_back(seat.number());
    return all;
}

json::array standing_json(const Rules& rules, const Talk& talk) {
    json::array all;
    for (int s = 0; s < rules.players; ++s)
        for (const Say& say : standing(talk.voices[static_cast<std::size_t>(s)]))
            all.push_back(json::object{{"seat", s + 1}, {"say", text_of(say)}});
    return all;
}

json::object wishes_json(const Rules& rules, const Talk& talk) {
    json::object wishes;
    for (int s = 0; s < rules.players; ++s)
        if (const Wish wish = talk.wishes[static_cast<std::size_t>(s)]; wish != Wish::unsaid)
            wishes[record::key_of(s + 1)] = text_of(wish);
    return wishes;
}

json::value shuffle_json(const table::PublicTable& table) {
    if (!table.shuffle) return nullptr;
    return json::object{{"round", table.shuffle->round},
                        {"commitment", table.shuffle->commitment},
                        {"given", numbers_json(table.shuffle->given)}};
}

json::value revealed_json(const table::PublicTable& table, std::string_view id) {
    if (!table.revealed) return nullptr;
    const Rules& rules = table.options.rules;
    json::object hands;
    for (int s = 0; s < rules.players; ++s)
        hands[record::key_of(s + 1)] = record::cards_json(rules.game, table.revealed->hands[static_cast<std::size_t>(s)]);
    json::object revealed{{"hands", std::move(hands)}};
    if (const auto fairness = fairness_of(table, id)) revealed["fairness"] = fair::fairness_json(*fairness);
    return revealed;
}

json::value hand_json(const table::Table& table, Viewer viewer, const json::storage_ptr& where) {
    if (!viewer || !table.round()) return nullptr;
    return record::cards_json(table.rules().game, table.view(*viewer)->hand, where);
}

json::object table_json(const table::PublicTable& table, std::string_view id) {
    json::object result{{"id", id}, {"code", id.substr(0, code_length)}};
    for (auto& [key, value] : options_of(table.options)) result.emplace(key, std::move(value));
    return result;
}

/// Which parts of a table an event can change.
struct Touches {
    explicit Touches(const table::Table& table)
        : clock(table.options().clock > 0), between(table.round() && table.round()->over()) {}

    bool clock;    // does the table have one?
    bool between;  // two rounds: who is here and ready decides how long the next one is waited for
    bool seats = false;
    bool state = false;
    bool shuffle = false;
    bool end = false;

    void operator()(const table::SeatTaken& /*it*/) { company(), shuffle = true; }
    void operator()(const table::SeatLeft& /*it*/) { company(), shuffle = true; }
    void operator()(const table::SeatRenamed& /*it*/) { seats = true; }
    void operator()(const table::SeatReady& /*it*/) { company(); }
    void operator()(const table::PresenceChanged& /*it*/) { company(); }
    void operator()(const table::SecretCommitted& /*it*/) { shuffle = true; }
    void operator()(const table::PartTaken& /*it*/) { shuffle = true; }
    void operator()(const table::HandsDealt& /*it*/) { seats = state = shuffle = end = true; }
    void operator()(const Event& it) {
        state = true;
        end = end || std::holds_alternative<Finished>(it);
        seats = seats || end || (clock && std::holds_alternative<TurnEnded>(it));  // turns missed are over, too
    }
    void operator()(const table::Retracted& /*it*/) { state = true; }
    void operator()(const table::Chatted& /*it*/) {}
    void operator()(const table::StandInVoted& /*it*/) { seats = true; }
    void operator()(const table::StandInCame& /*it*/) { seats = state = true; }
    void operator()(const table::StandInLeft& /*it*/) { seats = state = true; }

  private:
    void company() {
        seats = true;
        state = state || between;
    }
};

/// The seat whose hand an event changes.
struct HandOf {
    std::optional<Seat> operator()(const Event& it) const { return std::visit(*this, it); }
    std::optional<Seat> operator()(const Laid& it) const { return it.seat; }
    std::optional<Seat> operator()(const Drew& it) const { return it.seat; }
    std::optional<Seat> operator()(const table::Retracted& it) const { return it.seat; }
    template <class Other>
    std::optional<Seat> operator()(const Other& /*it*/) const {
        return std::nullopt;
    }
};

}  // namespace

json::array happenings_json(const Rules& rules, Viewer viewer, std::span<const table::Happening> happenings,
                            const json::storage_ptr& where) {
    json::array all(where);
    all.reserve(happenings.size());
    for (const table::Happening& it : happenings)
        all.push_back(std::visit(WriteHappening{rules, viewer, where}, seen_by(viewer, it)));
    return all;
}

json::value state_json(const table::PublicTable& table, const Around& around, const json::storage_ptr& where) {
    if (!table.game) return nullptr;
    const Rules& rules = table.options.rules;
    json::object state = record::public_json(rules, *table.game, where);
    state["given"] = table.game->turn.given;
    state["round"] = table.round;
    state["known"] = table.known_deal;
    state["talk"] = standing_json(rules, table.game->talk);
    state["wishes"] = wishes_json(rules, table.game->talk);
    state["take_backs"] = table.take_backs;
    state["may_take_back"] = table.may_take_back;
    state["stood_in"] = numbers_json(table.stood_in);
    const auto seconds = around.left ? std::optional(std::chrono::ceil<std::chrono::seconds>(*around.left)) : std::nullopt;
    state["deadline"] = seconds ? json::value(seconds->count()) : json::value(nullptr);
    state["deadline_ms"] = around.left ? json::value(around.left->count()) : json::value(nullptr);
    return state;
}

std::string tell_done(table::MessageId id, const json::object& with) {
    Scratch scratch;
    json::object answer({{"tell", "answer"}, {"id", id}, {"ok", true}}, scratch.where());
    for (const auto& [key, value] : with) answer.emplace(key, value);
    return json::serialize(answer);
}

std::string tell_error(table::MessageId id, std::string_view code, json::object with) {
    with["code"] = code;
    return json::serialize(json::object{{"tell", "answer"}, {"id", id}, {"ok", false}, {"error", std::move(with)}});
}

std::string tell_bye(std::string_view reason) { return json::serialize(json::object{{"tell", "bye"}, {"reason", reason}}); }

bool is_private_to(Seat seat, std::span<const table::Happening> happenings) {
    return std::any_of(happenings.begin(), happenings.end(), [&](const table::Happening& it) {
        return std::holds_alternative<table::HandsDealt>(it) || std::visit(HandOf{}, it) == seat;
    });
}

News::News(const table::Table& table, const Around& around, const Chapter& chapter) : table_(table), chapter_(chapter) {
    Touches touches(table);
    for (const table::Happening& it : chapter.happenings) std::visit(touches, it);
    const table::PublicTable seen = table.public_table();
    Scratch scratch;
    json::object message({{"tell", "events"}, {"number", table.number()}}, scratch.where());
    if (chapter.count != 1) message["count"] = chapter.count;
    if (touches.seats) message["seats"] = seats_json(seen);
    if (touches.state) message["state"] = state_json(seen, around, scratch.where());
    if (touches.shuffle) message["shuffle"] = shuffle_json(seen);
    if (touches.end) message["revealed"] = revealed_json(seen, around.id);
    for_all_ = json::serialize(message);
}

std::string News::tell(Viewer viewer) const {
    Scratch scratch;
    json::object own({{"events", happenings_json(table_.rules(), viewer, chapter_.happenings, scratch.where())}},
                     scratch.where());
    if (viewer && is_private_to(*viewer, chapter_.happenings)) own["hand"] = hand_json(table_, viewer, scratch.where());
    const std::string own_text = json::serialize(own);
    std::string message;
    message.reserve(for_all_.size() + own_text.size());
    message = for_all_;
    message.back() = ',';  // both are objects, and neither is empty
    return message.append(own_text, 1);
}

std::string tell_table(const table::Table& table, const Around& around, Viewer viewer, const History& history) {
    const table::PublicTable seen = table.public_table();
    json::object message{{"tell", "table"},
                         {"number", table.number()},
                         {"table", table_json(seen, around.id)},
                         {"you", tenback::record::seat_json(viewer)},
                         {"seats", seats_json(seen)},
                         {"shuffle", shuffle_json(seen)},
                         {"state", state_json(seen, around)},
                         {"hand", hand_json(table, viewer, {})},
                         {"laid", seen.game ? record::laid_json(table.rules(), *seen.game) : json::value(nullptr)},
                         {"revealed", revealed_json(seen, around.id)},
                         {"history", happenings_json(table.rules(), viewer, history.happenings)}};
    if (history.left_out > 0) message["left_out"] = history.left_out;
    return json::serialize(message);
}

json::object lobby_json(const table::Table& table, std::string_view id) {
    const table::PublicTable seen = table.public_table();
    json::object line = table_json(seen, id);
    line["seats"] = seats_json(seen);
    return line;
}

}  // namespace tenback::protocol
