// `tenback serve` as it is: a whole game over real WebSockets, on a real store.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <filesystem>
#include <thread>

#include "client/remote_table.hpp"
#include "hub/make_hub.hpp"
#include "server/client.hpp"
#include "server/logging.hpp"
#include "server/server.hpp"
#include "store/sqlite.hpp"

namespace tenback::testing {
namespace {

namespace json = boost::json;

class Hosting {
  public:
    Hosting() {
        server::set_log_level(server::LogLevel::off);
        server::Settings settings;
        settings.port = 0;
        settings.limits.messages = {0, 0};
        hub::HubSettings tables;
        tables.pace = std::chrono::milliseconds(0);
        auto opened = server::Server::open(settings, hub::hub_maker(tables, std::move(*store::open_sqlite(""))));
        EXPECT_TRUE(opened) << opened.reason();
        server_ = std::move(*opened);
        thread_ = std::thread([this] { server_->run(); });
    }
    ~Hosting() {
        server_->stop();
        thread_.join();
    }
    [[nodiscard]] std::uint16_t port() const { return server_->port(); }

  private:
    std::unique_ptr<server::Server> server_;
    std::thread thread_;
};

/// A person at a WebSocket.
class Player {
  public:
    explicit Player(std::uint16_t port) : client_(port) { EXPECT_TRUE(client_.is_open()); }

    json::object ask(std::string_view what, json::object with = {}) {
        json::object message{{"id", ++id_}, {"do", what}};
        for (auto& [key, value] : with) message.emplace(key, std::move(value));
        client_.send(json::serialize(message));
        while (true) {
            const json::object told = next();
            if (told.at("tell") == "answer") return told;
        }
    }
    bool try_to(std::string_view what, json::object with = {}) { return ask(what, std::move(with)).at("ok").as_bool(); }
    /// Until the state has one of these statuses.
    void await(std::string_view status) {
        while (state.empty() || state.at("status").as_string() != status) next();
    }
    bool is_over() { return state.at("status") == "won" || state.at("status") == "lost"; }
    bool to_move() { return state.at("status") == "playing" && state.at("seat") == 1; }
    bool move() {
        if (state.at("may_end").as_bool()) return try_to("lay", {{"plays", {"."}}});
        const json::array cards = hand;
        const json::object piles = state.at("piles").as_object();
        for (const json::value& card : cards)
            for (const auto& pile : piles)
                if (try_to("lay", {{"plays", {std::string(card.as_string()) + ">" + std::string(pile.key())}}})) return true;
        return false;
    }
    json::object next() {
        const auto text = client_.receive();
        if (!text) throw std::runtime_error("the connection has ended");
        json::object told = json::parse(*text).as_object();
        if (const auto* it = told.if_contains("state"); it != nullptr && it->is_object()) state = it->as_object();
        if (const auto* it = told.if_contains("hand"); it != nullptr && it->is_array()) hand = it->as_array();
        return told;
    }

    json::object state;
    json::array hand;

  private:
    Client client_;
    std::uint64_t id_ = 0;
};

TEST(OverSockets, a_whole_game_is_played_and_its_record_can_be_had) {
    const Hosting hosting;
    Player ann(hosting.port());
    const json::object made = ann.ask("create", {{"nonce", std::string(32, 'a')},
                                                 {"game", "classic"},
                                                 {"players", 2},
                                                 {"options", json::object()},
                                                 {"talk", "markers"},
                                                 {"hints", true},
                                                 {"listed", true},
                                                 {"clock", nullptr},
                                                 {"bots", {nullptr, "normal"}}});
    ASSERT_TRUE(made.at("ok").as_bool()) << json::serialize(made);
    const std::string table(made.at("table").as_string());
    EXPECT_NE(get(hosting.port(), "/api/tables").body.find(table), std::string::npos);
    ASSERT_TRUE(ann.try_to("join", {{"table", table}}));
    ASSERT_TRUE(ann.try_to("sit", {{"seat", 1}, {"name", "Ann"}, {"key", std::string(32, 'b')}}));
    ASSERT_TRUE(ann.try_to("shuffle", {{"round", 1}, {"bytes", std::string(64, 'c')}}));
    ASSERT_TRUE(ann.try_to("deal", {{"again", false}}));
    ASSERT_TRUE(ann.try_to("wish", {{"wish", "gladly"}}));
    ann.await("playing");
    while (!ann.is_over())
        if (!ann.to_move())
            ann.next();
        else
            ASSERT_TRUE(ann.move());
    const Answer record = get(hosting.port(), "/api/tables/" + table + "/record");
    EXPECT_EQ(record.status, 200);
    EXPECT_NE(record.body.find("\"fairness\""), std::string::npos);
    EXPECT_EQ(get(hosting.port(), "/ready").status, 200);
}

/// Until it is so.
void until(client::RemoteTable& link, const std::function<bool()>& so) {
    while (!so()) {
        link.wait(std::chrono::seconds(1));
        link.poll();
    }
}

TEST(OverSockets, a_hint_is_not_void_because_somebody_speaks) {
    const Hosting hosting;
    const client::ServerAddress server{false, "127.0.0.1", std::to_string(hosting.port())};
    protocol::Create wanted{std::string(32, 'a'), {*make_rules(GameKind::classic, 2).rules}, {std::nullopt, std::nullopt}};
    wanted.sit = protocol::Sit{1, "Ann", std::string(32, 'b')};
    auto opened = client::RemoteTable::create(server, wanted, client::SeatKeys(std::nullopt));
    client::RemoteTable& ann = *std::get<std::unique_ptr<client::RemoteTable>>(opened);
    ASSERT_EQ(ann.here(), std::vector{Seat::number(1)});

    Player bob(hosting.port());
    ASSERT_TRUE(bob.try_to("join", {{"table", ann.id()}}));
    ASSERT_TRUE(bob.try_to("sit", {{"seat", 2}, {"name", "Bob"}, {"key", std::string(32, 'c')}}));
    ASSERT_TRUE(bob.try_to("shuffle", {{"round", 1}, {"bytes", std::string(64, 'd')}}));
    ASSERT_TRUE(bob.try_to("deal", {{"again", false}}));
    ASSERT_TRUE(bob.try_to("wish", {{"wish", "rather_not"}}));
    until(ann, [&] { return ann.table().game.has_value(); });
    ASSERT_FALSE(ann.send(table::Do{Seat::number(1), Wish::very_much}));
    ASSERT_FALSE(ann.ask_hint(Seat::number(1)));
    until(ann, [&] { return ann.hint().has_value(); });
    ASSERT_TRUE(bob.try_to("say", {{"say", "leave U1"}}));
    until(ann, [&] {
        return std::ranges::any_of(ann.seen(Seat::number(1), 0), [](const host::Seen& seen) {
            const auto* event = std::get_if<VisibleEvent>(&seen.what);
            return event != nullptr && std::holds_alternative<Said>(*event);
        });
    });
    ASSERT_TRUE(ann.hint());
    const bots::Plan plan = ann.hint()->plan;
    ASSERT_FALSE(ann.send(table::Do{Seat::number(1), plan[0]}));
    EXPECT_FALSE(ann.hint()) << "but by a card";
}

}  // namespace
}  // namespace tenback::testing
