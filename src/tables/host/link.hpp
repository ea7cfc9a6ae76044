// How a client sits at a table, wherever the table is: in this process (local.hpp), or on a server (src/network/client). A
// client gets what its seats may know and nothing else. For one thread; only waiting may be interrupted from elsewhere.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "bots/bot.hpp"
#include "store/store.hpp"
#include "table/command.hpp"
#include "table/happening.hpp"
#include "table/table.hpp"

namespace tenback::host {

/// Refused by a server, for a reason that a table in this process does not have: a code of docs/protocol.md.
struct Declined {
    std::string code;
    std::string piece{};  // of a chat message
    bool operator==(const Declined&) const = default;
};
/// Two more codes: it was not sent, because there is no connection; it was, but the connection was lost before the answer,
/// so that it is sent again.
inline constexpr std::string_view not_sent = "not_sent";
inline constexpr std::string_view not_answered = "not_answered";

/// Refused by the rules, by the table, or not possible for now because it cannot be kept; nothing has changed.
/// StoreFault::conflict: another program plays at the same table; the link has caught up with it.
using LinkRefusal = std::variant<Refusal, table::Denial, store::StoreError, Declined>;

/// Where the table is, and whether it can be reached.
enum class Reach : std::uint8_t {
    here,  // in this process
    connected,
    lost,       // for now; it is tried again
    elsewhere,  // the seat was taken up in another window: this link is of no more use, like the next two
    gone,       // the table was deleted
    broken,     // the server does not make sense
};

struct NewDeal {
    std::optional<std::uint64_t> seed{};  // by chance without one
    bool same_again = false;              // the deck of the last round
    std::optional<Seat> first{};          // otherwise the table agrees
};

/// Something that a seat has seen, counted from 1 over the whole life of the table.
struct Seen {
    std::uint64_t number;
    table::VisibleHappening what;
};

/// A bot that thinks at this moment.
struct Thinking {
    Seat seat;
    bool for_hint;    // advice for a person
    double progress;  // 0..1
};

struct News {
    bool changed = false;                  // something was done, or a hint is ready
    std::optional<LinkRefusal> trouble{};  // what is done next could not be; it is tried again at the next poll
};

class TableLink {
  public:
    TableLink() = default;
    TableLink(const TableLink&) = delete;
    TableLink& operator=(const TableLink&) = delete;
    virtual ~TableLink() = default;

    [[nodiscard]] virtual Reach reach() const { return Reach::here; }
    /// Under which name the table is kept.
    [[nodiscard]] virtual const std::string& id() const = 0;

    /// Nothing: accepted, kept on disk and visible in table() and view().
    virtual std::optional<LinkRefusal> send(const table::Command& command) = 0;
    /// A new round with the same seats.
    virtual std::optional<LinkRefusal> deal(const NewDeal& how) = 0;

    /// The seats of the people at this keyboard.
    [[nodiscard]] virtual std::vector<Seat> here() const = 0;
    [[nodiscard]] virtual table::PublicTable table() const = 0;
    /// What a seat at this keyboard may know; nothing for other seats or before the first deal.
    [[nodiscard]] virtual std::optional<View> view(Seat seat) const = 0;
    /// What the seat has seen after this number; all with 0. Empty for seats elsewhere. Without a seat, what those see who
    /// look on at a table elsewhere.
    [[nodiscard]] virtual std::vector<Seen> seen(std::optional<Seat> seat, std::uint64_t after) const = 0;

    /// Lets things happen: at most one action of a bot at a time, so that a screen can show each. To be called when
    /// wake_fd is readable, or after wait.
    virtual News poll() = 0;
    /// Waits until poll has something to do, at most so long. False if the time passed.
    virtual bool wait(std::chrono::milliseconds longest) = 0;
    /// Readable when poll has something to do: for a loop that also waits for keys.
    [[nodiscard]] virtual int wake_fd() const = 0;

    [[nodiscard]] virtual std::optional<Thinking> thinking() const = 0;
    /// When the time of the seat to move is up; nothing if it has all the time in the world, or a bot plays.
    [[nodiscard]] virtual std::optional<std::chrono::steady_clock::time_point> deadline() const { return std::nullopt; }
    /// Whoever thinks, shall come to an end now with what was found so far.
    virtual void hurry() = 0;

    /// Starts to think about what the strongest bot would do in this seat; refused if no hints were agreed on or it is
    /// not the seat's move. The answer is there once hint() has a value; any move makes it void.
    virtual std::optional<LinkRefusal> ask_hint(Seat seat) = 0;
    [[nodiscard]] virtual std::optional<bots::Choice> hint() const = 0;
};

}  // namespace tenback::host
