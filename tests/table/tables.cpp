#include "table/tables.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "record/json.hpp"

namespace tenback::testing {

using namespace table;

std::string picture(const Table& table) {
    std::string text = fmt::format("number {}\n", table.number());
    const PublicTable seen = table.public_table();
    text += fmt::format("{} {} {} round {} take-backs {} may {}\n", text_of(table.rules()), text_of(seen.options.talk),
                        seen.options.hints, seen.round, seen.take_backs, seen.may_take_back);
    for (const SeatInfo& seat : seen.seats) {
        if (const auto* person = std::get_if<Person>(&seat.sitter)) text += fmt::format("person {}", person->name);
        text += fmt::format(" played by {} missed {} owner {} ready {} {}\n", seat.played_by().value_or("-"), seat.missed,
                            seat.owner, seat.ready, seat.again);
    }
    for (int s = 0; s < table.rules().players; ++s) {
        const Seat seat = Seat::at(s);
        text +=
            fmt::format("away {} held by '{}' message {} room {} firm {} votes", table.seat(seat).away, table.held_by(seat),
                        table.last_message(seat), table.has_room_for(seat), table.stands_firm(seat));
        for (int voter = 0; voter < table.rules().players; ++voter) text += table.voted(Seat::at(voter), seat) ? " y" : " n";
        text += "\n";
    }
    if (seen.shuffle) text += fmt::format("{} given to {}\n", seen.shuffle->given.size(), seen.shuffle->commitment);
    for (const Seat seat : seen.stood_in) text += fmt::format("stood in {}\n", seat.number());
    if (!table.round()) return text;
    text += boost::json::serialize(record::state_json(table.round()->game(table.rules()))) + "\n";
    for (int s = 0; s < table.rules().players; ++s) {
        const SeatKnowledge knows = table.knowledge(Seat::at(s));
        text += fmt::format("seat {} has seen {} events\n", s + 1, knows.events.size());
    }
    return text + record_of(table).value_or("not begun");
}

}  // namespace tenback::testing
