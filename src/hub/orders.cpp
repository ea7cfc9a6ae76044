#include "hub/orders.hpp"

#include "chat/guard.hpp"
#include "table/fairness.hpp"

namespace tenback::server {
namespace {

std::optional<Fault> why_not_chat(const Table& table, const std::string& text) {
    const ChatRule rule = table.chat();
    if (rule == ChatRule::none) return Fault{"no_chat"};
    const auto refusal = rule == ChatRule::guarded ? why_not_say(text) : why_not_show(text);
    if (!refusal) return std::nullopt;
    const bool number = refusal->fault == ChatFault::number || refusal->fault == ChatFault::comparison;
    return Fault{number ? "chat_number" : "chat_text", refusal->piece};
}

}  // namespace

Verdict decide_guarded(const Table& table, const protocol::Asker& asker, const protocol::Wanted& wanted) {
    const auto* chat = std::get_if<protocol::Chat>(&wanted);
    const bool is_new = asker.seat && asker.id > table.last_message(*asker.seat);
    if (chat != nullptr && is_new)
        if (auto why = why_not_chat(table, chat->text)) return std::move(*why);
    return protocol::decide_order(table, asker, wanted);
}

Verdict decide_fair_deal(const Table& table, std::string_view table_id) {
    if (table.running()) return Fault{"round_running"};
    if (!table.shuffle()) return Fault{"no_secret"};
    const fair::RoundName round{std::string(table_id), table.shuffle()->round};
    const fair::Deal deal =
        derive(table.rules(), round, secret_of(*table.shuffle()), contributions_of(table.rules(), *table.shuffle()));
    return protocol::decide_deal(table, CardsDealt{deal.deck, std::nullopt, deal.lot, false, true});
}

}  // namespace tenback::server
