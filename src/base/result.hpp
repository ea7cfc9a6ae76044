// A value, or why there is none: what parsing untrusted text gives.
#pragma once

#include <string>
#include <utility>
#include <variant>

namespace tenback {

struct Error {
    std::string reason;
    bool operator==(const Error&) const = default;
};

template <class T, class E = Error>
class Result {
  public:
    Result(T value) : content_(std::move(value)) {}  // NOLINT(google-explicit-constructor): return value;
    Result(E error) : content_(std::move(error)) {}  // NOLINT(google-explicit-constructor): return Error{…};

    [[nodiscard]] explicit operator bool() const { return std::holds_alternative<T>(content_); }
    /// @pre there is a value
    T& operator*() { return *std::get_if<T>(&content_); }
    const T& operator*() const { return *std::get_if<T>(&content_); }
    T* operator->() { return std::get_if<T>(&content_); }
    const T* operator->() const { return std::get_if<T>(&content_); }
    /// @pre there is none
    [[nodiscard]] const E& error() const { return *std::get_if<E>(&content_); }
    [[nodiscard]] const std::string& reason() const { return error().reason; }

  private:
    std::variant<T, E> content_;
};

}  // namespace tenback
