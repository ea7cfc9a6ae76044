#include "words/phrases.hpp"

#include <cmath>

#include "notation/notation.hpp"

namespace tenback::words {

Names::Names() {
    for (int seat = 1; seat <= Seat::limit; ++seat) names_.emplace_back(msg::seat_name(seat));
}

namespace phrase {
namespace {

std::vector<Message> chosen_variants(const Rules& rules) {
    std::vector<Message> chosen;
    for (const Option& option : options_of(rules.game))
        if (rules.is_chosen(option)) chosen.push_back(variant(option));
    return chosen;
}

/// Piles that burn and cannot wait: those due, or alone the burning one.
std::optional<Message> fire_duty(const Rules& rules, const Turn& turn) {
    if (rules.solo_fire && !turn.burning.empty()) return msg::owed_next_on(piles(turn.burning));
    if (!turn.due.empty()) return msg::owed_cover(piles(turn.due));
    return std::nullopt;
}

Message nothing_owed(const Rules& rules, const Turn& turn, CardSet hand) {
    return turn.played >= rules.maximum || hand.empty() ? msg::owed_must_end() : msg::owed_may_end();
}

std::string letter(int colour) { return {colour_letters[static_cast<std::size_t>(colour)]}; }

Message marked(const Mark& mark) { return message_named("talk.", text_of(mark.kind), "", {text_of(mark.pile)}); }

Message hinted(const Hint& hint) {
    constexpr std::array<std::string_view, 3> bands{"low", "middle", "high"};
    return msg::talk_hint(bands[static_cast<std::size_t>(hint.band)], letter(hint.colour));
}

}  // namespace

std::string piles(PileSet set) {
    std::string names;
    for (const PileId pile : all_piles)
        if (set.contains(pile)) names.append(names.empty() ? "" : ", ").append(text_of(pile));
    return names;
}

Message list(const std::vector<Message>& parts) {
    Message all = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) all = msg::list_comma(all, parts[i]);
    return all;
}

Message game(GameKind game) {
    switch (game) {
        case GameKind::classic: return msg::game_classic();
        case GameKind::quick: return msg::game_quick();
        case GameKind::face: break;
    }
    return msg::game_face();
}

Message game_explained(GameKind game) {
    switch (game) {
        case GameKind::classic: return msg::game_classic_what();
        case GameKind::quick: return msg::game_quick_what();
        case GameKind::face: break;
    }
    return msg::game_face_what();
}

Message title(const Rules& rules) {
    std::vector<Message> name = chosen_variants(rules);
    name.insert(name.begin(), game(rules.game));
    return msg::game_title(rules.players, list(name));
}

Message variant(const Rules& rules) {
    const std::vector<Message> chosen = chosen_variants(rules);
    return chosen.empty() ? msg::variant_standard() : list(chosen);
}

Message variant(const Option& option) { return message_named("variant.", option.variant); }
Message variant_explained(const Option& option) {
    return msg::list_named(variant(option), message_named("variant.", option.variant, ".what"));
}
Message option(const Option& option) { return option.is_switch ? variant(option) : message_named("setup.", option.name); }
Message option_value(const Option& option, int value) {
    if (option.is_switch) return value != 0 ? msg::setup_on() : msg::setup_off();
    return message_named("setup.", option.name, "_value", {Value::count(value)});
}

Message level(std::string_view level) {
    if (level == "easy") return msg::level_easy();
    if (level == "normal") return msg::level_normal();
    return level == "hard" ? msg::level_hard() : msg::level_expert();
}

Message bot(Seat seat) { return msg::bot_name(std::to_string(seat.number())); }

Message level_explained(std::string_view level) {
    if (level == "easy") return msg::level_easy_what();
    if (level == "normal") return msg::level_normal_what();
    return level == "hard" ? msg::level_hard_what() : msg::level_expert_what();
}

Message bad_rules(RulesError error, GameKind kind, int players) {
    if (error == RulesError::minimum) return msg::usage_minimum();
    if (error == RulesError::hand) return msg::usage_hand(classic_hand(players) - 1, players, classic_hand(players));
    const auto [fewest, most] = players_of(kind);
    return fewest == most ? msg::usage_players_exact(game(kind), fewest) : msg::usage_players(game(kind), most, fewest);
}

Message owed(const Rules& rules, const Turn& turn, CardSet hand) {
    const int missing = turn.required - turn.played;
    const auto fire = fire_duty(rules, turn);
    if (missing <= 0) return fire && !rules.solo_fire ? *fire : nothing_owed(rules, turn, hand);
    const bool exact = rules.minimum == rules.maximum;
    const Message cards = exact              ? msg::owed_lay_exactly()
                          : turn.played == 0 ? msg::owed_lay(missing)
                                             : msg::owed_lay_more(missing);
    return fire ? msg::owed_and(cards, *fire) : cards;
}

Message said(const Say& say) {
    if (const auto* mark = std::get_if<Mark>(&say)) return marked(*mark);
    if (const auto* hint = std::get_if<Hint>(&say)) return hinted(*hint);
    if (const auto* holds = std::get_if<Holds>(&say)) return msg::talk_holds(letter(holds->colour));
    return msg::talk_hush();
}

Message marker(MarkKind kind) { return message_named("talk.kind.", text_of(kind)); }
Message marker_label(MarkKind kind) { return message_named("mark.", text_of(kind)); }

std::vector<Message> all_said(const Voice& voice) {
    std::vector<Message> all;
    for (const MarkKind kind : all_marks)
        for (const PileId pile : all_piles)
            if (voice.marked(kind).contains(pile)) all.push_back(marked({kind, pile}));
    for (int i = 0; i < voice.hint_count; ++i) all.push_back(hinted(voice.hints[static_cast<std::size_t>(i)]));
    for (int colour = 0; colour < quick_colours; ++colour)
        if ((voice.colours >> colour) & 1) all.push_back(msg::talk_holds(letter(colour)));
    return all;
}

Message wish(Wish wish) {
    switch (wish) {
        case Wish::very_much: return msg::wish_very_much();
        case Wish::gladly: return msg::wish_gladly();
        case Wish::rather_not: return msg::wish_rather_not();
        case Wish::unsaid:
        case Wish::do_not_care: break;
    }
    return msg::wish_do_not_care();
}

Message why(const bots::Choice& choice) {
    const auto percent = std::lround(choice.estimate * 100);
    switch (choice.motive) {
        case bots::Motive::chance: return msg::motive_chance();
        case bots::Motive::only_turn: return msg::motive_only_turn();
        case bots::Motive::potential: return msg::motive_potential();
        case bots::Motive::roll_outs: return msg::motive_roll_outs(choice.roll_outs, percent);
        case bots::Motive::own_reasons: return msg::motive_own_reasons();
        case bots::Motive::exact: break;
    }
    return msg::motive_exact(percent);
}

Message hint(GameKind game, const bots::Choice& choice) {
    if (choice.plan.empty()) return msg::hint_line(msg::hint_end(), why(choice));
    std::string turn;
    for (const Play& play : choice.plan) turn.append(turn.empty() ? "" : " ").append(text_of(game, play));
    return msg::hint_line(turn, why(choice));
}

}  // namespace phrase
}  // namespace tenback::words
