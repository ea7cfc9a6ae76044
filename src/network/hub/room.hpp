// A table with the people around it: those who sit, those who look on, and its bots.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "hub/client.hpp"
#include "hub/dealer.hpp"
#include "hub/history.hpp"
#include "hub/live_table.hpp"
#include "hub/presence.hpp"
#include "hub/room_bots.hpp"
#include "hub/turn_timers.hpp"

namespace tenback::hub {

class Room final : public TableListener {
  public:
    /// @param leave called when the room is not needed any more, or its table is gone; the room may be destroyed then
    Room(HubContext& context, std::string id, std::function<void(Room&)> leave);
    ~Room() override;

    using Tell = std::function<void(const Outcome&)>;
    /// From the store, or new.
    void load() { live_->load(); }
    void open(const table::TableOptions& options, const Events& seats, Tell tell) {
        live_->open(options, seats, std::move(tell));
    }

    /// Comes to look on or to sit, as `wanted` says; `done` when it was answered.
    void join(const std::shared_ptr<Client>& client, table::MessageId id, protocol::Join wanted, std::function<void()> done);
    /// Anything that is wanted at a table. @pre the client has joined
    void order(const std::shared_ptr<Client>& client, table::MessageId id, protocol::ClientRequest wanted);
    void leave(Client& client);

    /// Another process has written up to this number; 0: the table was removed.
    void heard_of(std::uint64_t number);
    /// Whether its bots are ours to run has changed.
    void duty_changed();
    [[nodiscard]] const std::string& id() const { return live_->id(); }

    void loaded() override;
    void happened(const protocol::Chapter& chapter) override;
    void settled() override;
    void gone() override;

  private:
    struct Arrival;

    void find_seat(const std::shared_ptr<Arrival>& arrival);
    /// Why somebody without a seat cannot look on; room is made for those who may want a free one.
    [[nodiscard]] std::optional<Fault> why_no_place(const Client& client);
    void read_history(const std::shared_ptr<Arrival>& arrival);
    void enter(Arrival& arrival);
    void seat_at(Client& client, Seat seat);
    /// The log says who has come to a seat, here or at another process: whoever sat there before sits elsewhere now.
    void heed_visits(std::span<const table::Happening> happenings);
    /// All of them sit elsewhere now.
    void send_elsewhere(const std::vector<std::shared_ptr<Client>>& clients);
    void ordered(const std::shared_ptr<Client>& client, table::MessageId id, const protocol::ClientRequest& wanted,
                 const Outcome& outcome);
    /// What this client may not ask for so soon, or not at all, whatever the table says.
    [[nodiscard]] std::optional<Fault> why_not_now(Client& client, const protocol::ClientRequest& wanted);
    /// A sign of life of somebody for whom a bot plays.
    void heed_life(const Client& client, const protocol::ClientRequest& wanted);
    [[nodiscard]] protocol::Around around() const;
    [[nodiscard]] const Client* sitter(Seat seat) const;
    /// Those who look on; from this address, if one is given.
    [[nodiscard]] std::size_t spectators(const std::string* address = nullptr) const;
    void send_away_a_spectator();
    /// To each as its seat may know it.
    void tell(const protocol::Chapter& chapter);
    /// Those who lost their seat look on.
    void unseat(std::span<const table::Happening> happenings);
    void remember_removed(const Client& client, Seat by);
    void leave_memory_soon();

    HubContext& context_;
    std::shared_ptr<LiveTable> live_;
    std::function<void(Room&)> leave_;
    std::vector<std::shared_ptr<Client>> watchers_;
    Dealer dealer_;
    TurnTimers timers_;
    Presence presence_;
    RoomBots bots_;
    server::Rate seat_changes_;  // of all seats together
    server::TokenBucket seat_changed_{seat_changes_};
    std::vector<server::TokenBucket> chat_;  // of each seat, whoever sits there by whatever connection
    std::vector<std::string> removed_;       // addresses of those whom the owner removed
    std::unique_ptr<RoundHistory> history_;  // while people come
    Alarm forget_history_;
    Alarm idle_;
};

}  // namespace tenback::hub
