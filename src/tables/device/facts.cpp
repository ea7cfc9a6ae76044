#include "device/facts.hpp"

#include <boost/json.hpp>

#include "engine/turn.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "record/json_parts.hpp"
#include "table/log.hpp"

namespace tenback::device {
namespace {

namespace json = boost::json;

Rules rules_with(GameKind game, int players, const Chosen& chosen) {
    return *make_rules(game, players, options_with(game, players, chosen)).rules;
}
Rules usual_rules(GameKind game) { return rules_with(game, players_of(game).most, {}); }

json::array piles_of(const Rules& rules) {
    json::array piles;
    for (const PileId pile : all_piles) {
        if (!rules.piles.contains(pile)) continue;
        const Card row = rules.row_cards[pile.index()];
        const bool is_printed = value_of(rules.game, row) > 0;
        const bool is_owned = !rules.cooperative();
        piles.push_back({{"pile", text_of(pile)},
                         {"start", is_printed ? json::value(std::to_string(row.index())) : json::value(nullptr)},
                         {"owner", is_owned ? json::value(pile.number()) : json::value(nullptr)}});
    }
    return piles;
}

/// For every top the cards that go back on it.
json::object tricks_on(const Rules& rules, PileId pile) {
    const Seat owner = Seat::at(rules.cooperative() ? 0 : pile.number() - 1);
    Turn turn{rules.row_cards, owner, 0, 0, 0, 0, {}, {}};
    json::object tricks;
    for (const Card top : rules.cards) {
        turn.tops[pile.index()] = top;
        CardSet back;
        for (const Card card : fitting(rules, turn, pile))
            if (manner_of(rules, owner, {card, pile}, top) == Manner::trick) back.insert(card);
        if (!back.empty()) tricks[text_of(rules.game, top)] = record::cards_json(rules.game, back);
    }
    return tricks;
}

/// A value for each number of seats, from 1; null where the game is not for so many.
template <class Value>
json::array by_players(GameKind game, const Value& value) {
    const auto [fewest, most] = players_of(game);
    json::array values;
    for (int players = 1; players <= most; ++players)
        values.push_back(players < fewest ? json::value(nullptr) : json::value(value(players)));
    return values;
}

json::array options_of_game(GameKind game) {
    json::array all;
    for (const Option& option : options_of(game)) {
        Chosen chosen;
        chosen.flip(option);
        const Rules rules = rules_with(game, players_of(game).most, chosen);
        const auto value = [&](int number) { return option.is_switch ? json::value(number != 0) : json::value(number); };
        all.push_back({{"name", option.name},
                       {"variant", option.variant},
                       {"usual", by_players(game, [&](int players) { return value(option.usual(players)); })},
                       {"other", by_players(game, [&](int players) { return value(option.other(players)); })},
                       {"burns", record::cards_json(game, rules.fire)}});
    }
    return all;
}

/// Where people may write what they like, words that a guard looks through are no choice.
json::array talk_at(const Rules& rules) {
    json::array talk;
    for (const auto preset :
         {table::TalkPreset::silent, table::TalkPreset::markers, table::TalkPreset::guarded, table::TalkPreset::open})
        if (permits(rules, preset) && !(preset == table::TalkPreset::guarded && permits(rules, table::TalkPreset::open)))
            talk.emplace_back(text_of(preset));
    return talk;
}

/// Those whose options are chosen: the first bit of `which` is the first option.
json::object variant_json(GameKind game, unsigned which) {
    Chosen chosen;
    json::array names;
    for (const Option& option : options_of(game)) {
        if ((which & 1U) != 0) {
            chosen.flip(option);
            names.emplace_back(option.variant);
        }
        which >>= 1U;
    }
    const Rules rules = rules_with(game, players_of(game).most, chosen);
    json::array at_once;
    for (int players = players_of(game).fewest; players <= players_of(game).most; ++players)
        if (rules_with(game, players, chosen).solo_fire) at_once.emplace_back(players);
    return {{"variants", std::move(names)},
            {"most_cards", rules.maximum},
            {"talk", talk_at(rules)},
            {"cover_at_once", std::move(at_once)}};
}

json::object game_facts(GameKind game) {
    const Rules rules = usual_rules(game);
    const auto [fewest, most] = players_of(game);
    json::array variants;
    for (unsigned which = 0; which < 1U << options_of(game).size(); ++which) variants.push_back(variant_json(game, which));
    return {{"fewest", fewest},
            {"most", most},
            {"cards", record::cards_json(game, rules.cards)},
            {"decks", rules.decks},
            {"hands", by_players(game, [&](int players) { return rules_with(game, players, {}).hand_size; })},
            {"excellent_below", excellent_below(game)},
            {"piles", piles_of(rules)},
            {"tricks", {{"up", tricks_on(rules, U1)}, {"down", tricks_on(rules, D1)}}},
            {"options", options_of_game(game)},
            {"variants", std::move(variants)}};
}

}  // namespace

json::object facts() {
    json::object all;
    for (const GameKind game : all_games) all[text_of(game)] = game_facts(game);
    json::array marks;
    for (const MarkKind kind : all_marks) marks.emplace_back(text_of(kind));
    return {{"games", std::move(all)}, {"marks", std::move(marks)}};
}

}  // namespace tenback::device
