// What a client hears from a server (docs/protocol.md): untrusted text in, what its viewer may know out.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "bots/bot.hpp"
#include "protocol/piles.hpp"
#include "protocol/tell.hpp"

namespace tenback::protocol {

class Fields;

/// A table as its viewer has been told of it.
struct Told {
    std::string id;
    std::uint64_t number = 0;  // of the last event that is known
    Viewer you;
    table::PublicTable table;
    std::optional<CardSet> hand;
    std::optional<std::chrono::milliseconds> left;  // of the time for this turn, when it was told

    /// Nothing before the first deal, or without a seat.
    [[nodiscard]] std::optional<View> view() const;
};

/// Why a message was refused.
struct ToldFault {
    std::string code;
    std::string piece;   // of a chat message
    std::string reason;  // for engineers
};
struct Answer {
    table::MessageId id = 0;
    std::optional<ToldFault> fault;   // none: it is done
    std::string table;                // id, after `create` and `join`
    Viewer you;                       // after `join` and `sit`
    table::MessageId last = 0;        // after `join`: the last message of the seat that was obeyed
    std::vector<bots::Choice> turns;  // after `hint`
};
/// The table from scratch, with what happened after the number that the client knew, or in the whole round.
struct TableTold {
    std::vector<table::VisibleHappening> history;
};
struct EventsTold {
    std::vector<table::VisibleHappening> events;
};
/// Events are missing: to be joined again.
struct Missed {};
struct Bye {
    std::string reason;
};
/// Something newer than this program.
struct Unheard {};

using Heard = std::variant<Answer, TableTold, EventsTold, Missed, Bye, Unheard>;

/// Remembers what it heard. After an error the server is not to be trusted any more.
class ServerMirror {
  public:
    Result<Heard> hear(std::string_view text);
    /// Nothing before the first `table`.
    [[nodiscard]] const std::optional<Told>& told() const { return told_; }

  private:
    Result<Heard> hear_answer(Fields& fields);
    Result<Heard> hear_table(Fields& fields);
    Result<Heard> hear_events(Fields& fields);
    /// In their order: what lies on the piles follows from it.
    void follow(Told& told, std::vector<table::VisibleHappening>& happenings, Fields& fields);

    std::optional<Told> told_;
    Piles piles_;
};

}  // namespace tenback::protocol
