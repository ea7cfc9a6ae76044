#include "table/driver.hpp"

namespace tenback::table {

CardsDealt seeded_deal(const Rules& rules, std::uint64_t seed, bool known) {
    Random lots(seed ^ 0x6C6F74);  // "lot": other words than those of the deck
    return {seeded_deck(rules, seed), seed, static_cast<std::uint32_t>(lots() >> 32), known};
}

CardsDealt same_deal(const Table& table) {
    const Round& last = *table.round();
    return {last.deck(), last.seed(), last.lot(), true};
}

std::optional<TurnOf> turn_of(const Table& table) {
    if (!table.running()) return std::nullopt;
    return TurnOf{table.rounds(), table.round()->state().turn_number};
}

std::uint64_t bot_seed(const Table& table, Seat seat) {
    Random words((std::uint64_t{table.round()->lot()} << 8) + static_cast<std::uint64_t>(seat.number()));
    return words();
}

bool bots_may_talk(const Table& table) {
    return table.running() && !table.round()->opening() && table.options().talk != TalkPreset::silent;
}

Says talk_of_bots(const Table& table, bots::BotCrew& crew) {
    Says says;
    for (const BotDuty& machine : table.machines())
        for (const Say& say : crew[machine.level].talk(table.knowledge(machine.seat).knows()))
            says.emplace_back(machine.seat, say);
    return says;
}

void add_says(Draft& draft, const Says& says) {
    for (const auto& [seat, say] : says) static_cast<void>(draft.add(draft.after().decide(Do{seat, say}, Actor::bot)));
}

std::string_view adviser() { return bots::all_bots().back().name; }

std::optional<TableRefusal> why_no_hint(const Table& table, Seat seat) {
    if (!table.options().hints) return Denial::no_hints;
    const auto view = table.view(seat);
    if (!view || !view->your_move()) return Refusal::not_your_turn;
    return std::nullopt;
}

}  // namespace tenback::table
