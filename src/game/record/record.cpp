#include "record/record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "notation/notation.hpp"
#include "record/fields.hpp"
#include "record/json.hpp"
#include "record/replay.hpp"

namespace tenback::record {
namespace {

namespace json = boost::json;

using MaybeError = std::optional<Error>;

Error refused(const Game& game, std::string_view where, Refusal refusal) {
    return {fmt::format("{}: {} ({})", where, code_of(refusal), rule_behind(game.rules(), refusal))};
}

MaybeError act(Game& game, std::string_view where, Seat seat, const Action& action) {
    if (const auto refusal = game.act(seat, action)) return refused(game, where, *refusal);
    return std::nullopt;
}

/// What a record tells of a moment: when so many cards of a turn were laid.
struct Entry {
    std::string name;  // for messages
    const json::object* fields;
    Seat seat;
    std::uint16_t turn;
    std::uint8_t played;

    [[nodiscard]] Error wrong(std::string_view reason) const { return {fmt::format("{}: {}", name, reason)}; }
};

Result<Entry> read_entry(std::string name, const json::value& value, const Rules& rules) {
    Entry entry{std::move(name), value.if_object(), Seat(), 0, 0};
    if (entry.fields == nullptr) return entry.wrong("must be an object");
    const auto seat = seat_in(*entry.fields, "seat", rules);
    if (!seat) return entry.wrong(seat.reason());
    const auto turn = integer_in(*entry.fields, "turn");
    if (!turn) return entry.wrong(turn.reason());
    const auto played = integer_in(*entry.fields, "played");
    if (!played) return entry.wrong(played.reason());
    if (*turn < 0 || *turn > 999 || *played < 0 || *played > 99) return entry.wrong("no game comes to that moment");
    entry.seat = *seat;
    entry.turn = static_cast<std::uint16_t>(*turn);
    entry.played = static_cast<std::uint8_t>(*played);
    return entry;
}

/// The entries of a list that need not be there.
Result<std::vector<Entry>> entries_in(const json::object& record, std::string_view key, const Rules& rules) {
    std::vector<Entry> entries;
    if (!record.contains(key)) return entries;
    const auto list = array_in(record, key);
    if (!list) return Error{list.reason()};
    for (const json::value& value : **list) {
        auto entry = read_entry(fmt::format("{} {}", key, entries.size() + 1), value, rules);
        if (!entry) return Error{entry.reason()};
        entries.push_back(std::move(*entry));
    }
    return entries;
}

/// What a record says was said, given back to the game at the moments at which it was said.
class TalkReplay {
  public:
    static Result<TalkReplay> read(const json::object& record, const Rules& rules) {
        const auto entries = entries_in(record, "talk", rules);
        if (!entries) return Error{entries.reason()};
        TalkReplay replay;
        for (const Entry& entry : *entries) {
            const auto text = string_in(*entry.fields, "say");
            if (!text) return entry.wrong(text.reason());
            const auto say = parse_say(*text);
            if (!say) return entry.wrong(quoted(*text) + " cannot be said");
            replay.spoken_.push_back({entry.seat, entry.turn, entry.played, *say});
        }
        return replay;
    }

    /// Says all that was said at this moment of the game.
    MaybeError catch_up(Game& game) {
        for (; next_ < spoken_.size() && is_now(game.state(), spoken_[next_]); ++next_)
            if (auto error = act(game, fmt::format("talk {}", next_ + 1), spoken_[next_].seat, spoken_[next_].say))
                return error;
        return std::nullopt;
    }

    [[nodiscard]] MaybeError left_over() const {
        if (next_ == spoken_.size()) return std::nullopt;
        return Error{fmt::format("talk {}: the game never came to that moment", next_ + 1)};
    }

  private:
    static bool is_now(const State& state, const Spoken& spoken) {
        return spoken.turn == state.turn_number && spoken.played == state.turn.played;
    }

    std::vector<Spoken> spoken_;
    std::size_t next_ = 0;
};

MaybeError replay_wishes(const json::object& record, Game& game) {
    if (!record.contains("wishes")) return std::nullopt;
    const auto wishes = object_in(record, "wishes");
    if (!wishes) return Error{wishes.reason()};
    for (const auto& [key, value] : **wishes) {
        const bool is_seat = key.size() == 1 && key[0] >= '1' && key[0] <= '0' + game.rules().players;
        const auto wish = value.is_string() ? parse_wish(value.get_string()) : std::nullopt;
        if (!is_seat || !wish) return Error{fmt::format("wishes: {} is no seat or wishes nothing known", quoted(key))};
        const Seat seat = Seat::number(key[0] - '0');
        if (auto error = act(game, fmt::format("wish of seat {}", seat.number()), seat, *wish)) return error;
    }
    return std::nullopt;
}

MaybeError replay_play(Game& game, const std::string& where, const json::value& value) {
    if (!value.is_string()) return Error{where + ": must be a string"};
    const std::string_view text = value.get_string();
    const auto play = parse_play(game.rules().game, text);
    if (!play) return Error{fmt::format("{}: {} is no play", where, quoted(text))};
    return act(game, fmt::format("{} ({})", where, text), game.state().turn.seat, *play);
}

MaybeError replay_turn(Game& game, const std::string& where, const json::value& value, TalkReplay& talk) {
    if (!value.is_object()) return Error{where + ": must be an object"};
    const auto seat = seat_in(value.get_object(), "seat", game.rules());
    if (!seat) return Error{fmt::format("{}: {}", where, seat.reason())};
    const Seat to_move = game.state().turn.seat;
    if (*seat != to_move)
        return Error{fmt::format("{}: seat {} is to move, not {}", where, to_move.number(), seat->number())};
    const auto plays = array_in(value.get_object(), "plays");
    if (!plays) return Error{fmt::format("{}: {}", where, plays.reason())};
    int number = 0;
    for (const json::value& play : **plays) {
        if (auto error = talk.catch_up(game)) return error;
        if (auto error = replay_play(game, fmt::format("{}, play {}", where, ++number), play)) return error;
    }
    return talk.catch_up(game);
}

MaybeError replay_turns(const json::object& record, Game& game, TalkReplay& talk) {
    const auto turns = array_in(record, "turns");
    if (!turns) return Error{turns.reason()};
    if ((*turns)->empty()) return Error{"'turns' must end with the current turn"};
    int number = 0;
    for (const json::value& turn : **turns) {
        // Only an ended turn is followed by another.
        if (number > 0)
            if (auto error = act(game, fmt::format("turn {}, its end", number), game.state().turn.seat, EndTurn{}))
                return error;
        if (auto error = replay_turn(game, fmt::format("turn {}", ++number), turn, talk)) return error;
    }
    return talk.left_over();
}

/// Entries of turns that their seats had.
Result<std::vector<Entry>> turn_entries_in(const json::object& record, std::string_view key, const Game& game) {
    auto entries = entries_in(record, key, game.rules());
    if (!entries) return entries;
    for (const Entry& entry : *entries)
        if (entry.turn == 0 || entry.turn > game.turns().size() || game.turn(entry.turn).seat != entry.seat)
            return entry.wrong(fmt::format("seat {} has no turn {}", entry.seat.number(), entry.turn));
    return entries;
}

/// No table lets its people take back more.
constexpr std::size_t most_taken_back = 2500;

/// Reads how the turns came about.
MaybeError read_remarks(const json::object& record, Game& game) {
    const auto taken_back = turn_entries_in(record, "taken_back", game);
    if (!taken_back) return Error{taken_back.reason()};
    if (taken_back->size() > most_taken_back) return Error{fmt::format("more than {} plays taken back", most_taken_back)};
    const auto bot_turns = turn_entries_in(record, "bot_turns", game);
    if (!bot_turns) return Error{bot_turns.reason()};
    std::vector<TakenBack> taken;
    for (const Entry& entry : *taken_back) {
        const auto text = string_in(*entry.fields, "play");
        if (!text) return entry.wrong(text.reason());
        const auto play = parse_play(game.rules().game, *text);
        if (!play) return entry.wrong(quoted(*text) + " is no play");
        taken.push_back({entry.turn, entry.played, *play});
    }
    std::vector<StoodIn> stood_in;
    for (const Entry& entry : *bot_turns) {
        const auto laid = integer_in(*entry.fields, "laid");
        if (!laid) return entry.wrong(laid.reason());
        const auto after = static_cast<std::int64_t>(game.turn(entry.turn).plays.size()) - entry.played;
        if (*laid < 0 || after < 0 || *laid > after) return entry.wrong("so many cards were not laid in that turn");
        stood_in.push_back({entry.turn, entry.played, static_cast<std::uint8_t>(*laid)});
    }
    game.remark(std::move(taken), std::move(stood_in));
    if (!game.taken_back().empty() && !Replay(game).is_complete())
        return Error{"what was taken back does not fit the turns"};
    return std::nullopt;
}

MaybeError check_result(const json::object& record, const Game& game) {
    const auto result = object_in(record, "result");
    if (!result) return Error{result.reason()};
    for (const auto& [key, expected] : result_json(game)) {
        const json::value* given = (*result)->if_contains(key);
        if (given == nullptr || *given != expected)
            return Error{fmt::format("result: the plays give \"{}\":{}", std::string_view(key), json::serialize(expected))};
    }
    return std::nullopt;
}

}  // namespace

Result<Game> read_record(const json::object& record) {
    const auto version = integer_in(record, "tenback");
    if (!version) return Error{version.reason()};
    if (*version != record_version) return Error{fmt::format("a record of version {}, not {}", *version, record_version)};
    const auto rules = rules_in(record);
    if (!rules) return Error{rules.reason()};
    const auto first = seat_in(record, "first", *rules);
    if (!first) return Error{first.reason()};
    const auto deck = deck_in(record, *rules);
    if (!deck) return Error{deck.reason()};
    auto talk = TalkReplay::read(record, *rules);
    if (!talk) return Error{talk.reason()};

    Game game(*rules, *deck);
    if (auto error = replay_wishes(record, game)) return *error;
    if (auto error = talk->catch_up(game)) return *error;
    game.begin(*first);
    if (auto error = replay_turns(record, game, *talk)) return *error;
    if (auto error = check_result(record, game)) return *error;
    if (auto error = read_remarks(record, game)) return *error;
    return game;
}

Result<Game> read_record(std::string_view text) {
    const auto record = parse_object(text);
    if (!record) return Error{record.reason()};
    return read_record(*record);
}

}  // namespace tenback::record
