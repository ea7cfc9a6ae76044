// Messages become sentences of a language.
//
//     Words words(Language::de);
//     words(msg::seat_cards(3))                   "3 Karten"
//     words.speak(Language::cs);                  from now on in Czech
//
// The functions msg::… are made from locale/en.json (key `seat.cards`): a message that does not exist, or one
// without its values, does not compile. Each takes its values in the alphabetical order of their names.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "words/language.hpp"
#include "words/message.hpp"
#include "words/messages.hpp"

namespace tenback::words {

/// Not for two threads at once: a client has its own. ICU is first touched by the first message with values.
class Words {
  public:
    explicit Words(Language language);
    Words(Words&&) noexcept;
    Words& operator=(Words&&) noexcept;
    Words(const Words&) = delete;
    Words& operator=(const Words&) = delete;
    ~Words();

    [[nodiscard]] Language language() const { return language_; }
    void speak(Language language);

    std::string operator()(const Message& message) const;

  private:
    class Formats;  // messages that have been used, ready to be filled in

    Language language_;
    mutable std::unique_ptr<Formats> formats_;
};

/// One language's ICU message.
std::string_view text_of(Language language, Key key);
/// `seat.cards`
std::string_view name_of(Key key);
std::optional<Key> find_key(std::string_view name);
/// The message whose key is put together from these: a beginning and a name from a table of the engine.
/// @pre the catalogues have it, and it needs these values; tests/words looks through the tables
Message message_named(std::string_view beginning, std::string_view name, std::string_view end = "",
                      std::vector<Value> values = {});
/// The names of its values, in alphabetical order, and whether each is counted.
struct Argument {
    std::string_view name;
    bool counted;
};
std::span<const Argument> arguments_of(Key key);

}  // namespace tenback::words
