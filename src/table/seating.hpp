// Who sits at a table.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace tenback {

struct OpenSeat {
    bool operator==(const OpenSeat&) const = default;
};
struct Person {
    std::string name;  // may be empty: then they are called after their seat
    bool operator==(const Person&) const = default;
};
struct Machine {
    std::string level;  // a level or a bot of bots/registry.hpp
    bool operator==(const Machine&) const = default;
};
using Sitter = std::variant<OpenSeat, Person, Machine>;

/// A seat and, while its person is away, the level of the bot that plays on for them.
struct SeatInfo {
    Sitter sitter;
    std::optional<std::string> stand_in;
    bool away = false;  // a person whose connection is gone
    bool operator==(const SeatInfo&) const = default;

    [[nodiscard]] bool open() const { return std::holds_alternative<OpenSeat>(sitter); }
    [[nodiscard]] bool is_person() const { return std::holds_alternative<Person>(sitter); }
    /// The level of the bot that plays the seat now, if one does.
    [[nodiscard]] std::optional<std::string_view> played_by() const;
};

/// 1 to 24 characters of good UTF-8, none of which controls the screen or the direction of writing.
bool is_good_name(std::string_view name);
inline constexpr int longest_person_name = 24;  // in characters
/// The same for words of a chat, up to 200 characters.
bool is_good_text(std::string_view text);

}  // namespace tenback
