#include "hub/adviser.hpp"

#include <boost/json.hpp>
#include <span>

#include "notation/notation.hpp"
#include "table/driver.hpp"

namespace tenback::hub {
namespace {

namespace json = boost::json;

constexpr std::size_t most_turns = 5;

std::optional<Fault> why_no_hint(const table::Table& table, const Client& client) {
    if (!client.seat) return Fault{"not_seated"};
    if (const auto refusal = tenback::table::why_no_hint(table, *client.seat)) return fault_of(*refusal);
    return client.hint ? std::optional(Fault{"too_fast"}) : std::nullopt;
}

/// Words do not make advice void.
bool same_position(const View& a, const View& b) {
    return a.turn == b.turn && a.turn_number == b.turn_number && a.hand == b.hand;
}

json::array turns_json(const Rules& rules, const View& view, const std::vector<bots::Choice>& turns) {
    json::array all;
    for (const bots::Choice& choice : std::span(turns).first(std::min(turns.size(), most_turns))) {
        json::array plays;
        for (const Move& move : moves_of(view.turn, choice.plan)) plays.emplace_back(text_of(rules.game, move));
        all.push_back(json::object{{"plays", std::move(plays)},
                                   {"estimate", choice.estimate},
                                   {"motive", code_of(choice.motive)},
                                   {"roll_outs", choice.roll_outs}});
    }
    return all;
}

}  // namespace

void give_hint(HubContext& context, LiveTable& live, const std::shared_ptr<Client>& client, table::MessageId id) {
    if (const auto fault = why_no_hint(live.table(), *client)) return client->refuse(id, *fault);
    const table::SeatKnowledge knowledge = live.table().knowledge(*client->seat);
    Random words(live.table().number());
    client->hint = context.bots.ask_turn(
        Workers::Haste::whenever, {std::string(table::adviser()), knowledge, words()},
        [weak = live.weak_from_this(), client, id, view = knowledge.view](const std::vector<bots::Choice>& turns) {
            client->hint.reset();
            const auto now = weak.lock();
            const auto seen = now && client->seat == view.you ? now->table().view(view.you) : std::nullopt;
            if (!seen || !same_position(*seen, view)) return client->refuse(id, {"no_answer"});
            client->answer(id, {{"turns", turns_json(now->table().rules(), view, turns)}});
        });
}

}  // namespace tenback::hub
