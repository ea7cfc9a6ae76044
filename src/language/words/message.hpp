// What is to be said, before it is said in a language: a key of the catalogues and the values it needs.
// Values may be messages themselves, so a log of messages can be read in any language at any time.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tenback::words {

/// Every message of the catalogues. The enumerators stand in words/messages.hpp, which is made from locale/en.json.
enum class Key : std::uint16_t;

class Value;

/// Made by the functions of words/messages.hpp, which know the values that each message needs.
struct Message {
    Key key;
    std::vector<Value> values;  // in the order of the argument names
    bool operator==(const Message& other) const;
};

/// A number to count with (1 card, 2 cards), a measured one, text as it stands, or a message.
class Value {
  public:
    Value(std::string_view text) : content_(std::string(text)) {}  // NOLINT(google-explicit-constructor): arguments
    Value(std::string text) : content_(std::move(text)) {}         // NOLINT(google-explicit-constructor)
    Value(const char* text) : content_(std::string(text)) {}       // NOLINT(google-explicit-constructor)
    Value(Message message) : content_(std::move(message)) {}       // NOLINT(google-explicit-constructor)
    template <std::integral Integer>
    Value(Integer name) : content_(std::to_string(name)) {}  // NOLINT(google-explicit-constructor): a name, as in seat 2

    /// A number that chooses a plural form.
    static Value count(std::int64_t number) {
        Value value("");
        value.content_ = number;
        return value;
    }

    /// A number with one decimal place, written as the language does: 4.5, 4,5.
    static Value decimal(double number) {
        Value value("");
        value.content_ = number;
        return value;
    }

    [[nodiscard]] const std::int64_t* number() const { return std::get_if<std::int64_t>(&content_); }
    [[nodiscard]] const double* decimal() const { return std::get_if<double>(&content_); }
    [[nodiscard]] const std::string* text() const { return std::get_if<std::string>(&content_); }
    [[nodiscard]] const Message* message() const { return std::get_if<Message>(&content_); }
    bool operator==(const Value& other) const { return content_ == other.content_; }

  private:
    std::variant<std::int64_t, double, std::string, Message> content_;
};

}  // namespace tenback::words
