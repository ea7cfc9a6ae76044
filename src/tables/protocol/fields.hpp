// The fields of one JSON object of the protocol: typed values out of untrusted text. What is wrong is remembered, so that a
// reader can ask for everything first and look once.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/fields.hpp"

namespace tenback::protocol {

namespace json = boost::json;

inline constexpr std::int64_t largest_number = (std::int64_t{1} << 53) - 1;

/// What is asked for is ticked off; what is left over nobody understands.
class Fields {
  public:
    explicit Fields(const json::object& object, std::vector<std::string_view> asked = {})
        : object_(object), asked_(std::move(asked)) {}

    /// The first thing that was wrong.
    [[nodiscard]] const std::optional<std::string>& trouble() const { return trouble_; }
    /// The same, or a field that nobody asked for.
    [[nodiscard]] std::optional<std::string> trouble_or_stranger() const {
        if (trouble_) return trouble_;
        for (const auto& [key, value] : object_)
            if (std::find(asked_.begin(), asked_.end(), key) == asked_.end())
                return fmt::format("{} is no field of this message", record::quoted(key));
        return std::nullopt;
    }

    std::string text(std::string_view key, std::size_t longest) {
        const json::value* value = find(key);
        if (value == nullptr || !value->is_string() || value->get_string().size() > longest)
            return bad(key, fmt::format("text of at most {} bytes", longest)), std::string();
        return std::string(value->get_string());
    }
    std::string hex(std::string_view key, std::size_t length) {
        std::string digits = text(key, length);
        if (digits.size() != length || digits.find_first_not_of("0123456789abcdef") != std::string::npos)
            bad(key, fmt::format("{} hexadecimal digits", length));
        return digits;
    }
    std::optional<std::string> text_or_null(std::string_view key, std::size_t longest) {
        const json::value* value = find(key);
        if (value != nullptr && value->is_null()) return std::nullopt;
        return text(key, longest);
    }
    std::int64_t number(std::string_view key, std::int64_t least, std::int64_t most) {
        const json::value* value = find(key);
        const std::int64_t* number = value != nullptr ? value->if_int64() : nullptr;
        if (number == nullptr || *number < least || *number > most)
            return bad(key, fmt::format("a whole number from {} to {}", least, most)), least;
        return *number;
    }
    bool flag(std::string_view key) {
        const json::value* value = find(key);
        if (value == nullptr || !value->is_bool()) return bad(key, "true or false"), false;
        return value->get_bool();
    }
    const json::array* list(std::string_view key, std::size_t longest) {
        const json::value* value = find(key);
        const json::array* items = value != nullptr ? value->if_array() : nullptr;
        if (items == nullptr || items->size() > longest) bad(key, fmt::format("a list of at most {}", longest));
        return items;
    }
    /// Nothing for null.
    const json::object* object_or_null(std::string_view key) {
        const json::value* value = find(key);
        if (value == nullptr || !(value->is_object() || value->is_null())) bad(key, "an object or null");
        return value != nullptr ? value->if_object() : nullptr;
    }
    [[nodiscard]] bool has(std::string_view key) const { return object_.contains(key); }
    [[nodiscard]] bool has_some(std::string_view key) const { return has(key) && !object_.at(key).is_null(); }
    void asked(std::string_view key) { asked_.push_back(key); }
    void bad(std::string_view key, std::string_view kind) {
        if (!trouble_) trouble_ = fmt::format("'{}' must be {}", key, kind);
    }
    void bad(std::string reason) {
        if (!trouble_) trouble_ = std::move(reason);
    }
    /// What was wrong inside of one of the fields.
    void also(const Fields& inner) {
        if (!trouble_) trouble_ = inner.trouble_;
    }
    [[nodiscard]] const json::object& object() const { return object_; }

  private:
    const json::value* find(std::string_view key) {
        asked(key);
        return object_.if_contains(key);
    }

    const json::object& object_;
    std::vector<std::string_view> asked_;
    std::optional<std::string> trouble_;
};

}  // namespace tenback::protocol
