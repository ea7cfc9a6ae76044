#include "record/event_json.hpp"

#include <boost/json.hpp>

#include "notation/notation.hpp"
#include "record/json_parts.hpp"

namespace tenback::record {
namespace {

namespace json = boost::json;

/// One version of this for each kind of event, so that a new kind cannot be forgotten.
struct Write {
    const Rules& rules;
    std::optional<Seat> you;
    const json::storage_ptr& where;

    json::object operator()(const TurnBegan& event) const {
        return made({{"event", "turn"},
                     {"seat", event.seat.number()},
                     {"turn", event.number},
                     {"required", event.required},
                     {"must_cover", piles_json(event.due, where)}});
    }
    json::object operator()(const Laid& event) const {
        return made({{"event", "play"}, {"seat", event.seat.number()}, {"play", text_of(rules.game, event.play)}});
    }
    json::object operator()(const TurnEnded& event) const { return made({{"event", "end"}, {"seat", event.seat.number()}}); }
    json::object operator()(const YouDrew& event) const {
        return made({{"event", "draw"},
                     {"seat", seat_json(you)},
                     {"count", event.cards.size()},
                     {"cards", cards_json(rules.game, event.cards, where)}});
    }
    json::object operator()(const SomebodyDrew& event) const {
        return made({{"event", "draw"}, {"seat", event.seat.number()}, {"count", event.count}});
    }
    json::object operator()(const Skipped& event) const { return made({{"event", "skip"}, {"seat", event.seat.number()}}); }
    json::object operator()(const Said& event) const {
        return made({{"event", "say"}, {"seat", event.seat.number()}, {"say", text_of(event.say)}});
    }
    json::object operator()(const Wished& event) const {
        return made({{"event", "wish"}, {"seat", event.seat.number()}, {"wish", text_of(event.wish)}});
    }
    json::object operator()(const Finished& event) const {
        return made({{"event", "over"},
                     {"status", status_json(event.status)},
                     {"reason", reason_json(event.reason)},
                     {"winner", seat_json(event.winner)}});
    }

  private:
    [[nodiscard]] json::object made(std::initializer_list<std::pair<json::string_view, json::value_ref>> fields) const {
        return json::object(fields, where);
    }
};

}  // namespace

json::object event_json(const Rules& rules, std::optional<Seat> you, const VisibleEvent& event,
                        const json::storage_ptr& where) {
    return std::visit(Write{rules, you, where}, event);
}

json::array events_json(const Rules& rules, Seat you, std::span<const VisibleEvent> events) {
    json::array all;
    all.reserve(events.size());
    for (const VisibleEvent& event : events) all.push_back(event_json(rules, you, event));
    return all;
}

json::array talk_json(std::span<const VisibleEvent> events) {
    json::array talk;
    int turn = 0;
    for (const VisibleEvent& event : events) {
        if (const auto* began = std::get_if<TurnBegan>(&event)) turn = began->number;
        if (const auto* said = std::get_if<Said>(&event))
            talk.push_back(json::object{{"seat", said->seat.number()}, {"turn", turn}, {"say", text_of(said->say)}});
    }
    return talk;
}

}  // namespace tenback::record
