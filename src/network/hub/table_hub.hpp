// The tables of a server, between network and store: everything on the logic thread, without locks.
#pragma once

#include <boost/json/array.hpp>
#include <memory>
#include <string>
#include <unordered_map>

#include "hub/bot_pool.hpp"
#include "hub/client.hpp"
#include "hub/context.hpp"
#include "hub/rates.hpp"
#include "hub/room.hpp"
#include "hub/store_report.hpp"
#include "hub/workers.hpp"

namespace tenback::hub {

class TableHub final : public server::Hub {
  public:
    /// @param post runs a callback on the logic thread, from any thread
    TableHub(HubSettings settings, std::unique_ptr<store::Store> store, Clock& clock, server::Metrics& metrics,
             const store::StoreThread::Post& post);

    void opened(const std::shared_ptr<server::Connection>& connection) override;
    void message(server::Connection& connection, std::string_view text) override;
    void closed(server::Connection& connection) override;
    void lobby(std::function<void(server::Told)> tell) override;
    void records(std::string table, std::function<void(server::Told)> tell) override;
    void readiness(std::function<void(std::optional<std::string>)> tell) override;
    void stop(std::function<void()> done) override;

    /// Tables in memory.
    [[nodiscard]] std::size_t rooms() const { return rooms_.size(); }

  private:
    struct Obey;
    using ClientPtr = std::shared_ptr<Client>;

    void handle(const ClientPtr& client, std::string_view text);
    /// From now on further messages of the client wait, until the result is called.
    std::function<void()> hold(const ClientPtr& client);
    void create(const ClientPtr& client, table::MessageId id, const protocol::Create& wanted);
    void open_table(const std::string& table, const protocol::Create& wanted, Room::Tell tell);
    void join(const ClientPtr& client, table::MessageId id, const protocol::Join& wanted);
    void join_by_code(const ClientPtr& client, table::MessageId id, const protocol::Join& wanted, const std::string& code);
    void join_table(const ClientPtr& client, table::MessageId id, const protocol::Join& wanted, const std::string& table,
                    std::function<void()> done);
    /// Nothing if the store cannot tell.
    void list(std::function<void(const boost::json::array*)> tell);

    /// The room of a table, new and empty if there was none; nothing if there are too many.
    Room* room(const std::string& table);
    void forget(Room& room);
    void others_changed(const store::Changes& changes);
    void ask_for_all();
    void shards_are(const store::Shards& shards);
    void prune_later();
    void prune();
    /// Since the start the wall clock has not gone as time has: nobody knows how old anything is.
    [[nodiscard]] bool wall_clock_jumped() const;

    HubSettings settings_;
    Clock& clock_;
    Workers workers_;
    BotPool bots_;
    StoreReport report_;
    store::StoreThread store_;
    HubContext context_;
    Rates created_;
    Rates codes_;
    prometheus::Gauge& tables_;
    std::unordered_map<server::Connection*, ClientPtr> clients_;
    std::unordered_map<std::string, std::unique_ptr<Room>> rooms_;
    boost::json::array lobby_;
    std::optional<Clock::Time> lobby_read_;
    std::function<void()> stopped_;                // once we are to stop
    std::chrono::system_clock::duration started_;  // wall clock minus steady clock
    bool jumped_ = false;                          // as it was logged last
    Alarm pruning_;
};

}  // namespace tenback::hub
