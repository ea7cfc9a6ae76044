// The guard of free chat (TG-11, QE-7): nobody tells a card's number, nor compares with one. docs/chat.md says what is
// refused, what passes, and what a guard cannot catch.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenback {

inline constexpr std::size_t longest_chat = 200;  // characters

enum class ChatFault : std::uint8_t {
    empty,       // nothing that could be seen
    too_long,    // more than longest_chat characters
    bad_text,    // not UTF-8, or characters that are invisible, control the screen or turn the direction of writing
    number,      // digits or number words
    comparison,  // a relation to a number or to a card's value
};

/// `empty`, `too_long`, `bad_text`, `number`, `comparison`
std::string_view code_of(ChatFault fault);

struct ChatRefusal {
    ChatFault fault;
    std::string piece;  // of the text, as it was written: what must not be said; empty for the first three faults
    bool operator==(const ChatRefusal&) const = default;
};

/// Who is at the table: nothing in their names is a number, unless the whole name is one.
struct Company {
    std::vector<std::string> names;
    int seats = 0;  // those without a name are called Bot 1, Seat 2
};

/// May everybody read this? The same for all languages: nobody has to say in which they write.
std::optional<ChatRefusal> why_not_say(std::string_view text, const Company& company = {});

/// Would people take one name for the other? Neither capitals nor accents, blanks or foreign letters tell them apart. Names
/// without anything to see are nobody's.
bool look_alike(std::string_view name, std::string_view other);

/// The same without a look at numbers, for talk that may tell them: Face to Face, and after the game.
std::optional<ChatRefusal> why_not_show(std::string_view text);

}  // namespace tenback
