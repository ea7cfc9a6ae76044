#include "protocol/hear_parts.hpp"

#include "fair/proof.hpp"
#include "notation/notation.hpp"
#include "protocol/parts.hpp"
#include "record/json_parts.hpp"

namespace tenback::protocol {
namespace {

constexpr int most_events = 100'000;  // in one message

Seat seat_of(Fields& fields, std::string_view key, const Rules& rules) {
    return Seat::number(static_cast<int>(fields.number(key, 1, rules.players)));
}

std::uint8_t small(Fields& fields, std::string_view key) { return static_cast<std::uint8_t>(fields.number(key, 0, 255)); }

/// Calls `take` with each item of a list that is an object.
template <class Take>
void each_object(Fields& fields, std::string_view key, std::size_t longest, const Take& take) {
    const json::array* items = fields.list(key, longest);
    if (items == nullptr) return;
    for (const json::value& item : *items) {
        if (!item.is_object()) return fields.bad(key, "a list of objects");
        Fields inner(item.get_object());
        take(inner);
        fields.also(inner);
    }
}

/// The object under a key, which must be one.
template <class Take>
void in_object(Fields& fields, std::string_view key, const Take& take) {
    const json::object* object = fields.object_or_null(key);
    if (object == nullptr) return fields.bad(key, "an object");
    Fields inner(*object);
    take(inner);
    fields.also(inner);
}

std::vector<Seat> numbers_in(Fields& fields, std::string_view key, const Rules& rules) {
    std::vector<Seat> seats;
    const json::array* numbers = fields.list(key, Seat::limit);
    if (numbers == nullptr) return seats;
    for (const json::value& number : *numbers) {
        const bool good = number.is_int64() && number.get_int64() >= 1 && number.get_int64() <= rules.players;
        if (!good) return fields.bad(key, "seats of this table"), seats;
        seats.push_back(Seat::number(static_cast<int>(number.get_int64())));
    }
    return seats;
}

std::array<Card, PileId::count> tops_in(Fields& fields, const Rules& rules) {
    std::array<Card, PileId::count> tops = rules.row_cards;
    in_object(fields, "piles", [&](Fields& piles) {
        for (const PileId pile : all_piles) {
            if (!rules.piles.contains(pile)) continue;
            const auto text = piles.text_or_null(text_of(pile), longest_level);
            const auto card = text ? parse_card(rules.game, *text) : std::nullopt;
            if (text && !card) piles.bad(text_of(pile), "a card or null");
            if (card) tops[pile.index()] = *card;
        }
    });
    return tops;
}

Talk talk_in(Fields& fields, const Rules& rules) {
    Talk talk;
    each_object(fields, "talk", std::size_t{Seat::limit} * 32, [&](Fields& said) {
        const Seat seat = seat_of(said, "seat", rules);
        const auto say = parse_say(said.text("say", longest_level));
        if (!say || !permits(rules, *say)) return said.bad("say", "a marker of this game");
        const bool too_many = std::holds_alternative<Hint>(*say) && talk.voices[seat.index()].hint_count >= 2;
        if (too_many) return said.bad("say", "at most two hints of a seat");
        hear(talk, seat, *say);
    });
    in_object(fields, "wishes", [&](Fields& wishes) {
        for (int s = 0; s < rules.players; ++s) {
            const std::string key = record::key_of(s + 1);
            if (!wishes.has(key)) continue;
            const auto wish = parse_wish(wishes.text(key, longest_level));
            if (!wish) return wishes.bad(key, "a wish");
            talk.wishes[static_cast<std::size_t>(s)] = *wish;
        }
    });
    return talk;
}

/// Cards still to be laid: by all, in Face to Face by the seat to move.
std::uint8_t left_in(const Rules& rules, const PublicView& view) {
    int left = 0;
    for (int s = 0; s < rules.players; ++s)
        if (rules.cooperative() || view.turn.seat.index() == s) left += view.counts[static_cast<std::size_t>(s)];
    left += view.draw[static_cast<std::size_t>(rules.side_of(view.turn.seat))];
    return static_cast<std::uint8_t>(left);
}

PublicView game_in(Fields& state, const Rules& rules) {
    PublicView view{};
    const auto status = record::parse_status(state.text("status", longest_level));
    if (!status) state.bad("status", "a status");
    view.status = status.value_or(Status::lost);
    const auto reason = record::parse_reason(state.text_or_null("reason", longest_level).value_or(""));
    if (!reason) state.bad("reason", "a reason or null");
    view.reason = reason.value_or(Reason::none);
    view.winner = seat_or_null(state, "winner", rules);
    const Viewer to_move = seat_or_null(state, "seat", rules);
    if (!to_move && view.status != Status::opening) state.bad("seat", "the seat to move");
    view.turn.seat = to_move.value_or(Seat());
    view.turn_number = static_cast<std::uint16_t>(state.number("turn", 0, 0xFFFF));
    view.turn.played = small(state, "played");
    view.turn.required = small(state, "required");
    view.turn.given = small(state, "given");
    view.turn.due = piles_in(state, "must_cover", rules);
    view.turn.burning = piles_in(state, "burning", rules);
    view.turn.tops = tops_in(state, rules);
    in_object(state, "counts", [&](Fields& counts) {
        for (int s = 0; s < rules.players; ++s)
            view.counts[static_cast<std::size_t>(s)] = small(counts, record::key_of(s + 1));
    });
    in_object(state, "draw", [&](Fields& draw) {
        for (int d = 0; d < rules.decks; ++d)
            view.draw[static_cast<std::size_t>(d)] = small(draw, record::key_of(rules.cooperative() ? 0 : d + 1));
    });
    view.turn.left = left_in(rules, view);
    view.talk = talk_in(state, rules);
    return view;
}

table::Shuffle shuffle_of(const fair::Fairness& fairness) {
    const fair::Proof& proof = *fairness.proof;
    table::Shuffle shuffle{fairness.round.round, fair::hex_of(proof.secret.bytes), fair::hex_of(proof.commitment.bytes)};
    for (std::size_t s = 0; s < proof.contributions.size(); ++s)
        if (proof.contributions[s]) shuffle.parts[s] = fair::hex_of(proof.contributions[s]->bytes);
    return shuffle;
}

}  // namespace

Viewer seat_or_null(Fields& fields, std::string_view key, const Rules& rules) {
    if (fields.has(key) && !fields.has_some(key)) return std::nullopt;
    return seat_of(fields, key, rules);
}

PileSet piles_in(Fields& fields, std::string_view key, const Rules& rules) {
    PileSet piles;
    const json::array* names = fields.list(key, PileId::count);
    if (names == nullptr) return piles;
    for (const json::value& name : *names) {
        const auto pile = name.is_string() ? parse_pile(name.get_string()) : std::nullopt;
        if (!pile || !rules.piles.contains(*pile)) return fields.bad(key, "piles of this game"), piles;
        piles.insert(*pile);
    }
    return piles;
}

CardSet cards_in(Fields& fields, std::string_view key, const Rules& rules) {
    CardSet cards;
    const json::array* names = fields.list(key, Card::limit);
    if (names == nullptr) return cards;
    for (const json::value& name : *names) {
        const auto card = name.is_string() ? parse_card(rules.game, name.get_string()) : std::nullopt;
        if (!card || cards.contains(*card)) return fields.bad(key, "different cards of this game"), cards;
        cards.insert(*card);
    }
    return cards;
}

std::vector<table::SeatInfo> seats_in(Fields& fields, const Rules& rules) {
    std::vector<table::SeatInfo> seats;
    each_object(fields, "seats", Seat::limit, [&](Fields& seat) {
        table::SeatInfo info;
        if (seat.has("person")) {
            info.sitter = table::Person{seat.text("person", longest_name)};
            info.away = !seat.flag("here");
            info.owner = seat.has("owner") && seat.flag("owner");
            info.ready = seat.has("ready") && seat.flag("ready");
            info.again = seat.has("again") && seat.flag("again");
            if (seat.has("missed")) info.missed = small(seat, "missed");
            if (seat.has("votes"))
                for (const Seat voter : numbers_in(seat, "votes", rules))
                    info.votes |= static_cast<std::uint8_t>(1U << voter.index());
        } else if (seat.has("bot")) {
            info.sitter = table::Machine{seat.text("bot", longest_level)};
        }
        if (seat.has("stand_in")) info.stand_in = seat.text("stand_in", longest_level);
        seats.push_back(std::move(info));
    });
    if (seats.size() != rules.players) fields.bad("seats", "as many as there are players");
    seats.resize(rules.players);
    return seats;
}

std::optional<table::PublicShuffle> shuffle_in(Fields& fields, const Rules& rules) {
    const json::object* object = fields.object_or_null("shuffle");
    if (object == nullptr) return std::nullopt;
    Fields inner(*object);
    table::PublicShuffle shuffle{static_cast<std::uint32_t>(inner.number("round", 1, 0xFFFFFFFF)),
                                 inner.hex("commitment", 64), numbers_in(inner, "given", rules)};
    fields.also(inner);
    return shuffle;
}

std::array<CardSet, 2> laid_in(Fields& fields, const Rules& rules) {
    std::array<CardSet, 2> laid;
    if (fields.has("laid") && !fields.has_some("laid")) return laid;
    if (rules.cooperative())
        laid[0] = cards_in(fields, "laid", rules);
    else
        in_object(fields, "laid", [&](Fields& sides) {
            for (int side = 0; side < 2; ++side)
                laid[static_cast<std::size_t>(side)] = cards_in(sides, record::key_of(side + 1), rules);
        });
    return laid;
}

std::optional<table::Revealed> revealed_in(Fields& fields, const Rules& rules) {
    const json::object* object = fields.object_or_null("revealed");
    if (object == nullptr) return std::nullopt;
    Fields inner(*object);
    table::Revealed revealed{};
    in_object(inner, "hands", [&](Fields& hands) {
        for (int s = 0; s < rules.players; ++s)
            revealed.hands[static_cast<std::size_t>(s)] = cards_in(hands, record::key_of(s + 1), rules);
    });
    if (inner.has("fairness"))
        in_object(inner, "fairness", [&](Fields& told) {
            const auto fairness = fair::read_fairness(told.object(), rules);
            if (!fairness) return told.bad(fairness.reason());
            if (fairness->proof) revealed.shuffle = shuffle_of(*fairness);
        });
    fields.also(inner);
    return revealed;
}

std::optional<std::chrono::milliseconds> take_state(Fields& fields, table::PublicTable& table) {
    const json::object* object = fields.object_or_null("state");
    if (object == nullptr) return std::nullopt;
    const Rules& rules = table.options.rules;
    Fields state(*object);
    const auto laid = table.game ? table.game->laid : std::array<CardSet, 2>();
    table.game = game_in(state, rules);
    table.game->laid = laid;
    table.round = static_cast<std::uint32_t>(state.number("round", 1, 0xFFFFFFFF));
    table.known_deal = state.flag("known");
    table.take_backs = static_cast<int>(state.number("take_backs", 0, 1'000'000));
    table.may_take_back = state.flag("may_take_back");
    table.stood_in = numbers_in(state, "stood_in", rules);
    std::optional<std::chrono::milliseconds> deadline;
    if (state.has_some("deadline")) deadline = std::chrono::seconds(state.number("deadline", 0, 100'000));
    if (state.has_some("deadline_ms")) deadline = std::chrono::milliseconds(state.number("deadline_ms", 0, 100'000'000));
    fields.also(state);
    return deadline;
}

std::vector<table::VisibleHappening> happenings_in(Fields& fields, std::string_view key, const Rules& rules, Viewer you) {
    std::vector<table::VisibleHappening> all;
    each_object(fields, key, most_events, [&](Fields& told) {
        if (auto happening = happening_in(told, rules, you)) all.push_back(std::move(*happening));
    });
    return all;
}

}  // namespace tenback::protocol
