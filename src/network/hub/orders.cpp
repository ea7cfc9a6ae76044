#include "hub/orders.hpp"

#include <algorithm>

#include "chat/guard.hpp"
#include "table/fairness.hpp"

namespace tenback::hub {
namespace {

Company company_of(const table::Table& table) {
    Company company{{}, table.rules().players};
    for (int s = 0; s < table.rules().players; ++s)
        if (const auto* person = std::get_if<table::Person>(&table.seat(Seat::at(s)).sitter))
            company.names.push_back(person->name);
    return company;
}

/// The name that somebody wants, and the seat it is for; none where none is given.
std::optional<std::pair<Seat, std::string>> wanted_name(const protocol::Asker& asker,
                                                        const protocol::ClientRequest& wanted) {
    if (const auto* sit = std::get_if<protocol::Sit>(&wanted); sit != nullptr && !sit->name.empty())
        return std::pair{Seat::number(sit->seat), sit->name};
    if (const auto* rename = std::get_if<protocol::RenameSeat>(&wanted);
        rename != nullptr && asker.seat && !rename->name.empty())
        return std::pair{*asker.seat, rename->name};
    return std::nullopt;
}

/// Somebody else's name, or one that looks like it.
bool is_taken(const table::Table& table, Seat seat, const std::string& name) {
    for (int s = 0; s < table.rules().players; ++s) {
        const auto* person = std::get_if<table::Person>(&table.seat(Seat::at(s)).sitter);
        if (person != nullptr && Seat::at(s) != seat && look_alike(person->name, name)) return true;
    }
    return false;
}

std::optional<Fault> why_not_chat(const table::Table& table, const std::string& text) {
    const table::ChatRule rule = table.chat();
    if (rule == table::ChatRule::none) return Fault{"no_chat"};
    const auto refusal = rule == table::ChatRule::guarded ? why_not_say(text, company_of(table)) : why_not_show(text);
    if (!refusal) return std::nullopt;
    const bool number = refusal->fault == ChatFault::number || refusal->fault == ChatFault::comparison;
    return Fault{number ? "chat_number" : "chat_text", refusal->piece};
}

}  // namespace

Verdict decide_guarded(const table::Table& table, const protocol::Asker& asker, const protocol::ClientRequest& wanted) {
    const auto* chat = std::get_if<protocol::Chat>(&wanted);
    const bool is_new = asker.seat && asker.id > table.last_message(*asker.seat);
    if (chat != nullptr && is_new)
        if (auto why = why_not_chat(table, chat->text)) return std::move(*why);
    Verdict verdict = protocol::decide_order(table, asker, wanted);
    const auto name = wanted_name(asker, wanted);
    if (name && std::holds_alternative<Events>(verdict) && is_taken(table, name->first, name->second))
        return Fault{"name_taken"};
    return verdict;
}

Verdict decide_fair_deal(const table::Table& table, std::string_view table_id) {
    if (table.running()) return Fault{"round_running"};
    if (!table.shuffle()) return Fault{"no_secret"};
    const fair::RoundName round{std::string(table_id), table.shuffle()->round};
    const fair::Deal deal =
        derive(table.rules(), round, secret_of(*table.shuffle()), contributions_of(table.rules(), *table.shuffle()));
    return protocol::decide_deal(table, table::CardsDealt{deal.deck, std::nullopt, deal.lot, false, true});
}

}  // namespace tenback::hub
