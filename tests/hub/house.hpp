// A hub with a real store, and people at the other end of its connections. Time is moved by hand.
#pragma once

#include <gtest/gtest.h>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/json.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "hub/table_hub.hpp"
#include "store/open.hpp"

namespace tenback::testing {

namespace json = boost::json;

class HandClock final : public hub::Clock {
  public:
    [[nodiscard]] Time now() const override { return now_; }
    [[nodiscard]] std::chrono::system_clock::time_point wall() const override {
        return std::chrono::system_clock::now() + jumped;
    }
    std::chrono::hours jumped{};  // of the wall clock
    /// Makes the calls that are due on the way.
    void advance(std::chrono::milliseconds time);

  private:
    void next_is_sooner() override {}
    Time now_ = std::chrono::steady_clock::now();
};

/// The other end of a connection: keeps what it was sent.
class Wire final : public server::Connection {
  public:
    explicit Wire(std::string address) : address_(std::move(address)) {}
    void send(server::Text text) override {
        if (reason.empty()) received.push_back(std::move(text));
    }
    void close(std::string_view why) override { reason = why; }
    [[nodiscard]] const std::string& address() const override { return address_; }

    std::vector<server::Text> received;
    std::string reason;  // why it was closed

  private:
    std::string address_;
};

/// Quick bots, and limits that do not bind.
hub::HubSettings quick_settings();

/// `abcd…`: 32 hex digits that begin so.
std::string key_of(std::string_view name);

class House;

/// Somebody with a connection, who follows what it tells.
class Guest {
  public:
    Guest(House& house, const std::string& address);
    Guest(Guest&&) = default;
    Guest& operator=(Guest&&) = default;
    ~Guest();

    /// The answer to a message, once it has come.
    json::object ask(std::string_view what, json::object with = {});
    /// `ok`, `again`, or the code of the refusal.
    std::string try_to(std::string_view what, json::object with = {});
    /// Sends without waiting; the message's id.
    std::uint64_t send(std::string_view what, json::object with = {});
    void send_text(std::string_view text);
    [[nodiscard]] std::optional<json::object> answer_to(std::uint64_t id);
    /// Takes in what has come.
    void look();
    /// Loses the connection and has a new one, at no table.
    void reconnect();
    void disconnect();

    /// Joins, and takes the last id of the seat.
    json::object join(const std::string& table, const std::string& key = "");

    [[nodiscard]] const json::object& state() const { return state_; }
    [[nodiscard]] std::string status() const { return state_.empty() ? "" : std::string(state_.at("status").as_string()); }
    [[nodiscard]] bool to_move() const { return status() == "playing" && state_.at("seat") == json::value(seat); }
    /// Kinds of events seen, in order.
    [[nodiscard]] bool has_seen(std::string_view event) const;
    /// A card that may be laid, found by trying; false if none may. Or the end of the turn, if it may end.
    bool move();

    int seat = 0;
    std::uint64_t number = 0;  // of the table
    std::uint64_t id = 0;      // of the last message
    json::array hand;
    json::array seats;
    json::value shuffle;
    json::value revealed;
    std::vector<json::object> events;  // all that were told
    std::vector<json::object> tables;  // `table` messages
    std::shared_ptr<Wire> wire;

  private:
    void take(const json::object& message);
    void take_events(const json::array& list);

    House* house_;
    std::string address_;
    std::size_t read_ = 0;
    json::object state_;
    std::vector<json::object> answers_;
};

/// The hub and what is around it.
class House {
  public:
    /// Without a name the store is an SQLite in memory.
    explicit House(hub::HubSettings settings = quick_settings(), const std::string& store = "",
                   const store::StoreSettings& how = {});
    House(const House&) = delete;
    ~House();

    /// Lets things happen until it is so.
    void until(const std::function<bool()>& so, const std::string& what);
    void advance(std::chrono::milliseconds time) { clock.advance(time); }
    /// What /ready tells: nothing if all is well.
    std::string readiness();
    /// A table with these options, by somebody who leaves again; its id.
    std::string create(json::object options);
    /// The records of the table's finished rounds.
    std::vector<std::string> records(const std::string& table);
    /// Guests on all seats for people, each with a name and a key of it.
    std::vector<Guest> seat_people(const std::string& table, int people);

    boost::asio::io_context context;
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work{context.get_executor()};
    HandClock clock;
    server::Metrics metrics;
    std::unique_ptr<hub::TableHub> hub;
};

/// What `create` wants, for a game with so many players; the last of them bots of this level.
json::object table_options(std::string_view game, int players, int bots = 0, std::string_view talk = "markers");

/// They give their parts and ask to deal; until all know their hands.
void deal(House& house, std::vector<Guest>& people, bool again = false);
/// They say their wishes; until the round has begun.
void begin(House& house, std::vector<Guest>& people);
/// Waits until one of these people is to move, or the round is over (then nobody).
Guest* somebodys_turn(House& house, std::vector<Guest>& people);
/// They play until the round is over.
void play_out(House& house, std::vector<Guest>& people);

}  // namespace tenback::testing
