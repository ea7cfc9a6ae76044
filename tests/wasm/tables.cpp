// Prints whole games at tables of one device as the native program plays them, for tests/wasm/check.mjs to play again in
// WebAssembly. A line each: what is asked (the name of the door's function), numbers that go with it, the text, the answer;
// with tabs between.
#include <boost/json.hpp>
#include <cstdio>
#include <string>

#include "device/look.hpp"
#include "device/steps.hpp"
#include "device/texts.hpp"
#include "engine/random.hpp"
#include "notation/notation.hpp"
#include "notation/variant.hpp"
#include "positions.hpp"
#include "record/fields.hpp"
#include "record/json_parts.hpp"
#include "table/log.hpp"

namespace tenback::testing {
namespace {

namespace json = boost::json;
using device::DeviceTable;

constexpr std::uint64_t games_a_variant = 2;

void print(const std::string& what, const std::string& numbers, const std::string& text, const std::string& answer) {
    std::printf("%s\t%s\t%s\t%s\n", what.c_str(), numbers.c_str(), text.c_str(), answer.c_str());
}

bool is_person(std::size_t seat) { return seat % 2 == 0; }

std::string key_of_person(int seat) { return std::string(32, static_cast<char>('a' + seat)); }

json::object create_message(const Rules& rules, std::uint64_t seed) {
    json::array bots;
    for (std::size_t s = 0; s < rules.players; ++s) bots.push_back(is_person(s) ? json::value(nullptr) : "easy");
    json::object create{
        {"id", 1}, {"do", "create"}, {"nonce", "00000000000000000000000000000" + std::to_string(100 + seed)}};
    create["game"] = text_of(rules.game);
    create["players"] = rules.players;
    create["options"] = record::options_json(rules);
    create["talk"] = "markers";
    create["hints"] = true;
    create["listed"] = false;
    create["clock"] = nullptr;
    create["bots"] = std::move(bots);
    return create;
}

/// One game, printed as it is played.
class Printed {
  public:
    Printed(const Rules& rules, std::uint64_t seed) : table_(open(rules, seed)), chance_(seed) {
        for (int s = 0; s < rules.players; ++s)
            if (is_person(static_cast<std::size_t>(s)))
                order(0, {{"do", "sit"}, {"seat", s + 1}, {"name", "Zoë"}, {"key", key_of_person(s)}});
        order(1, {{"do", "deal"}, {"again", false}});
        while (opening()) agree();
        while (table_.table().running()) move();
        order(1, {{"do", "deal"}, {"again", true}});
        join(0);
        print_log();
    }

  private:
    static DeviceTable open(const Rules& rules, std::uint64_t seed) {
        const std::string text = json::serialize(create_message(rules, seed));
        const auto message = protocol::read_message(text);
        auto opened = DeviceTable::open(std::get<protocol::Create>(message->what));
        print("open_table", "", text, opened_text(message->id, opened));
        return std::move(std::get<DeviceTable::Opened>(opened).table);
    }

    [[nodiscard]] bool opening() const { return table_.table().running() && table_.table().round()->opening(); }

    std::string order(int seat, json::object wanted) {
        wanted["id"] = ++id_;
        const std::string text = json::serialize(wanted);
        const std::uint64_t seed = chance_() % seed_limit;
        const auto asker = seat > 0 ? std::optional(Seat::number(seat)) : std::nullopt;
        const device::Reply reply = table_.order(asker, *protocol::read_message(text), seed);
        keep(reply.change);
        print("order", std::to_string(seat) + " " + std::to_string(seed), text, reply_text(table_, reply));
        return reply.answer;
    }

    json::object join(int seat) {
        json::object wanted{{"do", "join"}, {"table", table_.id()}, {"id", ++id_}};
        if (seat > 0) wanted["key"] = key_of_person(seat - 1);
        const std::string text = json::serialize(wanted);
        const device::Reply reply = table_.join(id_, std::get<protocol::Join>(protocol::read_message(text)->what));
        print("join", "", text, reply_text(table_, reply));
        return *record::parse_object(reply.table);
    }

    void bot_did(const std::string& what, const std::string& numbers, const std::string& text,
                 const std::optional<device::Change>& change) {
        keep(change);
        print(what, numbers, text, change ? change_text(table_, *change) : "null");
    }

    void agree() {
        if (const auto change = table_.bot_wishes()) return bot_did("bot_wish", "", "", change);
        const Talk& talk = table_.table().round()->talk();
        for (int s = 0; s < table_.table().rules().players; ++s)
            if (talk.wishes[static_cast<std::size_t>(s)] == Wish::unsaid) {
                order(s + 1, {{"do", "wish"}, {"wish", "gladly"}});
                return;
            }
    }

    void move() {
        const Seat seat = table_.table().round()->state().turn.seat;
        if (table_.table().seat(seat).is_person()) return person_moves(seat);
        const auto due = device::duty_of(table_.table());
        print("duty", "", "", question_text(std::get<device::Question>(due)));
        const Move chosen = any_move();
        const auto act = [&](const auto& one) { return table_.bot_acts(seat, one); };
        bot_did("bot_act", std::to_string(seat.number()), text_of(table_.table().rules().game, chosen),
                std::visit(act, chosen));
    }

    void person_moves(Seat seat) {
        look(join(seat.number()));
        const int number = seat.number();
        if (chance_() % 4 == 0) order(number, {{"do", "say"}, {"say", "small U1"}});
        order(number, {{"do", "lay"}, {"plays", json::array{text_of(table_.table().rules().game, any_move())}}});
        if (chance_() % 8 == 0) order(number, {{"do", "take_back"}});
        if (chance_() % 8 == 0) order(number, {{"do", "lay"}, {"plays", json::array{"44>U1", "."}}});
    }

    void look(const json::object& told) {
        json::object question{{"table", told.at("table")}, {"state", told.at("state")}, {"hand", told.at("hand")}};
        question["plays"] = json::array{text_of(table_.table().rules().game, any_play())};
        const auto answer = device::look(question);
        print("look", "", json::serialize(question), json::serialize(*answer));
    }

    Play any_play() {
        const State& state = table_.table().round()->state();
        const Legal may = legal(table_.table().rules(), state.turn, state.hand_to_move());
        std::vector<Play> plays;
        for (const PileId pile : all_piles)
            for (const Card card : may.plays[pile.index()]) plays.push_back({card, pile});
        return plays.empty() ? Play{state.hand_to_move().first(), U1} : plays[chance_() % plays.size()];
    }
    Move any_move() {
        if (may_end(table_.table().round()->state().turn)) return EndTurn{};
        return any_play();
    }

    void keep(const std::optional<device::Change>& change) {
        if (change) log_.insert(log_.end(), change->log.begin(), change->log.end());
    }

    /// What the log gives again: records, and each of them step by step.
    void print_log() {
        const std::vector<std::string> first = first_lines();
        log_.insert(log_.begin(), first.begin(), first.end());
        std::string records;
        const auto all = table::records_of(log_, table_.id());
        for (const std::string& record : all->finished) {
            records += record;
            print("replay", "", record, json::serialize(*device::replay(record)));
        }
        std::string lines;
        for (const std::string& line : log_) lines += '\x1f' + line;  // for a newline
        print("records", "", lines.substr(1), records);
    }
    [[nodiscard]] std::vector<std::string> first_lines() const {
        std::vector<std::string> lines{log_text(table_.table().rules(), table::TableOpened{table_.table().options()})};
        for (int s = 0; s < table_.table().rules().players; ++s)
            if (!is_person(static_cast<std::size_t>(s)))
                lines.push_back(log_text(table_.table().rules(), table::SeatTaken{Seat::at(s), table::Machine{"easy"}}));
        return lines;
    }

    DeviceTable table_;
    Random chance_;
    table::MessageId id_ = 1;
    std::vector<std::string> log_;
};

}  // namespace
}  // namespace tenback::testing

int main() {
    for (const auto& rules : tenback::testing::all_variants())
        for (std::uint64_t seed = 0; seed < tenback::testing::games_a_variant; ++seed)
            tenback::testing::Printed(rules, seed);
    return std::fflush(stdout);
}
