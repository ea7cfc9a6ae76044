// Words in their company: which of them tell a number.
#pragma once

#include <optional>
#include <vector>

#include "chat/lexicon.hpp"
#include "chat/tokens.hpp"

namespace tenback::chat {

/// The words from first to last must not be said.
struct Telling {
    std::size_t first;
    std::size_t last;
    bool compares;
};

class Sentence {
  public:
    Sentence(std::string_view text, std::vector<Token> tokens);

    /// The first place that tells a number or compares with one.
    [[nodiscard]] std::optional<Telling> telling() const;
    [[nodiscard]] const Token& token(std::size_t n) const { return tokens_[n]; }

  private:
    [[nodiscard]] bool is(std::size_t n, Meaning meaning) const {
        return n < meanings_.size() && (meanings_[n] & meaning) != 0;
    }
    /// Is one of the words up to `reach` places before, or after, of this meaning?
    [[nodiscard]] std::optional<std::size_t> before(std::size_t n, std::size_t reach, Meaning meaning) const;
    [[nodiscard]] bool after(std::size_t n, std::size_t reach, Meaning meaning) const;

    [[nodiscard]] bool is_number(std::size_t n) const;
    [[nodiscard]] bool counts_as_one(std::size_t n) const;
    [[nodiscard]] bool counts_as_hundred(std::size_t n) const;
    [[nodiscard]] bool is_shift(std::size_t n) const;
    [[nodiscard]] bool is_multiple(std::size_t n) const;
    [[nodiscard]] std::optional<std::size_t> spelled_from(std::size_t n) const;
    [[nodiscard]] std::optional<std::size_t> split_from(std::size_t n) const;

    std::string_view text_;
    std::vector<Token> tokens_;
    std::vector<Meaning> meanings_;
    bool czech_ = false;  // there is Czech in it
};

}  // namespace tenback::chat
