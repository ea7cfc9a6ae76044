// A table on a server as a link: what is told is believed once it makes sense, what is wanted is sent until it is answered.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "client/address.hpp"
#include "client/line.hpp"
#include "client/seat_keys.hpp"
#include "host/link.hpp"
#include "protocol/hear.hpp"
#include "protocol/message.hpp"
#include "store/wake.hpp"

namespace tenback::client {

/// Why there is no table to sit at: the connection, or a code of docs/protocol.md.
struct NoTable {
    std::string code;  // or `unreachable`, `untrusted`, `not_tls`, `refused`, `nonsense`
    std::string reason{};
};

class RemoteTable final : public host::TableLink {
  public:
    using Opened = std::variant<std::unique_ptr<RemoteTable>, NoTable>;
    /// Joins a table by its id or code; comes back to the seat whose key is kept.
    static Opened join(const Invitation& where, const SeatKeys& keys);
    /// Makes one and joins it.
    static Opened create(const ServerAddress& server, const protocol::Create& table, const SeatKeys& keys);

    RemoteTable(ServerAddress server, std::string table, SeatKeys keys);

    [[nodiscard]] host::Reach reach() const override { return reach_; }
    [[nodiscard]] const std::string& id() const override { return told().id; }
    [[nodiscard]] std::string link() const { return link_to(server_, id()); }

    std::optional<host::LinkRefusal> send(const table::Command& command) override;
    std::optional<host::LinkRefusal> deal(const host::NewDeal& how) override;
    [[nodiscard]] std::vector<Seat> here() const override;
    [[nodiscard]] table::PublicTable table() const override { return told().table; }
    [[nodiscard]] std::optional<View> view(Seat seat) const override;
    [[nodiscard]] std::vector<host::Seen> seen(std::optional<Seat> seat, std::uint64_t after) const override;
    host::News poll() override;
    bool wait(std::chrono::milliseconds longest) override { return wake_.wait(longest); }
    [[nodiscard]] int wake_fd() const override { return wake_.fd(); }
    [[nodiscard]] std::optional<host::Thinking> thinking() const override;
    [[nodiscard]] std::optional<std::chrono::steady_clock::time_point> deadline() const override { return until_; }
    void hurry() override {}
    std::optional<host::LinkRefusal> ask_hint(Seat seat) override;
    [[nodiscard]] std::optional<bots::Choice> hint() const override { return hint_; }

  private:
    [[nodiscard]] const protocol::Told& told() const { return *mirror_.told(); }
    /// Waits until the table is there.
    std::optional<NoTable> arrive();
    std::optional<host::LinkRefusal> ask(protocol::ClientRequest wanted);
    table::MessageId post(protocol::ClientRequest wanted);
    /// @pre the table's id is known
    void hold_seat_by(std::string key);
    void send_join();
    bool take(const LineEvent& event);
    bool hear(const std::string& text);
    bool heard(const protocol::Answer& answer);
    bool heard(const protocol::TableTold& told);
    bool heard(const protocol::EventsTold& told);
    bool heard(const protocol::Missed& missed);
    bool heard(const protocol::Bye& bye);
    bool heard(const protocol::Unheard& unheard);
    void joined(const protocol::Answer& answer);
    void remember(const std::vector<table::VisibleHappening>& happenings);
    /// A part in the shuffle of the coming round, if it is still missing.
    void give_part();
    /// Counts from now on, if the time left has been told anew.
    void set_clock();
    void end(host::Reach how, NoTable why);

    ServerAddress server_;
    std::string name_;  // id, or code until the id is known
    SeatKeys keys_;
    std::optional<std::string> key_;  // of the seat that we hold, or ask for
    /// The time left as it was told, and of which turn.
    struct ToldClock {
        std::optional<std::chrono::milliseconds> left;
        std::uint32_t round = 0;
        int turn = 0;
        bool operator==(const ToldClock&) const = default;
    };

    protocol::ServerMirror mirror_;
    ToldClock clock_{};
    std::optional<std::chrono::steady_clock::time_point> until_;
    host::Reach reach_ = host::Reach::lost;
    std::optional<NoTable> trouble_;  // why it cannot be reached
    std::vector<host::Seen> seen_;
    table::MessageId last_id_ = 0;
    table::MessageId join_id_ = 0;
    std::vector<protocol::ClientMessage> pending_;  // without an answer
    std::optional<protocol::Answer> answer_;        // to what is waited for
    table::MessageId awaited_ = 0;
    table::MessageId hint_id_ = 0;
    std::optional<bots::Choice> hint_;
    std::uint32_t part_round_ = 0;  // of the part below
    std::string part_;
    store::Wake wake_;
    Line line_;  // last: its thread uses what stands above
};

}  // namespace tenback::client
