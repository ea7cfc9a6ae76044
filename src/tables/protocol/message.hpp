// What clients say (docs/protocol.md): untrusted text in, typed messages out. What depends on a table's game, such as a
// play, is still text here.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "engine/talk.hpp"
#include "table/table_event.hpp"

namespace tenback::protocol {

inline constexpr int version = 1;
inline constexpr std::string_view subprotocol = "tenback.1";
inline constexpr std::size_t longest_message = std::size_t{16} << 10;
inline constexpr std::size_t id_length = 16;   // of a table
inline constexpr std::size_t code_length = 6;  // its beginning, for typing
inline constexpr std::size_t most_plays = 9;   // the largest hand and the end of the turn
inline constexpr std::string_view id_letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

struct Sit {
    int seat;
    std::string name;
    std::string key;
};
struct Create {
    std::string nonce;
    table::TableOptions options;
    std::vector<std::optional<std::string>> bots;  // level of the bot on each seat
    std::optional<Sit> sit{};                      // where the maker sits, before anybody else can
};
struct Lobby {};
struct Join {
    std::string table;               // id or code
    std::optional<std::string> key;  // of a seat
    std::uint64_t after = 0;         // the last event that is known already
};
struct Stand {};
struct RenameSeat {
    std::string name;
};
struct RemoveSeat {
    int seat;
};
struct PutBot {
    int seat;
    std::optional<std::string> level;  // nobody without one
};
struct GivePart {
    std::uint32_t round;
    std::string bytes;
};
struct AskDeal {
    bool again;
};
struct Ready {
    bool ready;
    bool again;  // with the same cards
};
struct MakeWish {
    Wish wish;
};
struct Begin {};
struct Lay {
    std::vector<std::string> plays;  // and perhaps `.` at the end
};
struct SayMark {
    Say say;
};
struct Chat {
    std::string text;
};
struct TakePlayBack {};
struct Vote {
    int seat;
};
/// Whoever sent it is there: a bot that stands in for them goes.
struct Back {};
struct AskHint {};
struct Leave {};
struct Ping {};

using ClientRequest = std::variant<Create, Lobby, Join, Sit, Stand, RenameSeat, RemoveSeat, PutBot, GivePart, AskDeal, Ready,
                                   MakeWish, Begin, Lay, SayMark, Chat, TakePlayBack, Vote, Back, AskHint, Leave, Ping>;

/// Does a person send it, and not a program by itself?
inline bool is_sign_of_life(const ClientRequest& wanted) {
    return !std::holds_alternative<GivePart>(wanted) && !std::holds_alternative<Leave>(wanted) &&
           !std::holds_alternative<Ping>(wanted);
}

struct ClientMessage {
    table::MessageId id;
    ClientRequest what;
};

/// A text that is no message; answered if it has at least an id.
struct BadMessage {
    std::optional<table::MessageId> id;
    std::string reason;
};

/// Strict: a key that the message does not have is refused, so that nothing a client means is silently lost.
Result<ClientMessage, BadMessage> read_message(std::string_view text);

}  // namespace tenback::protocol
