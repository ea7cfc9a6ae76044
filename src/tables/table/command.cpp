#include "table/command.hpp"

namespace tenback::table {

std::string_view code_of(Denial denial) {
    switch (denial) {
        case Denial::no_such_seat: return "no_such_seat";
        case Denial::no_such_bot: return "no_such_bot";
        case Denial::bad_name: return "bad_name";
        case Denial::seat_taken: return "seat_taken";
        case Denial::seat_open: return "seat_open";
        case Denial::seats_open: return "seats_open";
        case Denial::not_yours: return "not_yours";
        case Denial::round_running: return "round_running";
        case Denial::no_round: return "no_round";
        case Denial::bad_deck: return "bad_deck";
        case Denial::silent_table: return "silent_table";
        case Denial::no_chat: return "no_chat";
        case Denial::bad_text: return "bad_text";
        case Denial::done_already: return "done_already";
        case Denial::no_secret: return "no_secret";
        case Denial::bad_part: return "bad_part";
        case Denial::no_hints: return "no_hints";
        case Denial::no_stand_in: return "no_stand_in";
        case Denial::nothing_to_take_back: return "nothing_to_take_back";
        case Denial::others_have_seen: return "others_have_seen";
        case Denial::still_here: return "still_here";
        case Denial::not_owner: return "not_owner";
        case Denial::nothing_changes: return "nothing_changes";
        case Denial::too_much: return "too_much";
        case Denial::already_opened: return "already_opened";
    }
    return {};
}

std::string_view code_of(const TableRefusal& refusal) {
    return std::visit([](auto why) { return code_of(why); }, refusal);
}

}  // namespace tenback::table
