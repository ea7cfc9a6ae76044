#include "device/steps.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "protocol/tell.hpp"
#include "record/fields.hpp"
#include "record/json.hpp"
#include "record/json_parts.hpp"
#include "record/record.hpp"
#include "table/table.hpp"

namespace tenback::device {
namespace {

namespace json = boost::json;

/// Plays a game again at a table.
class Steps {
  public:
    explicit Steps(const Game& game) : game_(game), table_({game.rules()}) {
        for (int s = 0; s < game.rules().players; ++s) table_.apply(SeatTaken{Seat::at(s), Person{}});
        step(CardsDealt{game.deck(), std::nullopt, 0, false}, std::nullopt);
        for (int s = 0; s < game.rules().players; ++s)
            if (const Wish wish = game.talk().wishes[static_cast<std::size_t>(s)]; wish != Wish::unsaid)
                act(Seat::at(s), wish);
        repeat_talk();
        step(RoundBegun{*game.first()}, game.first());
        repeat_talk();
        play_turns();
    }

    json::array all;

  private:
    void play_turns() {
        for (std::size_t t = 0; t < game_.turns().size(); ++t) {
            if (t > 0) act(to_move(), EndTurn{});
            for (const Play play : game_.turns()[t].plays) act(to_move(), play);
        }
    }
    [[nodiscard]] Seat to_move() const { return table_.round()->state().turn.seat; }

    void act(Seat seat, const Action& action) {
        step(SeatActed{seat, action}, seat);
        if (!std::holds_alternative<Say>(action)) repeat_talk();
    }
    void repeat_talk() {
        const State& now = table_.round()->state();
        for (; next_ < game_.spoken().size(); ++next_) {
            const Spoken& spoken = game_.spoken()[next_];
            if (spoken.turn != now.turn_number || spoken.played != now.turn.played) return;
            act(spoken.seat, spoken.say);
        }
    }
    /// @param viewer whose own draw is seen
    void step(const TableEvent& event, std::optional<Seat> viewer) {
        std::vector<Happening> happenings;
        table_.apply(event, &happenings);
        const Rules& rules = table_.rules();
        const PublicTable seen = table_.public_table();
        json::array events = protocol::happenings_json(rules, viewer, happenings);
        json::object hands;
        for (int s = 0; s < rules.players; ++s)
            hands[key_of(s + 1)] = cards_json(rules.game, table_.round()->state().hands[static_cast<std::size_t>(s)]);
        json::value first = viewer && !events.empty() ? events.front() : json::value(nullptr);
        all.push_back(json::object{{"event", std::move(first)},
                                   {"events", std::move(events)},
                                   {"state", protocol::state_json(seen, {})},
                                   {"hands", std::move(hands)},
                                   {"laid", laid_json(rules, *seen.game)}});
    }

    const Game& game_;
    Table table_;
    std::size_t next_ = 0;  // of what was said
};

Result<json::object> game_json(std::string_view text) {
    const auto game = read_record(text);
    if (!game) return Error{game.reason()};
    auto record = parse_object(text);
    if (!record) return Error{record.reason()};
    for (const std::string_view key : {"decks", "turns", "talk"}) record->erase(key);
    (*record)["options"] = options_json(game->rules());
    (*record)["steps"] = Steps(*game).all;
    return std::move(*record);
}

}  // namespace

Result<json::object> replay(std::string_view records) {
    json::array games;
    for (int line = 1; !records.empty(); ++line) {
        const auto end = records.find('\n');
        const std::string_view text = records.substr(0, end);
        records.remove_prefix(end == std::string_view::npos ? records.size() : end + 1);
        if (text.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        auto game = game_json(text);
        if (!game) return Error{fmt::format("line {}: {}", line, game.reason())};
        games.push_back(std::move(*game));
    }
    if (games.empty()) return Error{"no record"};
    return json::object{{"games", std::move(games)}};
}

}  // namespace tenback::device
