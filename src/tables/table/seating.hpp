// Who sits at a table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace tenback::table {

struct OpenSeat {
    bool operator==(const OpenSeat&) const = default;
};
struct Person {
    std::string name;  // may be empty: then they are called after their seat
    bool operator==(const Person&) const = default;
};
struct Machine {
    std::string level;     // a level or a bot of bots/registry.hpp
    std::string player{};  // who plays it, with the version; empty in old logs and where only the level is public
    bool operator==(const Machine&) const = default;
};
using Sitter = std::variant<OpenSeat, Person, Machine>;

inline constexpr int missed_when_absent = 2;

/// A seat and, while its person is away, the level of the bot that plays on for them.
struct SeatInfo {
    Sitter sitter;
    std::optional<std::string> stand_in;
    bool away = false;        // a person whose connection is gone
    bool owner = false;       // of those who sit, the one who sat down first: may remove others
    bool ready = false;       // for the next round
    bool again = false;       // and would like the same cards
    std::uint8_t missed = 0;  // turns in a row that the clock has taken from the person
    std::uint8_t votes = 0;   // bit s: seat s wants a stand-in for this one
    bool operator==(const SeatInfo&) const = default;

    [[nodiscard]] bool open() const { return std::holds_alternative<OpenSeat>(sitter); }
    [[nodiscard]] bool is_person() const { return std::holds_alternative<Person>(sitter); }
    /// A person who is not to be waited for: without a connection, or two turns missed in a row.
    [[nodiscard]] bool is_absent() const { return is_person() && (away || missed >= missed_when_absent); }
    /// A person who sees what happens and plays.
    [[nodiscard]] bool is_present() const { return is_person() && !is_absent(); }
    /// The bot that stands in does so for this turn only.
    [[nodiscard]] bool is_late() const { return stand_in && missed > 0 && missed < missed_when_absent; }
    /// The bot that plays the seat now, if one does.
    [[nodiscard]] std::optional<std::string_view> played_by() const;
};

/// A bot that sits down today.
Machine machine_of(std::string level);

/// 1 to 24 characters of good UTF-8, all of which can be seen (base/visible.hpp), with no blank at the ends.
bool is_good_name(std::string_view name);
/// What earlier versions took for one: logs may hold names with invisible characters.
bool was_good_name(std::string_view name);
inline constexpr int longest_person_name = 24;  // in characters
/// The same for words of a chat, up to 200 characters.
bool is_good_text(std::string_view text);

}  // namespace tenback::table
