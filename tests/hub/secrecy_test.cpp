// Nobody is sent what they may not know: everything that any connection received in whole games is looked through.
#include <map>
#include <set>

#include "house.hpp"
#include "hub/keys.hpp"
#include "notation/notation.hpp"
#include "store/places.hpp"
#include "table/log.hpp"

namespace tenback::testing {
namespace {

using Strings = std::set<std::string>;

/// What each viewer (0: a spectator) may know at each number of a table's log, and what nobody may.
class Truth {
  public:
    explicit Truth(const std::vector<std::string>& log) {
        const auto table =
            table::read_log(log, [&](const table::Table& now, std::span<const table::Happening>) { note(now); });
        EXPECT_TRUE(table) << table.reason();
    }
    [[nodiscard]] bool may_know(int viewer, std::uint64_t number, const std::string& card) const {
        return known_.at({viewer, number}).contains(card);
    }
    /// Secrets of rounds that are not over at that number, keys of seats.
    [[nodiscard]] const Strings& secrets(std::uint64_t number) const { return secrets_.at(number); }

  private:
    void note(const table::Table& now) {
        if (now.shuffle()) {
            current_.insert(now.shuffle()->secret);
            for (const std::string& part : now.shuffle()->parts)
                if (!part.empty()) current_.insert(part);
        }
        Strings hidden = current_;
        const table::PublicTable seen = now.public_table();
        if (seen.revealed && seen.revealed->shuffle) {
            hidden.erase(seen.revealed->shuffle->secret);
            for (const std::string& part : seen.revealed->shuffle->parts) hidden.erase(part);
        }
        for (int s = 0; s < now.rules().players; ++s)
            if (const std::string& hash = now.held_by(Seat::at(s)); !hash.empty()) hidden.insert(hash);
        secrets_[now.number()] = hidden;
        for (int viewer = 0; viewer <= now.rules().players; ++viewer) known_[{viewer, now.number()}] = cards(now, viewer);
    }

    Strings cards(const table::Table& now, int viewer) {
        Strings all;
        const auto add = [&](CardSet set) {
            for (const Card card : set) all.insert(text_of(now.rules().game, card));
        };
        if (!now.round()) return all;
        const State& state = now.round()->state();
        const table::PublicTable seen = now.public_table();
        for (const CardSet laid : seen.game->laid) add(laid);
        for (const CardSet hand : state.hands)
            if (now.round()->over()) add(hand);
        if (viewer != 0) add(state.hands[static_cast<std::size_t>(viewer - 1)]);
        return all;
    }

    std::map<std::pair<int, std::uint64_t>, Strings> known_;
    std::map<std::uint64_t, Strings> secrets_;
    Strings current_;
};

/// Every string in it that is a value, plays as their cards. Row cards stand on piles and are no secret.
void collect(const json::value& value, Strings& strings) {
    if (const auto* text = value.if_string()) strings.insert(std::string(*text).substr(0, text->find('>')));
    if (const auto* items = value.if_array())
        for (const json::value& item : *items) collect(item, strings);
    if (const auto* fields = value.if_object())
        for (const auto& [key, item] : *fields) collect(item, strings);
}

void expect_nothing_secret(const Truth& truth, GameKind game, int viewer, const server::Text& text) {
    const json::object message = json::parse(*text).as_object();
    if (message.at("tell") == "answer" && !message.contains("number")) return;
    const auto number = message.at("number").to_number<std::uint64_t>();
    for (const std::string& secret : truth.secrets(number)) EXPECT_EQ(text->find(secret), std::string::npos) << *text;
    Strings strings;
    collect(message, strings);
    for (const std::string& it : strings) {
        const auto card = parse_card(game, it);
        const bool row = it == "1" || it == (game == GameKind::face ? "60" : "100");
        EXPECT_TRUE(!card || row || truth.may_know(viewer, number, it))
            << "seat " << viewer << ": " << it << " in " << *text;
    }
}

class Secrecy : public ::testing::TestWithParam<std::string> {};

TEST_P(Secrecy, holds_in_everything_that_anybody_receives) {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "tables.db").string();
    const std::string game = GetParam();
    const int players = game == "face" ? 2 : 3;
    std::string table;
    std::map<int, std::vector<server::Text>> received;
    {
        House house(quick_settings(), "sqlite:" + file);
        table = house.create(table_options(game, players, 0, game == "face" ? "open" : "guarded"));
        std::vector<Guest> people = house.seat_people(table, players);
        Guest spectator(house, "192.0.2.99");
        spectator.join(table);
        std::map<int, std::shared_ptr<Wire>> wires{{0, spectator.wire}};
        for (const Guest& guest : people) wires[guest.seat] = guest.wire;
        for (int round = 0; round < 3; ++round) {
            deal(house, people);
            Guest late(house, "192.0.2.98");
            late.join(table);
            people[0].join(table, key_of("Person A"));
            begin(house, people);
            play_out(house, people);
            wires[100 + round] = late.wire;
        }
        for (const auto& [viewer, wire] : wires) received[viewer] = wire->received;
    }
    const Truth truth(*(*store::open_store(file))->read(table, 1));
    const GameKind kind = game == "classic" ? GameKind::classic : game == "quick" ? GameKind::quick : GameKind::face;
    for (const auto& [viewer, texts] : received) {
        EXPECT_GT(texts.size(), viewer >= 100 ? 2U : 10U);  // a round that is stuck early is soon told
        for (const server::Text& text : texts) expect_nothing_secret(truth, kind, viewer >= 100 ? 0 : viewer, text);
    }
}

INSTANTIATE_TEST_SUITE_P(OfEachKind, Secrecy, ::testing::Values("classic", "quick", "face"),
                         [](const auto& it) { return it.param; });

/// A table in the middle of nothing: dealt and begun by seat 1, with this deck.
void keep(const std::string& file, const std::string& table, const Rules& rules, const Deck& deck) {
    const table::TableOptions options{rules, table::TalkPreset::markers, true, false, 0};
    std::vector<table::TableEvent> events;
    for (int s = 0; s < rules.players; ++s) {
        events.emplace_back(table::SeatTaken{Seat::at(s), table::Person{"Person"}});
        events.emplace_back(table::SeatHeld{Seat::at(s), hub::hash_of_key(key_of("Person " + std::to_string(s + 1)))});
    }
    events.emplace_back(table::CardsDealt{deck, std::nullopt, 0, false});
    events.emplace_back(table::RoundBegun{Seat::at(0)});
    store::Append log{table, 1, {log_text(rules, table::TableOpened{options})}, "{}"};
    for (const table::TableEvent& event : events) log.texts.push_back(log_text(rules, event));
    EXPECT_FALSE((*store::open_store(file))->append(log));
}

/// All that seat 1 receives while it takes its turn, tries nonsense, and seat 2 looks at its cards.
std::vector<std::string> told_to_seat_1(const std::string& file, const std::string& table) {
    House house(quick_settings(), "sqlite:" + file);
    Guest ann(house, "192.0.2.1");
    Guest bob(house, "192.0.2.2");
    ann.join(table, key_of("Person 1"));
    bob.join(table, key_of("Person 2"));
    bob.try_to("lay", {{"plays", {"."}}});
    ann.try_to("take_back");
    while (ann.to_move()) EXPECT_TRUE(ann.move());
    ann.reconnect();
    ann.join(table, key_of("Person 1"));
    ann.try_to("lay", {{"plays", {"."}}});
    ann.try_to("hint");
    std::vector<std::string> texts;
    for (const server::Text& text : ann.wire->received) texts.push_back(*text);
    return texts;
}

TEST(Interference, what_seat_1_cannot_see_changes_nothing_that_it_is_told) {
    const Rules rules = *make_rules(GameKind::classic, 2).rules;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const Deck deck = seeded_deck(rules, seed);
        Deck other = deck;
        // A card of seat 2 changes places with the last of the draw pile.
        const State dealt = tenback::deal(rules, deck).state;
        const Card mine = dealt.hands[1].first();
        const auto end = other.begin() + rules.deck_size;
        std::iter_swap(std::find(other.begin(), end, mine), end - 1);
        const TemporaryFolder folder;
        const std::string table = "23456789ABCDEFGH";
        keep(folder.path() / "a.db", table, rules, deck);
        keep(folder.path() / "b.db", table, rules, other);
        EXPECT_EQ(told_to_seat_1(folder.path() / "a.db", table), told_to_seat_1(folder.path() / "b.db", table));
    }
}

}  // namespace
}  // namespace tenback::testing
