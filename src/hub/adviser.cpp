#include "hub/adviser.hpp"

#include <boost/json.hpp>

#include "bots/registry.hpp"
#include "notation/notation.hpp"

namespace tenback::server {
namespace {

namespace json = boost::json;

constexpr std::size_t most_turns = 5;

std::optional<Fault> why_no_hint(const Table& table, const Client& client) {
    if (!table.options().hints) return Fault{"no_hints"};
    if (!client.seat) return Fault{"not_seated"};
    const auto view = table.view(*client.seat);
    if (!view || !view->your_move()) return Fault{"not_your_turn"};
    return client.hint ? std::optional(Fault{"too_fast"}) : std::nullopt;
}

/// Words do not make advice void.
bool same_position(const View& a, const View& b) {
    return a.turn == b.turn && a.turn_number == b.turn_number && a.hand == b.hand;
}

/// The plays of a turn as they can be laid, with its end if there is one to be made: the last card may end the game. Nothing
/// if they cannot. What a play leads to before the turn ends follows from what the seat knows.
std::optional<json::array> plays_json(const Table& table, Seat seat, const Plan& plan) {
    const Rules& rules = table.rules();
    Table after = table;
    json::array plays;
    for (const Play play : plan) {
        if (!after.running() || after.apply(SeatActed{seat, play})) return std::nullopt;
        plays.emplace_back(text_of(rules.game, play));
    }
    if (!after.running()) return plays;
    if (after.apply(SeatActed{seat, EndTurn{}})) return std::nullopt;
    plays.emplace_back(".");
    return plays;
}

json::array turns_json(const Table& table, Seat seat, const std::vector<Choice>& turns) {
    json::array all;
    for (const Choice& choice : turns) {
        auto plays = plays_json(table, seat, choice.plan);
        if (!plays) continue;
        all.push_back(json::object{{"plays", std::move(*plays)},
                                   {"estimate", choice.estimate},
                                   {"motive", code_of(choice.motive)},
                                   {"roll_outs", choice.roll_outs}});
        if (all.size() == most_turns) break;
    }
    return all;
}

}  // namespace

void give_hint(Office& office, LiveTable& live, const std::shared_ptr<Client>& client, MessageId id) {
    if (const auto fault = why_no_hint(live.table(), *client)) return client->refuse(id, *fault);
    const SeatKnowledge knowledge = live.table().knowledge(*client->seat);
    Random words(live.table().number());
    client->hint = office.bots.ask_turn(
        Workers::Haste::whenever, {std::string(bots().back().name), knowledge, words()},
        [weak = live.weak_from_this(), client, id, view = knowledge.view](const std::vector<Choice>& turns) {
            client->hint.reset();
            const auto now = weak.lock();
            const auto seen = now && client->seat == view.you ? now->table().view(view.you) : std::nullopt;
            if (!seen || !same_position(*seen, view)) return client->refuse(id, {"no_answer"});
            client->answer(id, {{"turns", turns_json(now->table(), view.you, turns)}});
        });
}

}  // namespace tenback::server
