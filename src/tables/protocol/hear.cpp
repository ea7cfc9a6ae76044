#include "protocol/hear.hpp"

#include <algorithm>

#include "notation/notation.hpp"
#include "protocol/hear_parts.hpp"
#include "protocol/message.hpp"
#include "protocol/parts.hpp"

namespace tenback::protocol {
namespace {

constexpr std::array all_motives{bots::Motive::chance,    bots::Motive::only_turn, bots::Motive::potential,
                                 bots::Motive::roll_outs, bots::Motive::exact,     bots::Motive::own_reasons};
constexpr std::size_t longest_reason = 1000;
constexpr std::size_t most_turns = 100;

ToldFault fault_in(Fields& fields) {
    const json::object* object = fields.object_or_null("error");
    if (object == nullptr) return fields.bad("error", "an object"), ToldFault{};
    Fields inner(*object);
    ToldFault fault{inner.text("code", longest_level), {}, {}};
    if (inner.has("piece")) fault.piece = inner.text("piece", longest_text);
    if (inner.has("reason")) fault.reason = inner.text("reason", longest_reason);
    fields.also(inner);
    return fault;
}

bots::Choice turn_in(Fields& fields, const Rules& rules) {
    bots::Choice choice;
    if (const json::array* plays = fields.list("plays", most_plays))
        for (const json::value& text : *plays) {
            const auto move = text.is_string() ? parse_move(rules.game, text.get_string()) : std::nullopt;
            if (!move) return fields.bad("plays", "plays of this game"), choice;
            if (const auto* play = std::get_if<Play>(&*move)) choice.plan.add(*play);
        }
    const json::value* estimate = fields.object().if_contains("estimate");
    json::error_code no_number;
    choice.estimate = estimate != nullptr && estimate->is_number() ? estimate->to_number<double>(no_number) : -1;
    if (!(choice.estimate >= 0 && choice.estimate <= 1)) fields.bad("estimate", "a chance from 0 to 1");
    const std::string motive = fields.text("motive", longest_level);
    const auto* known = std::ranges::find_if(all_motives, [&](bots::Motive it) { return code_of(it) == motive; });
    choice.motive = known != all_motives.end() ? *known : bots::Motive::own_reasons;
    if (fields.has("roll_outs")) choice.roll_outs = static_cast<std::uint32_t>(fields.number("roll_outs", 0, 0xFFFFFFFF));
    return choice;
}

std::vector<bots::Choice> turns_in(Fields& fields, const Rules& rules) {
    std::vector<bots::Choice> turns;
    const json::array* items = fields.list("turns", most_turns);
    if (items == nullptr) return turns;
    for (const json::value& item : *items) {
        if (!item.is_object()) return fields.bad("turns", "a list of objects"), turns;
        Fields inner(item.get_object());
        turns.push_back(turn_in(inner, rules));
        fields.also(inner);
    }
    return turns;
}

/// All cards of a side: laid, in hands, or still to be drawn.
bool cards_add_up(const Rules& rules, const PublicView& game) {
    std::array<int, 2> cards{game.laid[0].size() + game.draw[0], game.laid[1].size() + game.draw[1]};
    for (int s = 0; s < rules.players; ++s)
        cards[static_cast<std::size_t>(rules.side_of(Seat::at(s)))] += game.counts[static_cast<std::size_t>(s)];
    return cards[0] == rules.deck_size && (rules.decks < 2 || cards[1] == rules.deck_size);
}

bool tops_are_laid(const Rules& rules, const PublicView& game) {
    return std::ranges::all_of(all_piles, [&](PileId pile) {
        const Card top = game.turn.tops[static_cast<std::size_t>(pile.index())];
        return top == rules.row_cards[static_cast<std::size_t>(pile.index())] || (game.laid[0] | game.laid[1]).contains(top);
    });
}

/// What cannot be, whatever was played.
void check(const Told& told, Fields& fields) {
    if (!told.table.game) return;
    const Rules& rules = told.table.options.rules;
    const PublicView& game = *told.table.game;
    if (!cards_add_up(rules, game)) fields.bad("the cards do not add up");
    if (!tops_are_laid(rules, game)) fields.bad("a card lies on top that was not laid");
    const bool over = game.status == Status::won || game.status == Status::lost;
    if (over != told.table.revealed.has_value()) fields.bad("hands must be revealed at the end, and not before");
    if (!told.you || !told.hand) return;
    const CardSet laid = game.laid[static_cast<std::size_t>(rules.side_of(*told.you))];
    const bool counted = told.hand->size() == game.counts[static_cast<std::size_t>(told.you->index())];
    if (!counted || !(*told.hand & laid).empty()) fields.bad("this cannot be the hand of the seat");
}

}  // namespace

std::optional<View> Told::view() const {
    if (!you || !table.game) return std::nullopt;
    const auto seat = static_cast<std::size_t>(you->index());
    if (!hand && !table.revealed) return std::nullopt;
    return View{*table.game, *you, hand ? *hand : table.revealed->hands[seat]};
}

Result<Heard> ServerMirror::hear(std::string_view text) {
    const auto object = record::parse_object(text);
    if (!object) return object.error();
    Fields fields(*object);
    const std::string kind = fields.text("tell", longest_level);
    if (fields.trouble()) return Error{*fields.trouble()};
    if (kind == "answer") return hear_answer(fields);
    if (kind == "table") return hear_table(fields);
    if (kind == "events") return hear_events(fields);
    if (kind != "bye") return Heard(Unheard{});
    Bye bye{fields.text("reason", longest_level)};
    if (fields.trouble()) return Error{*fields.trouble()};
    return Heard(std::move(bye));
}

Result<Heard> ServerMirror::hear_answer(Fields& fields) {
    Answer answer;
    answer.id = static_cast<table::MessageId>(fields.number("id", 1, largest_number));
    if (!fields.flag("ok")) answer.fault = fault_in(fields);
    if (fields.has("table")) answer.table = fields.text("table", id_length);
    if (fields.has("last")) answer.last = static_cast<table::MessageId>(fields.number("last", 0, largest_number));
    if (fields.has_some("you")) answer.you = Seat::number(static_cast<int>(fields.number("you", 1, Seat::limit)));
    if (told_ && fields.has("turns")) answer.turns = turns_in(fields, told_->table.options.rules);
    if (fields.trouble()) return Error{*fields.trouble()};
    const bool sat = told_ && answer.you && answer.you->index() < told_->table.options.rules.players && !fields.has("last");
    if (sat && told_->you != answer.you) {
        told_->you = answer.you;
        told_->hand.reset();
    }
    return Heard(std::move(answer));
}

Result<Heard> ServerMirror::hear_table(Fields& fields) {
    const json::object* about = fields.object_or_null("table");
    if (about == nullptr) return Error{"'table' must be an object"};
    Fields options(*about);
    const std::string id = options.text("id", id_length);
    if (id.size() != id_length || id.find_first_not_of(id_letters) != std::string::npos) options.bad("id", "an id");
    const table::TableOptions agreed = table_options(options);
    fields.also(options);
    if (fields.trouble()) return Error{*fields.trouble()};
    const Rules& rules = agreed.rules;
    Told told;
    told.id = id;
    told.number = static_cast<std::uint64_t>(fields.number("number", 1, largest_number));
    told.table.options = agreed;
    told.table.seats = seats_in(fields, rules);
    told.table.shuffle = shuffle_in(fields, rules);
    const Viewer you = seat_or_null(fields, "you", rules);
    TableTold heard{happenings_in(fields, "history", rules, you)};
    follow(told, heard.history, fields);
    told.you = you;
    told.left = take_state(fields, told.table);
    if (told.table.game) told.table.game->laid = laid_in(fields, rules);
    told.table.revealed = revealed_in(fields, rules);
    if (fields.has_some("hand")) told.hand = cards_in(fields, "hand", rules);
    check(told, fields);
    if (fields.trouble()) return Error{*fields.trouble()};
    told_ = std::move(told);
    return Heard(std::move(heard));
}

Result<Heard> ServerMirror::hear_events(Fields& fields) {
    if (!told_) return Error{"events of no table"};
    Told told = *told_;
    const Rules& rules = told.table.options.rules;
    const auto number = static_cast<std::uint64_t>(fields.number("number", 1, largest_number));
    const auto count = fields.has("count") ? static_cast<std::uint64_t>(fields.number("count", 0, largest_number)) : 1;
    if (fields.trouble()) return Error{*fields.trouble()};
    if (number != told.number + count) return Heard(Missed{});
    told.number = number;
    EventsTold heard{happenings_in(fields, "events", rules, told.you)};
    follow(told, heard.events, fields);
    if (fields.has("seats")) told.table.seats = seats_in(fields, rules);
    if (fields.has("shuffle")) told.table.shuffle = shuffle_in(fields, rules);
    if (fields.has("state")) told.left = take_state(fields, told.table);
    if (fields.has("revealed")) told.table.revealed = revealed_in(fields, rules);
    if (fields.has_some("hand")) told.hand = cards_in(fields, "hand", rules);
    check(told, fields);
    if (fields.trouble()) return Error{*fields.trouble()};
    told_ = std::move(told);
    return Heard(std::move(heard));
}

void ServerMirror::follow(Told& told, std::vector<table::VisibleHappening>& happenings, Fields& fields) {
    const Rules& rules = told.table.options.rules;
    auto& game = told.table.game;
    for (table::VisibleHappening& happening : happenings) {
        if (std::holds_alternative<table::HandDealt>(happening)) {
            piles_.clear();
            if (game) game->laid = {};
        } else if (const auto* left = std::get_if<table::SeatLeft>(&happening); left != nullptr && left->seat == told.you) {
            told.you.reset();
            told.hand.reset();
        } else if (const auto* back = std::get_if<table::Retracted>(&happening)) {
            if (!piles_.take_back(back->play)) return fields.bad("what is taken back does not lie on top");
            if (game) game->laid[static_cast<std::size_t>(rules.side_of(back->seat))].erase(back->play.card);
        } else if (auto* event = std::get_if<VisibleEvent>(&happening)) {
            auto* laid = std::get_if<Laid>(event);
            if (laid == nullptr) continue;
            laid->onto = piles_.lay(rules, laid->play);
            if (game) game->laid[static_cast<std::size_t>(rules.side_of(laid->seat))].insert(laid->play.card);
        }
    }
}

}  // namespace tenback::protocol
