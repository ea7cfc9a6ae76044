// What a program that plays can do wrong. The game it sits in is then over for it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tenback::external {

enum class FoulKind : std::uint8_t {
    broke_rules,  // an action that the rules refuse
    too_slow,     // no answer in time
    bad_message,  // an answer that is none, or words nobody asked for
    too_long,     // more than an answer may hold
    died,         // it ended, or could not be started
    stopped,      // nobody waits for the answer any more: no fault of the program
};

/// `broke_rules`
std::string_view code_of(FoulKind kind);

/// Thrown by an external bot: asking a bot of our own cannot fail, so Bot has no room for it.
struct Foul {
    FoulKind kind;
    std::string message;
};

}  // namespace tenback::external
